package parlour.games.proof;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.claim.Json;
import parlour.games.monotonic.engine.young.YoungBox;

/** Decides what is claimed of all Young diagrams of a box by the definition of nimbers. */
final class BoxJudge {
    private static final Pattern FORM =
            Pattern.compile("monotonic\\(a=(\\d),d=(\\d),deck=Q,play=misere\\)");

    private final YoungBox box;
    private final Map<Long, Integer> nimbers = new HashMap<>();

    private BoxJudge(YoungBox box) {
        this.box = box;
        nimber(box.empty());
    }

    /** What is false; empty if nothing. */
    static Optional<String> fault(String instance, Map<String, Json> claim) {
        Matcher form = FORM.matcher(instance);
        if (!form.matches()) {
            return Optional.of("no box: " + instance);
        }
        int columns = Integer.parseInt(form.group(1)) - 1;
        int rows = Integer.parseInt(form.group(2)) - 1;
        return new BoxJudge(new YoungBox(columns, rows)).fault(claim);
    }

    private int nimber(long word) {
        Integer known = nimbers.get(word);
        if (known != null) {
            return known;
        }
        BitSet taken = new BitSet();
        Arrays.stream(box.options(word)).forEach(option -> taken.set(nimber(option)));
        nimbers.put(word, taken.nextClearBit(0));
        return taken.nextClearBit(0);
    }

    private Optional<String> fault(Map<String, Json> claim) {
        int start = nimber(box.empty());
        Json.Fields found =
                Json.fields()
                        .with("outcome", start == 0 ? "P" : "N")
                        .with("diagrams", box.diagrams())
                        .with("pDiagrams", nimbers.values().stream().filter(n -> n == 0).count());
        int most = nimbers.values().stream().mapToInt(n -> n).max().orElseThrow();
        boolean isSo =
                claim.equals(found.values())
                        || claim.equals(
                                found.with("nimber", start).with("maxNimber", most).values());
        return isSo ? Optional.empty() : Optional.of("found " + found);
    }
}
