package parlour.games.catalogue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;
import parlour.scene.Scene;

/** A random acyclic graph as a game: every arc leads to a lower number, and sinks end somehow. */
final class DagGame extends FiniteGame<DagGame.Dag, Integer, Integer> {
    private static final Profile PROFILE =
            new Profile(
                    "dag",
                    "Random graph",
                    "Move along an arc.",
                    "A move is the number of a vertex.",
                    List.of(
                            Parameter.required("seed", "Seed of the arcs.", "1"),
                            Parameter.required("at", "The vertex.", "9"),
                            Parameter.required("ends", "How sinks end: LOST or ANY.", "ANY")),
                    EnumSet.of(
                            Question.OUTCOME,
                            Question.WINNING_MOVES,
                            Question.NIMBER,
                            Question.REMOTENESS),
                    List.of(),
                    List.of("dag(seed=1,at=9,ends=ANY)"));

    record Dag(int seed, int at, String ends)
            implements FiniteRuleset<Integer, Integer>, PositionNotation<Integer, Integer> {
        @Override
        public Integer start() {
            return at;
        }

        private Random random(int vertex) {
            return new Random(seed * 1000L + vertex);
        }

        @Override
        public Optional<Result> result(Integer position) {
            if (!moves(position).isEmpty()) {
                return Optional.empty();
            }
            Result[] all = ends.equals("ANY") ? Result.values() : new Result[] {Result.LOST};
            return Optional.of(all[random(position).nextInt(all.length)]);
        }

        @Override
        public List<Integer> moves(Integer position) {
            Random random = random(position);
            List<Integer> moves = new ArrayList<>();
            for (int vertex = 0; vertex < position; vertex++) {
                if (random.nextInt(4) == 0) {
                    moves.add(vertex);
                }
            }
            return moves;
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public String write(Integer position) {
            return "v" + position;
        }

        @Override
        public Integer read(String text) {
            return Integer.valueOf(text.substring(1));
        }

        @Override
        public String writeMove(Integer position, Integer move) {
            return String.valueOf(move);
        }

        @Override
        public Integer readMove(Integer position, String text) {
            return Integer.valueOf(text);
        }
    }

    @Override
    protected FiniteRuleset<Integer, Integer> rules(Dag instance) {
        return instance;
    }

    @Override
    protected PositionNotation<Integer, Integer> notation(Dag instance) {
        return instance;
    }

    @Override
    protected Dag at(Dag instance, Integer position) {
        return new Dag(instance.seed(), position, instance.ends());
    }

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public Dag read(InstanceText text) {
        var bounds = new Values.Bounds(0, 1000, "dag(seed=1,at=9,ends=ANY)");
        return new Dag(
                Values.integer(text, "seed", bounds),
                Values.integer(text, "at", bounds),
                text.valueOr("ends", "ANY"));
    }

    @Override
    public String canonical(Dag instance) {
        return "dag(seed=" + instance.seed + ",at=" + instance.at + ",ends=" + instance.ends + ")";
    }

    @Override
    public Scene show(Dag instance) {
        return Scene.of(canonical(instance), "");
    }
}
