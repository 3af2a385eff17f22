package parlour.app.reproduce;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import parlour.claim.InstanceText;

/**
 * Reads the files of published tables. Their format is described in docs/format-literature.md; a
 * file that does not keep it is a bug of the house, hence an {@link IllegalStateException}.
 */
final class TableText {
    private static final String SOURCE = "# source: ";
    private static final String CONVENTION = "; convention: ";
    private static final String SUBJECT = "# of: ";
    private static final String INSTANCE = "instance";

    private final String name;
    private final List<String> comments = new ArrayList<>();
    private final List<CsvRecord> records;

    TableText(String name, String text) {
        this.name = name;
        int at = 0;
        while (text.startsWith("#", at)) {
            int end = text.indexOf('\n', at);
            comments.add(text.substring(at, end));
            at = end + 1;
        }
        try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(text.substring(at))) {
            this.records = reader.stream().toList();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** The table, with the errata that are about its cells. */
    PublishedTable table(List<Erratum> errata) {
        String first = comments.getFirst();
        int split = first.indexOf(CONVENTION);
        if (!first.startsWith(SOURCE) || split < 0) {
            throw new IllegalStateException(name + ": the first line names source and convention");
        }
        List<PublishedTable.Cell> cells = new ArrayList<>();
        for (CsvRecord record : records.subList(1, records.size())) {
            cells.addAll(row(record, errata));
        }
        return new PublishedTable(
                name,
                first.substring(SOURCE.length(), split),
                first.substring(split + CONVENTION.length()),
                comments.contains("# long"),
                cells);
    }

    private List<PublishedTable.Cell> row(CsvRecord record, List<Erratum> errata) {
        InstanceText subject = subject(record);
        List<PublishedTable.Cell> cells = new ArrayList<>();
        for (int column = 0; column < header().size(); column++) {
            String published = record.getField(column);
            if (!published.isEmpty() && !keys().contains(header().get(column))) {
                cells.add(cell(subject, header().get(column), published, errata));
            }
        }
        return cells;
    }

    private PublishedTable.Cell cell(
            InstanceText row, String column, String published, List<Erratum> errata) {
        int at = column.indexOf('@');
        String field = at < 0 ? column : column.substring(0, at);
        InstanceText subject = at < 0 ? row : with(row, column.substring(at + 1));
        Optional<Erratum> erratum =
                errata.stream().filter(e -> e.isAbout(name, subject.toString(), field)).findFirst();
        if (erratum.isPresent() && !erratum.get().published().equals(published)) {
            throw new IllegalStateException(
                    name + ": an erratum is about another value of " + subject);
        }
        return new PublishedTable.Cell(subject, field, published, erratum);
    }

    private static InstanceText with(InstanceText row, String pair) {
        int equals = pair.indexOf('=');
        return row.with(pair.substring(0, equals), pair.substring(equals + 1));
    }

    private List<String> header() {
        return records.getFirst().getFields();
    }

    /** The columns that say what a row is about; all others are fields. */
    private List<String> keys() {
        return header().getFirst().equals(INSTANCE)
                ? List.of(INSTANCE)
                : Subjects.keys(comment(SUBJECT));
    }

    private InstanceText subject(CsvRecord record) {
        if (header().getFirst().equals(INSTANCE)) {
            return InstanceText.parse(record.getField(0));
        }
        LinkedHashMap<String, String> values = new LinkedHashMap<>();
        for (int column = 0; column < header().size(); column++) {
            String key = header().get(column);
            if (keys().contains(key) && !record.getField(column).isEmpty()) {
                values.put(key, record.getField(column));
            }
        }
        return new InstanceText(comment(SUBJECT), values);
    }

    private String comment(String start) {
        return comments.stream()
                .filter(comment -> comment.startsWith(start))
                .map(comment -> comment.substring(start.length()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(name + ": no line " + start));
    }

    /** The errata of a folder. */
    List<Erratum> errata() {
        List<Erratum> errata = new ArrayList<>();
        for (CsvRecord record : records.subList(1, records.size())) {
            errata.add(
                    new Erratum(
                            record.getField(0).isEmpty()
                                    ? ""
                                    : name.substring(0, name.indexOf('/') + 1) + record.getField(0),
                            record.getField(1),
                            record.getField(2),
                            record.getField(3),
                            record.getField(4),
                            record.getField(5)));
        }
        return errata;
    }
}
