package parlour.app.recall;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import parlour.app.ask.ListedMoves;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.games.catalogue.Playable;
import parlour.store.StoredResult;

/** Lists of moves as they lie in the store. */
public final class MovesForm implements Form<ListedMoves> {
    static final MovesForm ONLY = new MovesForm();

    private static final String UNKNOWN = "unknown";

    private MovesForm() {}

    @Override
    public Reach reach(ListedMoves listed) {
        if (listed.isStopped()) {
            return Reach.CUT_SHORT;
        }
        return isDecided(listed) ? Reach.ANY_LIMITS : Reach.THESE_LIMITS;
    }

    private static boolean isDecided(ListedMoves listed) {
        return listed.rows().stream().noneMatch(row -> row.outcome().equals(UNKNOWN));
    }

    @Override
    public StoredResult.Verdict verdict(ListedMoves listed) {
        return new StoredResult.Verdict(isDecided(listed) ? "proved" : UNKNOWN, "", "");
    }

    @Override
    public Json.Fields answer(ListedMoves listed) {
        return listed.toJson();
    }

    @Override
    public Json.Fields counts(ListedMoves listed) {
        return Json.fields();
    }

    @Override
    public ListedMoves read(Json.Fields answer, Json.Fields counts) {
        if (answer.values().get("instance") instanceof Json.Text(String instance)
                && answer.values().get("moves") instanceof Json.Items(List<Json> moves)) {
            List<Playable.Row> rows = new ArrayList<>(moves.size());
            moves.forEach(move -> rows.add(row(move)));
            ListedMoves listed = new ListedMoves(instance, rows, "");
            if (listed.toJson().toString().equals(answer.toString())) {
                return listed;
            }
        }
        throw new IllegalArgumentException("no moves: " + BadInput.shown(answer.toString()));
    }

    private static Playable.Row row(Json json) {
        if (json instanceof Json.Fields fields
                && fields.values().get("move") instanceof Json.Text(String move)
                && fields.values().get("outcome") instanceof Json.Text(String outcome)
                && fields.values().get("wins") instanceof Json.Flag(boolean wins)) {
            OptionalLong remoteness =
                    fields.values().get("remoteness") instanceof Json.Whole(BigInteger plies)
                            ? OptionalLong.of(plies.longValue())
                            : OptionalLong.empty();
            return new Playable.Row(move, outcome, wins, remoteness);
        }
        throw new IllegalArgumentException("no move: " + BadInput.shown(json.toString()));
    }
}
