package parlour.app.cli;

import java.util.List;
import parlour.app.reproduce.Erratum;
import parlour.app.reproduce.Literature;
import parlour.app.reproduce.PublishedTable;
import parlour.app.reproduce.Reproduction;
import parlour.app.reproduce.Reproduction.Verdict;
import parlour.claim.Counted;

/** What {@code reproduce} tells people. */
record ReproductionText(List<Reproduction> reproductions) {
    private static final int WIDTH = 100;

    /** What is said of one table, as soon as it is recomputed. */
    static String of(Reproduction reproduction) {
        PublishedTable table = reproduction.table();
        StringBuilder text = new StringBuilder(table.name()).append(": ").append(sum(reproduction));
        text.append('\n');
        text.append(indented("source: " + table.source()));
        text.append(indented("convention: " + table.convention()));
        for (Reproduction.Recomputed cell : reproduction.cells()) {
            text.append(line(cell));
        }
        return text.toString();
    }

    private static String sum(Reproduction reproduction) {
        StringBuilder sum = new StringBuilder();
        sum.append(reproduction.count(Verdict.AGREES)).append(" of ");
        sum.append(reproduction.cells().size()).append(" cells agree");
        append(sum, reproduction.count(Verdict.ERRATUM), "as the errata say");
        append(sum, reproduction.count(Verdict.DISAGREES), "DISAGREE");
        append(sum, reproduction.count(Verdict.UNDECIDED), "undecided");
        return sum.toString();
    }

    private static void append(StringBuilder sum, int count, String what) {
        if (count > 0) {
            sum.append(", ").append(count).append(' ').append(what);
        }
    }

    private static String line(Reproduction.Recomputed recomputed) {
        PublishedTable.Cell cell = recomputed.cell();
        String start = cell.subject() + " " + cell.field() + ": published " + cell.published();
        return switch (recomputed.verdict()) {
            case AGREES -> "";
            case ERRATUM ->
                    indented(
                            "erratum: "
                                    + start
                                    + ", right "
                                    + recomputed.found()
                                    + ": "
                                    + cell.erratum().map(Erratum::why).orElse(""));
            case DISAGREES ->
                    indented(
                            "DISAGREES: "
                                    + start
                                    + (cell.erratum().isPresent()
                                            ? ", by the errata " + cell.right()
                                            : "")
                                    + ", found "
                                    + (recomputed.found().isEmpty()
                                            ? "nothing"
                                            : recomputed.found()));
            case UNDECIDED -> indented("undecided: " + start);
        };
    }

    private static String indented(String line) {
        Paragraphs paragraphs = new Paragraphs(WIDTH);
        paragraphs.paragraph(line);
        return paragraphs.toString();
    }

    /** What is said after all tables. */
    String end(int left) {
        StringBuilder text = new StringBuilder();
        List<String> names = reproductions.stream().map(r -> r.table().name()).toList();
        for (var remarks : Literature.remarks(names).entrySet()) {
            for (Erratum remark : remarks.getValue()) {
                text.append(
                        indented(
                                "remark on %s, %s: %s; right: %s; %s"
                                        .formatted(
                                                remarks.getKey(),
                                                remark.subject(),
                                                remark.published(),
                                                remark.right(),
                                                remark.why())));
            }
        }
        ReproduceVerb.Sum sum = new ReproduceVerb.Sum(reproductions);
        text.append(
                "%s: %s agree, %d as the errata say, %d disagree, %d undecided%n"
                        .formatted(
                                Counted.of(reproductions.size(), "table"),
                                Counted.of(sum.count(Verdict.AGREES), "cell"),
                                sum.count(Verdict.ERRATUM),
                                sum.count(Verdict.DISAGREES),
                                sum.count(Verdict.UNDECIDED)));
        if (left > 0) {
            text.append(Counted.are(left, "table")).append(" left for --long\n");
        }
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
