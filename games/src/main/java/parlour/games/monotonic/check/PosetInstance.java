package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;

/**
 * An instance on a poset, taken at its word: canonical or refused. Its deck is read here anew: the
 * subsets of a set as binary words, products of chains as tuples, or the order that listed
 * relations generate. No file is opened.
 */
public final class PosetInstance {
    private static final String NUMBER = "(0|[1-9][0-9]{0,6})";
    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=%1$s,d=%1$s,deck=(cube|chains|poset):([^,]*?)(,play=misere)?(?:,board=([^,=]+))?\\)"
                            .formatted(NUMBER));
    private static final int MAX_CARDS = 64;

    private final int ascending;
    private final int descending;
    private final boolean misere;
    private final List<String> names;
    private final boolean[][] isBelow;
    private final PosetPosition start;
    private final SequencedMap<String, Integer> moves = new LinkedHashMap<>();

    private PosetInstance(Matcher form) {
        this.ascending = CheckNotation.number(form.group(1));
        this.descending = CheckNotation.number(form.group(2));
        this.misere = form.group(5) != null;
        demand(ascending > 0 && descending > 0, "a critical length is 0");
        String deck = form.group(4);
        List<String> relations = List.of();
        switch (form.group(3)) {
            case "cube" -> this.names = subsets(deck);
            case "chains" -> this.names = tuples(deck);
            default -> {
                demand(deck.matches("\\([^() ]+( [^() ]+)*+\\)"), "no list of relations");
                relations = List.of(deck.substring(1, deck.length() - 1).split(" ", -1));
                Set<String> cards = new TreeSet<>();
                relations.forEach(relation -> cards.addAll(List.of(relation.split("<", -1))));
                this.names = List.copyOf(cards);
            }
        }
        demand(names.size() <= MAX_CARDS, "more than " + MAX_CARDS + " cards");
        this.isBelow = new boolean[names.size()][names.size()];
        if (relations.isEmpty()) {
            compareByPlaces();
        } else {
            relate(relations);
        }
        this.start = standing(form.group(6));
    }

    /** Whether an instance string is about a poset. */
    public static boolean isMeant(String text) {
        return FORM.matcher(text).matches();
    }

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or goes on after its end
     */
    public static PosetInstance read(String text) {
        Matcher form = FORM.matcher(text);
        demand(form.matches(), "no instance on a poset (" + BadInput.shown(text) + ")");
        return new PosetInstance(form);
    }

    private static List<String> subsets(String power) {
        demand(power.matches("[1-6]"), "no cube");
        int size = Integer.parseInt(power);
        List<String> words = List.of("");
        for (int i = 0; i < size; i++) {
            List<String> longer = new ArrayList<>();
            words.forEach(word -> longer.addAll(List.of(word + "0", word + "1")));
            words = longer;
        }
        return words;
    }

    private static List<String> tuples(String sizes) {
        List<String> tuples = List.of("");
        for (String size : sizes.split("x", -1)) {
            List<String> longer = new ArrayList<>();
            int chain = CheckNotation.number(size);
            demand(0 < chain && chain * (long) tuples.size() <= MAX_CARDS, "no product of chains");
            for (String tuple : tuples) {
                for (int i = 1; i <= chain; i++) {
                    longer.add(tuple.isEmpty() ? String.valueOf(i) : tuple + "." + i);
                }
            }
            tuples = longer;
        }
        return tuples;
    }

    /** A word or tuple lies below another if it does so at every place. */
    private void compareByPlaces() {
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < names.size(); j++) {
                String[] lower = places(names.get(i));
                String[] upper = places(names.get(j));
                boolean below = i != j;
                for (int k = 0; k < lower.length; k++) {
                    below &= Integer.parseInt(lower[k]) <= Integer.parseInt(upper[k]);
                }
                isBelow[i][j] = below;
            }
        }
    }

    private String[] places(String name) {
        boolean isWord = names.getFirst().startsWith("0");
        return isWord ? name.split("") : name.split("\\.", -1);
    }

    /** The relations and all that follows from them. */
    private void relate(List<String> relations) {
        for (String relation : relations) {
            String[] sides = relation.split("<", -1);
            demand(sides.length <= 2, "no relation (" + BadInput.shown(relation) + ")");
            for (String name : sides) {
                demand(name.matches("[A-Za-z0-9_.'-]+"), "no name (" + BadInput.shown(name) + ")");
            }
            if (sides.length == 2) {
                isBelow[names.indexOf(sides[0])][names.indexOf(sides[1])] = true;
            }
        }
        for (int middle = 0; middle < names.size(); middle++) {
            for (int i = 0; i < names.size(); i++) {
                for (int j = 0; j < names.size(); j++) {
                    isBelow[i][j] |= isBelow[i][middle] && isBelow[middle][j];
                }
            }
        }
        for (int i = 0; i < names.size(); i++) {
            demand(!isBelow[i][i], "card " + names.get(i) + " lies below itself");
        }
    }

    /** Replays the board and labels the cards that are left by their definition. */
    private PosetPosition standing(@Nullable String board) {
        List<Integer> row = new ArrayList<>();
        for (String name : board == null ? new String[0] : board.split(" ", -1)) {
            int card = names.indexOf(name);
            demand(card >= 0 && !row.contains(card), "no card to play (" + name + ")");
            row.add(card);
        }
        int[] up = longestRuns(row, true);
        int[] down = longestRuns(row, false);
        for (int i = 0; i < up.length; i++) {
            boolean isOver = up[i] >= ascending || down[i] >= descending;
            demand(!isOver || i + 1 == up.length, "play was over before");
            if (isOver) {
                return PosetPosition.COMPLETED;
            }
        }
        int[] x = new int[names.size()];
        int[] y = new int[names.size()];
        boolean hasDead = false;
        for (int card = 0; card < x.length; card++) {
            if (row.contains(card)) {
                continue;
            }
            x[card] = ascending;
            y[card] = descending;
            for (int i = 0; i < up.length; i++) {
                x[card] =
                        isBelow[row.get(i)][card] ? Math.min(x[card], ascending - up[i]) : x[card];
                y[card] =
                        isBelow[card][row.get(i)]
                                ? Math.min(y[card], descending - down[i])
                                : y[card];
            }
            boolean dead = misere && (x[card] == 1 || y[card] == 1);
            moves.put(names.get(card), dead ? PosetPlay.DEAD : card);
            hasDead |= dead;
            x[card] = dead ? 0 : x[card];
            y[card] = dead ? 0 : y[card];
        }
        return new PosetPosition(x, y, hasDead);
    }

    /** For each card of a row, the length of the longest run that ends with it. */
    private int[] longestRuns(List<Integer> row, boolean up) {
        int[] lengths = new int[row.size()];
        for (int i = 0; i < lengths.length; i++) {
            for (int j = 0; j < i; j++) {
                int lower = row.get(up ? j : i);
                int upper = row.get(up ? i : j);
                lengths[i] = isBelow[lower][upper] ? Math.max(lengths[i], lengths[j]) : lengths[i];
            }
            lengths[i]++;
        }
        return lengths;
    }

    /** The rules, standing at the instance's position. */
    public PosetPlay rules() {
        return new PosetPlay(start, isBelow, misere);
    }

    /** How positions and moves are written. */
    public PosetNotation notation() {
        return new PosetNotation(names, misere);
    }

    /** The moves by the names of their cards, in the order of the deck. */
    public SequencedMap<String, Integer> moves() {
        return moves;
    }

    /**
     * The moves that names stand for.
     *
     * @throws IllegalArgumentException if one stands for none
     */
    Set<Integer> moves(List<String> texts) {
        Set<Integer> found = new HashSet<>();
        for (String text : texts) {
            demand(moves.containsKey(text), "no legal move (" + BadInput.shown(text) + ")");
            found.add(Objects.requireNonNull(moves.get(text)));
        }
        return found;
    }

    /** The card with a name; -1 if there is none. */
    int card(String name) {
        return names.indexOf(name);
    }

    /** Whether one card lies below another. */
    boolean isBelow(int lower, int upper) {
        return isBelow[lower][upper];
    }

    /** (a-1)(d-1): the length of the longest chain that a drawn play can use up. */
    long mostDrawn() {
        return Math.multiplyExact(ascending - 1L, descending - 1L);
    }

    /** Whether completing loses. */
    public boolean isMisere() {
        return misere;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
