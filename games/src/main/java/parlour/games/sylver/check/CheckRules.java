package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.claim.BadInput;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * The rules of finite positions as certificates are checked by them, and how they are written: a
 * position by the least numbers that generate it, a move by its number.
 */
final class CheckRules
        implements FiniteRuleset<CheckPosition, Integer>, PositionNotation<CheckPosition, Integer> {
    private final CheckPosition start;
    private final boolean oneLoses;

    CheckRules(CheckPosition start, boolean oneLoses) {
        this.start = start;
        this.oneLoses = oneLoses;
    }

    @Override
    public CheckPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(CheckPosition position) {
        if (!moves(position).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(oneLoses ? Result.WON : Result.LOST);
    }

    @Override
    public List<Integer> moves(CheckPosition position) {
        List<Integer> moves = new ArrayList<>();
        for (int n = oneLoses ? 1 : 2; n <= position.bound(); n++) {
            if (position.isLeft(n)) {
                moves.add(n);
            }
        }
        return moves;
    }

    @Override
    public boolean isLegal(CheckPosition position, Integer move) {
        return position.isLeft(move) && (oneLoses || move > 1);
    }

    @Override
    public CheckPosition play(CheckPosition position, Integer move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("number (" + move + ") cannot be named");
        }
        return position.name(move);
    }

    @Override
    public String write(CheckPosition position) {
        return position.text();
    }

    @Override
    public CheckPosition read(String text) {
        long[] named = CheckInstance.numbers(text);
        CheckPosition position = CheckPosition.of(start.bound(), named);
        for (int n = start.sums().nextSetBit(1); n >= 0; n = start.sums().nextSetBit(n + 1)) {
            if (!position.sums().get(n)) {
                throw new IllegalArgumentException("it cannot follow from the start");
            }
        }
        if (!position.text().equals(text)) {
            throw new IllegalArgumentException("expected " + BadInput.shown(position.text()));
        }
        return position;
    }

    @Override
    public String writeMove(CheckPosition position, Integer move) {
        return String.valueOf(move);
    }

    @Override
    public Integer readMove(CheckPosition position, String text) {
        long[] numbers = CheckInstance.numbers(text);
        if (numbers.length != 1 || numbers[0] > position.bound()) {
            throw new IllegalArgumentException("expected a number that can be named");
        }
        return (int) numbers[0];
    }
}
