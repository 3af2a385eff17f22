import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;

/**
 * A second checker of Parlour's certificates, written from docs/format.md alone: one file, nothing
 * but a JDK, 17 or later. {@code java tools/Check.java FILE...} prints {@code s VERIFIED} or {@code
 * s REJECTED reason} for each file; exit code 0, or 1 if a file is rejected, or 2 if one is about
 * something that this checker does not know.
 *
 * <p>It knows {@code strategy}, {@code draw}, {@code nimbers} and {@code measure} (remoteness) of
 * monotonic games on finite decks, posets and in the insertion form, of the transposition game on
 * finite sets of integers, other counts included, and of Sylver coinage with gcd 1; heights of
 * Sylver coinage; {@code equilibrium} of matrices and of two-handed Le Her; {@code theorem} on
 * pennies and pieces, on posets, and of Sylver coinage. Cost: one pass; memory for the positions
 * that are listed.
 */
public final class Check {
    private static final BigInteger LARGEST_PLAIN = BigInteger.TWO.pow(53);

    public static void main(String[] files) throws IOException {
        int code = 0;
        for (String file : files) {
            String verdict;
            try (InputStream in = Files.newInputStream(Path.of(file))) {
                check(new Lines(in));
                verdict = "s VERIFIED";
            } catch (Rejected rejected) {
                verdict = "s REJECTED " + rejected.getMessage();
                code = Math.max(code, 1);
            } catch (NotKnown unknown) {
                verdict = "c not known here: " + unknown.getMessage();
                code = 2;
            }
            System.out.println(verdict);
        }
        System.exit(code);
    }

