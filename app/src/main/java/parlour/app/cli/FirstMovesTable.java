package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.games.catalogue.FirstMovesRow;

/** The winning first moves of a family, size by size, as text and as JSON. */
final class FirstMovesTable {
    static final Option PROFILE =
            Option.flag(
                    "profile",
                    "Adds the winning first moves for each size; --time holds for them anew.");
    static final Option LONGEST =
            Option.valued(
                    "longest", "N", "With --profile: sizes 1 to N, and L; N is 30 if left out.");

    /** Sizes up to this are shown if none is named: well beyond the onset for small a + d. */
    private static final int LONGEST_BY_DEFAULT = 30;

    /** A row of n cards asks for n outcomes: 1000 rows for some 10^6 / 2. */
    private static final int MOST = 1000;

    private FirstMovesTable() {}

    /**
     * The greatest size that the command line asks for.
     *
     * @throws BadInput if it is no such number, or no profile is asked for
     */
    static int longest(Arguments arguments) {
        String text = arguments.value(LONGEST).orElse(String.valueOf(LONGEST_BY_DEFAULT));
        if (arguments.value(LONGEST).isPresent() && !arguments.has(PROFILE)) {
            throw bad(text, "goes with --profile only");
        }
        // Up to four digits fit an int.
        int size = Numerals.isNatural(text) && text.length() <= 4 ? Integer.parseInt(text) : 0;
        if (size < 1 || size > MOST) {
            throw bad(text, "cannot be used: give 1 to " + MOST);
        }
        return size;
    }

    private static BadInput bad(String text, String complaint) {
        return new BadInput(
                text,
                "longest (%s) %s, as in ./parlour long-run monotonic --a 4 --d 4 --profile --longest 20"
                        .formatted(BadInput.shown(text), complaint));
    }

    static String text(List<FirstMovesRow> rows) {
        Columns columns = new Columns("n", "outcome", "winning first moves");
        rows.forEach(row -> columns.add(row.size(), row.letter(), row.moves()));
        return columns.toString();
    }

    /** What is not known is left out, but for the outcome, which is {@code ?}. */
    static Json json(List<FirstMovesRow> rows) {
        List<Json> items = new ArrayList<>();
        for (FirstMovesRow row : rows) {
            Json size =
                    Numerals.isNatural(row.size())
                            ? Json.of(Integer.parseInt(row.size()))
                            : new Json.Text(row.size());
            Json.Fields fields = Json.fields().with("n", size).with("outcome", row.letter());
            items.add(
                    row.winning()
                            .map(moves -> fields.with("winningMoves", Json.texts(moves)))
                            .orElse(fields));
        }
        return new Json.Items(items);
    }
}
