package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Small posets for tests, as decks. */
public final class SmallPosets {
    private SmallPosets() {}

    /** Every poset of n cards a, b, c, ... up to isomorphism, some of them several times. */
    public static List<String> all(int n) {
        Set<String> decks = new LinkedHashSet<>();
        int pairs = n * (n - 1) / 2;
        for (int relation = 0; relation < 1 << pairs; relation++) {
            List<String> words = new ArrayList<>();
            int pair = 0;
            for (int i = 0; i < n; i++) {
                words.add(name(i));
                for (int j = i + 1; j < n; j++) {
                    if ((relation >> pair++ & 1) == 1) {
                        words.add(name(i) + "<" + name(j));
                    }
                }
            }
            decks.add(PosetReader.read("poset:(" + String.join(" ", words) + ")").toString());
        }
        return List.copyOf(decks);
    }

    /** A poset of n cards with names in no order of theirs. */
    public static String random(int n, Random random) {
        List<Integer> names = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            names.add(i);
        }
        java.util.Collections.shuffle(names, random);
        int density = 1 + random.nextInt(4);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            words.add(name(names.get(i)));
            for (int j = i + 1; j < n; j++) {
                if (random.nextInt(6) < density) {
                    words.add(name(names.get(i)) + "<" + name(names.get(j)));
                }
            }
        }
        return PosetReader.read("poset:(" + String.join(" ", words) + ")").toString();
    }

    /** Disjoint chains of these lengths. */
    public static String chains(int... lengths) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < lengths.length; i++) {
            words.add(name(i) + 0);
            for (int j = 1; j < lengths[i]; j++) {
                words.add(name(i) + (j - 1) + "<" + name(i) + j);
            }
        }
        return "poset:(" + String.join(" ", words) + ")";
    }

    private static String name(int i) {
        return String.valueOf((char) ('a' + i));
    }
}
