package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import parlour.claim.BadInput;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * The rules with, at a short position pH, p = 2 or 3, only those moves that may win: p·x for the
 * gaps x of H, and the gaps n &gt;= 2 of H that p does not divide. By the quiet end theorem every
 * other move loses: it lies in H, and makes a symmetric semigroup with pH. Long positions are
 * refused.
 */
final class QuietRules
        implements FiniteRuleset<QuietPosition, Long>, PositionNotation<QuietPosition, Long> {
    private final QuietPosition start;
    private final boolean oneLoses;

    QuietRules(QuietPosition start, boolean oneLoses) {
        this.start = start;
        this.oneLoses = oneLoses;
    }

    @Override
    public QuietPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(QuietPosition position) {
        int least = oneLoses ? 1 : 2;
        if (position.gcd() != 1
                || position.scaled().sums().nextClearBit(least) <= position.scaled().bound()) {
            return Optional.empty();
        }
        return Optional.of(oneLoses ? Result.WON : Result.LOST);
    }

    @Override
    public List<Long> moves(QuietPosition position) {
        TreeSet<Long> moves = new TreeSet<>();
        long gcd = position.gcd();
        HeaderClaim.demand(
                gcd == 1 || position.isQuiet(),
                "position (" + BadInput.shown(position.text()) + ") has more moves that may win");
        for (long x = 1; x <= position.scaled().bound(); x++) {
            if (position.scaled().isLeft(x)) {
                moves.add(gcd * x);
                if (x % gcd != 0 && x > 1) {
                    moves.add(x);
                }
            }
        }
        if (gcd == 1 && !oneLoses) {
            moves.remove(1L);
        }
        return new ArrayList<>(moves);
    }

    @Override
    public boolean isLegal(QuietPosition position, Long move) {
        return position.isLeft(move) && (oneLoses || move > 1);
    }

    @Override
    public QuietPosition play(QuietPosition position, Long move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("number (" + move + ") cannot be named");
        }
        return position.name(move);
    }

    @Override
    public String write(QuietPosition position) {
        return position.text();
    }

    @Override
    public QuietPosition read(String text) {
        QuietPosition position = QuietPosition.of(CheckInstance.numbers(text));
        HeaderClaim.demand(
                position.text().equals(text), "expected " + BadInput.shown(position.text()));
        return position;
    }

    @Override
    public String writeMove(QuietPosition position, Long move) {
        return String.valueOf(move);
    }

    @Override
    public Long readMove(QuietPosition position, String text) {
        long[] numbers = CheckInstance.numbers(text);
        HeaderClaim.demand(
                numbers.length == 1 && numbers[0] <= Integer.MAX_VALUE, "expected a number");
        return numbers[0];
    }
}
