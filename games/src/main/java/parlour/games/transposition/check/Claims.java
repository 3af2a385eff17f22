package parlour.games.transposition.check;

import java.util.List;
import parlour.claim.Json;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.TranspositionInstance;

/**
 * What a header claims.
 *
 * @param outcome the outcome class
 * @param moves whether lists of winning moves are claimed to be complete
 * @param even those of a mover who wants even; on the other boards those of the mover
 * @param odd those of a mover who wants odd; on the other boards none
 */
record Claims(String outcome, boolean moves, List<String> even, List<String> odd) {
    static Claims read(Json.Fields claim, TranspositionInstance instance, boolean moves) {
        boolean numbers = instance instanceof NumberGame;
        int fields = moves ? numbers ? 3 : 2 : 1;
        Fields.object(claim, fields);
        String outcome = Fields.text(claim, "outcome");
        boolean known =
                outcome.equals("BLACK")
                        || outcome.equals("WHITE")
                        || (numbers && (outcome.equals("EVEN") || outcome.equals("ODD")));
        Fields.demand(known, "outcome must be BLACK, WHITE, EVEN or ODD");
        if (!moves) {
            return new Claims(outcome, false, List.of(), List.of());
        }
        return numbers
                ? new Claims(
                        outcome,
                        true,
                        Fields.texts(claim, "winningMovesEven"),
                        Fields.texts(claim, "winningMovesOdd"))
                : new Claims(outcome, true, Fields.texts(claim, "winningMoves"), List.of());
    }
}
