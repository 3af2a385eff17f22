package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.game.SearchRules;

/** One line of play, with the options along it. */
final class FormWalk<S extends FormState<S>> implements SearchRules.Walk {
    private final FormSearch<S> rules;
    private final List<Ply> plies = new ArrayList<>();

    FormWalk(FormSearch<S> rules) {
        this.rules = rules;
        plies.add(new Ply(rules.start()));
    }

    @Override
    public int expand(int ply) {
        boolean drawIsWin = !rules.bounds().drawless() && rules.drawWins() == (ply % 2 == 0);
        return plies.get(ply).expand(drawIsWin);
    }

    @Override
    public long[] keys(int ply) {
        return plies.get(ply).keys;
    }

    @Override
    public int[] scores(int ply) {
        return plies.get(ply).scores;
    }

    @Override
    public void enter(int ply, int option) {
        S state = plies.get(ply).options.get(option);
        if (ply + 1 == plies.size()) {
            plies.add(new Ply(state));
        } else {
            plies.get(ply + 1).state = state;
        }
    }

    /** A position on the line. */
    private final class Ply {
        private S state;
        private final List<S> options = new ArrayList<>();
        private final int[] moves = new int[rules.bounds().mostMoves()];
        private final int[] scores = new int[rules.bounds().mostMoves()];
        private final long[] keys = new long[rules.words() * rules.bounds().mostMoves()];

        Ply(S state) {
            this.state = state;
        }

        int expand(boolean drawIsWin) {
            boolean drawIsWinForOthers = !rules.bounds().drawless() && !drawIsWin;
            int candidates = state.candidates(moves);
            int count = 0;
            for (int i = 0; i < candidates; i++) {
                S option = option(count);
                option.play(state, moves[i]);
                int sight = option.atSight(drawIsWinForOthers);
                if (sight == 0) {
                    return WON;
                }
                if (sight < 0) {
                    option.write(drawIsWinForOthers, keys, count * rules.words());
                    scores[count++] = option.mobility();
                }
            }
            return count;
        }

        private S option(int number) {
            if (number == options.size()) {
                options.add(state.fresh());
            }
            return options.get(number);
        }
    }
}
