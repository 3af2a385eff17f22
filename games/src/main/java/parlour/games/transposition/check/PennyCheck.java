package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Json;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Pieces;

/**
 * Checks the colour criterion on pennies and pieces. The colours are written out one by one: on
 * pennies the colour repeats at a border, on pieces two letters beside a black piece are equal.
 */
final class PennyCheck {
    private PennyCheck() {}

    static long check(Pennies pennies, Claims claims, String name, Json.Fields hypotheses) {
        List<Boolean> colours = new ArrayList<>();
        int penny = 0;
        for (int clump = 0; clump < pennies.clumps().size(); clump++) {
            for (int i = 0; i < pennies.clumps().get(clump); i++) {
                colours.add((penny++ + clump) % 2 == 0);
            }
        }
        int whole = difference(colours);
        Set<String> winning = new LinkedHashSet<>();
        for (int i = 0; i < colours.size(); i++) {
            if (wins(colours, whole, i)) {
                winning.add(Integer.toString(i + 1));
            }
        }
        return check(colours, winning, claims, name, hypotheses);
    }

    static long check(Pieces pieces, Claims claims, String name, Json.Fields hypotheses) {
        List<Boolean> colours = new ArrayList<>(List.of(true));
        for (char piece : pieces.word().toCharArray()) {
            colours.add((piece == 'b') == colours.getLast());
        }
        int whole = difference(colours);
        Set<String> winning = new LinkedHashSet<>();
        String word = pieces.word();
        for (int i = 1; i <= word.length() && word.length() > 1; i++) {
            // Removing piece i deletes the letter after it, or the first letter of all.
            boolean end = i == 1 || i == word.length();
            if ((end || word.charAt(i - 1) == 'b') && wins(colours, whole, i == 1 ? 0 : i)) {
                winning.add(Integer.toString(i));
            }
            if (i < word.length() && word.startsWith("ww", i - 1) && wins(colours, whole, i)) {
                winning.add(i + "-" + (i + 1));
            }
        }
        return check(colours, winning, claims, name, hypotheses);
    }

    private static int difference(List<Boolean> colours) {
        int difference = 0;
        for (boolean colour : colours) {
            difference += colour ? 1 : -1;
        }
        return difference;
    }

    private static boolean isBlack(int count, int difference) {
        return Math.abs(difference) >= (count % 2 == 0 ? 2 : 3);
    }

    /** Whether deleting a letter wins for the side to move. */
    private static boolean wins(List<Boolean> colours, int whole, int letter) {
        int count = colours.size();
        int after = whole + (colours.get(letter) ? -1 : 1);
        return count > 2 && isBlack(count - 1, after) == (count % 2 == 0);
    }

    private static long check(
            List<Boolean> colours,
            Set<String> winning,
            Claims claims,
            String name,
            Json.Fields hypotheses) {
        int difference = difference(colours);
        Fields.demand(name.equals("colour-difference"), "the theorem is colour-difference");
        Fields.same(
                hypotheses,
                Json.fields().with("pennies", colours.size()).with("difference", difference));
        String outcome = isBlack(colours.size(), difference) ? "BLACK" : "WHITE";
        Fields.demand(outcome.equals(claims.outcome()), "the outcome is " + outcome);
        if (claims.moves()) {
            for (String move : claims.even()) {
                Fields.demand(winning.contains(move), "listed move (" + move + ") does not win");
            }
            Fields.demand(
                    new LinkedHashSet<>(claims.even()).size() == winning.size(),
                    "a winning move is not listed");
        }
        return colours.size();
    }
}
