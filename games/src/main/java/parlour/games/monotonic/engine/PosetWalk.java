package parlour.games.monotonic.engine;

import parlour.game.SearchRules;

import java.util.ArrayList;
import java.util.List;

/** One line of play on a poset, with the options along it. */
final class PosetWalk implements SearchRules.Walk {
    private final PosetSearch rules;
    private final boolean drawWins;
    private final int thread;
    private final List<Ply> plies = new ArrayList<>();

    PosetWalk(PosetSearch rules, PosetState start, boolean drawWins, int thread) {
        this.rules = rules;
        this.drawWins = drawWins;
        this.thread = thread;
        plies.add(new Ply(start));
    }

    @Override
    public int expand(int ply) {
        return plies.get(ply).expand(isDrawEnough(ply));
    }

    /** Whether a draw is enough for the player to move at a ply. */
    private boolean isDrawEnough(int ply) {
        return !rules.isDrawless() && drawWins == (ply % 2 == 0);
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
        PosetState state = plies.get(ply).options.get(option);
        if (ply + 1 == plies.size()) {
            plies.add(new Ply(state));
        } else {
            plies.get(ply + 1).state = state;
        }
    }

    /** A position on the line. */
    private final class Ply {
        private PosetState state;
        private final List<PosetState> options = new ArrayList<>();
        private final long[] keys = new long[rules.words() * rules.cards().poset().size()];
        private final int[] scores = new int[rules.cards().poset().size()];

        Ply(PosetState state) {
            this.state = state;
        }

        int expand(boolean drawIsWin) {
            boolean normal = rules.cards().isNormal();
            int count = 0;
            for (long left = state.live(); left != 0; left &= left - 1) {
                int card = Long.numberOfTrailingZeros(left);
                if (normal && !state.isSafe(card)) {
                    continue;
                }
                PosetState option = option(count);
                option.play(state, card);
                boolean othersDraw = !rules.isDrawless() && !drawIsWin;
                switch (rules.atSight(option, othersDraw)) {
                    case 0 -> {
                        return WON;
                    }
                    case 1 -> {}
                    default -> {
                        option.write(othersDraw, keys, count * rules.words());
                        scores[count++] = score(option, card, normal);
                    }
                }
            }
            return count;
        }

        private PosetState option(int number) {
            if (number == options.size()) {
                options.add(new PosetState(rules.cards()));
            }
            return options.get(number);
        }

        /** Fewer good cards for the other player first; other threads break ties differently. */
        private int score(PosetState option, int card, boolean normal) {
            int good = normal ? option.safeCards() : Long.bitCount(option.live());
            return good * 4 + (card * thread & 3);
        }
    }
}
