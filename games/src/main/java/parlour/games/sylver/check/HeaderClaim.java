package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.Set;
import parlour.check.ClaimFields;
import parlour.claim.CertificateHeader;
import parlour.game.Outcome;

/** The claim of a certificate's header as it is about Sylver coinage. */
final class HeaderClaim {
    private final ClaimFields fields;

    HeaderClaim(CertificateHeader header) {
        this.fields = new ClaimFields(header);
    }

    /** Whether unlisted moves are claimed to lose. */
    boolean isAboutMoves() {
        return fields.isAboutMoves();
    }

    /** Whether a win by one reply is claimed, and nothing of other moves. */
    boolean isByReply() {
        return !isAboutMoves() && fields.has("winningMoves");
    }

    void demandFields(Set<String> expected) {
        fields.demandExactly(expected);
    }

    /** What is claimed of a position with gcd above 1, or before anything is named. */
    EvenChecker.Claimed claimed() {
        if (!isAboutMoves()) {
            demandFields(Set.of("outcome"));
            return new EvenChecker.Claimed(outcome(), null, false, 0);
        }
        boolean complete = isComplete();
        boolean bounded = fields.has("completeBelow");
        Set<String> expected =
                new HashSet<>(Set.of("outcome", "winningMoves", "winningMovesComplete"));
        if (bounded && !complete) {
            expected.add("completeBelow");
        }
        demandFields(expected);
        long below = bounded ? fields.whole("completeBelow") : 0;
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

    /** N or P: no play is drawn. */
    Outcome outcome() {
        Outcome outcome = fields.outcome();
        demand(outcome != Outcome.DRAWN, "expected an outcome N or P");
        return outcome;
    }

    String text(String key) {
        return fields.text(key);
    }

    private boolean isComplete() {
        return fields.flag("winningMovesComplete");
    }

    Set<Long> winningMoves() {
        Set<Long> moves = new HashSet<>();
        for (String text : fields.texts("winningMoves")) {
            long[] numbers = CheckInstance.numbers(text);
            demand(numbers.length == 1, "expected a number in winningMoves");
            moves.add(numbers[0]);
        }
        return moves;
    }

    static void demand(boolean condition, String otherwise) {
        ClaimFields.demand(condition, otherwise);
    }
}
