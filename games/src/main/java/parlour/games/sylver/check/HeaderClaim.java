package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.game.Outcome;

/** The claim of a certificate's header, field by field; every complaint is an illegal argument. */
final class HeaderClaim {
    private final CertificateHeader header;

    HeaderClaim(CertificateHeader header) {
        this.header = header;
    }

    /** Whether unlisted moves are claimed to lose. */
    boolean isAboutMoves() {
        boolean moves = header.claims().equals("moves");
        demand(
                moves || header.claims().equals("outcome"),
                "claims (" + BadInput.shown(header.claims()) + ")");
        return moves;
    }

    void demandFields(Set<String> expected) {
        demand(
                header.claim().values().keySet().equals(expected),
                "the claim should have " + expected);
    }

    /** What is claimed of a position with gcd 2 or 3. */
    EvenChecker.Claimed ofPeriod() {
        if (!isAboutMoves()) {
            demandFields(Set.of("outcome"));
            return new EvenChecker.Claimed(outcome(), null, false, 0);
        }
        boolean complete = isComplete();
        boolean bounded = field("completeBelow") != null;
        Set<String> fields =
                new HashSet<>(Set.of("outcome", "winningMoves", "winningMovesComplete"));
        if (bounded && !complete) {
            fields.add("completeBelow");
        }
        demandFields(fields);
        long below = bounded ? whole("completeBelow") : 0;
        return new EvenChecker.Claimed(outcome(), winningMoves(), complete, below);
    }

    /** The one winning move of a claim that says of no other move that it loses. */
    long onlyReply() {
        demand(!isAboutMoves(), "claims should be outcome");
        demandFields(Set.of("outcome", "winningMoves", "winningMovesComplete"));
        Set<Long> wins = winningMoves();
        demand(
                outcome() == Outcome.NEXT && wins.size() == 1 && !isComplete(),
                "expected a win by one reply");
        return wins.iterator().next();
    }

    Outcome outcome() {
        String text = text("outcome");
        demand(text.equals("N") || text.equals("P"), "expected an outcome N or P");
        return Outcome.of(text.charAt(0));
    }

    String text(String key) {
        if (field(key) instanceof Json.Text(String text)) {
            return text;
        }
        throw new IllegalArgumentException("expected a text under " + key);
    }

    long whole(String key) {
        if (field(key) instanceof Json.Whole(var value)
                && value.signum() >= 0
                && value.bitLength() < Integer.SIZE) {
            return value.longValueExact();
        }
        throw new IllegalArgumentException("expected a number under " + key);
    }

    boolean isComplete() {
        if (field("winningMovesComplete") instanceof Json.Flag(boolean flag)) {
            return flag;
        }
        throw new IllegalArgumentException("expected true or false under winningMovesComplete");
    }

    Set<Long> winningMoves() {
        if (!(field("winningMoves") instanceof Json.Items(List<Json> items))) {
            throw new IllegalArgumentException("expected a list under winningMoves");
        }
        Set<Long> moves = new HashSet<>();
        for (Json item : items) {
            long[] numbers =
                    item instanceof Json.Text(String text)
                            ? CheckInstance.numbers(text)
                            : new long[0];
            demand(numbers.length == 1, "expected a number in winningMoves");
            moves.add(numbers[0]);
        }
        return moves;
    }

    private @Nullable Json field(String key) {
        return header.claim().values().get(key);
    }

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
