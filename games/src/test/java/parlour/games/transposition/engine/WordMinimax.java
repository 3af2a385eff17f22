package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.games.transposition.Winner;

/**
 * Brute force on the words of {@link Words}, without any theorem: a move splits a letter, and two
 * blocks that meet become one. Of ω and ω* only the first few points are tried.
 */
final class WordMinimax {
    private final int tried;
    private final Map<String, Integer> forced = new HashMap<>();

    WordMinimax(int tried) {
        this.tried = tried;
    }

    /** A point: the index of its letter, and its key there. */
    record Point(int letter, int key) {}

    List<Point> points(String word) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            int keys =
                    switch (c) {
                        case 'W', 'V' -> tried;
                        case 'Z', 'Q' -> 1;
                        case '1', '2' -> 0;
                        default -> c - 'a' + 1;
                    };
            for (int key = 0; key < keys; key++) {
                points.add(new Point(i, key));
            }
        }
        return points;
    }

    private static String run(int length) {
        return length == 0 ? "" : String.valueOf((char) ('a' + length - 1));
    }

    private static String split(char letter, int key) {
        return switch (letter) {
            case 'W' -> run(key) + "1W";
            case 'V' -> "V1" + run(key);
            case 'Z' -> "V1W";
            case 'Q' -> "Q1Q";
            default -> run(key) + "1" + run(letter - 'a' - key);
        };
    }

    static String after(String word, Point point) {
        String next =
                word.substring(0, point.letter)
                        + split(word.charAt(point.letter), point.key)
                        + word.substring(point.letter + 1);
        String before = "";
        while (!before.equals(next)) {
            before = next;
            next = next.replace("11", "2").replace("12", "1").replace("21", "1").replace("22", "2");
        }
        return next;
    }

    private static boolean flips(String word, Point point) {
        return (word.substring(point.letter).chars().filter(c -> c == '1').count() & 1) == 1;
    }

    /** Bit 0: Black can force what is still to come to be even; bit 1: odd. */
    private int forced(String word, int n) {
        if (n == 0) {
            return 1;
        }
        String key = word + n;
        Integer known = forced.get(key);
        if (known == null) {
            int some = 0;
            int all = 3;
            for (Point point : points(word)) {
                int after = forcedAfter(word, n, point);
                some |= after;
                all &= after;
            }
            known = (n & 1) == 1 ? some : all;
            forced.put(key, known);
        }
        return known;
    }

    private int forcedAfter(String word, int n, Point point) {
        int bits = forced(after(word, point), n - 1);
        return flips(word, point) ? (bits & 1) << 1 | bits >> 1 : bits;
    }

    private static Winner winner(int bits) {
        return switch (bits) {
            case 0 -> Winner.WHITE;
            case 1 -> Winner.EVEN;
            case 2 -> Winner.ODD;
            default -> Winner.BLACK;
        };
    }

    Winner winner(String word, int n) {
        return winner(forced(word, n));
    }

    Winner winnerAfter(String word, int n, Point point) {
        return winner(forcedAfter(word, n, point));
    }

    static int free(String word) {
        int free = 0;
        for (char c : word.toCharArray()) {
            if ("WVZQ".indexOf(c) >= 0) {
                return Integer.MAX_VALUE;
            }
            free += c >= 'a' ? c - 'a' + 1 : 0;
        }
        return free;
    }
}
