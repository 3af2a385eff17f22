package parlour.app.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import parlour.app.cli.table.CellText;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.exact.Rational;

/**
 * A published table recomputed, cell by cell. The cells say which fields of what are wanted, and
 * are looked at again only when these have been computed.
 *
 * @param table the table
 * @param cells its cells with what was found
 */
public record Reproduction(PublishedTable table, List<Recomputed> cells) {
    private static final Pattern FRACTION = Pattern.compile("-?[0-9]+(/[0-9]+)?");

    /** Keeps a copy. */
    public Reproduction {
        cells = List.copyOf(cells);
    }

    /** How a cell came out. */
    public enum Verdict {
        /** As published. */
        AGREES,
        /** Not as published but as the list of errata says. */
        ERRATUM,
        /** Otherwise. */
        DISAGREES,
        /** Not decided within the budget. */
        UNDECIDED
    }

    /**
     * A cell recomputed.
     *
     * @param cell the cell
     * @param found what was computed; empty where nothing was
     * @param verdict how it came out
     */
    public record Recomputed(PublishedTable.Cell cell, String found, Verdict verdict) {}

    /**
     * Recomputes a table.
     *
     * @param budgets a budget for each subject, started when it is asked for
     * @param progress told of each subject that is done
     * @throws Budget.Exceeded if somebody asked the work to stop
     */
    public static Reproduction of(
            PublishedTable table, Supplier<Budget> budgets, Runnable progress) {
        List<Recomputed> cells = new ArrayList<>();
        for (List<PublishedTable.Cell> same : subjects(table).values()) {
            cells.addAll(recompute(same.getFirst().subject(), same, budgets.get()));
            progress.run();
        }
        return new Reproduction(table, cells);
    }

    /** How many subjects a table has. */
    public static int size(PublishedTable table) {
        return subjects(table).size();
    }

    /** The cells by what they are about, however that is written. */
    private static Map<String, List<PublishedTable.Cell>> subjects(PublishedTable table) {
        Map<String, List<PublishedTable.Cell>> subjects = new LinkedHashMap<>();
        for (PublishedTable.Cell cell : table.cells()) {
            String same = Subjects.canonical(cell.subject());
            subjects.computeIfAbsent(same, _ -> new ArrayList<>()).add(cell);
        }
        return subjects;
    }

    private static List<Recomputed> recompute(
            InstanceText subject, List<PublishedTable.Cell> cells, Budget budget) {
        Set<String> fields = new LinkedHashSet<>();
        cells.forEach(cell -> fields.add(cell.field()));
        Json.Fields found;
        try {
            found = Subjects.compute(subject, fields, budget);
        } catch (Budget.Exceeded | OutOfMemoryError stopped) {
            if (budget.isCancelled()) {
                throw new Budget.Exceeded(Budget.INTERRUPT);
            }
            return cells.stream().map(cell -> new Recomputed(cell, "", Verdict.UNDECIDED)).toList();
        }
        return cells.stream().map(cell -> judged(cell, found)).toList();
    }

    private static Recomputed judged(PublishedTable.Cell cell, Json.Fields answer) {
        String found = value(answer, cell.field());
        if (found.equals(cell.right()) || isSameNumber(found, cell.right())) {
            Verdict verdict = cell.erratum().isPresent() ? Verdict.ERRATUM : Verdict.AGREES;
            return new Recomputed(cell, found, verdict);
        }
        boolean open =
                found.isEmpty()
                        ? value(answer, "status").equals("unknown")
                        : isPartial(answer, cell.field());
        return new Recomputed(cell, found, open ? Verdict.UNDECIDED : Verdict.DISAGREES);
    }

    /** Whether a list of moves may have more than those found. */
    private static boolean isPartial(Json.Fields answer, String field) {
        return field.equals("winningMoves")
                && value(answer, "winningMovesComplete").equals("false");
    }

    /** Sources do not always reduce their fractions. */
    private static boolean isSameNumber(String found, String right) {
        return FRACTION.matcher(found).matches()
                && FRACTION.matcher(right).matches()
                && Rational.parse(found).equals(Rational.parse(right));
    }

    /** The text of a field; an empty list is {@code none}, a missing field the empty text. */
    private static String value(Json.Fields answer, String field) {
        Json value = answer;
        for (String name : field.split("\\.")) {
            value = value instanceof Json.Fields fields ? fields.values().get(name) : null;
        }
        if (value == null) {
            return "";
        }
        return value instanceof Json.Items(List<Json> items) && items.isEmpty()
                ? "none"
                : CellText.of(value);
    }

    /** How many cells came out so. */
    public int count(Verdict verdict) {
        return (int) cells.stream().filter(cell -> cell.verdict() == verdict).count();
    }
}
