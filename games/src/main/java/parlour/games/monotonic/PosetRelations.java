package parlour.games.monotonic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parlour.claim.BadInput;

/** Makes a poset of relations {@code x<y} and lone names. Cost: the cube of the number of cards. */
final class PosetRelations {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.'-]{1,20}");

    private PosetRelations() {}

    /**
     * Reads what a file says: one relation {@code x<y} or one name a line.
     *
     * @param deck the deck that names the file
     * @throws BadInput if it is no poset
     */
    static Poset ofFile(String contents, String deck) {
        List<String> relations = new ArrayList<>();
        for (String line : contents.split("\\R")) {
            String relation = line.strip().replaceAll("\\s*<\\s*", "<");
            if (relation.chars().anyMatch(Character::isWhitespace)) {
                throw bad(relation, "line", "has more than one relation or name");
            }
            if (!relation.isEmpty()) {
                relations.add(relation);
            }
        }
        return read(relations, deck);
    }

    /**
     * The poset that relations and lone names generate, its cards in the order of their names.
     *
     * @param deck the deck as it was given
     * @throws BadInput if there are no cards, too many, or some below themselves
     */
    static Poset read(List<String> relations, String deck) {
        Set<String> found = new TreeSet<>();
        for (String relation : relations) {
            String[] sides = relation.split("<", -1);
            if (sides.length > 2) {
                throw bad(relation, "relation", "should be one x<y");
            }
            for (String side : sides) {
                if (!NAME.matcher(side).matches()) {
                    throw bad(
                            relation,
                            "relation",
                            "needs names of 1 to 20 letters, digits, and _ . ' -");
                }
                found.add(side);
            }
        }
        if (found.isEmpty()) {
            throw bad(deck, "poset", "has no cards");
        }
        if (found.size() > Poset.MAX_CARDS) {
            throw bad(
                    deck,
                    "poset",
                    "has %d cards, more than %d".formatted(found.size(), Poset.MAX_CARDS));
        }
        List<String> names = List.copyOf(found);
        long[] direct = new long[names.size()];
        for (String relation : relations) {
            int sign = relation.indexOf('<');
            if (sign >= 0) {
                int upper = names.indexOf(relation.substring(sign + 1));
                direct[names.indexOf(relation.substring(0, sign))] |= 1L << upper;
            }
        }
        long[] above = closed(direct, names);
        Poset unnamed = new Poset("", names, above);
        return new Poset(PosetReader.POSET + "(" + covers(unnamed) + ")", names, above);
    }

    /** The transitive closure (Warshall 1962). */
    private static long[] closed(long[] direct, List<String> names) {
        long[] above = direct.clone();
        for (int middle = 0; middle < above.length; middle++) {
            for (int card = 0; card < above.length; card++) {
                if ((above[card] >>> middle & 1) == 1) {
                    above[card] |= above[middle];
                }
            }
        }
        for (int card = 0; card < above.length; card++) {
            if ((above[card] >>> card & 1) == 1) {
                String cycle =
                        cycle(direct, card).stream()
                                .map(names::get)
                                .collect(Collectors.joining("<"));
                throw bad(cycle, "cycle", "makes a card lie below itself");
            }
        }
        return above;
    }

    /** A shortest cycle through a card, by breadth-first search. */
    private static List<Integer> cycle(long[] direct, int card) {
        int[] from = new int[direct.length];
        Arrays.fill(from, -1);
        Deque<Integer> line = new ArrayDeque<>(List.of(card));
        while (from[card] < 0) {
            int lower = line.remove();
            for (long left = direct[lower]; left != 0; left &= left - 1) {
                int upper = Long.numberOfTrailingZeros(left);
                if (from[upper] < 0) {
                    from[upper] = lower;
                    line.add(upper);
                }
            }
        }
        List<Integer> cycle = new ArrayList<>(List.of(card));
        for (int at = from[card]; at != card; at = from[at]) {
            cycle.add(at);
        }
        cycle.add(card);
        return cycle.reversed();
    }

    /** All covers in the order of names, then the cards that are comparable to none. */
    private static String covers(Poset poset) {
        List<String> words = new ArrayList<>();
        List<String> alone = new ArrayList<>();
        for (int card = 0; card < poset.size(); card++) {
            if ((poset.above(card) | poset.below(card)) == 0) {
                alone.add(poset.name(card));
            }
            for (long left = poset.covers(card); left != 0; left &= left - 1) {
                int upper = Long.numberOfTrailingZeros(left);
                words.add(poset.name(card) + "<" + poset.name(upper));
            }
        }
        words.addAll(alone);
        return String.join(" ", words);
    }

    private static BadInput bad(String token, String what, String complaint) {
        return new BadInput(
                token,
                "%s (%s) %s; give relations x<y and lone names, as in %s"
                        .formatted(what, BadInput.shown(token), complaint, PosetReader.EXAMPLE));
    }
}