    /** A false or incomplete certificate. */
    private static final class Rejected extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Rejected(String reason) {
            super(reason);
        }
    }

    /** A certificate of a kind or a game that this checker does not know. */
    private static final class NotKnown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotKnown(String what) {
            super(what);
        }
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new Rejected(otherwise);
        }
    }

    /** Damage is to blame before anything else, so that all lines are read first or last. */
    private static void check(Lines lines) throws IOException {
        RuntimeException complaint = null;
        try {
            body(lines);
        } catch (Rejected | NotKnown e) {
            complaint = e;
        } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException e) {
            complaint = new Rejected("what cannot be read: " + e.getMessage());
        }
        while (lines.next() != null) {
            complaint =
                    complaint == null ? new Rejected("more lines than the kind has") : complaint;
        }
        if (complaint != null) {
            throw complaint;
        }
    }

    private static void body(Lines lines) throws IOException {
        Map<String, Object> header = object(lines.next());
        demandKeys(header, Set.of("format", "instance", "kind", "claims", "claim"));
        demand(text(header, "format").equals("parlour-certificate 1"), "another format");
        String instance = text(header, "instance");
        demand(instance.matches("(?s)[a-z]+\\(.*\\)"), "no instance");
        String game = instance.substring(0, instance.indexOf('('));
        switch (game) {
            case "monotonic":
                monotonic(instance, header, lines);
                break;
            case "sylver":
                sylver(instance, header, lines);
                break;
            case "transposition":
                transposition(instance, header, lines);
                break;
            case "leher":
                demandKind(header, "equilibrium");
                leHer(instance, object(header.get("claim")), lines);
                break;
            case "matrix":
                demandKind(header, "equilibrium");
                matrix(instance, object(header.get("claim")), lines);
                break;
            default:
                throw new Rejected("no game (" + game + ")");
        }
    }

    private static void demandKind(Map<String, Object> header, String kind) {
        if (text(header, "kind").equals("theorem")) {
            throw new NotKnown("theorem");
        }
        demand(text(header, "kind").equals(kind), "another kind");
        demand(text(header, "claims").equals("outcome"), "claims what the kind cannot");
    }

    // ---- the file

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The lines of a file, one at a time; one is held back, since the last is the trailer. */
    private static final class Lines {
        private static final int LONGEST = 64 << 20;
        private final InputStream in;
        private final MessageDigest digest = sha256();
        private byte[] ahead;
        private long count;

        Lines(InputStream raw) throws IOException {
            BufferedInputStream buffered = new BufferedInputStream(raw, 1 << 16);
            buffered.mark(2);
            boolean gzip = buffered.read() == 0x1f && buffered.read() == 0x8b;
            buffered.reset();
            try {
                in = gzip ? new BufferedInputStream(new Member(buffered)) : buffered;
            } catch (java.io.EOFException | java.util.zip.ZipException e) {
                throw new Rejected("truncated");
            }
            ahead = read();
            demand(ahead != null, "truncated");
        }

        /** The next line of the body, or null once only a right trailer is left. */
        Object next() throws IOException {
            if (ahead == null) {
                return null;
            }
            byte[] line = ahead;
            ahead = read();
            if (ahead == null) {
                String seal = HexFormat.of().formatHex(digest.digest());
                String trailer = "{\"lines\":" + count + ",\"sha256\":\"" + seal + "\"}\n";
                String last = new String(line, StandardCharsets.UTF_8);
                demand(last.startsWith("{\"lines\":"), "truncated");
                demand(last.equals(trailer), "damaged: the trailer does not match");
                return null;
            }
            digest.update(line);
            count++;
            String text = new String(line, 0, line.length - 1, StandardCharsets.UTF_8);
            byte[] again = (text + "\n").getBytes(StandardCharsets.UTF_8);
            demand(Arrays.equals(again, line), "damaged: line " + count + " is not UTF-8");
            return new CanonicalJson(text).whole();
        }

        private byte[] read() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            try {
                for (int c = in.read(); c >= 0; c = in.read()) {
                    line.write(c);
                    if (c == '\n') {
                        return line.toByteArray();
                    }
                    demand(line.size() < LONGEST, "damaged: a line is too long");
                }
            } catch (java.io.EOFException | java.util.zip.ZipException e) {
                throw new Rejected("damaged: no whole gzip file");
            }
            demand(line.size() == 0, "truncated");
            return null;
        }
    }

    /** A gzip member; bytes behind it are no part of a certificate. */
    private static final class Member extends GZIPInputStream {
        private static final int TRAILER = 8;

        Member(InputStream in) throws IOException {
            super(in);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int got = super.read(bytes, from, length);
            boolean more = got < 0 && (inf.getRemaining() > TRAILER || in.read() >= 0);
            demand(!more, "damaged: more than a gzip member");
            return got;
        }
    }

    /** Reads maps, lists, texts, whole numbers, true, false; only what is in canonical form. */
    private static final class CanonicalJson {
        private final String text;
        private int at;

        CanonicalJson(String text) {
            this.text = text;
        }

        Object whole() {
            Object value = value(0);
            demand(at == text.length(), "damaged: more than one value in a line");
            return value;
        }

        private char peek() {
            return at < text.length() ? text.charAt(at) : 0;
        }

        private void take(String word) {
            demand(text.startsWith(word, at), "damaged: " + word + " expected");
            at += word.length();
        }

        private Object value(int depth) {
            demand(depth < 64, "damaged: nested too deeply");
            switch (peek()) {
                case '{':
                    TreeMap<String, Object> fields = new TreeMap<>();
                    for (take("{"); peek() != '}'; ) {
                        take(fields.isEmpty() ? "" : ",");
                        String key = string();
                        boolean inOrder = fields.isEmpty() || fields.lastKey().compareTo(key) < 0;
                        demand(inOrder, "damaged: keys out of order");
                        take(":");
                        fields.put(key, value(depth + 1));
                    }
                    take("}");
                    return fields;
                case '[':
                    List<Object> items = new ArrayList<>();
                    for (take("["); peek() != ']'; ) {
                        take(items.isEmpty() ? "" : ",");
                        items.add(value(depth + 1));
                    }
                    take("]");
                    return items;
                case '"':
                    return string();
                case 't':
                    take("true");
                    return true;
                case 'f':
                    take("false");
                    return false;
                case 'n':
                    take("null");
                    return List.of("null"); // no certificate that is known here has one
                default:
                    int from = at;
                    while (peek() == '-' || Character.isDigit(peek())) {
                        at++;
                    }
                    String digits = text.substring(from, Math.min(at, from + 20));
                    demand(digits.matches("0|-?[1-9][0-9]{0,16}"), "damaged: no value");
                    BigInteger number = new BigInteger(digits);
                    demand(number.abs().compareTo(LARGEST_PLAIN) <= 0, "damaged: too large");
                    return number;
            }
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            for (take("\""); peek() != '"'; at++) {
                demand(at < text.length() && peek() >= ' ', "damaged: no text");
                if (peek() == '\\') {
                    at++;
                    boolean plain = peek() == '"' || peek() == '\\';
                    string.append(plain ? peek() : escaped());
                } else {
                    string.append(peek());
                }
            }
            take("\"");
            return string.toString();
        }

        /** A control character or a lone half of a pair. */
        private char escaped() {
            demand(text.startsWith("u", at) && at + 5 <= text.length(), "damaged: no escape");
            String code = text.substring(at + 1, at + 5);
            demand(code.matches("[0-9a-f]{4}"), "damaged: no escape");
            char c = (char) Integer.parseInt(code, 16);
            demand(c < ' ' || Character.isSurrogate(c), "damaged: a needless escape");
            at += 4;
            return c;
        }
    }

    @SuppressWarnings("unchecked") // all keys come from CanonicalJson
    private static Map<String, Object> object(Object value) {
        demand(value instanceof Map, "expected an object");
        return (Map<String, Object>) value;
    }

    private static void demandKeys(Map<String, Object> fields, Set<String> keys) {
        demand(fields.keySet().equals(keys), "expected the fields " + new TreeSet<>(keys));
    }

    private static String text(Map<String, Object> fields, String key) {
        demand(fields.get(key) instanceof String, "expected a text under " + key);
        return (String) fields.get(key);
    }

    private static List<String> texts(Object list) {
        demand(list instanceof List, "expected a list");
        List<String> texts = new ArrayList<>();
        for (Object item : (List<?>) list) {
            demand(item instanceof String, "expected a list of texts");
            texts.add((String) item);
        }
        return texts;
    }

    /** A whole number; beyond 2^53 it is written as a text. */
    private static BigInteger whole(Map<String, Object> fields, String key) {
        Object value = fields.get(key);
        if (value instanceof String && ((String) value).matches("-?[1-9][0-9]{0,9999}")) {
            BigInteger number = new BigInteger((String) value);
            demand(number.abs().compareTo(LARGEST_PLAIN) > 0, "a small number is a text");
            return number;
        }
        demand(value instanceof BigInteger, "expected a whole number under " + key);
        return (BigInteger) value;
    }

    private static int small(Map<String, Object> fields, String key) {
        BigInteger number = whole(fields, key);
        demand(number.bitLength() < 30, "a number is too large");
        return number.intValueExact();
    }

    private static int number(String text, int most) {
        demand(text != null && text.matches("0|[1-9][0-9]{0,8}"), "no number (" + text + ")");
        demand(Integer.parseInt(text) <= most, "number (" + text + ") is too large");
        return Integer.parseInt(text);
    }

    private static String[] words(String text) {
        return text == null || text.isEmpty() ? new String[0] : text.split(" ", -1);
    }

    /** The value of a key of an instance; null if it is not given. */
    private static String value(String instance, String key) {
        String inside = instance.substring(instance.indexOf('(') + 1, instance.length() - 1);
        for (String pair : inside.split(",(?=[A-Za-z]+=)")) {
            if (pair.startsWith(key + "=")) {
                return pair.substring(key.length() + 1);
            }
        }
        return null;
    }

    private static void demandNames(String instance, String names) {
        String inside = instance.substring(instance.indexOf('(') + 1, instance.length() - 1);
        demand(inside.matches("(authentic|(" + names + ")=[^=]*)+"), "no instance");
    }

    /** The scope of a certificate's claim; true if unlisted moves are claimed not to win. */
    private static boolean isAboutMoves(Map<String, Object> header) {
        String claims = text(header, "claims");
        demand(Set.of("moves", "outcome").contains(claims), "claims what it cannot");
        return claims.equals("moves");
    }

    // ---- positions and moves

    /** How play stands for the player whose turn it is. */
    private enum Result {
        ON,
        WON,
        LOST,
        DRAWN
    }

    /** The rules of an instance; moves are texts, as certificates write them. */
    private interface Rules<P> {
        P start();

        Result result(P position);

        /** All moves, in the order of the replies. */
        List<String> moves(P position);

        /** The position after a move; null if the move is not legal. */
        P after(P position, String move);

        /** The position that a text is; rejected if it is not written canonically. */
        P read(String text);

        /** Moves that an entry of a list of winning moves stands for. */
        default Set<String> listed(String entry) {
            return Set.of(entry);
        }

        default boolean hasNimbers() {
            return false;
        }

        /**
         * The positions that are not over, in the order of a table that does not name them; null
         * where tables name them.
         */
        default Iterator<P> tableOrder() {
            return null;
        }
    }

    /** Several games at once, which some certificates are about: starts with what is claimed. */
    private record Root<P>(P start, String outcome, Set<String> winning) {}

    /** A certificate that lists positions. */
    private static final class Proof<P> {
        /** Numbers to a line of a table that does not name positions. */
        private static final int PER_LINE = 1000;

        private final Rules<P> rules;
        private final Map<String, Object> claim;
        private final boolean nimbers;
        private final boolean plies;
        private final boolean moves;
        private final Set<P> lost = new HashSet<>();
        private final Set<P> held = new HashSet<>();

        /** Nimber and remoteness of listed positions. */
        private final Map<P, int[]> numbers = new HashMap<>();

        Proof(Rules<P> rules, Map<String, Object> header) {
            String kind = text(header, "kind");
            demand(Set.of("strategy", "draw", "nimbers", "measure").contains(kind), "no such kind");
            this.rules = rules;
            this.claim = new TreeMap<>(object(header.get("claim")));
            this.moves = isAboutMoves(header);
            this.nimbers = kind.equals("nimbers");
            boolean drawn = Objects.equals(claim.get("outcome"), "D");
            this.plies = kind.equals("measure") || nimbers && claim.containsKey("remoteness");
            demand(nimbers || plies || drawn == kind.equals("draw"), "the kind is for others");
            demand(!nimbers || rules.hasNimbers(), "there are no nimbers here");
        }

        /** The whole check of a claim with one start. */
        void check(Lines lines) throws IOException {
            check(lines, rules, position -> position);
        }

        /** The same, where the claim is about a game whose positions have images in the rules. */
        <Q> void check(Lines lines, Rules<Q> game, Function<Q, P> image) throws IOException {
            Set<String> keys = new TreeSet<>(Set.of("outcome"));
            keys.addAll(moves ? Set.of("winningMoves", "winningMovesComplete") : Set.of());
            keys.addAll(nimbers ? Set.of("nimber") : Set.of());
            boolean drawn = Objects.equals(claim.get("outcome"), "D");
            keys.addAll(plies && !drawn ? Set.of("remoteness") : Set.of());
            demandKeys(claim, keys);
            demand(!moves || claim.get("winningMovesComplete").equals(true), "not complete");
            Set<String> winning = moves ? listed(game, "winningMoves") : null;
            read(lines);
            if (nimbers || plies) {
                compare(new Root<>(game.start(), text(claim, "outcome"), winning), game, image);
            } else {
                judge(new Root<>(game.start(), text(claim, "outcome"), winning), game, image);
            }
        }

        /** Checks a claim about several starts in the rules. */
        void check(Lines lines, List<Root<P>> roots) throws IOException {
            read(lines);
            roots.forEach(root -> judge(root, rules, position -> position));
        }

        Set<String> listed(Rules<?> game, String key) {
            Set<String> all = new HashSet<>();
            texts(claim.get(key)).forEach(entry -> all.addAll(game.listed(entry)));
            return all;
        }

        private void read(Lines lines) throws IOException {
            Iterator<P> order = nimbers || plies ? rules.tableOrder() : null;
            int last = PER_LINE;
            for (Object line = lines.next(); line != null; line = lines.next()) {
                Map<String, Object> fields = object(line);
                if (order != null) {
                    demand(last == PER_LINE, "a line before the last has too few numbers");
                    last = numbers(fields, order);
                } else if (nimbers || plies) {
                    number(fields);
                } else {
                    claimLost(fields);
                }
            }
        }

        // strategies

        private void claimLost(Map<String, Object> fields) {
            boolean strict = fields.containsKey("lost");
            boolean bare = strict && fields.size() == 1;
            String key = strict ? "lost" : "held";
            demandKeys(fields, bare ? Set.of(key) : Set.of(key, "replies"));
            String name = text(fields, key);
            P position = rules.read(name);
            demand(rules.result(position) == Result.ON, "position " + name + " is over");
            List<String> all = rules.moves(position);
            List<String> replies =
                    bare ? Collections.nCopies(all.size(), "") : texts(fields.get("replies"));
            demand(all.size() == replies.size(), "position " + name + ": replies are missing");
            for (int i = 0; i < all.size(); i++) {
                demand(
                        isAnswered(rules.after(position, all.get(i)), replies.get(i), strict),
                        "position " + name + ": move " + all.get(i) + " is not answered");
            }
            demand((strict ? lost : held).add(position), "position " + name + " stands twice");
        }

        private boolean isAnswered(P option, String reply, boolean strict) {
            Result result = rules.result(option);
            if (result != Result.ON) {
                boolean good = result == Result.WON || !strict && result == Result.DRAWN;
                return good && reply.isEmpty();
            }
            P after = reply.isEmpty() ? null : rules.after(option, reply);
            return reply.isEmpty()
                    ? hasGood(option, strict)
                    : after != null && isGood(after, strict);
        }

        private boolean hasGood(P position, boolean strict) {
            return rules.moves(position).stream()
                    .anyMatch(move -> isGood(rules.after(position, move), strict));
        }

        /** Whether whoever moved here has won, or at least cannot lose. */
        private boolean isGood(P position, boolean strict) {
            Result result = rules.result(position);
            return result == Result.ON
                    ? lost.contains(position) || !strict && held.contains(position)
                    : result == Result.LOST || !strict && result == Result.DRAWN;
        }

        /** What the lines say of a start in a game whose positions have images in theirs. */
        private <Q> void judge(Root<Q> root, Rules<Q> game, Function<Q, P> image) {
            BiPredicate<Q, Boolean> shown =
                    (position, strict) -> {
                        Result result = game.result(position);
                        return result == Result.ON
                                ? isGood(image.apply(position), strict)
                                : result == Result.LOST || !strict && result == Result.DRAWN;
                    };
            Q start = root.start();
            boolean on = game.result(start) == Result.ON;
            List<String> all = on ? game.moves(start) : List.of();
            Map<String, Q> options = new LinkedHashMap<>();
            all.forEach(move -> options.put(move, game.after(start, move)));
            boolean strict = !root.outcome().equals("D");
            boolean wins = options.values().stream().anyMatch(option -> shown.test(option, strict));
            switch (root.outcome()) {
                case "P":
                    demand(shown.test(start, true), "the start is not shown to be lost");
                    break;
                case "N":
                    demand(
                            on ? wins : game.result(start) == Result.WON,
                            "no winning move of the start is shown");
                    break;
                case "D":
                    demand(shown.test(start, false), "the first player is not held");
                    demand(!on || wins, "the second player is not held");
                    break;
                default:
                    throw new Rejected("no outcome");
            }
            if (root.winning() == null) {
                return;
            }
            demand(options.keySet().containsAll(root.winning()), "a listed move is not legal");
            options.forEach(
                    (move, option) -> {
                        Result result = game.result(option);
                        P essence = result == Result.ON ? image.apply(option) : null;
                        result = essence == null ? result : rules.result(essence);
                        demand(
                                root.winning().contains(move)
                                        ? shown.test(option, true)
                                        : result == Result.ON
                                                ? hasGood(essence, false)
                                                : result != Result.LOST,
                                "move " + move + " is not shown to be what the list says");
                    });
        }

        // numbers

        private void number(Map<String, Object> fields) {
            Set<String> keys = new TreeSet<>(Set.of("at"));
            keys.addAll(nimbers ? Set.of("nimber") : Set.of());
            keys.addAll(plies ? Set.of("remoteness") : Set.of());
            demandKeys(fields, keys);
            String name = text(fields, "at");
            P position = rules.read(name);
            demand(rules.result(position) == Result.ON, "position " + name + " is over");
            int[] found = found(position, name);
            boolean same =
                    (!nimbers || small(fields, "nimber") == found[0])
                            && (!plies || small(fields, "remoteness") == found[1]);
            demand(same, "position " + name + " has other numbers");
            demand(numbers.put(position, found) == null, "position " + name + " stands twice");
        }

        /** Numbers of the next positions; how many. */
        private int numbers(Map<String, Object> fields, Iterator<P> order) {
            Set<String> keys = new TreeSet<>(nimbers ? Set.of("nimber") : Set.of());
            keys.addAll(plies ? Set.of("remoteness") : Set.of());
            demandKeys(fields, keys);
            List<String> columns = List.copyOf(keys);
            List<String[]> texts = new ArrayList<>();
            columns.forEach(key -> texts.add(text(fields, key).split(" ", -1)));
            int count = texts.get(0).length;
            for (int i = 0; i < count; i++) {
                demand(order.hasNext(), "there are no more positions");
                P position = order.next();
                int[] found = found(position, String.valueOf(position));
                for (int column = 0; column < columns.size(); column++) {
                    demand(texts.get(column).length == count, "as many numbers of each kind");
                    int number = found[columns.get(column).equals("nimber") ? 0 : 1];
                    demand(
                            texts.get(column)[i].equals(String.valueOf(number)),
                            "position " + position + " has other numbers");
                }
                numbers.put(position, found);
            }
            demand(count <= PER_LINE, "a line has too many numbers");
            return count;
        }

        /** The numbers that follow from those of the options. */
        private int[] found(P position, String name) {
            BitSet taken = new BitSet();
            int shortest = Integer.MAX_VALUE;
            int longest = -1;
            boolean drawn = false;
            for (String move : rules.moves(position)) {
                int[] option = of(rules.after(position, move));
                demand(option != null, "position " + name + ": move " + move + " is not listed");
                taken.set(option[0]);
                if (option[1] == -1) {
                    drawn = true;
                } else if (option[1] % 2 == 0) {
                    shortest = Math.min(shortest, option[1] / 2);
                } else {
                    longest = Math.max(longest, option[1] / 2);
                }
            }
            boolean won = shortest < Integer.MAX_VALUE;
            int remoteness = won ? 2 * (shortest + 1) + 1 : drawn ? -1 : 2 * (longest + 1);
            return new int[] {taken.nextClearBit(0), remoteness};
        }

        /** The numbers of a position that is over or listed; null otherwise. */
        private int[] of(P position) {
            Result result = rules.result(position);
            return result == Result.ON ? numbers.get(position) : end(result);
        }

        private int[] end(Result result) {
            demand(!nimbers || result == Result.LOST, "no nimber at an end");
            return new int[] {0, result == Result.LOST ? 0 : result == Result.WON ? 1 : -1};
        }

        private String outcome(int[] number) {
            if (!plies) {
                return number[0] == 0 ? "P" : "N";
            }
            return number[1] == -1 ? "D" : number[1] % 2 == 0 ? "P" : "N";
        }

        private <Q> void compare(Root<Q> root, Rules<Q> game, Function<Q, P> image) {
            Function<Q, int[]> known =
                    position -> {
                        Result result = game.result(position);
                        return result == Result.ON ? of(image.apply(position)) : end(result);
                    };
            int[] number = known.apply(root.start());
            demand(number != null, "the start is not listed");
            demand(outcome(number).equals(root.outcome()), "the start has another outcome");
            demand(!nimbers || small(claim, "nimber") == number[0], "another nimber");
            boolean same = number[1] == -1 || !plies || small(claim, "remoteness") == number[1] / 2;
            demand(same, "another remoteness");
            if (root.winning() != null) {
                boolean on = game.result(root.start()) == Result.ON;
                Set<String> winning = new HashSet<>(on ? game.moves(root.start()) : List.of());
                winning.removeIf(
                        move -> {
                            int[] option = known.apply(game.after(root.start(), move));
                            return !outcome(option).equals("P");
                        });
                demand(winning.equals(root.winning()), "the winning moves are " + winning);
            }
        }
    }

    // ---- monotonic sequence games

    private static final int MOST_CARDS = 1_000_000;

    private static void monotonic(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        String kind = text(header, "kind");
        String deck = value(instance, "deck");
        if (kind.equals("long-run")
                || kind.equals("young-box")
                || instance.matches(".*deck=[^,]*[QNZL+].*|.*at=[^,]*[QNZL].*")) {
            throw new NotKnown(instance);
        }
        boolean inserts = instance.endsWith(",form=insert)");
        String play = "(,play=misere)?";
        if (inserts) {
            demand(
                    instance.matches(
                            "monotonic\\(a=\\d+,d=\\d+,deck=\\d+"
                                    + play
                                    + "(,board=[0-9 :]+)?,form=insert\\)"),
                    "no instance");
            new Proof<>(new Slots(instance), header).check(lines);
        } else if (deck != null && deck.contains(":")) {
            demand(
                    instance.matches(
                            "monotonic\\(a=\\d+,d=\\d+,deck=[^,]+" + play + "(,board=[^,]+)?\\)"),
                    "no instance");
            Poset rules = new Poset(instance);
            if (kind.equals("theorem")) {
                involution(rules, header, lines);
            } else {
                new Proof<>(rules, header).check(lines);
            }
        } else {
            demand(
                    instance.matches(
                            "monotonic\\(a=\\d+,d=\\d+(,deck=\\d+"
                                    + play
                                    + "(,board=[0-9 ]+)?|"
                                    + play
                                    + ",at=[0-9RBP]+)\\)"),
                    "no instance");
            Chain plain = new Chain(instance, false);
            if (kind.matches("nimbers|measure")) {
                Chain table = new Chain(instance, true);
                new Proof<>(table, header).check(lines, plain, table::gathered);
            } else {
                Safe safe = new Safe(plain);
                new Proof<>(safe, header).check(lines, plain, safe::reduced);
            }
        }
    }

    private static int length(String instance, String key) {
        int length = number(value(instance, key), MOST_CARDS);
        demand(length > 0, "a run has a card");
        return length;
    }

    /**
     * Blocks x, y, size from the lowest card up, equal neighbours joined; stacks of labels,
     * falling; waste, or in the plain game 1 if there is a dead card. A size of -1 is large.
     */
    private static final class Row {
        static final int LARGE = -1;
        final List<int[]> blocks = new ArrayList<>();
        final TreeSet<Integer> low = new TreeSet<>(Comparator.reverseOrder());
        final TreeSet<Integer> high = new TreeSet<>(Comparator.reverseOrder());
        int waste;

        void add(int x, int y, int size) {
            int[] top =
                    blocks.isEmpty()
                            ? new int[] {Integer.MAX_VALUE, 0, 0}
                            : blocks.get(blocks.size() - 1);
            demand(x <= top[0] && y >= top[1], "blocks out of order");
            if (top[0] == x && top[1] == y) {
                top[2] = size == LARGE || top[2] == LARGE ? LARGE : top[2] + size;
            } else {
                blocks.add(new int[] {x, y, size});
            }
        }

        /**
         * The blocks, not joined, after a move that leaves so many cards of a block on each side.
         */
        List<int[]> split(int played, int below, int above) {
            int x = blocks.get(played)[0];
            int y = blocks.get(played)[1];
            List<int[]> after = new ArrayList<>();
            for (int i = 0; i < blocks.size(); i++) {
                int[] block = blocks.get(i).clone();
                if (i == played) {
                    after.add(new int[] {x, y - 1, below});
                    after.add(new int[] {x - 1, y, above});
                    continue;
                }
                block[1] -= i < played && block[1] == y ? 1 : 0;
                block[0] -= i > played && block[0] == x ? 1 : 0;
                after.add(block);
            }
            return after;
        }

        List<String> words() {
            List<String> words = new ArrayList<>();
            low.forEach(x -> words.add(x + ".2"));
            for (int[] block : blocks) {
                String size = block[2] == LARGE ? "L" : String.valueOf(block[2]);
                words.add(block[0] + "." + block[1] + "." + size);
            }
            high.forEach(y -> words.add("2." + y));
            return words;
        }
    }

    /**
     * Positions on a finite chain, by labels of all cards that are not dead; in tables by those of
     * all that do not complete a run, and large numbers of them as one.
     */
    private static final class Chain implements Rules<String> {
        private final String instance;
        private final boolean misere;
        private final boolean isTable;
        private final boolean isWord;
        private final int a;
        private final int d;
        private final int cards;
        private final String start;

        /** For each unused card its place, or gap and offset, and the move that it is. */
        private final Map<List<Integer>, String> moves = new LinkedHashMap<>();

        Chain(String instance, boolean isTable) {
            this.instance = instance;
            this.isTable = isTable;
            a = length(instance, "a");
            d = length(instance, "d");
            misere = value(instance, "play") != null;
            isWord = value(instance, "at") != null;
            Row row = new Row();
            List<int[]> labels = isWord ? atWord() : onBoard();
            for (int[] label : labels) {
                demand(label[0] > 0 && label[1] > 0, "play is over");
                boolean counts = put(row, label[0], label[1], 1);
                int last = row.blocks.size() - 1;
                String move = counts ? last + ":" + (row.blocks.get(last)[2] - 1) : "dead";
                moves.put(List.of(label[2], label[3]), move);
            }
            cards = labels.size();
            start = write(row);
        }

        /** Labels x, y by the longest runs that end below and above a card; 0; the card. */
        private List<int[]> onBoard() {
            int deck = number(value(instance, "deck"), MOST_CARDS);
            Map<Integer, int[]> runs = new LinkedHashMap<>();
            for (String word : words(value(instance, "board"))) {
                int card = number(word, deck);
                demand(card > 0 && !runs.containsKey(card), "card " + card + " cannot be played");
                int[] longest = longest(runs, card);
                demand(longest[0] + 1 < a && longest[1] + 1 < d, "play is over");
                runs.put(card, new int[] {longest[0] + 1, longest[1] + 1});
            }
            List<int[]> labels = new ArrayList<>();
            for (int card = 1; card <= deck; card++) {
                if (!runs.containsKey(card)) {
                    int[] longest = longest(runs, card);
                    labels.add(new int[] {a - longest[0], d - longest[1], 0, card});
                }
            }
            return labels;
        }

        private static int[] longest(Map<Integer, int[]> runs, int card) {
            int[] longest = new int[2];
            runs.forEach(
                    (other, run) -> {
                        int side = other < card ? 0 : 1;
                        longest[side] = Math.max(longest[side], run[side]);
                    });
            return longest;
        }

        private List<int[]> atWord() {
            String at = value(instance, "at");
            String word = at.replaceAll("[0-9]", "");
            demand(!(" " + word + " ").matches(".* B.*|.*R .*|.*RB.*"), "no board has this word");
            String[] gaps = at.split("[RBP]", -1);
            List<int[]> labels = new ArrayList<>();
            for (int gap = 0; gap < gaps.length; gap++) {
                int x = a - word.substring(0, gap).replace("B", "").length();
                int y = d - word.substring(gap).replace("R", "").length();
                demand(x > 0 && y > 0, "play is over");
                int size = number(gaps[gap], MOST_CARDS - labels.size());
                for (int offset = 0; offset < size; offset++) {
                    labels.add(new int[] {x, y, gap, offset});
                }
            }
            return labels;
        }

        /** Adds cards, or notes that there are dead ones; whether they are not dead. */
        private boolean put(Row row, int x, int y, int size) {
            boolean dead = (misere || isTable) && (x == 1 || y == 1);
            if (dead && size != 0) {
                row.waste = 1;
            } else if (size != 0) {
                row.add(x, y, size);
            }
            return !dead;
        }

        private String write(Row row) {
            for (int[] block : row.blocks) {
                boolean large = isTable && block[2] >= threshold(block[0], block[1], row);
                block[2] = large ? Row.LARGE : block[2];
            }
            List<String> words = row.words();
            words.addAll(row.waste > 0 ? List.of("+") : List.of());
            return words.isEmpty() ? "empty" : String.join(" ", words);
        }

        /** From which size on blocks are alike, with or without a card that completes a run. */
        private static long threshold(int x, int y, Row row) {
            return (row.waste > 0 ? 1 : 2) * Safe.binomial(x + y - 2, x - 1) - 1;
        }

        /** What a position of the plain game is in a table. */
        String gathered(String position) {
            Row row = new Row();
            for (int[] block : row(position).blocks) {
                put(row, block[0], block[1], block[2]);
            }
            row.waste |= row(position).waste;
            return write(row);
        }

        Row row(String position) {
            Row row = new Row();
            for (String word : position.equals("empty") ? new String[0] : words(position)) {
                demand(row.waste == 0, "+ is not the last word");
                if (word.equals("+") && (misere || isTable)) {
                    row.waste = 1;
                    continue;
                }
                String[] parts = word.split("\\.", -1);
                demand(parts.length == 3, "no position (" + position + ")");
                int x = number(parts[0], MOST_CARDS);
                int y = number(parts[1], MOST_CARDS);
                boolean large = isTable && parts[2].equals("L");
                int size = large ? Row.LARGE : number(parts[2], cards);
                demand(x > 0 && y > 0 && size != 0, "no position (" + position + ")");
                row.add(x, y, size);
            }
            return row;
        }

        @Override
        public String start() {
            return start;
        }

        @Override
        public Result result(String position) {
            if (position.equals("completed")) {
                return misere ? Result.WON : Result.LOST;
            }
            return position.equals("empty") ? Result.DRAWN : Result.ON;
        }

        @Override
        public List<String> moves(String position) {
            Row row = row(position);
            List<String> all = new ArrayList<>();
            for (int block = 0; block < row.blocks.size(); block++) {
                int[] cards = row.blocks.get(block);
                boolean large = cards[2] == Row.LARGE;
                long lower = large ? threshold(cards[0], cards[1] - 1, row) : cards[2];
                for (int offset = 0; offset < lower; offset++) {
                    all.add(block + ":" + offset);
                }
                for (int above = 0;
                        large && above < threshold(cards[0] - 1, cards[1], row);
                        above++) {
                    all.add(block + ":^" + above);
                }
                all.addAll(large ? List.of(block + ":*") : List.of());
            }
            all.addAll(row.waste > 0 ? List.of("dead") : List.of());
            return all;
        }

        @Override
        public String after(String position, String move) {
            Row row = row(position);
            if (move.equals("dead")) {
                return row.waste > 0 ? "completed" : null;
            }
            String[] parts = move.split(":", -1);
            demand(parts.length == 2, "no move (" + move + ")");
            int played = number(parts[0], MOST_CARDS);
            if (played >= row.blocks.size() || !moves(position).contains(move)) {
                return null;
            }
            int[] block = row.blocks.get(played);
            if (block[0] == 1 || block[1] == 1) {
                return "completed";
            }
            boolean large = block[2] == Row.LARGE;
            boolean fromAbove = parts[1].startsWith("^");
            int count = parts[1].equals("*") ? 0 : number(parts[1].replace("^", ""), MOST_CARDS);
            int below = fromAbove || parts[1].equals("*") ? Row.LARGE : count;
            int above = fromAbove ? count : large ? Row.LARGE : block[2] - 1 - count;
            Row after = new Row();
            after.waste = row.waste;
            row.split(played, below, above).forEach(part -> put(after, part[0], part[1], part[2]));
            return write(after);
        }

        @Override
        public String read(String text) {
            Row row = row(text);
            boolean completes =
                    row.blocks.stream().anyMatch(block -> block[0] == 1 || block[1] == 1);
            demand(!completes, "cards that complete a run are not written");
            demand(isWithin(row, 0) && write(row).equals(text), "no position (" + text + ")");
            return text;
        }

        /** Whether there are no more cards, and no larger labels, than at the start of a play. */
        boolean isWithin(Row row, int raise) {
            long size = row.blocks.stream().mapToLong(block -> Math.max(0, block[2])).sum();
            return size <= cards
                    && row.blocks.stream().allMatch(b -> b[0] <= a + raise && b[1] <= d + raise)
                    && row.low.stream().allMatch(x -> x <= a + raise)
                    && row.high.stream().allMatch(y -> y <= d + raise);
        }

        @Override
        public Set<String> listed(String entry) {
            demand(entry.contains(":") == isWord, "no move (" + entry + ")");
            int gap = isWord ? number(entry.substring(0, entry.indexOf(':')), MOST_CARDS) : 0;
            String[] ends = entry.substring(entry.indexOf(':') + 1).split("\\.\\.", -1);
            int low = number(ends[0], MOST_CARDS);
            int high = number(ends[ends.length - 1], MOST_CARDS);
            demand(ends.length <= 2 && low <= high, "no range (" + entry + ")");
            Set<String> found = new HashSet<>();
            moves.forEach(
                    (card, move) -> {
                        if (card.get(0) == gap && low <= card.get(1) && card.get(1) <= high) {
                            found.add(move);
                        }
                    });
            demand(!found.isEmpty(), "no legal move (" + entry + ")");
            return found;
        }

        @Override
        public boolean hasNimbers() {
            return !misere;
        }
    }

    /** The game of safe moves, in which strategies on chains are written. */
    private static final class Safe implements Rules<String> {
        private final boolean misere;
        private final int limit;
        private final Chain plain;
        private final boolean drawless;

        /** The options of the position that was looked at last. */
        private String seen = "";

        private Map<String, Row> options = Map.of();

        Safe(Chain plain) {
            this.plain = plain;
            this.misere = plain.misere;
            this.limit = misere ? 1 : 2;
            long product = (length(plain.instance, "a") - 1L) * (length(plain.instance, "d") - 1L);
            String deck = value(plain.instance, "deck");
            this.drawless = deck != null && number(deck, MOST_CARDS) > product;
        }

        /** What a position of the plain game is reduced to. */
        String reduced(String position) {
            Row whole = plain.row(position);
            Row row = new Row();
            row.waste = drawless ? limit : whole.waste;
            int raise = misere ? 1 : 0;
            for (int[] block : whole.blocks) {
                if (block[0] + raise == 1 || block[1] + raise == 1) {
                    return "won";
                }
                add(row, block[0] + raise, block[1] + raise, block[2]);
            }
            return settled(row);
        }

        private void add(Row row, int x, int y, int size) {
            if (size == 0) {
                return;
            }
            if (x > 2 && y > 2) {
                row.add(x, y, size);
                return;
            }
            int left = size == Row.LARGE ? Integer.MAX_VALUE : size;
            TreeSet<Integer> stack = x > 2 ? row.low : row.high;
            for (int place = misere ? 0 : Math.max(x, y); place > 2 && left > 0; place--) {
                left -= stack.add(place) ? 1 : 0;
            }
            row.waste += Math.min(left, limit - row.waste);
        }

        /** The word of a position whose cards have all been added. */
        private String settled(Row row) {
            if (!row.blocks.isEmpty()) {
                lower(row.low, row.blocks.get(0)[0]);
                lower(row.high, row.blocks.get(row.blocks.size() - 1)[1]);
            }
            for (int[] block : row.blocks) {
                boolean large = block[2] >= threshold(block[0], block[1], row.waste);
                block[2] = large ? Row.LARGE : block[2];
            }
            List<String> words = row.words();
            words.addAll(row.waste > 0 ? List.of("+".repeat(row.waste)) : List.of());
            return String.join(" ", words);
        }

        /** Labels above those of the core count by their number. */
        private static void lower(TreeSet<Integer> stack, int core) {
            int above = stack.headSet(core).size();
            stack.headSet(core).clear();
            for (int i = 1; i <= above; i++) {
                stack.add(core + i);
            }
        }

        /** From which size on blocks are alike; by binomials, see the format's page. */
        private long threshold(int x, int y, int waste) {
            long middle = binomial(x + y - 4, x - 2);
            long low = misere ? 0 : binomial(x + y - 3, x - 2) - middle;
            long high = misere ? 0 : binomial(x + y - 3, y - 2) - middle;
            return (1 + limit - waste) * middle + low + high - 1;
        }

        /** C(n, k), or 2^40 if it is more. */
        private static long binomial(int n, int k) {
            long value = 1;
            for (int i = 1; i <= Math.min(k, n - k) && value < 1L << 40; i++) {
                value = value * (n + 1 - i) / i;
            }
            return Math.min(value, 1L << 40);
        }

        private Row row(String position) {
            Row row = new Row();
            for (String word : words(position)) {
                if (word.matches("[+]+")) {
                    demand(word.length() <= limit && row.waste == 0, "too much waste");
                    row.waste = word.length();
                    continue;
                }
                String[] parts = word.split("\\.", -1);
                demand(row.waste == 0 && parts.length > 1, "no position (" + position + ")");
                int x = number(parts[0], MOST_CARDS);
                int y = number(parts[1], MOST_CARDS);
                boolean core = x > 2 && y > 2;
                demand(
                        core == (parts.length == 3) && parts.length < 4,
                        "no position (" + position + ")");
                demand(core || x + y > 4 && Math.min(x, y) == 2, "no position (" + position + ")");
                boolean large = core && parts[2].equals("L");
                if (core) {
                    row.add(x, y, large ? Row.LARGE : number(parts[2], MOST_CARDS));
                } else {
                    (x > 2 ? row.low : row.high).add(Math.max(x, y));
                }
            }
            return row;
        }

        @Override
        public String read(String text) {
            Row row = row(text);
            boolean stacked = !row.low.isEmpty() || !row.high.isEmpty();
            demand(!(misere && stacked), "there are no stacks");
            demand(row.blocks.stream().noneMatch(block -> block[2] == 0), "an empty block");
            demand(plain.isWithin(row, misere ? 1 : 0), "no position (" + text + ")");
            demand(settled(row).equals(text), "not canonical (" + text + ")");
            return text;
        }

        @Override
        public String start() {
            return reduced(plain.start());
        }

        @Override
        public Result result(String position) {
            if (position.equals("won")) {
                return Result.WON;
            }
            Row row = row(position);
            if (!row.blocks.isEmpty()) {
                return Result.ON;
            }
            boolean odd = (row.low.size() + row.high.size()) % 2 == 1;
            return row.waste < limit ? Result.DRAWN : odd ? Result.WON : Result.LOST;
        }

        /** Each move with the row after it, not yet settled. */
        private Map<String, Row> options(String position) {
            if (position.equals(seen)) {
                return options;
            }
            Row row = row(position);
            seen = position;
            options = new LinkedHashMap<>();
            for (boolean bottom : new boolean[] {true, false}) {
                if ((bottom ? row.low : row.high).isEmpty()) {
                    continue;
                }
                int label = (bottom ? row.low : row.high).first();
                List<int[]> blocks = new ArrayList<>();
                for (int[] block : row.blocks) {
                    int x = block[0] - (bottom && block[0] == label ? 1 : 0);
                    int y = block[1] - (!bottom && block[1] == label ? 1 : 0);
                    blocks.add(new int[] {x, y, block[2]});
                }
                options.put(bottom ? "bottom" : "top", gathered(row, blocks, bottom ? 0 : 1));
            }
            for (int i = 0; i < row.blocks.size(); i++) {
                int x = row.blocks.get(i)[0];
                int y = row.blocks.get(i)[1];
                int size = row.blocks.get(i)[2];
                boolean large = size == Row.LARGE;
                long lower = large ? threshold(x, y - 1, row.waste) : size;
                for (int below = 0; below < lower; below++) {
                    int above = large ? Row.LARGE : size - 1 - below;
                    options.put(i + ":" + below, gathered(row, row.split(i, below, above), -1));
                }
                for (int above = 0; large && above < threshold(x - 1, y, row.waste); above++) {
                    options.put(
                            i + ":^" + above, gathered(row, row.split(i, Row.LARGE, above), -1));
                }
                if (large) {
                    options.put(i + ":*", gathered(row, row.split(i, Row.LARGE, Row.LARGE), -1));
                }
            }
            return options;
        }

        /** Blocks added to the stacks of a row, one of which (0 bottom, 1 top) has lost a card. */
        private Row gathered(Row row, List<int[]> blocks, int played) {
            Row after = new Row();
            after.waste = row.waste;
            after.low.addAll(row.low);
            after.high.addAll(row.high);
            if (played >= 0) {
                (played == 0 ? after.low : after.high).pollFirst();
            }
            blocks.forEach(block -> add(after, block[0], block[1], block[2]));
            return after;
        }

        @Override
        public List<String> moves(String position) {
            return new ArrayList<>(options(position).keySet());
        }

        @Override
        public String after(String position, String move) {
            Row after = options(position).get(move);
            return after == null ? null : settled(after);
        }
    }

    // ---- posets and the insertion form

    /** Positions on a poset: a label for each card, or null where it is gone, and a + if dead. */
    private static final class Poset implements Rules<String> {
        private final boolean misere;
        private final int a;
        private final int d;
        private final List<String> names = new ArrayList<>();
        private final BitSet[] above;
        private final String start;

        Poset(String instance) {
            misere = value(instance, "play") != null;
            a = length(instance, "a");
            d = length(instance, "d");
            String deck = value(instance, "deck");
            String cards = deck.substring(deck.indexOf(':') + 1);
            Set<List<String>> less = new HashSet<>();
            if (deck.startsWith("poset:(") && deck.endsWith(")")) {
                Set<String> all = new TreeSet<>();
                for (String word : words(cards.substring(1, cards.length() - 1))) {
                    List<String> pair = List.of(word.split("<", -1));
                    all.addAll(pair);
                    demand(pair.size() <= 2 && !pair.contains(""), "no relation (" + word + ")");
                    less.addAll(pair.size() == 2 ? Set.of(pair) : Set.of());
                }
                names.addAll(all);
            } else {
                boolean cube = deck.startsWith("cube:");
                demand(cube || deck.startsWith("chains:"), "no deck (" + deck + ")");
                int digits = cube ? number(cards, 16) : 0;
                String sizes = cube ? String.join("x", Collections.nCopies(digits, "2")) : cards;
                names.add("");
                for (String size : sizes.isEmpty() ? new String[0] : sizes.split("x", -1)) {
                    List<String> longer = new ArrayList<>();
                    for (String name : names) {
                        for (int i = 1; i <= number(size, MOST_CARDS); i++) {
                            String dot = cube || name.isEmpty() ? "" : ".";
                            longer.add(name + dot + (cube ? i - 1 : i));
                        }
                    }
                    names.clear();
                    names.addAll(longer);
                    demand(names.size() <= 1 << 16, "too many cards");
                }
            }
            above = new BitSet[names.size()];
            for (int i = 0; i < above.length; i++) {
                above[i] = new BitSet();
                for (int j = 0; j < above.length; j++) {
                    boolean listed = deck.startsWith("poset:");
                    List<String> pair = List.of(names.get(i), names.get(j));
                    above[i].set(j, listed ? less.contains(pair) : i != j && isBelow(pair));
                }
            }
            for (int k = 0; k < above.length; k++) {
                for (BitSet set : above) {
                    if (set.get(k)) {
                        set.or(above[k]);
                    }
                }
            }
            String position = write(Collections.nCopies(above.length, new int[] {a, d}), false);
            for (String card : words(value(instance, "board"))) {
                boolean unused = names.contains(card) && !isGone(position, card);
                demand(unused, "card (" + card + ") cannot be played");
                position = after(position, card);
                demand(!position.equals("completed"), "play is over");
            }
            start = position;
        }

        private boolean isGone(String position, String card) {
            return position.split(" ")[names.indexOf(card)].equals("-");
        }

        private static boolean isBelow(List<String> pair) {
            String split = pair.get(0).contains(".") ? "\\." : "(?<=[01])(?=[01])";
            String[] low = pair.get(0).split(split);
            String[] high = pair.get(1).split(split);
            for (int i = 0; i < low.length; i++) {
                if (Integer.parseInt(low[i]) > Integer.parseInt(high[i])) {
                    return false;
                }
            }
            return true;
        }

        private String write(List<int[]> labels, boolean dead) {
            StringBuilder text = new StringBuilder();
            boolean mark = dead;
            for (int[] label : labels) {
                boolean dies = misere && label != null && (label[0] == 1 || label[1] == 1);
                mark |= dies;
                text.append(text.length() == 0 ? "" : " ");
                text.append(label == null || dies ? "-" : label[0] + "." + label[1]);
            }
            return text + (mark ? " +" : "");
        }

        private List<int[]> labels(String position) {
            String[] words = words(position.replaceAll(" \\+$", ""));
            demand(words.length == names.size(), "no position (" + position + ")");
            List<int[]> labels = new ArrayList<>();
            for (String word : words) {
                String[] parts = word.split("\\.", -1);
                demand(word.equals("-") || parts.length == 2, "no position (" + position + ")");
                labels.add(
                        word.equals("-")
                                ? null
                                : new int[] {number(parts[0], a), number(parts[1], d)});
            }
            return labels;
        }

        @Override
        public String start() {
            return start;
        }

        @Override
        public Result result(String position) {
            if (position.equals("completed")) {
                return misere ? Result.WON : Result.LOST;
            }
            return position.matches("[- ]*") ? Result.DRAWN : Result.ON;
        }

        @Override
        public List<String> moves(String position) {
            List<String> moves = new ArrayList<>(names);
            List<int[]> labels = labels(position);
            moves.removeIf(name -> labels.get(names.indexOf(name)) == null);
            moves.addAll(position.endsWith("+") ? List.of("=dead") : List.of());
            return moves;
        }

        @Override
        public String after(String position, String move) {
            if (move.equals("=dead")) {
                return position.endsWith("+") ? "completed" : null;
            }
            List<int[]> labels = labels(position);
            int card = names.indexOf(move);
            if (card < 0 || labels.get(card) == null) {
                return null;
            }
            int x = labels.get(card)[0];
            int y = labels.get(card)[1];
            labels.set(card, null);
            for (int other = 0; other < labels.size(); other++) {
                int[] label = labels.get(other);
                if (label != null) {
                    label[0] -= above[card].get(other) && label[0] == x ? 1 : 0;
                    label[1] -= above[other].get(card) && label[1] == y ? 1 : 0;
                }
            }
            return x == 1 || y == 1 ? "completed" : write(labels, position.endsWith("+"));
        }

        @Override
        public String read(String text) {
            List<int[]> labels = labels(text);
            boolean some = labels.stream().allMatch(l -> l == null || l[0] > 0 && l[1] > 0);
            boolean dead = text.endsWith("+");
            demand(some && (misere || !dead), "no position (" + text + ")");
            demand(write(labels, dead).equals(text), "no position (" + text + ")");
            return text;
        }

        @Override
        public boolean hasNimbers() {
            return !misere;
        }
    }

    /** The theorem of involutions: pairs of unused cards, and a chain unless draws are possible. */
    private static void involution(Poset rules, Map<String, Object> header, Lines lines)
            throws IOException {
        Map<String, Object> line = object(lines.next());
        demandKeys(line, Set.of("pairs", "reverses"));
        demand(line.get("reverses") instanceof Boolean, "expected true or false under reverses");
        boolean reverses = line.get("reverses").equals(true);
        List<int[]> labels = rules.labels(rules.start());
        Map<Integer, Integer> partner = new TreeMap<>();
        demand(line.get("pairs") instanceof List, "expected a list under pairs");
        for (Object item : (List<?>) line.get("pairs")) {
            List<String> pair = texts(item);
            demand(pair.size() == 2 && !pair.get(0).equals(pair.get(1)), "no pair " + pair);
            int one = rules.names.indexOf(pair.get(0));
            int two = rules.names.indexOf(pair.get(1));
            boolean fresh = one >= 0 && two >= 0 && partner.put(one, two) == null;
            demand(fresh && partner.put(two, one) == null, "no pair " + pair);
        }
        demand(!rules.misere, "the theorem is about normal play");
        for (int card = 0; card < labels.size(); card++) {
            demand((labels.get(card) != null) == partner.containsKey(card), "other cards");
        }
        for (int card : partner.keySet()) {
            int other = partner.get(card);
            int[] label = labels.get(card);
            int[] image = labels.get(other);
            demand(label[0] > 1 && label[1] > 1, "a label has a 1");
            demand(label[0] == image[reverses ? 1 : 0], "partners have other labels");
            demand(label[1] == image[reverses ? 0 : 1], "partners have other labels");
            for (int third : partner.keySet()) {
                int from = reverses ? partner.get(third) : other;
                int to = reverses ? other : partner.get(third);
                boolean kept = rules.above[card].get(third) == rules.above[from].get(to);
                demand(kept, "the order is not kept or turned");
                if (rules.above[card].get(other)) {
                    boolean extreme =
                            !rules.above[third].get(card) && !rules.above[other].get(third);
                    demand(reverses && extreme, "partners are comparable");
                }
            }
        }
        Object more = lines.next();
        Map<String, Object> claim = object(header.get("claim"));
        boolean moves = isAboutMoves(header);
        if (more == null) {
            demand(!moves && claim.equals(Map.of("never", "N")), "draws are not excluded");
            return;
        }
        demandKeys(object(more), Set.of("chain"));
        List<String> chain = texts(object(more).get("chain"));
        demand(chain.size() > (rules.a - 1L) * (rules.d - 1L), "the chain is too short");
        for (int i = 0; i < chain.size(); i++) {
            int card = rules.names.indexOf(chain.get(i));
            boolean rises = i == 0 || rules.above[rules.names.indexOf(chain.get(i - 1))].get(card);
            demand(card >= 0 && rises, "no chain");
        }
        Map<String, Object> lost = new TreeMap<>(Map.of("outcome", "P"));
        lost.putAll(
                moves ? Map.of("winningMoves", List.of(), "winningMovesComplete", true) : Map.of());
        demand(claim.equals(lost), "the start is lost");
    }

    /** The insertion form on n slots: the card in each, or a dash. */
    private static final class Slots implements Rules<String> {
        private final boolean misere;
        private final int a;
        private final int d;
        private final int slots;
        private final String start;

        Slots(String instance) {
            misere = value(instance, "play") != null;
            a = length(instance, "a");
            d = length(instance, "d");
            slots = number(value(instance, "deck"), 1000);
            String position = String.join(" ", Collections.nCopies(slots, "-"));
            for (String move : words(value(instance, "board"))) {
                position = after(position, move);
                demand(position != null && !isComplete(position), "no board");
            }
            start = position;
        }

        private boolean isComplete(String position) {
            List<int[]> runs = new ArrayList<>();
            for (String word : words(position)) {
                if (!word.equals("-")) {
                    int card = Integer.parseInt(word);
                    int[] run = {card, 1, 1};
                    for (int[] before : runs) {
                        int side = before[0] < card ? 1 : 2;
                        run[side] = Math.max(run[side], before[side] + 1);
                    }
                    runs.add(run);
                }
            }
            return runs.stream().anyMatch(run -> run[1] >= a || run[2] >= d) || a == 0;
        }

        @Override
        public String start() {
            return start;
        }

        @Override
        public Result result(String position) {
            if (isComplete(position)) {
                return misere ? Result.WON : Result.LOST;
            }
            return position.contains("-") ? Result.ON : Result.DRAWN;
        }

        @Override
        public List<String> moves(String position) {
            List<String> words = List.of(words(position));
            List<String> moves = new ArrayList<>();
            for (int slot = 1; slot <= slots; slot++) {
                for (int card = 1; card <= slots && words.get(slot - 1).equals("-"); card++) {
                    if (!words.contains(String.valueOf(card))) {
                        moves.add(slot + ":" + card);
                    }
                }
            }
            return moves;
        }

        @Override
        public String after(String position, String move) {
            String[] parts = move.split(":", -1);
            demand(parts.length == 2, "no move (" + move + ")");
            int slot = number(parts[0], slots);
            int card = number(parts[1], slots);
            List<String> words = new ArrayList<>(List.of(words(position)));
            boolean taken = slot == 0 || card == 0 || words.contains(parts[1]);
            if (taken || !words.get(slot - 1).equals("-")) {
                return null;
            }
            words.set(slot - 1, parts[1]);
            return String.join(" ", words);
        }

        @Override
        public String read(String text) {
            List<String> cards = new ArrayList<>(List.of(words(text)));
            demand(cards.size() == slots, "no position (" + text + ")");
            cards.removeIf(word -> word.equals("-"));
            boolean real = cards.stream().allMatch(card -> number(card, slots) > 0);
            demand(real && new HashSet<>(cards).size() == cards.size(), "no position");
            return text;
        }

        @Override
        public boolean hasNimbers() {
            return !misere;
        }
    }

    // ---- Sylver coinage

    private static void sylver(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        demand(instance.matches("sylver\\(named=[0-9 ]*(,one=loses)?\\)"), "no instance");
        boolean oneLoses = value(instance, "one") != null;
        List<Integer> named = Sylver.numbers(value(instance, "named"));
        int gcd = 0;
        for (int n : named) {
            gcd = BigInteger.valueOf(gcd).gcd(BigInteger.valueOf(n)).intValue();
        }
        int divisor = gcd;
        List<Integer> scaled = named.stream().map(n -> n / divisor).toList();
        demand(Sylver.generators(scaled).equals(scaled), "the instance is not canonical");
        BitSet sums = Sylver.sums(scaled, Sylver.MOST);
        int last = sums.previousClearBit(Sylver.MOST);
        if (gcd > 0 && last + scaled.get(0) > Sylver.MOST) {
            throw new NotKnown("numbers beyond " + Sylver.MOST);
        }
        int gaps = last + 1 - sums.get(0, last + 1).cardinality();
        Map<String, Object> claim = new TreeMap<>(object(header.get("claim")));
        int fewer = gcd == 1 && !oneLoses && gaps > 0 ? gaps - 1 : gaps;
        String height = gcd == 0 ? "omega^2" : ordinal(factors(gcd), fewer);
        Object claimed = claim.remove("height");
        demand(claimed == null || claimed.equals(height), "the height is " + height);
        Map<String, Object> rest = new TreeMap<>(header);
        rest.put("claim", claim);
        String kind = text(header, "kind");
        if (text(header, "claims").equals("height")) {
            demand(kind.equals("measure") && claimed != null && claim.isEmpty(), "no such claim");
        } else if (kind.equals("theorem")) {
            boolean lost = text(claim, "outcome").equals("P");
            demand(lost || text(claim, "outcome").equals("N"), "no outcome");
            Map<String, Object> line = object(lines.next());
            demandKeys(line, Set.of("theorem"));
            String name = text(line, "theorem");
            if (isAboutMoves(header)) {
                demand(name.equals("two-and-three"), "the theorem says nothing of moves");
                demand(!lost && isTwoOrThree(named), "the theorem does not apply");
                demandKeys(claim, Set.of("outcome", "winningMoves", "winningMovesComplete"));
                String only = named.contains(2) ? "3" : "2";
                demand(
                        claim.get("winningMovesComplete").equals(true)
                                && Set.copyOf(texts(claim.get("winningMoves")))
                                        .equals(Set.of(only)),
                        "another move wins");
            } else if (claim.containsKey("winningMoves")) {
                demand(!lost && isLostByTheorem(name, afterReply(named, claim)), "no such win");
            } else {
                demandKeys(claim, Set.of("outcome"));
                boolean won =
                        name.equals("prime-theorem")
                                ? hasPrime(gcd) && !isLostByTheorem(name, named)
                                : name.equals("two-and-three")
                                        ? isTwoOrThree(named)
                                        : name.equals("ender-theorem")
                                                && (gcd == 1 && last > 1 && 2 * gaps <= last + 2);
                demand(lost ? isLostByTheorem(name, named) : won, "the theorem does not apply");
            }
        } else if (gcd == 1) {
            demand(!kind.equals("periodicity"), "finitely many numbers are left");
            new Proof<>(new Sylver(sums.get(0, last + 1), last, oneLoses), rest).check(lines);
        } else {
            throw new NotKnown(kind + " with gcd " + gcd);
        }
    }

    /** Whether a prime from 5 on divides a number; any divides 0. */
    private static boolean hasPrime(int gcd) {
        int left = gcd;
        while (left > 0 && (left % 2 == 0 || left % 3 == 0)) {
            left /= left % 2 == 0 ? 2 : 3;
        }
        return left != 1;
    }

    /** Whether 2 or 3 has been named, but not both, nor 1. */
    private static boolean isTwoOrThree(List<Integer> named) {
        return named.contains(2) != named.contains(3) && !named.contains(1);
    }

    private static boolean isPrime(List<Integer> named) {
        return named.size() == 1 && hasPrime(named.get(0)) && factors(named.get(0)) == 1;
    }

    private static boolean isLostByTheorem(String name, List<Integer> named) {
        return name.equals("prime-theorem")
                ? isPrime(named)
                : name.equals("blok-pairing") && isPaired(named);
    }

    /** The position after the one move that is claimed to win. */
    private static List<Integer> afterReply(List<Integer> named, Map<String, Object> claim) {
        demandKeys(claim, Set.of("outcome", "winningMoves", "winningMovesComplete"));
        demand(claim.get("winningMovesComplete").equals(false), "not all moves are shown");
        List<Integer> reply = Sylver.numbers(String.join(" ", texts(claim.get("winningMoves"))));
        demand(reply.size() == 1 && reply.get(0) > 1, "not one reply");
        List<Integer> all = new ArrayList<>(named);
        all.addAll(reply);
        List<Integer> after = Sylver.generators(all);
        demand(after.containsAll(reply) && !named.containsAll(reply), "a sum cannot be named");
        return after;
    }

    /** Whether 8 and 12 are named, and with each other number its partner. */
    private static boolean isPaired(List<Integer> named) {
        boolean paired = named.contains(8) && named.contains(12);
        for (int n : named) {
            int step = n % 4 == 0 ? 0 : n % 4 == 1 ? 2 : n % 4 == 3 ? -2 : n % 8 == 2 ? 4 : -4;
            int partner = n == 4 ? 6 : n == 6 ? 4 : n + step;
            boolean made = n % 4 == 0 && n >= 8;
            for (int other : named) {
                int rest = partner - other;
                made |= rest == 0 || rest >= 8 && rest % 4 == 0;
            }
            paired &= n > 3 && made;
        }
        return paired;
    }

    private static int factors(int number) {
        int count = 0;
        int left = number;
        for (int prime = 2; left > 1; prime = (long) prime * prime > left ? left : prime + 1) {
            for (; left % prime == 0; left /= prime) {
                count++;
            }
        }
        return count;
    }

    private static String ordinal(int omegas, int finite) {
        if (omegas == 0) {
            return String.valueOf(finite);
        }
        return "omega" + (omegas == 1 ? "" : "*" + omegas) + (finite == 0 ? "" : "+" + finite);
    }

    /** A position is the set of sums up to a bound above which all numbers are sums. */
    private static final class Sylver implements Rules<BitSet> {
        private static final int MOST = 1 << 16;
        private final int least;
        private final BitSet start;
        private final int bound;

        Sylver(BitSet start, int bound, boolean oneLoses) {
            this.start = start;
            this.bound = Math.max(0, bound);
            this.least = oneLoses ? 1 : 2;
        }

        private static List<Integer> numbers(String text) {
            List<Integer> numbers = new ArrayList<>();
            for (String word : words(text)) {
                numbers.add(number(word, 1_000_000_000));
                demand(numbers.get(numbers.size() - 1) > 0, "0 is named");
            }
            return numbers;
        }

        private static BitSet sums(List<Integer> named, int most) {
            BitSet sums = new BitSet();
            sums.set(0);
            named.forEach(n -> name(sums, n, most));
            return sums;
        }

        private static void name(BitSet sums, int n, int most) {
            for (int x = n; x <= most; x++) {
                sums.set(x, sums.get(x) || sums.get(x - n));
            }
        }

        /** The least numbers that generate the same, ascending. */
        private static List<Integer> generators(List<Integer> named) {
            List<Integer> needed = new ArrayList<>();
            for (int n : new TreeSet<>(named)) {
                if (n > MOST) {
                    throw new NotKnown("numbers beyond " + MOST);
                }
                if (!sums(needed, n).get(n)) {
                    needed.add(n);
                }
            }
            return needed;
        }

        @Override
        public BitSet start() {
            return start;
        }

        @Override
        public Result result(BitSet position) {
            boolean on = position.nextClearBit(least) <= bound;
            return on ? Result.ON : least == 1 ? Result.WON : Result.LOST;
        }

        @Override
        public List<String> moves(BitSet position) {
            List<String> moves = new ArrayList<>();
            for (int n = least; n <= bound; n++) {
                if (!position.get(n)) {
                    moves.add(Integer.toString(n));
                }
            }
            return moves;
        }

        @Override
        public BitSet after(BitSet position, String move) {
            int n = number(move, MOST);
            if (n < least || n > bound || position.get(n)) {
                return null;
            }
            BitSet after = (BitSet) position.clone();
            name(after, n, bound);
            return after;
        }

        @Override
        public BitSet read(String text) {
            List<Integer> numbers = numbers(text);
            demand(generators(numbers).equals(numbers), "not canonical (" + text + ")");
            BitSet position = sums(numbers, bound);
            BitSet missing = (BitSet) start.clone();
            missing.andNot(position);
            demand(missing.isEmpty(), "position (" + text + ") cannot follow from the start");
            int greatest = bound + (numbers.isEmpty() ? 0 : numbers.get(0));
            boolean whole = sums(numbers, greatest).nextClearBit(bound + 1) > greatest;
            demand(whole, "position (" + text + ") cannot follow from the start");
            return position;
        }

        @Override
        public Set<String> listed(String entry) {
            number(entry, MOST);
            return Set.of(entry);
        }

        @Override
        public boolean hasNimbers() {
            return least == 2;
        }

        /** Depth first: what comes without one more number, the largest first. */
        @Override
        public Iterator<BitSet> tableOrder() {
            Deque<BitSet> waiting = new ArrayDeque<>();
            BitSet all = new BitSet();
            all.set(0, bound + 1);
            waiting.push(all);
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    while (!waiting.isEmpty() && result(waiting.peek()) != Result.ON) {
                        without(waiting.pop()).forEach(waiting::push);
                    }
                    return !waiting.isEmpty();
                }

                @Override
                public BitSet next() {
                    BitSet next = waiting.pop();
                    without(next).forEach(waiting::push);
                    return next;
                }
            };
        }

        /** The positions without one number that is beyond all gaps and no sum of two others. */
        private List<BitSet> without(BitSet position) {
            List<BitSet> all = new ArrayList<>();
            for (int n = position.previousClearBit(bound) + 1; n <= bound; n++) {
                boolean isSum = start.get(n);
                for (int x = 1; x < n && !isSum; x++) {
                    isSum = position.get(x) && position.get(n - x);
                }
                if (!isSum) {
                    BitSet without = (BitSet) position.clone();
                    without.clear(n);
                    all.add(without);
                }
            }
            return all;
        }
    }

    // ---- the transposition game

    private static void transposition(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        if (value(instance, "pennies") != null || value(instance, "pieces") != null) {
            colours(instance, header, lines);
            return;
        }
        String domain = value(instance, "domain");
        demand(domain != null, "there is no domain");
        demandNames(instance, "domain|,(sequence|moves|black|count|mod|target|census)");
        boolean counts = instance.matches(".*,(count|mod|target)=.*");
        if (!text(header, "kind").equals("strategy")
                || instance.contains("census=")
                || !domain.matches("-?\\d+(\\.\\.-?\\d+)?(\\|-?\\d+(\\.\\.-?\\d+)?)*")) {
            throw new NotKnown(text(header, "kind") + " of " + instance);
        }
        Elements rules = new Elements(instance, counts);
        Proof<String> proof = new Proof<>(rules, header);
        Map<String, Object> claim = object(header.get("claim"));
        boolean moves = isAboutMoves(header);
        List<String> lists =
                counts ? List.of("winningMoves") : List.of("winningMovesEven", "winningMovesOdd");
        Set<String> keys = new TreeSet<>(Set.of("outcome"));
        keys.addAll(moves ? lists : List.of());
        demandKeys(claim, keys);
        String outcome = text(claim, "outcome");
        boolean single = !counts && Set.of("EVEN", "ODD").contains(outcome);
        demand(single || Set.of("BLACK", "WHITE").contains(outcome), "no outcome");
        boolean blackMoves = rules.moves % 2 == 1;
        List<Root<String>> roots = new ArrayList<>();
        for (int wish = 0; wish < lists.size(); wish++) {
            boolean black = outcome.equals("BLACK") || outcome.equals(wish == 0 ? "EVEN" : "ODD");
            String list = lists.get(counts || blackMoves ? wish : 1 - wish);
            String start = rules.start(wish == 1);
            Set<String> winning = moves ? proof.listed(rules, list) : null;
            roots.add(new Root<>(start, black == blackMoves ? "N" : "P", winning));
        }
        proof.check(lines, roots);
    }

    /**
     * Positions on a finite set of integers: who is used, the count, moves left, and Black's wish;
     * where other things are counted only the elements that are free at the start.
     */
    private static final class Elements implements Rules<String> {
        private final List<Integer> domain = new ArrayList<>();
        private final List<Integer> sequence = new ArrayList<>();
        private final List<Integer> shown;
        private final boolean counts;
        private final boolean descents;
        private final int modulus;
        private final Set<Integer> target = new HashSet<>();
        private final int moves;
        private int count;

        Elements(String instance, boolean counts) {
            this.counts = counts;
            String kind = Objects.requireNonNullElse(value(instance, "count"), "inversions");
            demand(kind.matches("inversions|descents"), "no count (" + kind + ")");
            descents = kind.equals("descents");
            modulus = number(Objects.requireNonNullElse(value(instance, "mod"), "2"), 16);
            demand(modulus > 1, "no modulus");
            String residues = Objects.requireNonNullElse(value(instance, "target"), "0");
            for (String word : words(residues)) {
                target.add(number(word, modulus - 1));
            }
            for (String part : value(instance, "domain").split("\\|")) {
                String[] ends = part.split("\\.\\.");
                int to = Integer.parseInt(ends[ends.length - 1]);
                for (int n = Integer.parseInt(ends[0]); n <= to; n++) {
                    domain.add(n);
                    demand(domain.size() <= 62, "the domain has more than 62 elements");
                }
            }
            domain.sort(null);
            for (String word : words(value(instance, "sequence"))) {
                int element = element(word);
                demand(domain.contains(element) && !sequence.contains(element), "no sequence");
                count = (count + added(element, sequence)) % modulus;
                sequence.add(element);
            }
            shown = new ArrayList<>(domain);
            shown.removeAll(counts ? sequence : List.of());
            moves = number(value(instance, "moves"), domain.size() - sequence.size());
        }

        private static int element(String word) {
            demand(word.matches("0|-?[1-9][0-9]{0,8}"), "no element (" + word + ")");
            return Integer.parseInt(word);
        }

        /** What an element adds after others, of which the last is the one played last. */
        private int added(int element, List<Integer> played) {
            int last = played.isEmpty() ? element : played.get(played.size() - 1);
            return descents
                    ? last > element ? 1 : 0
                    : (int) played.stream().filter(other -> other > element).count();
        }

        /** The used elements of a position, the one played last at the end. */
        private List<Integer> played(String[] words) {
            List<Integer> played = new ArrayList<>(counts ? sequence : List.of());
            for (int i = 0; i < shown.size(); i++) {
                if (words[0].charAt(i) == 'S') {
                    played.add(shown.get(i));
                }
            }
            if (counts && !words[1].equals("-")) {
                Integer last = shown.get(number(words[1], shown.size() - 1));
                demand(played.remove(last), "the last element is not used");
                played.add(last);
            }
            return played;
        }

        private String word(List<Integer> played, int count, int left, String wish) {
            StringBuilder used = new StringBuilder();
            shown.forEach(element -> used.append(played.contains(element) ? 'S' : '.'));
            if (!counts) {
                return used + (count == 0 ? " even " : " odd ") + left + " " + wish;
            }
            boolean hasLast = descents && left < moves;
            String last = hasLast ? "" + shown.indexOf(played.get(played.size() - 1)) : "-";
            return used + " " + last + " " + count + " " + left;
        }

        String start(boolean wantsOdd) {
            return word(sequence, count, moves, wantsOdd ? "black=odd" : "black=even");
        }

        @Override
        public String start() {
            return start(false);
        }

        private int count(String[] words) {
            return counts ? number(words[2], modulus - 1) : words[1].equals("odd") ? 1 : 0;
        }

        private int left(String[] words) {
            return number(words[counts ? 3 : 2], moves);
        }

        @Override
        public Result result(String position) {
            String[] words = words(position);
            if (left(words) > 0) {
                return Result.ON;
            }
            // Black has made the last move, so White would be to move.
            boolean black =
                    counts ? target.contains(count(words)) : words[3].equals("black=" + words[1]);
            return black ? Result.LOST : Result.WON;
        }

        @Override
        public List<String> moves(String position) {
            List<Integer> free = new ArrayList<>(shown);
            free.removeAll(played(words(position)));
            return free.stream().map(String::valueOf).toList();
        }

        @Override
        public String after(String position, String move) {
            String[] words = words(position);
            List<Integer> played = played(words);
            int element = element(move);
            if (!shown.contains(element) || played.contains(element) || left(words) == 0) {
                return null;
            }
            int count = (count(words) + added(element, played)) % modulus;
            played.add(element);
            return word(played, count, left(words) - 1, words[3]);
        }

        @Override
        public String read(String text) {
            String form = counts ? "(-|\\d+) \\d+ \\d+" : "(even|odd) \\d+ black=(even|odd)";
            demand(
                    text.matches("[S.]{" + shown.size() + "} " + form),
                    "no position (" + text + ")");
            String[] words = words(text);
            List<Integer> played = played(words);
            boolean possible =
                    played.containsAll(sequence)
                            && played.size() + left(words) == sequence.size() + moves;
            String again = word(played, count(words), left(words), words[3]);
            demand(possible && again.equals(text), "no position (" + text + ")");
            return text;
        }

        @Override
        public Set<String> listed(String entry) {
            demand(domain.contains(element(entry)), "no element (" + entry + ")");
            return Set.of(entry);
        }
    }

    /** The theorem of colours, on pennies and pieces. */
    private static void colours(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        String pennies = value(instance, "pennies");
        String pieces = value(instance, "pieces");
        String line = pennies == null ? "pieces=" + pieces : "pennies=" + pennies;
        demand(instance.equals("transposition(" + line + ")"), "the instance is not canonical");
        demand(text(header, "kind").equals("theorem"), "another kind");
        List<Boolean> black = pennies == null ? ofPieces(pieces) : ofPennies(pennies);
        int size = black.size();
        demand(size > 1, "too few pennies");
        int difference = 2 * Collections.frequency(black, true) - size;
        Map<String, Object> body = object(lines.next());
        demandKeys(body, Set.of("theorem", "hypotheses"));
        demand(text(body, "theorem").equals("colour-difference"), "another theorem");
        Map<String, Object> hypotheses = object(body.get("hypotheses"));
        demandKeys(hypotheses, Set.of("difference", "pennies"));
        boolean same =
                small(hypotheses, "difference") == difference
                        && small(hypotheses, "pennies") == size;
        demand(same, "the difference is " + difference + " of " + size);
        boolean moves = isAboutMoves(header);
        Map<String, Object> claim = object(header.get("claim"));
        demandKeys(claim, moves ? Set.of("outcome", "winningMoves") : Set.of("outcome"));
        boolean wins = isBlack(size, difference);
        demand(text(claim, "outcome").equals(wins ? "BLACK" : "WHITE"), "another outcome");
        if (moves) {
            Map<String, Integer> winning = deletions(pieces, size);
            winning.values()
                    .removeIf(
                            i -> {
                                int left = difference + (black.get(i) ? -1 : 1);
                                return isBlack(size - 1, left) != (size % 2 == 0);
                            });
            Set<String> listed = new TreeSet<>(texts(claim.get("winningMoves")));
            demand(listed.equals(winning.keySet()), "the winning moves are " + winning.keySet());
        }
    }

    private static boolean isBlack(int pennies, int difference) {
        return Math.abs(difference) >= (pennies % 2 == 0 ? 2 : 3);
    }

    private static List<Boolean> ofPennies(String clumps) {
        List<Boolean> black = new ArrayList<>();
        for (String clump : words(clumps)) {
            int size = number(clump, MOST_CARDS);
            demand(size > 0, "an empty clump");
            boolean colour = black.isEmpty() || black.get(black.size() - 1);
            for (int i = 0; i < size; i++) {
                black.add(colour == (i % 2 == 0));
            }
        }
        return black;
    }

    private static List<Boolean> ofPieces(String pieces) {
        demand(pieces.matches("[bw]+"), "no pieces (" + pieces + ")");
        List<Boolean> black = new ArrayList<>(List.of(true));
        for (char piece : pieces.toCharArray()) {
            black.add((piece == 'b') == black.get(black.size() - 1));
        }
        return black;
    }

    /** For each move the letter that it deletes; no pieces: every penny. */
    private static Map<String, Integer> deletions(String pieces, int letters) {
        Map<String, Integer> deletions = new TreeMap<>();
        for (int i = 1; i <= letters && letters > 2; i++) {
            if (pieces == null) {
                deletions.put("" + i, i - 1);
            } else if (i < letters) {
                if (i == 1 || i == letters - 1 || pieces.charAt(i - 1) == 'b') {
                    deletions.put("" + i, i == 1 ? 0 : i);
                }
                if (pieces.startsWith("ww", i - 1)) {
                    deletions.put(i + "-" + (i + 1), i);
                }
            }
        }
        return deletions;
    }

    // ---- equilibria

    /** A rational number in lowest terms. */
    private record Fraction(BigInteger num, BigInteger den) {
        static final Fraction ZERO = of(0);

        static Fraction of(BigInteger num, BigInteger den) {
            BigInteger gcd = num.gcd(den).multiply(BigInteger.valueOf(den.signum()));
            return new Fraction(num.divide(gcd), den.divide(gcd));
        }

        static Fraction of(long num) {
            return new Fraction(BigInteger.valueOf(num), BigInteger.ONE);
        }

        Fraction plus(Fraction other) {
            return of(
                    num.multiply(other.den).add(other.num.multiply(den)), den.multiply(other.den));
        }

        Fraction times(Fraction other) {
            return of(num.multiply(other.num), den.multiply(other.den));
        }

        Fraction times(long number) {
            return times(of(number));
        }

        boolean isBelow(Fraction other) {
            return num.multiply(other.den).compareTo(other.num.multiply(den)) < 0;
        }

        @Override
        public String toString() {
            return den.equals(BigInteger.ONE) ? num.toString() : num + "/" + den;
        }
    }

    private static Fraction fraction(Map<String, Object> fields) {
        BigInteger num = whole(fields, "num");
        BigInteger den = whole(fields, "den");
        demand(den.signum() > 0 && num.gcd(den).equals(BigInteger.ONE), "not in lowest terms");
        return new Fraction(num, den);
    }

    /** A side's payoffs, by its own strategies and the other's, numbered from the same number. */
    private record Side(String name, Fraction[][] payoffs, int first, String own, String other) {
        /** The other side, whose gains are this one's losses. */
        Side turned(String name) {
            Fraction[][] turned = new Fraction[payoffs[0].length][payoffs.length];
            for (int i = 0; i < payoffs.length; i++) {
                for (int j = 0; j < payoffs[i].length; j++) {
                    turned[j][i] = payoffs[i][j].times(-1);
                }
            }
            return new Side(name, turned, first, other, own);
        }

        /** The weights of a mix of this side by strategy. */
        Map<Integer, Fraction> mix(Object list) {
            Map<Integer, Fraction> mix = new TreeMap<>();
            Fraction sum = Fraction.ZERO;
            BigInteger common = BigInteger.ONE;
            demand(list instanceof List, "expected a mix");
            for (Object item : (List<?>) list) {
                Map<String, Object> fields = object(item);
                demandKeys(fields, Set.of("num", "den", own));
                int strategy = small(fields, own);
                boolean exists = strategy >= first && strategy - first < payoffs.length;
                demand(exists, "there is no " + own + " " + strategy);
                Fraction weight = fraction(fields);
                demand(weight.num().signum() > 0, "a weight is not positive");
                demand(mix.put(strategy, weight) == null, "a strategy stands twice");
                common = common.divide(common.gcd(weight.den())).multiply(weight.den());
                demand(common.bitLength() <= 1 << 17, "too long a common denominator");
                sum = sum.plus(weight);
            }
            demand(sum.equals(Fraction.of(1)), "the weights sum to " + sum);
            return mix;
        }

        /** What a mix of this side gets at least. */
        Fraction secures(Map<Integer, Fraction> mix) {
            Fraction least = null;
            for (int j = 0; j < payoffs[0].length; j++) {
                Fraction sum = Fraction.ZERO;
                for (var weight : mix.entrySet()) {
                    sum = sum.plus(weight.getValue().times(payoffs[weight.getKey() - first][j]));
                }
                least = least == null || sum.isBelow(least) ? sum : least;
            }
            return least;
        }

        /**
         * Whether a mix of the other side shows that this side has but one optimal mix: it uses
         * only best replies, and gets the value against each strategy that is used; these are
         * equations that have one solution if no best reply is a combination of others.
         */
        boolean hasOne(Map<Integer, Fraction> against, Fraction value) {
            List<Fraction[]> basis = new ArrayList<>();
            for (Fraction[] row : payoffs) {
                Fraction sum = Fraction.ZERO;
                List<Fraction> equation = new ArrayList<>(List.of(Fraction.of(1)));
                for (var weight : against.entrySet()) {
                    Fraction payoff = row[weight.getKey() - first];
                    equation.add(payoff);
                    sum = sum.plus(weight.getValue().times(payoff));
                }
                if (sum.equals(value) && !extend(basis, equation.toArray(Fraction[]::new))) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Adds a vector, reduced by the basis, unless it is a combination of it. */
    private static boolean extend(List<Fraction[]> basis, Fraction[] vector) {
        for (Fraction[] reduced : basis) {
            int pivot = pivot(reduced);
            Fraction inverse = Fraction.of(reduced[pivot].den(), reduced[pivot].num());
            Fraction by = vector[pivot].times(inverse).times(-1);
            for (int j = 0; j < vector.length; j++) {
                vector[j] = vector[j].plus(by.times(reduced[j]));
            }
        }
        return pivot(vector) < vector.length && basis.add(vector);
    }

    private static int pivot(Fraction[] vector) {
        int pivot = 0;
        while (pivot < vector.length && vector[pivot].equals(Fraction.ZERO)) {
            pivot++;
        }
        return pivot;
    }

    private static Fraction value(Map<String, Object> claim) {
        if (claim.containsKey("extremes")) {
            throw new NotKnown("lists of extreme optima");
        }
        Set<String> keys = new TreeSet<>(Set.of("value", "rowMix", "columnMix"));
        keys.addAll(claim.containsKey("unique") ? Set.of("unique") : Set.of());
        demandKeys(claim, keys);
        demandKeys(object(claim.get("value")), Set.of("num", "den"));
        return fraction(object(claim.get("value")));
    }

    /** If it is claimed: one line for each side, on whether its mix is the only optimal one. */
    private static void unique(Map<String, Object> claim, Side row, Object first, Lines lines)
            throws IOException {
        if (!claim.containsKey("unique")) {
            demand(first == null, "a line too many");
            return;
        }
        Map<String, Object> flags = object(claim.get("unique"));
        demandKeys(flags, Set.of("row", "column"));
        Fraction value = value(claim);
        Side column = row.turned("column");
        unique(flags.get("row"), row, column, value, claim.get("rowMix"), object(first));
        Object second = lines.next();
        Fraction turned = value.times(-1);
        unique(flags.get("column"), column, row, turned, claim.get("columnMix"), object(second));
    }

    private static void unique(
            Object flag,
            Side side,
            Side other,
            Fraction value,
            Object mix,
            Map<String, Object> line) {
        demand(flag instanceof Boolean, "expected true or false");
        String key = flag.equals(true) ? "against" : "other";
        demandKeys(line, Set.of(key, "side"));
        demand(side.name().equals(line.get("side")), "expected side " + side.name());
        if (flag.equals(true)) {
            Map<Integer, Fraction> against = other.mix(line.get(key));
            demand(other.secures(against).equals(value.times(-1)), "the mix is not optimal");
            demand(side.hasOne(against, value), "other mixes may be optimal too");
        } else {
            Map<Integer, Fraction> second = side.mix(line.get(key));
            demand(!second.equals(side.mix(mix)), "the same mix");
            demand(side.secures(second).equals(value), "the other mix is not optimal");
        }
    }

    /** No column holds the row mix below the value, no row gets more from the column mix. */
    private static void matrix(String instance, Map<String, Object> claim, Lines lines)
            throws IOException {
        List<Fraction[]> rows = new ArrayList<>();
        List<String> entries = new ArrayList<>();
        Object line = lines.next();
        for (; line != null && !object(line).containsKey("side"); line = lines.next()) {
            demandKeys(object(line), Set.of("row"));
            List<String> row = texts(object(line).get("row"));
            entries.add("[" + String.join(",", row) + "]");
            rows.add(row.stream().map(Check::entry).toArray(Fraction[]::new));
            demand(!row.isEmpty() && row.size() == rows.get(0).length, "a ragged row");
        }
        demand(!rows.isEmpty(), "there is no row");
        String inline = "[" + String.join(",", entries) + "]";
        String digest =
                HexFormat.of().formatHex(sha256().digest(inline.getBytes(StandardCharsets.UTF_8)));
        int columns = rows.get(0).length;
        String expected =
                inline.length() <= 4096
                        ? "matrix(" + inline + ")"
                        : "matrix(rows="
                                + rows.size()
                                + ",columns="
                                + columns
                                + ",sha256="
                                + digest
                                + ")";
        demand(instance.equals(expected), "the rows are not those of the instance");
        Side row = new Side("row", rows.toArray(Fraction[][]::new), 1, "row", "column");
        Side column = row.turned("column");
        Fraction value = value(claim);
        boolean secured = row.secures(row.mix(claim.get("rowMix"))).equals(value);
        demand(secured, "the row mix secures another value");
        Fraction conceded = column.secures(column.mix(claim.get("columnMix"))).times(-1);
        demand(conceded.equals(value), "the column mix concedes another value");
        unique(claim, row, line, lines);
    }

    private static Fraction entry(String text) {
        demand(text.matches("-?[0-9]+(/[0-9]*[1-9][0-9]*)?"), "no number (" + text + ")");
        String[] parts = text.split("/");
        BigInteger den = parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]);
        Fraction entry = Fraction.of(new BigInteger(parts[0]), den);
        demand(entry.toString().equals(text), "not in lowest terms");
        return entry;
    }

    /** Both mixes, turned into chances to keep each rank, meet at the value card by card. */
    private static void leHer(String instance, Map<String, Object> claim, Lines lines)
            throws IOException {
        LeHer game = new LeHer(instance);
        Fraction value = value(claim);
        int ranks = game.copies.length;
        int first = value(instance, "cards") != null ? 2 : 1;
        int last = first == 2 ? ranks : ranks + 1;
        Side row = new Side("row", game.thresholds(first, last), first, "threshold", "threshold");
        Fraction[] p = keeps(row.mix(claim.get("rowMix")), ranks);
        Fraction[] q = keeps(row.mix(claim.get("columnMix")), ranks);
        Fraction conceded = Fraction.ZERO;
        Fraction secured = Fraction.ZERO;
        for (int rank = 0; rank < ranks; rank++) {
            Fraction receiverKeeps = Fraction.ZERO;
            Fraction dealerKeeps = Fraction.ZERO;
            Fraction dealerDraws = Fraction.ZERO;
            for (int other = 0; other < ranks; other++) {
                Fraction drawn = rest(q[other]).times(game.drawn(rank, other));
                Fraction kept = q[other].times(game.kept(rank, other));
                receiverKeeps = receiverKeeps.plus(kept).plus(drawn);
                dealerKeeps = dealerKeeps.plus(p[other].times(game.kept(other, rank)));
                dealerDraws = dealerDraws.plus(p[other].times(game.drawn(other, rank)));
            }
            Fraction exchanged = Fraction.of(game.exchanged(rank));
            boolean keeps = exchanged.isBelow(receiverKeeps);
            conceded = conceded.plus(keeps ? receiverKeeps : exchanged);
            boolean draws = dealerDraws.isBelow(dealerKeeps);
            secured = secured.plus(draws ? dealerDraws : dealerKeeps);
            secured = secured.plus(rest(p[rank]).times(exchanged));
        }
        Fraction total = value.times(game.deals());
        demand(secured.equals(total), "the receiver's mix secures another value");
        demand(conceded.equals(total), "the dealer's mix concedes another value");
        unique(claim, row, lines.next(), lines);
    }

    private static Fraction rest(Fraction chance) {
        return chance.times(-1).plus(Fraction.of(1));
    }

    private static Fraction[] keeps(Map<Integer, Fraction> mix, int ranks) {
        Fraction[] keeps = new Fraction[ranks];
        Fraction sum = Fraction.ZERO;
        for (int rank = 1; rank <= ranks; rank++) {
            sum = sum.plus(mix.getOrDefault(rank, Fraction.ZERO));
            keeps[rank - 1] = sum;
        }
        return keeps;
    }

    /** Counts of deals, in halves: two for each deal that the receiver wins, one for a split. */
    private static final class LeHer {
        private static final int MOST_RANKS = 200;
        final long[] copies;
        private final long cards;
        private final String ties;
        private final boolean kingRefusal;
        private final boolean voidKing;

        LeHer(String instance) {
            boolean authentic = instance.equals("leher(authentic)");
            if (value(instance, "dealerTold") != null || value(instance, "players") != null) {
                throw new NotKnown(instance);
            }
            demandNames(instance, ",?(cards|ranks|suits|deck|ties|kingRefusal|voidKing)");
            kingRefusal = authentic || "true".equals(value(instance, "kingRefusal"));
            voidKing = authentic || "true".equals(value(instance, "voidKing"));
            ties = Objects.requireNonNullElse(value(instance, "ties"), "dealer");
            String deck = value(instance, "deck");
            String ranks = authentic ? "13" : value(instance, "ranks");
            ranks = ranks == null ? value(instance, "cards") : ranks;
            String suits =
                    Objects.requireNonNullElse(value(instance, "suits"), authentic ? "4" : "1");
            demand(deck != null || ranks != null, "no deck");
            if (deck == null && (ranks.length() > 3 || Integer.parseInt(ranks) > MOST_RANKS)) {
                throw new NotKnown("more than " + MOST_RANKS + " ranks");
            }
            String[] all = deck != null ? words(deck) : new String[number(ranks, MOST_RANKS)];
            if (deck == null) {
                Arrays.fill(all, suits);
            }
            copies = Arrays.stream(all).mapToLong(word -> number(word, MOST_CARDS)).toArray();
            cards = Arrays.stream(copies).sum();
            demand(cards > 2, "too few cards");
            if (copies.length > MOST_RANKS || cards > 10_000) {
                throw new NotKnown("more than " + MOST_RANKS + " ranks or 10000 cards");
            }
        }

        long deals() {
            return 2 * cards * (cards - 1) * (cards - 2);
        }

        private long halves(int receiver, int dealer) {
            if (receiver != dealer) {
                return receiver > dealer ? 2 : 0;
            }
            return ties.equals("split") ? 1 : ties.equals("receiver") ? 2 : 0;
        }

        private long pairs(int x, int y) {
            return copies[x] * (copies[y] - (x == y ? 1 : 0));
        }

        long kept(int x, int y) {
            return pairs(x, y) * (cards - 2) * halves(x, y);
        }

        /** The receiver holds x for good, the dealer draws in place of y. */
        long drawn(int x, int y) {
            long sum = 0;
            for (int z = 0; z < copies.length; z++) {
                long left = copies[z] - (z == x ? 1 : 0) - (z == y ? 1 : 0);
                sum += left * halves(x, voidKing && z == copies.length - 1 ? y : z);
            }
            return pairs(x, y) * sum;
        }

        /** The receiver offers x; the dealer sees both cards then and does what is best for her. */
        long exchanged(int x) {
            long sum = 0;
            for (int y = 0; y < copies.length; y++) {
                boolean refused = kingRefusal && y == copies.length - 1;
                sum += refused ? kept(x, y) : Math.min(kept(y, x), drawn(y, x));
            }
            return sum;
        }

        /** The receiver's chances if both keep from a threshold on. */
        Fraction[][] thresholds(int first, int last) {
            int ranks = copies.length;
            BigInteger deals = BigInteger.valueOf(deals());
            long[] exchanged = new long[ranks];
            // what rank x wins when kept, against a dealer who keeps all, then fewer and fewer
            long[] ifKept = new long[ranks];
            for (int x = 0; x < ranks; x++) {
                exchanged[x] = exchanged(x);
                for (int y = 0; y < ranks; y++) {
                    ifKept[x] += kept(x, y);
                }
            }
            Fraction[][] payoffs = new Fraction[last - first + 1][last - first + 1];
            for (int t = 1; t <= last; t++) {
                for (int x = 0; x < ranks && t > 1; x++) {
                    ifKept[x] += drawn(x, t - 2) - kept(x, t - 2);
                }
                for (int s = first; s <= last && t >= first; s++) {
                    long sum = 0;
                    for (int x = 0; x < ranks; x++) {
                        sum += x + 1 >= s ? ifKept[x] : exchanged[x];
                    }
                    payoffs[s - first][t - first] = Fraction.of(BigInteger.valueOf(sum), deals);
                }
            }
            return payoffs;
        }
    }
}
