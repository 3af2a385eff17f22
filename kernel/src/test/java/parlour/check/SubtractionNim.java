package parlour.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * A tiny game to check checkers with: one heap, take 1 to 3; who takes the last loses or wins. A
 * heap of {@code draw} is a drawn end.
 */
record SubtractionNim(int heap, Result atZero, int draw)
        implements FiniteRuleset<Integer, Integer> {
    static final int NO_DRAW = -1;

    static SubtractionNim of(int heap) {
        return new SubtractionNim(heap, Result.LOST, NO_DRAW);
    }

    @Override
    public Integer start() {
        return heap;
    }

    @Override
    public Optional<Result> result(Integer position) {
        if (position == draw) {
            return Optional.of(Result.DRAWN);
        }
        return position == 0 ? Optional.of(atZero) : Optional.empty();
    }

    @Override
    public List<Integer> moves(Integer position) {
        List<Integer> moves = new ArrayList<>();
        for (int take = 1; take <= Math.min(3, position) && result(position).isEmpty(); take++) {
            moves.add(take);
        }
        return moves;
    }

    @Override
    public Integer play(Integer position, Integer take) {
        if (!isLegal(position, take)) {
            throw new IllegalArgumentException("illegal");
        }
        return position - take;
    }

    /** Positions and moves as decimal numbers. */
    static final class Notation implements PositionNotation<Integer, Integer> {
        @Override
        public String write(Integer position) {
            return position.toString();
        }

        @Override
        public Integer read(String text) {
            return Integer.valueOf(text);
        }

        @Override
        public String writeMove(Integer position, Integer move) {
            return move.toString();
        }

        @Override
        public Integer readMove(Integer position, String text) {
            return Integer.valueOf(text);
        }
    }
}
