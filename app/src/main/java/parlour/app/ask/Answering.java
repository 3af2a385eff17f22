package parlour.app.ask;

import java.util.LinkedHashMap;
import java.util.List;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Standing;
import parlour.games.catalogue.Opened;

/**
 * Asks a game, and sees to it that a limit ends in an {@code unknown} even if it struck where no
 * engine expected it.
 */
public final class Answering {
    private Answering() {}

    /** The answer of the game. */
    public static Answer answer(Opened<?> opened, Ask ask, Budget budget) {
        try {
            return opened.solve(ask, budget);
        } catch (Budget.Exceeded exceeded) {
            return stopped(opened.canonical(), exceeded.limit());
        } catch (OutOfMemoryError full) {
            return stopped(opened.canonical(), "memory");
        }
    }

    /** The answer of work that a limit ended before it could say anything. */
    public static Answer stopped(String instance, String limit) {
        return new Answer(
                instance,
                new Standing.Unknown("stopped: " + limit, true, List.of()),
                List.of(),
                "none",
                List.of(),
                new LinkedHashMap<>());
    }
}
