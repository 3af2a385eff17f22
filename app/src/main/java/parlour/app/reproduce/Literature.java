package parlour.app.reproduce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.claim.BadInput;

/**
 * The published tables that the program brings along, under {@code literature/} on the class path.
 * The file {@code index} there names them in the order in which they are recomputed.
 */
public final class Literature {
    private static final String ROOT = "/literature/";
    private static final String ERRATA = "errata";

    private Literature() {}

    /** The names of all tables. */
    public static List<String> names() {
        return lines().stream().filter(name -> !name.endsWith("/" + ERRATA)).toList();
    }

    /**
     * The tables with these names; a folder's name stands for all its tables, no name for all there
     * are.
     *
     * @throws BadInput with a suggestion, if there is no such table
     */
    public static List<String> named(List<String> words) {
        if (words.isEmpty()) {
            return names();
        }
        List<String> chosen = new ArrayList<>();
        for (String word : words) {
            List<String> found =
                    names().stream()
                            .filter(name -> name.equals(word) || name.startsWith(word + "/"))
                            .toList();
            if (found.isEmpty()) {
                throw unknown(word);
            }
            chosen.addAll(found);
        }
        return chosen.stream().distinct().toList();
    }

    private static BadInput unknown(String word) {
        List<String> folders = names().stream().map(Literature::folder).distinct().toList();
        List<String> all = new ArrayList<>(folders);
        all.addAll(names());
        return new BadInput(
                word,
                "unknown table (%s): %sexpected one of %s, or a table in one, as in ./parlour reproduce %s"
                        .formatted(
                                BadInput.shown(word),
                                BadInput.meant(word, all),
                                String.join(", ", folders),
                                names().getFirst()));
    }

    /** A table by its name. */
    public static PublishedTable table(String name) {
        return new TableText(name, text(name)).table(errata(folder(name)));
    }

    /** The errata of a folder, those that are remarks on the text included. */
    public static List<Erratum> errata(String folder) {
        String name = folder + "/" + ERRATA;
        return lines().contains(name) ? new TableText(name, text(name)).errata() : List.of();
    }

    /** The errata that nothing recomputes, by folder. */
    public static Map<String, List<Erratum>> remarks(List<String> names) {
        Map<String, List<Erratum>> remarks = new LinkedHashMap<>();
        for (String name : names) {
            remarks.computeIfAbsent(
                    folder(name),
                    folder -> errata(folder).stream().filter(Erratum::isRemark).toList());
        }
        return remarks;
    }

    private static String folder(String name) {
        return name.substring(0, name.indexOf('/'));
    }

    private static List<String> lines() {
        return read("index").lines().filter(line -> !line.isBlank()).toList();
    }

    private static String text(String name) {
        return read(name + ".csv");
    }

    private static String read(String file) {
        try (InputStream in = Literature.class.getResourceAsStream(ROOT + file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks " + ROOT + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
