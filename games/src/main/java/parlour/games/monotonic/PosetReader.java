package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.games.catalogue.Values;

/**
 * Reads decks that are posets: {@code cube:3}, {@code chains:2x3x4}, {@code poset:(a<b b<c d)}.
 * Files are never opened here.
 */
final class PosetReader {
    static final String EXAMPLE = "monotonic(a=2,d=2,deck=poset:(a<b b<c d))";

    private static final String CUBE = "cube:";
    private static final String CHAINS = "chains:";
    static final String POSET = "poset:";
    private static final Pattern SIZES = Pattern.compile("[1-9][0-9]?(x[1-9][0-9]?)*+");

    private PosetReader() {}

    /** Whether a deck is written as a poset. */
    static boolean isMeant(String deck) {
        return deck.startsWith(CUBE) || deck.startsWith(CHAINS) || deck.startsWith(POSET);
    }

    /**
     * Reads a deck.
     *
     * @throws BadInput if it is no poset, is too large, or names a file
     */
    static Poset read(String deck) {
        if (deck.startsWith(CUBE)) {
            return cube(deck);
        }
        if (deck.startsWith(CHAINS)) {
            return chains(deck);
        }
        String inside = deck.substring(POSET.length());
        if (!inside.startsWith("(") || !inside.endsWith(")") || inside.length() < 2) {
            throw new BadInput(
                    deck,
                    "deck (%s) names a file, and files are not opened here; write the poset itself, as in %s"
                            .formatted(BadInput.shown(deck), EXAMPLE));
        }
        return PosetRelations.read(Values.list(inside.substring(1, inside.length() - 1)), deck);
    }

    /** The file that a deck names; empty if it names none. */
    static String file(String deck) {
        return deck.startsWith(POSET) && !deck.startsWith(POSET + "(")
                ? deck.substring(POSET.length())
                : "";
    }

    private static Poset cube(String deck) {
        String power = deck.substring(CUBE.length());
        if (!power.matches("[1-6]")) {
            throw new BadInput(
                    deck,
                    "deck (%s) should be cube:1 to cube:6, the subsets of a set, as in monotonic(a=3,d=3,deck=cube:3)"
                            .formatted(BadInput.shown(deck)));
        }
        int k = Integer.parseInt(power);
        List<String> names = new ArrayList<>();
        long[] above = new long[1 << k];
        for (int set = 0; set < above.length; set++) {
            names.add(Integer.toBinaryString(1 << k | set).substring(1));
            for (int other = 0; other < above.length; other++) {
                above[set] |= other != set && (set & ~other) == 0 ? 1L << other : 0;
            }
        }
        return new Poset(deck, names, above);
    }

    private static Poset chains(String deck) {
        String sizes = deck.substring(CHAINS.length());
        String expected =
                "sizes of chains whose product is at most " + Poset.MAX_CARDS + ", with x between";
        if (!SIZES.matcher(sizes).matches() || sizes.length() > 2 * Poset.MAX_CARDS) {
            throw badChains(deck, expected);
        }
        List<String> names = List.of("");
        for (String size : sizes.split("x", -1)) {
            List<String> longer = new ArrayList<>();
            for (String name : names) {
                for (int i = 1; i <= Integer.parseInt(size); i++) {
                    longer.add(name + (name.isEmpty() ? "" : ".") + i);
                }
            }
            names = longer;
            if (names.size() > Poset.MAX_CARDS) {
                throw badChains(deck, expected);
            }
        }
        List<int[]> places =
                names.stream()
                        .map(name -> Arrays.stream(name.split("\\.", -1)))
                        .map(parts -> parts.mapToInt(Integer::parseInt).toArray())
                        .toList();
        long[] above = new long[names.size()];
        for (int card = 0; card < above.length; card++) {
            for (int other = 0; other < above.length; other++) {
                above[card] |=
                        isBelow(places.get(card), places.get(other)) && other != card
                                ? 1L << other
                                : 0;
            }
        }
        return new Poset(deck, names, above);
    }

    private static boolean isBelow(int[] lower, int[] upper) {
        for (int i = 0; i < lower.length; i++) {
            if (lower[i] > upper[i]) {
                return false;
            }
        }
        return true;
    }

    private static BadInput badChains(String deck, String expected) {
        return new BadInput(
                deck,
                "deck (%s) should have %s, as in monotonic(a=3,d=3,deck=chains:2x3)"
                        .formatted(BadInput.shown(deck), expected));
    }

    /**
     * Reads a row of cards.
     *
     * @throws BadInput if a token is no card, or repeated
     */
    static Board row(Poset poset, String text) {
        Board row = Board.EMPTY;
        for (String token : Values.list(text)) {
            row = row.append(card(poset, token, row));
        }
        return row;
    }

    /**
     * Reads a card that is to be played after others.
     *
     * @throws BadInput if it is no unused card
     */
    static int card(Poset poset, String token, Board played) {
        int card = poset.card(token);
        if (card < 0) {
            throw new BadInput(
                    token,
                    "card (%s) is not in the deck %s; %sits cards are %s"
                            .formatted(
                                    BadInput.shown(token),
                                    BadInput.shown(poset.toString()),
                                    BadInput.meant(token, poset.names()),
                                    BadInput.shown(String.join(" ", poset.names()))));
        }
        if (played.cards().contains(card)) {
            throw new BadInput(
                    token,
                    "card (%s) has been played already; play each card once, as in monotonic(a=3,d=3,deck=cube:3,board=000 111)"
                            .formatted(BadInput.shown(token)));
        }
        return card;
    }
}
