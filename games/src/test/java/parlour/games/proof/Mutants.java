package parlour.games.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import parlour.claim.Json;

/** Everything that one alteration can make of a certificate, before it is sealed again. */
public final class Mutants {
    /** Words that mean something somewhere. */
    private static final List<String> WORDS =
            List.of(
                    "",
                    "x",
                    "N",
                    "P",
                    "D",
                    "outcome",
                    "moves",
                    "strategy",
                    "draw",
                    "nimbers",
                    "measure",
                    "theorem",
                    "dead",
                    "empty",
                    "completed",
                    "+",
                    "0:0",
                    "1..9",
                    "1");

    /** Most texts of the certificate that are tried in place of another. */
    private static final int MOST_TEXTS = 24;

    private final List<Json> lines;
    private final SequencedSet<String> pool = new LinkedHashSet<>(WORDS);

    /** Of a certificate without its trailer. */
    public Mutants(List<Json> lines) {
        this.lines = lines;
        lines.forEach(this::gather);
        int every = pool.size() / MOST_TEXTS + 1;
        List<String> texts = new ArrayList<>(pool);
        for (int i = WORDS.size(); i < texts.size(); i++) {
            if (i % every > 0) {
                pool.remove(texts.get(i));
            }
        }
    }

    private void gather(Json json) {
        switch (json) {
            case Json.Text(String value) -> pool.add(value);
            case Json.Items(List<Json> values) -> values.forEach(this::gather);
            case Json.Fields(var values) -> values.values().forEach(this::gather);
            case Json.Whole _, Json.Flag _, Json.Nothing _ -> {}
        }
    }

    /** All mutants, none equal to the original. */
    public List<List<Json>> all() {
        List<List<Json>> mutants = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            mutants.add(without(i));
            mutants.add(with(i, lines.get(i)));
            mutants.add(with(lines.size(), lines.get(i)));
            for (int j = 0; j < i; j++) {
                mutants.add(swapped(i, j));
            }
            for (Json changed : changes(lines.get(i))) {
                List<Json> mutant = new ArrayList<>(lines);
                mutant.set(i, changed);
                mutants.add(mutant);
            }
        }
        mutants.removeIf(lines::equals);
        return mutants;
    }

    private List<Json> without(int i) {
        List<Json> mutant = new ArrayList<>(lines);
        mutant.remove(i);
        return mutant;
    }

    private List<Json> with(int i, Json line) {
        List<Json> mutant = new ArrayList<>(lines);
        mutant.add(i, line);
        return mutant;
    }

    private List<Json> swapped(int i, int j) {
        List<Json> mutant = new ArrayList<>(lines);
        mutant.set(i, lines.get(j));
        mutant.set(j, lines.get(i));
        return mutant;
    }

    private List<Json> changes(Json json) {
        List<Json> changes = new ArrayList<>();
        changes.add(new Json.Nothing());
        switch (json) {
            case Json.Text(String value) ->
                    texts(value).forEach(text -> changes.add(new Json.Text(text)));
            case Json.Whole(BigInteger value) -> {
                for (long step : List.of(-2L, -1L, 1L, 2L, 1L << 31, 1L << 32)) {
                    changes.add(new Json.Whole(value.add(BigInteger.valueOf(step))));
                }
                changes.add(new Json.Text(value.toString()));
            }
            case Json.Flag(boolean value) -> changes.add(new Json.Flag(!value));
            case Json.Nothing() -> changes.add(new Json.Flag(true));
            case Json.Items items -> items(items.values(), changes);
            case Json.Fields fields -> fields(fields, changes);
        }
        return changes;
    }

    private void items(List<Json> values, List<Json> changes) {
        changes.add(new Json.Items(List.of()));
        for (int i = 0; i < values.size(); i++) {
            List<Json> dropped = new ArrayList<>(values);
            dropped.remove(i);
            changes.add(new Json.Items(dropped));
            List<Json> doubled = new ArrayList<>(values);
            doubled.add(i, values.get(i));
            changes.add(new Json.Items(doubled));
            List<Json> rotated = new ArrayList<>(dropped);
            rotated.addFirst(values.get(i));
            changes.add(new Json.Items(rotated));
            for (Json value : changes(values.get(i))) {
                List<Json> changed = new ArrayList<>(values);
                changed.set(i, value);
                changes.add(new Json.Items(changed));
            }
        }
        pool.forEach(text -> changes.add(new Json.Items(appended(values, new Json.Text(text)))));
    }

    private static List<Json> appended(List<Json> values, Json value) {
        List<Json> more = new ArrayList<>(values);
        more.add(value);
        return more;
    }

    private void fields(Json.Fields fields, List<Json> changes) {
        changes.add(fields.with("more", 1));
        for (String name :
                List.of(
                        "nimber",
                        "remoteness",
                        "winningMoves",
                        "winningMovesComplete",
                        "held",
                        "lost")) {
            if (!fields.values().containsKey(name)) {
                changes.add(fields.with(name, 1));
                changes.add(fields.with(name, new Json.Flag(true)));
                changes.add(fields.with(name, Json.texts(List.of())));
            }
        }
        for (var field : fields.values().entrySet()) {
            Json.Fields others = Json.fields();
            for (var other : fields.values().entrySet()) {
                others =
                        other.equals(field)
                                ? others
                                : others.with(other.getKey(), other.getValue());
            }
            changes.add(others);
            for (String name :
                    List.of("more", "held", "lost", "at", "nimber", "remoteness", "replies")) {
                changes.add(others.with(name, field.getValue()));
            }
            for (Json value : changes(field.getValue())) {
                changes.add(fields.with(field.getKey(), value));
            }
        }
    }

    private SequencedSet<String> texts(String text) {
        SequencedSet<String> texts = new LinkedHashSet<>(pool);
        for (int i = 0; i < text.length(); i++) {
            String before = text.substring(0, i);
            String after = text.substring(i + 1);
            texts.add(before + after);
            texts.add(before + text.charAt(i) + text.charAt(i) + after);
            texts.add(before + (char) (text.charAt(i) + 1) + after);
            texts.add(before + (char) (text.charAt(i) - 1) + after);
        }
        texts.add(text + " +");
        texts.add(text.replace(",play=misere", ""));
        texts.add(text.replace(",board", ",play=misere,board"));
        texts.add(text.replace(")", ",play=misere)"));
        texts.remove(text);
        return texts;
    }
}
