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
 * The rules as certificates are checked by them, and how positions are written: by the least
 * numbers that generate them; a move by its number.
 *
 * <p>At a position pH with p = 2 or 3 there are only those moves that may win if H is symmetric:
 * p·x for the gaps x of H, and the gaps n &gt;= 2 of H that p does not divide. By the quiet end
 * theorem every other move loses: it lies in H, and makes a symmetric semigroup with pH. Where H is
 * not symmetric, or p another number, moves are refused; but positions that are lost by Blok's
 * pairing, or since a prime from 5 on alone is named, have none.
 */
final class CheckRules
        implements FiniteRuleset<CheckPosition, Long>, PositionNotation<CheckPosition, Long> {
    private final CheckPosition start;
    private final int least;

    CheckRules(CheckPosition start, boolean oneLoses) {
        this.start = start;
        this.least = oneLoses ? 1 : 2;
    }

    @Override
    public CheckPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(CheckPosition position) {
        if (!position.isOver(least)) {
            return Optional.empty();
        }
        return Optional.of(least == 1 ? Result.WON : Result.LOST);
    }

    @Override
    public List<Long> moves(CheckPosition position) {
        return position.gcd() == 1 ? finite(position) : quiet(position);
    }

    private List<Long> finite(CheckPosition position) {
        List<Long> moves = new ArrayList<>();
        for (long n = least; n <= position.bound(); n++) {
            if (position.isGap(n)) {
                moves.add(n);
            }
        }
        return moves;
    }

    private static List<Long> quiet(CheckPosition position) {
        if (isLostByTheorem(position.named())) {
            return List.of();
        }
        HeaderClaim.demand(
                position.isQuiet(),
                "position (" + BadInput.shown(position.text()) + ") has more moves that may win");
        TreeSet<Long> moves = new TreeSet<>();
        long gcd = position.gcd();
        for (long x = 1; x <= position.bound(); x++) {
            if (position.isGap(x)) {
                moves.add(gcd * x);
                if (x % gcd != 0 && x > 1) {
                    moves.add(x);
                }
            }
        }
        return new ArrayList<>(moves);
    }

    private static boolean isLostByTheorem(long[] named) {
        return (named.length == 1 && PrimeTheorem.isPrime(named[0]))
                || PairingTheorem.objection(named).isEmpty();
    }

    @Override
    public boolean isLegal(CheckPosition position, Long move) {
        return move >= least && position.isLeft(move);
    }

    @Override
    public CheckPosition play(CheckPosition position, Long move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("number (" + move + ") cannot be named");
        }
        return position.name(move);
    }

    @Override
    public String write(CheckPosition position) {
        return position.text();
    }

    /** Where finitely many numbers are left at the start, what is made there is made later too. */
    @Override
    public CheckPosition read(String text) {
        long[] named = CheckInstance.numbers(text);
        if (start.gcd() != 1) {
            return CheckPosition.of(named);
        }
        CheckPosition position = start;
        for (long n : named) {
            position = position.isLeft(n) ? position.name(n) : position;
        }
        return position;
    }

    @Override
    public String writeMove(CheckPosition position, Long move) {
        return String.valueOf(move);
    }

    @Override
    public Long readMove(CheckPosition position, String text) {
        long[] numbers = CheckInstance.numbers(text);
        HeaderClaim.demand(
                numbers.length == 1 && numbers[0] <= Integer.MAX_VALUE, "expected a number");
        return numbers[0];
    }
}
