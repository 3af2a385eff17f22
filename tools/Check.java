import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;

/**
 * A second checker of Parlour's certificates, written from docs/format.md alone: one file, nothing
 * but the JDK. {@code java tools/Check.java FILE...} prints {@code s VERIFIED} or {@code s REJECTED
 * reason} for each file; exit code 0, or 1 if a file is rejected, or 2 if one is about something
 * that this checker does not know.
 *
 * <p>It knows {@code strategy}, {@code draw}, {@code nimbers} and {@code measure} (remoteness) of
 * monotonic games on finite decks, of the transposition game on finite sets of integers, and of
 * Sylver coinage with gcd 1; heights of Sylver coinage; {@code equilibrium} of matrices and of
 * two-handed Le Her; {@code theorem} on pennies and pieces. Cost: one pass; memory for the
 * positions that are listed.
 */
public final class Check {
    private static final String FORMAT = "parlour-certificate 1";
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

    // ---- the file ------------------------------------------------------------------------------

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
            demand(complaint != null, "more lines than the kind has");
        }
        if (complaint != null) {
            throw complaint;
        }
    }

    private static void body(Lines lines) throws IOException {
        Map<String, Object> header = object(lines.next());
        Set<String> keys = Set.of("format", "instance", "kind", "claims", "claim");
        demand(header.keySet().equals(keys), "the first line is no header");
        demand(text(header, "format").equals(FORMAT), "the format is another one");
        String instance = text(header, "instance");
        String game = instance.substring(0, Math.max(0, instance.indexOf('(')));
        if (text(header, "kind").equals("equilibrium")) {
            equilibrium(instance, header, lines);
            return;
        }
        if (game.equals("sylver") && text(header, "claims").equals("height")) {
            height(instance, header);
            return;
        }
        if (game.equals("transposition") && text(header, "kind").equals("theorem")) {
            colours(instance, header, lines);
            return;
        }
        switch (game) {
            case "monotonic" -> {
                Monotonic rules = new Monotonic(instance);
                if (Set.of("nimbers", "measure").contains(text(header, "kind"))) {
                    new Proof<>(rules, header).check(lines);
                } else {
                    new Proof<>(new Safe(rules, instance), header).check(lines);
                }
            }
            case "sylver" -> new Proof<>(new Sylver(instance), header).check(lines);
            case "transposition" -> new Proof<>(new Transposition(instance), header).check(lines);
            default -> throw new NotKnown(game);
        }
    }

    /** The lines of a file, one at a time; one is held back, since the last is the trailer. */
    private static final class Lines {
        private final InputStream in;
        private final MessageDigest digest;
        private byte[] ahead;
        private long count;

        Lines(InputStream raw) throws IOException {
            BufferedInputStream buffered = new BufferedInputStream(raw, 1 << 16);
            buffered.mark(2);
            boolean gzip = buffered.read() == 0x1f && buffered.read() == 0x8b;
            buffered.reset();
            in = gzip ? new BufferedInputStream(new GZIPInputStream(buffered), 1 << 16) : buffered;
            try {
                digest = MessageDigest.getInstance("SHA-256");
            } catch (java.security.NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
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
            Object value = new JsonText(text).whole();
            demand(json(value).equals(text), "damaged: line " + count + " is not canonical");
            return value;
        }

        private byte[] read() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            try {
                for (int c = in.read(); c >= 0; c = in.read()) {
                    line.write(c);
                    if (c == '\n') {
                        return line.toByteArray();
                    }
                }
            } catch (java.io.EOFException | java.util.zip.ZipException e) {
                throw new Rejected("damaged: no whole gzip file");
            }
            demand(line.size() == 0, "truncated");
            return null;
        }
    }

    // ---- JSON: maps, lists, texts, whole numbers, true, false, null
    // ------------------------------

    private static final class JsonText {
        private final String text;
        private int at;

        JsonText(String text) {
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

        private char take() {
            demand(at < text.length(), "damaged: a line ends early");
            return text.charAt(at++);
        }

        private void take(String word) {
            demand(text.startsWith(word, at), "damaged: " + word + " expected");
            at += word.length();
        }

        private Object value(int depth) {
            demand(depth < 64, "damaged: nested too deeply");
            switch (peek()) {
                case '{' -> {
                    Map<String, Object> fields = new TreeMap<>();
                    for (take("{"); peek() != '}'; ) {
                        take(fields.isEmpty() ? "" : ",");
                        String key = string();
                        take(":");
                        demand(!fields.containsKey(key), "damaged: a key stands twice");
                        fields.put(key, value(depth + 1));
                    }
                    take("}");
                    return fields;
                }
                case '[' -> {
                    List<Object> items = new ArrayList<>();
                    for (take("["); peek() != ']'; ) {
                        take(items.isEmpty() ? "" : ",");
                        items.add(value(depth + 1));
                    }
                    take("]");
                    return items;
                }
                case '"' -> {
                    return string();
                }
                case 't' -> {
                    take("true");
                    return true;
                }
                case 'f' -> {
                    take("false");
                    return false;
                }
                case 'n' -> {
                    take("null");
                    return List.of("null"); // no certificate that is known here has one
                }
                default -> {
                    int from = at;
                    for (at += peek() == '-' ? 1 : 0; Character.isDigit(peek()); at++) {}
                    demand(at - from < 2000, "damaged: a number is too long");
                    demand(text.substring(from, at).matches("-?[0-9]+"), "damaged: no value");
                    return new BigInteger(text.substring(from, at));
                }
            }
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            take("\"");
            for (char c = take(); c != '"'; c = take()) {
                if (c != '\\') {
                    string.append(c);
                    continue;
                }
                char escaped = take();
                if (escaped == 'u') {
                    demand(at + 4 <= text.length(), "damaged: no escape");
                    String code = text.substring(at, at + 4);
                    demand(code.matches("[0-9a-f]{4}"), "damaged: no escape");
                    string.append((char) Integer.parseInt(code, 16));
                    at += 4;
                } else {
                    string.append(escaped);
                }
            }
            return string.toString();
        }
    }

    /** The canonical text of a value. */
    private static String json(Object value) {
        StringBuilder out = new StringBuilder();
        switch (value) {
            case Map<?, ?> fields -> {
                for (var field : fields.entrySet()) {
                    out.append(out.isEmpty() ? "{" : ",").append(json(field.getKey()));
                    out.append(':').append(json(field.getValue()));
                }
                return out.isEmpty() ? "{}" : out.append('}').toString();
            }
            case List<?> items -> {
                for (Object item : items) {
                    out.append(out.isEmpty() ? "[" : ",").append(json(item));
                }
                return out.isEmpty() ? "[]" : out.append(']').toString();
            }
            case String text -> {
                out.append('"');
                for (char c : text.toCharArray()) {
                    if (c < ' ') {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c == '"' || c == '\\' ? "\\" : "").append(c);
                    }
                }
                return out.append('"').toString();
            }
            case BigInteger number when number.abs().compareTo(LARGEST_PLAIN) > 0 -> {
                return "\"" + number + "\"";
            }
            default -> {
                return String.valueOf(value);
            }
        }
    }

    @SuppressWarnings("unchecked") // all keys come from JsonText
    private static Map<String, Object> object(Object value) {
        demand(value instanceof Map, "expected an object");
        return (Map<String, Object>) value;
    }

    private static String text(Map<String, Object> fields, String key) {
        demand(fields.get(key) instanceof String, "expected a text under " + key);
        return (String) fields.get(key);
    }

    private static List<String> texts(Map<String, Object> fields, String key) {
        demand(fields.get(key) instanceof List, "expected a list under " + key);
        List<String> texts = new ArrayList<>();
        for (Object item : (List<?>) fields.get(key)) {
            demand(item instanceof String, "expected texts under " + key);
            texts.add((String) item);
        }
        return texts;
    }

    /** A whole number; beyond 2^53 it is written as a text. */
    private static BigInteger whole(Map<String, Object> fields, String key) {
        Object value = fields.get(key);
        if (value instanceof String text && text.matches("-?[1-9][0-9]{0,9999}")) {
            BigInteger number = new BigInteger(text);
            demand(number.abs().compareTo(LARGEST_PLAIN) > 0, "a small number is a text");
            return number;
        }
        demand(value instanceof BigInteger, "expected a whole number under " + key);
        return (BigInteger) value;
    }

    private static int small(Map<String, Object> fields, String key) {
        BigInteger number = whole(fields, key);
        demand(number.bitLength() < 31, "a number is too large");
        return number.intValueExact();
    }

    // ---- positions and moves -------------------------------------------------------------------

    /** How play stands for the player whose turn it is. */
    private enum Result {
        ON,
        WON,
        LOST,
        DRAWN
    }

    /** The rules of an instance; positions and moves are texts, as certificates write them. */
    private interface Rules<P> {
        P start();

        Result result(P position);

        /** All moves, in the order of the replies. */
        List<String> moves(P position);

        /** The position after a move; null if the move is not legal. */
        P after(P position, String move);

        /** The position that a text is; rejected if it is not written canonically. */
        P read(String text);

        /** Moves that an entry of winningMoves stands for. */
        Set<String> listed(String entry);

        boolean hasNimbers();

        /** What decides the outcome of a position; lines are about such. */
        default P essence(P position) {
            return position;
        }

        /** The starts and claims that must hold at the end. */
        default List<Root<P>> roots(Map<String, Object> claim, boolean moves) {
            String outcome = text(claim, "outcome");
            Set<String> winning = new HashSet<>();
            if (moves) {
                demand(Objects.equals(claim.get("winningMovesComplete"), true), "not complete");
                texts(claim, "winningMoves").forEach(entry -> winning.addAll(listed(entry)));
            }
            return List.of(new Root<>(start(), outcome, moves ? winning : null));
        }

        /** The fields of a claim about moves, outcome left out. */
        default Set<String> moveFields() {
            return Set.of("winningMoves", "winningMovesComplete");
        }
    }

    /** What is claimed of a start: N, P or D, and all winning moves or null. */
    private record Root<P>(P start, String outcome, Set<String> winning) {}

    /** A certificate that lists positions. */
    private static final class Proof<P> {
        private final Rules<P> rules;
        private final String kind;
        private final Map<String, Object> claim;
        private final List<Root<P>> roots;
        private final Set<P> lost = new HashSet<>();
        private final Set<P> held = new HashSet<>();

        /** For each number that is claimed, in order, those of positions. */
        private final Map<String, Map<P, Integer>> numbers = new LinkedHashMap<>();

        Proof(Rules<P> rules, Map<String, Object> header) {
            this.rules = rules;
            this.kind = text(header, "kind");
            this.claim = object(header.get("claim"));
            String claims = text(header, "claims");
            if (!Set.of("strategy", "draw", "nimbers", "measure").contains(kind)
                    || claims.equals("height")) {
                throw new NotKnown(kind + " about " + claims);
            }
            if (claim.containsKey("height")) {
                throw new NotKnown("a height beside other claims");
            }
            boolean moves = claims.equals("moves");
            demand(moves || claims.equals("outcome"), "claims is neither outcome nor moves");
            Set<String> fields = new TreeSet<>(Set.of("outcome"));
            fields.addAll(moves ? rules.moveFields() : Set.of());
            boolean drawn = Objects.equals(claim.get("outcome"), "D");
            switch (kind) {
                case "nimbers" -> {
                    fields.add("nimber");
                    numbers.put("nimber", new HashMap<>());
                    if (claim.containsKey("remoteness")) {
                        fields.add("remoteness");
                        numbers.put("remoteness", new HashMap<>());
                    }
                }
                case "measure" -> {
                    fields.addAll(drawn ? Set.of() : Set.of("remoteness"));
                    numbers.put("remoteness", new HashMap<>());
                }
                default -> demand(drawn == kind.equals("draw"), "the kind is for other outcomes");
            }
            demand(claim.keySet().equals(fields), "the claim should have " + fields);
            demand(!kind.equals("nimbers") || rules.hasNimbers(), "there are no nimbers here");
            this.roots = rules.roots(claim, moves);
        }

        void check(Lines lines) throws IOException {
            boolean table = !numbers.isEmpty();
            for (Object line = lines.next(); line != null; line = lines.next()) {
                Map<String, Object> fields = object(line);
                boolean bare = !table && fields.size() == 1 && fields.containsKey("lost");
                int size = 1 + Math.max(1, numbers.size());
                demand(bare || fields.size() == size, "a line has " + fields.size() + " fields");
                if (table) {
                    numbers.keySet().forEach(field -> number(fields, field));
                } else {
                    claimLost(fields);
                }
            }
            for (Root<P> root : roots) {
                if (table) {
                    numbers.keySet().forEach(field -> numberOf(root, field));
                } else {
                    outcomeOf(root);
                }
            }
        }

        // strategies

        private void claimLost(Map<String, Object> fields) {
            boolean strict = fields.containsKey("lost");
            String name = text(fields, strict ? "lost" : "held");
            P position = rules.read(name);
            demand(rules.result(position) == Result.ON, "position " + name + " is over");
            List<String> moves = rules.moves(position);
            List<String> replies =
                    fields.size() == 1
                            ? Collections.nCopies(moves.size(), "")
                            : texts(fields, "replies");
            demand(moves.size() == replies.size(), "position " + name + ": replies are missing");
            for (int i = 0; i < moves.size(); i++) {
                P option = rules.after(position, moves.get(i));
                demand(
                        isAnswered(option, replies.get(i), strict),
                        "position " + name + ": move " + moves.get(i) + " is not answered");
            }
            demand((strict ? lost : held).add(position), "position " + name + " stands twice");
        }

        private boolean isAnswered(P option, String reply, boolean strict) {
            Result result = rules.result(option);
            if (result != Result.ON) {
                boolean good = result == Result.WON || (!strict && result == Result.DRAWN);
                return good && reply.isEmpty();
            }
            if (reply.isEmpty()) {
                return hasGood(option, strict);
            }
            P after = rules.after(option, reply);
            return after != null && isGood(after, strict);
        }

        private boolean hasGood(P position, boolean strict) {
            return rules.moves(position).stream()
                    .anyMatch(move -> isGood(rules.after(position, move), strict));
        }

        /** Whether whoever moved here has won, or at least cannot lose. */
        private boolean isGood(P position, boolean strict) {
            P essence = rules.essence(position);
            return switch (rules.result(essence)) {
                case LOST -> true;
                case DRAWN -> !strict;
                case WON -> false;
                case ON -> lost.contains(essence) || (!strict && held.contains(essence));
            };
        }

        private void outcomeOf(Root<P> root) {
            P start = root.start();
            boolean on = rules.result(start) == Result.ON;
            switch (root.outcome()) {
                case "P" -> demand(isGood(start, true), "the start is not shown to be lost");
                case "N" ->
                        demand(
                                on ? hasGood(start, true) : rules.result(start) == Result.WON,
                                "no winning move of the start is shown");
                case "D" -> {
                    demand(isGood(start, false), "the first player is not held");
                    demand(!on || hasGood(start, false), "the second player is not held");
                }
                default -> throw new Rejected("no outcome");
            }
            List<String> moves = on ? rules.moves(start) : List.of();
            if (root.winning() == null) {
                return;
            }
            demand(new HashSet<>(moves).containsAll(root.winning()), "a listed move is not legal");
            for (String move : moves) {
                P option = rules.after(start, move);
                demand(
                        root.winning().contains(move) ? isGood(option, true) : isRefuted(option),
                        "move " + move + " is not shown to be what the list says");
            }
        }

        private boolean isRefuted(P option) {
            Result result = rules.result(option);
            return result == Result.ON ? hasGood(option, false) : result != Result.LOST;
        }

        // numbers

        private void number(Map<String, Object> fields, String field) {
            String name = text(fields, "at");
            P position = rules.read(name);
            demand(rules.result(position) == Result.ON, "position " + name + " is over");
            int claimed = small(fields, field);
            List<Integer> options = new ArrayList<>();
            for (String move : rules.moves(position)) {
                Integer option = of(rules.after(position, move), field);
                demand(option != null, "position " + name + ": move " + move + " is not listed");
                options.add(option);
            }
            demand(claimed == from(options, field), "position " + name + " has another " + field);
            Integer before = numbers.get(field).put(position, claimed);
            demand(before == null, "position " + name + " stands twice");
        }

        /** The number of a position that is over or listed; null otherwise. */
        private Integer of(P position, String field) {
            boolean nimber = field.equals("nimber");
            return switch (rules.result(position)) {
                case ON -> numbers.get(field).get(position);
                case LOST -> 0;
                case WON -> {
                    demand(!nimber, "a play can end won, so there are no nimbers");
                    yield 1;
                }
                case DRAWN -> {
                    demand(!nimber, "a play can end drawn: there are no nimbers");
                    yield -1;
                }
            };
        }

        private static int from(List<Integer> options, String field) {
            if (field.equals("nimber")) {
                int mex = 0;
                while (options.contains(mex)) {
                    mex++;
                }
                return mex;
            }
            int shortest = Integer.MAX_VALUE;
            int longest = -1;
            boolean drawn = false;
            for (int option : options) {
                if (option == -1) {
                    drawn = true;
                } else if (option % 2 == 0) {
                    shortest = Math.min(shortest, option / 2);
                } else {
                    longest = Math.max(longest, option / 2);
                }
            }
            if (shortest < Integer.MAX_VALUE) {
                return 2 * (shortest + 1) + 1;
            }
            return drawn ? -1 : 2 * (longest + 1);
        }

        private static String outcome(int number, String field) {
            if (field.equals("nimber")) {
                return number == 0 ? "P" : "N";
            }
            return number == -1 ? "D" : number % 2 == 0 ? "P" : "N";
        }

        private void numberOf(Root<P> root, String field) {
            Integer number = of(root.start(), field);
            demand(number != null, "the start is not listed");
            demand(outcome(number, field).equals(root.outcome()), "the start has another outcome");
            if (claim.containsKey(field)) {
                int claimed = small(claim, field);
                int found = field.equals("nimber") ? number : number / 2;
                demand(claimed == found, "the start has another " + field);
            }
            boolean on = rules.result(root.start()) == Result.ON;
            List<String> moves = on ? rules.moves(root.start()) : List.of();
            if (root.winning() != null) {
                Set<String> winning = new HashSet<>();
                for (String move : moves) {
                    if (outcome(of(rules.after(root.start(), move), field), field).equals("P")) {
                        winning.add(move);
                    }
                }
                demand(winning.equals(root.winning()), "the winning moves are " + winning);
            }
        }
    }

    private static int number(String text, int most) {
        demand(text != null, "a key of the instance is missing");
        demand(text.matches("0|[1-9][0-9]{0,8}"), "no number (" + text + ")");
        demand(Integer.parseInt(text) <= most, "number (" + text + ") is too large");
        return Integer.parseInt(text);
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

    // ---- monotonic sequence games on finite decks
    // ------------------------------------------------

    /** Blocks x, y, size in deck order; whether a dead card is left; whether a run is complete. */
    private record Labels(List<List<Integer>> blocks, boolean dead, boolean completed) {}

    private static final class Monotonic implements Rules<Labels> {
        private static final int MOST = 1_000_000;
        private final boolean misere;
        private final Labels start;
        private final boolean isWord;

        /** Of each unused card x, y and its number; at a colour word x, y, gap and offset. */
        private final List<int[]> labels;

        /** The move that each unused card is. */
        private final List<String> names = new ArrayList<>();

        Monotonic(String instance) {
            String form =
                    "monotonic\\(a=[0-9]+,d=[0-9]+(,deck=[0-9]+)?(,play=misere)?(,board=[0-9 ]+)?"
                            + "(,at=[0-9RBP]+)?\\)";
            if (!instance.matches(form)) {
                throw new NotKnown(instance);
            }
            int a = number(value(instance, "a"), MOST);
            int d = number(value(instance, "d"), MOST);
            misere = value(instance, "play") != null;
            String at = value(instance, "at");
            demand((at == null) == (value(instance, "deck") != null), "deck or at is needed");
            isWord = at != null;
            labels = isWord ? atWord(at, a, d) : onBoard(instance, a, d);
            List<List<Integer>> blocks = new ArrayList<>();
            boolean dead = false;
            for (int[] label : labels) {
                demand(label[0] > 0 && label[1] > 0, "play is over");
                boolean isDead = misere && (label[0] == 1 || label[1] == 1);
                dead |= isDead;
                names.add(isDead ? "dead" : place(blocks, label[0], label[1]));
            }
            start = new Labels(blocks, dead, false);
        }

        /** Adds a card on top; its move. */
        private static String place(List<List<Integer>> blocks, int x, int y) {
            add(blocks, x, y, 1);
            return (blocks.size() - 1) + ":" + (blocks.getLast().get(2) - 1);
        }

        /** Labels of the unused cards by the longest runs that end below and above them. */
        private static List<int[]> onBoard(String instance, int a, int d) {
            int deck = number(value(instance, "deck"), MOST);
            String board = value(instance, "board");
            List<Integer> row = new ArrayList<>();
            List<int[]> runs = new ArrayList<>();
            for (String token : board == null ? new String[0] : board.split(" ", -1)) {
                int card = number(token, deck);
                demand(card > 0 && !row.contains(card), "card " + card + " cannot be played");
                int up = 1;
                int down = 1;
                for (int i = 0; i < row.size(); i++) {
                    up = row.get(i) < card ? Math.max(up, runs.get(i)[0] + 1) : up;
                    down = row.get(i) > card ? Math.max(down, runs.get(i)[1] + 1) : down;
                }
                demand(up < a && down < d, "play is over");
                row.add(card);
                runs.add(new int[] {up, down});
            }
            List<int[]> labels = new ArrayList<>();
            for (int card = 1; card <= deck; card++) {
                if (row.contains(card)) {
                    continue;
                }
                int up = 0;
                int down = 0;
                for (int i = 0; i < row.size(); i++) {
                    up = row.get(i) < card ? Math.max(up, runs.get(i)[0]) : up;
                    down = row.get(i) > card ? Math.max(down, runs.get(i)[1]) : down;
                }
                labels.add(new int[] {a - up, d - down, card});
            }
            return labels;
        }

        private static List<int[]> atWord(String at, int a, int d) {
            String word = at.replaceAll("[0-9]", "");
            String[] gaps = at.split("[RBP]", -1);
            demand(
                    !word.startsWith("B") && !word.endsWith("R") && !word.contains("RB"),
                    "no board has the word " + word);
            int x = a;
            int y = d - word.replace("R", "").length();
            List<int[]> labels = new ArrayList<>();
            for (int gap = 0; gap < gaps.length; gap++) {
                char letter = gap == 0 ? ' ' : word.charAt(gap - 1);
                x -= letter == 'R' || letter == 'P' ? 1 : 0;
                y += letter == 'B' || letter == 'P' ? 1 : 0;
                demand(x > 0 && y > 0, "play is over");
                int size = number(gaps[gap], MOST - labels.size());
                for (int offset = 0; offset < size; offset++) {
                    labels.add(new int[] {x, y, gap, offset});
                }
            }
            return labels;
        }

        /** Adds cards on top; equal labels meet in one block. */
        private static void add(List<List<Integer>> blocks, int x, int y, int size) {
            if (size == 0) {
                return;
            }
            List<Integer> top = blocks.isEmpty() ? List.of(0, 0, 0) : blocks.getLast();
            if (top.get(0) == x && top.get(1) == y) {
                blocks.set(blocks.size() - 1, List.of(x, y, top.get(2) + size));
            } else {
                blocks.add(List.of(x, y, size));
            }
        }

        @Override
        public Labels start() {
            return start;
        }

        @Override
        public Result result(Labels position) {
            if (position.completed()) {
                return misere ? Result.WON : Result.LOST;
            }
            return position.blocks().isEmpty() && !position.dead() ? Result.DRAWN : Result.ON;
        }

        @Override
        public List<String> moves(Labels position) {
            List<String> moves = new ArrayList<>();
            for (int block = 0; block < position.blocks().size(); block++) {
                for (int offset = 0; offset < position.blocks().get(block).get(2); offset++) {
                    moves.add(block + ":" + offset);
                }
            }
            if (position.dead()) {
                moves.add("dead");
            }
            return moves;
        }

        @Override
        public Labels after(Labels position, String move) {
            Labels over = new Labels(List.of(), false, true);
            if (move.equals("dead")) {
                return position.dead() ? over : null;
            }
            int colon = move.indexOf(':');
            demand(colon > 0, "no move (" + move + ")");
            int played = number(move.substring(0, colon), MOST);
            int offset = number(move.substring(colon + 1), MOST);
            List<List<Integer>> before = position.blocks();
            if (played >= before.size() || offset >= before.get(played).get(2)) {
                return null;
            }
            int x = before.get(played).get(0);
            int y = before.get(played).get(1);
            if (x == 1 || y == 1) {
                return over;
            }
            List<List<Integer>> blocks = new ArrayList<>();
            boolean dead = position.dead();
            for (int block = 0; block < before.size(); block++) {
                int bx = before.get(block).get(0);
                int by = before.get(block).get(1);
                int size = before.get(block).get(2);
                if (block == played) {
                    dead |= put(blocks, x, y - 1, offset);
                    dead |= put(blocks, x - 1, y, size - 1 - offset);
                } else if (block < played) {
                    dead |= put(blocks, bx, by == y ? y - 1 : by, size);
                } else {
                    dead |= put(blocks, bx == x ? x - 1 : bx, by, size);
                }
            }
            return new Labels(blocks, dead, false);
        }

        /** Adds cards unless they are dead; whether some are. */
        private boolean put(List<List<Integer>> blocks, int x, int y, int size) {
            boolean dead = misere && (x == 1 || y == 1);
            add(blocks, x, y, dead ? 0 : size);
            return dead && size > 0;
        }

        @Override
        public Labels read(String text) {
            List<List<Integer>> blocks = new ArrayList<>();
            boolean dead = false;
            int left = labels.size();
            for (String word : text.equals("empty") ? new String[0] : text.split(" ", -1)) {
                demand(!dead, "position (" + text + "): + is not the last word");
                if (word.equals("+") && misere) {
                    dead = true;
                    continue;
                }
                String[] parts = word.split("\\.", -1);
                demand(parts.length == 3, "no position (" + text + ")");
                int x = number(parts[0], MOST);
                int y = number(parts[1], MOST);
                int size = number(parts[2], left);
                List<Integer> below = blocks.isEmpty() ? List.of(x + 1, 0, 0) : blocks.getLast();
                int least = misere ? 2 : 1;
                demand(x >= least && y >= least && size > 0, "no position (" + text + ")");
                boolean inOrder = x <= below.get(0) && y >= below.get(1);
                demand(
                        inOrder && (x != below.get(0) || y != below.get(1)),
                        "blocks out of order (" + text + ")");
                blocks.add(List.of(x, y, size));
                left -= size;
            }
            return new Labels(blocks, dead, false);
        }

        @Override
        public Set<String> listed(String entry) {
            int colon = entry.indexOf(':');
            demand((colon >= 0) == isWord, "no move (" + entry + ")");
            int gap = isWord ? number(entry.substring(0, colon), MOST) : 0;
            String[] ends = entry.substring(colon + 1).split("\\.\\.", -1);
            int low = number(ends[0], MOST);
            int high = number(ends[ends.length - 1], MOST);
            demand(ends.length <= 2 && low <= high, "no range (" + entry + ")");
            Set<String> found = new HashSet<>();
            for (int i = 0; i < labels.size(); i++) {
                int[] label = labels.get(i);
                int place = isWord ? label[3] : label[2];
                if ((!isWord || label[2] == gap) && low <= place && place <= high) {
                    found.add(names.get(i));
                }
            }
            demand(!found.isEmpty(), "no legal move (" + entry + ")");
            return found;
        }

        @Override
        public boolean hasNimbers() {
            return !misere;
        }
    }

    // ---- the game of safe moves, in which strategies on finite decks are written
    // ---------------

    /** A position: all unused cards (a start), or what decides who wins. */
    private sealed interface Spot {
        /** Every card. */
        record Whole(Labels labels) implements Spot {}

        /** Over at sight. */
        record Over(Result result) implements Spot {}

        /** Labels of the stacks, falling; waste; blocks x, y, size with -1 for large. */
        record Core(List<Integer> low, List<List<Integer>> blocks, List<Integer> high, int waste)
                implements Spot {}
    }

    private static final class Safe implements Rules<Spot> {
        private static final int LARGE = -1;
        private final Monotonic plain;
        private final boolean misere;
        private final int limit;
        private final boolean drawless;

        Safe(Monotonic plain, String instance) {
            this.plain = plain;
            this.misere = plain.misere;
            this.limit = misere ? 1 : 2;
            String deck = value(instance, "deck");
            long a = number(value(instance, "a"), Monotonic.MOST);
            long d = number(value(instance, "d"), Monotonic.MOST);
            this.drawless = deck != null && number(deck, Monotonic.MOST) > (a - 1) * (d - 1);
        }

        /** Cards being gathered from the lowest to the highest. */
        private final class Gathering {
            final List<Integer> low = new ArrayList<>();
            final List<Integer> high = new ArrayList<>();
            final List<List<Integer>> blocks = new ArrayList<>();
            int waste;

            Gathering(int waste) {
                this.waste = waste;
            }

            void add(int x, int y, int size) {
                if (size == 0) {
                    return;
                }
                if (x > 2 && y > 2) {
                    List<Integer> top = blocks.isEmpty() ? List.of(x, y, 0) : blocks.getLast();
                    demand(x <= top.get(0) && y >= top.get(1), "blocks out of order");
                    boolean meets = top.get(0) == x && top.get(1) == y && !blocks.isEmpty();
                    boolean large = size == LARGE || top.get(2) == LARGE;
                    List<Integer> block =
                            List.of(
                                    x,
                                    y,
                                    meets && large ? LARGE : meets ? top.get(2) + size : size);
                    if (meets) {
                        blocks.removeLast();
                    }
                    blocks.add(block);
                    return;
                }
                int cards = size == LARGE ? Integer.MAX_VALUE : size;
                if (!misere && x > 2) {
                    cards = arrive(low, x, cards);
                } else if (!misere && y > 2) {
                    cards = arrive(high, y, cards);
                }
                waste += Math.min(cards, limit - waste);
            }

            /** Cards take the highest free labels from one down to 3; how many found none. */
            private int arrive(List<Integer> stack, int label, int cards) {
                int left = cards;
                for (int place = label; place > 2 && left > 0; place--) {
                    if (!stack.contains(place)) {
                        stack.add(place);
                        left--;
                    }
                }
                stack.sort(java.util.Comparator.reverseOrder());
                return left;
            }

            Spot spot() {
                if (!blocks.isEmpty()) {
                    lower(low, blocks.getFirst().get(0));
                    lower(high, blocks.getLast().get(1));
                }
                blocks.replaceAll(
                        block -> {
                            int x = block.get(0);
                            int y = block.get(1);
                            boolean large = block.get(2) >= threshold(x, y, waste);
                            return large ? List.of(x, y, LARGE) : block;
                        });
                return new Spot.Core(
                        List.copyOf(low), List.copyOf(blocks), List.copyOf(high), waste);
            }

            /** Labels above those of the core count by their number. */
            private void lower(List<Integer> stack, int core) {
                int above = 0;
                while (above < stack.size() && stack.get(above) > core) {
                    above++;
                }
                for (int i = 0; i < above; i++) {
                    stack.set(i, core + above - i);
                }
            }
        }

        /** From which size on blocks are alike; by binomials, see the format's page. */
        private long threshold(int x, int y, int waste) {
            long middle = binomial(x + y - 4, x - 2);
            long stacks =
                    misere
                            ? 0
                            : binomial(x + y - 3, x - 2) + binomial(x + y - 3, y - 2) - 2 * middle;
            return (1 + limit - waste) * middle + stacks - 1;
        }

        /** C(n, k), or 2^40 if it is more. */
        private static long binomial(int n, int k) {
            long value = 1;
            for (int i = 1; i <= Math.min(k, n - k) && value < 1L << 40; i++) {
                value = value * (n + 1 - i) / i;
            }
            return Math.min(value, 1L << 40);
        }

        @Override
        public Spot start() {
            return new Spot.Whole(plain.start());
        }

        @Override
        public Spot essence(Spot position) {
            if (!(position instanceof Spot.Whole(Labels labels))) {
                return position;
            }
            int raise = misere ? 1 : 0;
            Gathering core = new Gathering(drawless ? limit : labels.dead() ? 1 : 0);
            for (List<Integer> block : labels.blocks()) {
                if (block.get(0) + raise == 1 || block.get(1) + raise == 1) {
                    return new Spot.Over(Result.WON);
                }
                core.add(block.get(0) + raise, block.get(1) + raise, block.get(2));
            }
            return core.spot();
        }

        @Override
        public Result result(Spot position) {
            return switch (position) {
                case Spot.Whole(Labels labels) -> plain.result(labels);
                case Spot.Over(Result result) -> result;
                case Spot.Core core when !core.blocks().isEmpty() -> Result.ON;
                case Spot.Core core when core.waste() < limit -> Result.DRAWN;
                case Spot.Core core ->
                        (core.low().size() + core.high().size()) % 2 == 1
                                ? Result.WON
                                : Result.LOST;
            };
        }

        @Override
        public List<String> moves(Spot position) {
            if (position instanceof Spot.Whole(Labels labels)) {
                return plain.moves(labels);
            }
            Spot.Core core = (Spot.Core) position;
            List<String> moves = new ArrayList<>();
            if (!core.low().isEmpty()) {
                moves.add("bottom");
            }
            if (!core.high().isEmpty()) {
                moves.add("top");
            }
            for (int i = 0; i < core.blocks().size(); i++) {
                List<Integer> block = core.blocks().get(i);
                boolean large = block.get(2) == LARGE;
                for (int below = 0; below < (large ? below(block, core) : block.get(2)); below++) {
                    moves.add(i + ":" + below);
                }
                for (int above = 0; large && above < above(block, core); above++) {
                    moves.add(i + ":^" + above);
                }
                if (large) {
                    moves.add(i + ":*");
                }
            }
            return moves;
        }

        private long below(List<Integer> block, Spot.Core core) {
            return threshold(block.get(0), block.get(1) - 1, core.waste());
        }

        private long above(List<Integer> block, Spot.Core core) {
            return threshold(block.get(0) - 1, block.get(1), core.waste());
        }

        @Override
        public Spot after(Spot position, String move) {
            if (position instanceof Spot.Whole(Labels labels)) {
                Labels after = plain.after(labels, move);
                if (after == null || plain.result(after) == Result.ON) {
                    return after == null ? null : essence(new Spot.Whole(after));
                }
                return new Spot.Over(plain.result(after));
            }
            Spot.Core core = (Spot.Core) position;
            if (move.equals("bottom")) {
                return core.low().isEmpty() ? null : afterStack(core, true);
            }
            if (move.equals("top")) {
                return core.high().isEmpty() ? null : afterStack(core, false);
            }
            int colon = move.indexOf(':');
            demand(colon > 0, "no move (" + move + ")");
            int played = number(move.substring(0, colon), Monotonic.MOST);
            if (played >= core.blocks().size()) {
                return null;
            }
            List<Integer> block = core.blocks().get(played);
            boolean large = block.get(2) == LARGE;
            String part = move.substring(colon + 1);
            if (part.equals("*")) {
                return large ? afterSplit(core, played, LARGE, LARGE) : null;
            }
            if (part.startsWith("^")) {
                int cards = number(part.substring(1), Monotonic.MOST);
                boolean legal = large && cards < above(block, core);
                return legal ? afterSplit(core, played, LARGE, cards) : null;
            }
            int cards = number(part, Monotonic.MOST);
            if (cards >= (large ? below(block, core) : block.get(2))) {
                return null;
            }
            return afterSplit(core, played, cards, large ? LARGE : block.get(2) - 1 - cards);
        }

        /** The card with the greatest label of a stack is played: core cards with it fall. */
        private Spot afterStack(Spot.Core core, boolean bottom) {
            Gathering after = new Gathering(core.waste());
            after.low.addAll(bottom ? core.low().subList(1, core.low().size()) : core.low());
            after.high.addAll(bottom ? core.high() : core.high().subList(1, core.high().size()));
            for (List<Integer> block : core.blocks()) {
                int x = block.get(0);
                int y = block.get(1);
                boolean falls = bottom ? x == core.low().get(0) : y == core.high().get(0);
                after.add(falls && bottom ? x - 1 : x, falls && !bottom ? y - 1 : y, block.get(2));
            }
            return after.spot();
        }

        private Spot afterSplit(Spot.Core core, int played, int below, int above) {
            Gathering after = new Gathering(core.waste());
            after.low.addAll(core.low());
            after.high.addAll(core.high());
            int px = core.blocks().get(played).get(0);
            int py = core.blocks().get(played).get(1);
            for (int i = 0; i < core.blocks().size(); i++) {
                int x = core.blocks().get(i).get(0);
                int y = core.blocks().get(i).get(1);
                int size = core.blocks().get(i).get(2);
                if (i < played) {
                    after.add(x, y == py ? y - 1 : y, size);
                } else if (i > played) {
                    after.add(x == px ? x - 1 : x, y, size);
                } else {
                    after.add(x, y - 1, below);
                    after.add(x - 1, y, above);
                }
            }
            return after.spot();
        }

        @Override
        public Spot read(String text) {
            int end = text.length();
            while (end > 0 && text.charAt(end - 1) == '+') {
                end--;
            }
            demand(text.length() - end <= limit, "more waste than counts");
            Gathering read = new Gathering(text.length() - end);
            String words = text.substring(0, end).strip();
            for (String word : words.isEmpty() ? new String[0] : words.split(" ", -1)) {
                String[] parts = word.split("\\.", -1);
                demand(parts.length == 2 || parts.length == 3, "no position (" + text + ")");
                int x = number(parts[0], Monotonic.MOST);
                int y = number(parts[1], Monotonic.MOST);
                boolean isCore = x > 2 && y > 2;
                demand(
                        x > 1 && y > 1 && isCore == (parts.length == 3),
                        "no position (" + text + ")");
                boolean large = isCore && parts[2].equals("L");
                read.add(x, y, !isCore ? 1 : large ? LARGE : number(parts[2], Monotonic.MOST));
            }
            Spot position = read.spot();
            demand(written((Spot.Core) position).equals(text), "not canonical (" + text + ")");
            return position;
        }

        private static String written(Spot.Core core) {
            List<String> words = new ArrayList<>();
            core.low().forEach(x -> words.add(x + ".2"));
            for (List<Integer> block : core.blocks()) {
                String size = block.get(2) == LARGE ? "L" : String.valueOf(block.get(2));
                words.add(block.get(0) + "." + block.get(1) + "." + size);
            }
            core.high().forEach(y -> words.add("2." + y));
            if (core.waste() > 0) {
                words.add("+".repeat(core.waste()));
            }
            return String.join(" ", words);
        }

        @Override
        public Set<String> listed(String entry) {
            return plain.listed(entry);
        }

        @Override
        public boolean hasNimbers() {
            return false;
        }
    }

    // ---- heights and colours -------------------------------------------------------------------

    private static void height(String instance, Map<String, Object> header) {
        demand(text(header, "kind").equals("measure"), "a height is a measure");
        Map<String, Object> claim = object(header.get("claim"));
        demand(claim.keySet().equals(Set.of("height")), "the claim is not a height alone");
        if (!instance.matches("sylver\\(named=[0-9 ]*(,one=loses)?\\)")) {
            throw new NotKnown(instance);
        }
        String list = value(instance, "named");
        String found = "omega^2";
        if (!list.isEmpty()) {
            List<Integer> named = Sylver.numbers(list);
            int gcd = 0;
            for (int n : named) {
                gcd = BigInteger.valueOf(gcd).gcd(BigInteger.valueOf(n)).intValue();
            }
            int divisor = gcd;
            List<Integer> scaled = named.stream().map(n -> n / divisor).toList();
            Sylver.demandCanonical(scaled);
            BitSet sums = Sylver.sums(scaled, Sylver.MOST);
            int last = Math.max(0, sums.previousClearBit(Sylver.MOST));
            if (last + scaled.getFirst() > Sylver.MOST) {
                throw new NotKnown("numbers beyond " + Sylver.MOST);
            }
            int gaps = last + 1 - sums.get(0, last + 1).cardinality();
            boolean excluded = value(instance, "one") == null;
            found = ordinal(factors(gcd), gcd == 1 && excluded && gaps > 0 ? gaps - 1 : gaps);
        }
        demand(text(claim, "height").equals(found), "the height is " + found);
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

    private static void colours(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        String pennies = value(instance, "pennies");
        String pieces = value(instance, "pieces");
        if (pennies == null && pieces == null) {
            throw new NotKnown(instance);
        }
        String line = pennies == null ? "pieces=" + pieces : "pennies=" + pennies;
        demand(instance.equals("transposition(" + line + ")"), "the instance is not canonical");
        boolean[] black = pennies == null ? ofPieces(pieces) : ofPennies(pennies);
        int difference = 0;
        for (boolean colour : black) {
            difference += colour ? 1 : -1;
        }
        Map<String, Object> body = object(lines.next());
        demand(body.keySet().equals(Set.of("theorem", "hypotheses")), "other fields");
        demand(text(body, "theorem").equals("colour-difference"), "another theorem");
        Map<String, Object> hypotheses = object(body.get("hypotheses"));
        demand(hypotheses.keySet().equals(Set.of("difference", "pennies")), "other hypotheses");
        demand(
                whole(hypotheses, "difference").equals(BigInteger.valueOf(difference))
                        && whole(hypotheses, "pennies").equals(BigInteger.valueOf(black.length)),
                "the difference is " + difference + " of " + black.length);
        boolean moves = text(header, "claims").equals("moves");
        demand(moves || text(header, "claims").equals("outcome"), "claims what it cannot");
        Map<String, Object> claim = object(header.get("claim"));
        demand(
                claim.keySet()
                        .equals(moves ? Set.of("outcome", "winningMoves") : Set.of("outcome")),
                "the claim has other fields");
        boolean wins = isBlack(black.length, difference);
        demand(text(claim, "outcome").equals(wins ? "BLACK" : "WHITE"), "another outcome");
        if (moves) {
            Set<String> winning = new TreeSet<>();
            for (Map.Entry<String, Integer> move : deletions(pieces, black.length).entrySet()) {
                int left = difference + (black[move.getValue()] ? -1 : 1);
                if (isBlack(black.length - 1, left) == (black.length % 2 == 0)) {
                    winning.add(move.getKey());
                }
            }
            demand(
                    new TreeSet<>(texts(claim, "winningMoves")).equals(winning),
                    "the winning moves are " + winning);
        }
    }

    private static boolean isBlack(int pennies, int difference) {
        return Math.abs(difference) >= (pennies % 2 == 0 ? 2 : 3);
    }

    private static boolean[] ofPennies(String clumps) {
        List<Boolean> colours = new ArrayList<>();
        for (String clump : clumps.split(" ", -1)) {
            for (int i = number(clump, 1_000_000); i > 0; i--) {
                boolean atBorder = i == Integer.parseInt(clump);
                boolean last = !colours.isEmpty() && colours.getLast();
                colours.add(colours.isEmpty() || (atBorder ? last : !last));
            }
        }
        return array(colours);
    }

    private static boolean[] ofPieces(String pieces) {
        demand(pieces.matches("[bw]+"), "no pieces (" + pieces + ")");
        List<Boolean> colours = new ArrayList<>(List.of(true));
        for (char piece : pieces.toCharArray()) {
            colours.add((piece == 'b') == colours.getLast());
        }
        return array(colours);
    }

    private static boolean[] array(List<Boolean> list) {
        boolean[] array = new boolean[list.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = list.get(i);
        }
        return array;
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

    // ---- Sylver coinage with finitely many numbers left
    // ------------------------------------------

    /** A position is the set of sums up to a bound above which all numbers are sums. */
    private static final class Sylver implements Rules<BitSet> {
        private static final int MOST = 1 << 16;
        private final boolean oneLoses;
        private final BitSet start;
        private final int bound;

        Sylver(String instance) {
            if (!instance.matches("sylver\\(named=[0-9 ]+(,one=loses)?\\)")) {
                throw new NotKnown(instance);
            }
            oneLoses = value(instance, "one") != null;
            List<Integer> named = numbers(value(instance, "named"));
            int gcd = 0;
            for (int n : named) {
                gcd = BigInteger.valueOf(gcd).gcd(BigInteger.valueOf(n)).intValue();
            }
            if (gcd != 1) {
                throw new NotKnown(instance);
            }
            int least = named.stream().mapToInt(n -> n).min().orElseThrow();
            BitSet sums = sums(named, MOST);
            bound = Math.max(0, sums.previousClearBit(MOST));
            if (bound + least > MOST) {
                throw new NotKnown("numbers beyond " + MOST);
            }
            start = sums.get(0, bound + 1);
            demand(write(start).equals(value(instance, "named")), "the instance is not canonical");
        }

        private static List<Integer> numbers(String text) {
            List<Integer> numbers = new ArrayList<>();
            for (String word : text.split(" ", -1)) {
                numbers.add(number(word, 1_000_000_000));
                demand(numbers.getLast() > 0, "0 is named");
            }
            return numbers;
        }

        private static void demandCanonical(List<Integer> named) {
            for (int i = 1; i < named.size(); i++) {
                int n = named.get(i);
                if (n > MOST) {
                    throw new NotKnown("numbers beyond " + MOST);
                }
                demand(
                        n > named.get(i - 1) && !sums(named.subList(0, i), n).get(n),
                        "the instance is not canonical");
            }
        }

        private static BitSet sums(List<Integer> named, int most) {
            BitSet sums = new BitSet();
            sums.set(0);
            for (int n = 1; n <= most; n++) {
                for (int a : named) {
                    if (a <= n && sums.get(n - a)) {
                        sums.set(n);
                        break;
                    }
                }
            }
            return sums;
        }

        /** The least numbers that generate a position. */
        private String write(BitSet position) {
            StringBuilder text = new StringBuilder();
            int first = position.nextSetBit(1);
            int most = bound + (first < 0 ? bound + 1 : first);
            List<Integer> named = new ArrayList<>();
            BitSet made = sums(named, most);
            for (int n = 1; n <= most; n++) {
                if ((n > bound || position.get(n)) && !made.get(n)) {
                    text.append(text.isEmpty() ? "" : " ").append(n);
                    named.add(n);
                    made = sums(named, most);
                }
            }
            return text.toString();
        }

        @Override
        public BitSet start() {
            return start;
        }

        @Override
        public Result result(BitSet position) {
            boolean on = position.nextClearBit(oneLoses ? 1 : 2) <= bound;
            return on ? Result.ON : oneLoses ? Result.WON : Result.LOST;
        }

        @Override
        public List<String> moves(BitSet position) {
            List<String> moves = new ArrayList<>();
            int least = oneLoses ? 1 : 2;
            for (int n = position.nextClearBit(least);
                    n <= bound;
                    n = position.nextClearBit(n + 1)) {
                moves.add(Integer.toString(n));
            }
            return moves;
        }

        @Override
        public BitSet after(BitSet position, String move) {
            int n = number(move, MOST);
            if (n < (oneLoses ? 1 : 2) || n > bound || position.get(n)) {
                return null;
            }
            BitSet after = (BitSet) position.clone();
            for (int x = n; x <= bound; x++) {
                if (after.get(x - n)) {
                    after.set(x);
                }
            }
            return after;
        }

        @Override
        public BitSet read(String text) {
            BitSet position = sums(numbers(text), bound);
            BitSet missing = (BitSet) start.clone();
            missing.andNot(position);
            demand(missing.isEmpty(), "position (" + text + ") cannot follow from the start");
            demand(write(position).equals(text), "position (" + text + ") is not canonical");
            return position;
        }

        @Override
        public Set<String> listed(String entry) {
            number(entry, MOST);
            return Set.of(entry);
        }

        @Override
        public boolean hasNimbers() {
            return !oneLoses;
        }
    }

    // ---- the transposition game on finite sets of integers
    // ---------------------------------------

    /** Used ranks, whether the inversions so far are odd, moves left, whether Black wants odd. */
    private record Ranks(BitSet used, boolean odd, int moves, boolean blackWantsOdd) {}

    private static final class Transposition implements Rules<Ranks> {
        private final List<Integer> domain = new ArrayList<>();
        private final Ranks even;

        Transposition(String instance) {
            String form =
                    "transposition\\(domain=-?[0-9]+(\\.\\.-?[0-9]+)?(\\|-?[0-9]+(\\.\\.-?[0-9]+)?)*"
                            + "(,sequence=[-0-9 ]+)?,moves=[0-9]+(,black=odd)?\\)";
            if (!instance.matches(form)) {
                throw new NotKnown(instance);
            }
            for (String part : value(instance, "domain").split("\\|")) {
                String[] ends = part.split("\\.\\.");
                for (int n = Integer.parseInt(ends[0]);
                        n <= Integer.parseInt(ends[ends.length - 1]);
                        n++) {
                    domain.add(n);
                    demand(domain.size() <= 62, "the domain has more than 62 elements");
                }
            }
            domain.sort(null);
            BitSet used = new BitSet();
            boolean odd = false;
            String sequence = value(instance, "sequence");
            for (String word : sequence == null ? new String[0] : sequence.split(" ")) {
                int rank = rank(word);
                demand(rank >= 0 && !used.get(rank), "element " + word + " cannot be used");
                odd ^= used.get(rank, 62).cardinality() % 2 == 1;
                used.set(rank);
            }
            int moves = number(value(instance, "moves"), domain.size() - used.cardinality());
            even = new Ranks(used, odd, moves, false);
        }

        private int rank(String element) {
            return element.matches("0|-?[1-9][0-9]{0,8}")
                    ? domain.indexOf(Integer.valueOf(element))
                    : -1;
        }

        @Override
        public Ranks start() {
            return even;
        }

        @Override
        public Result result(Ranks position) {
            if (position.moves() > 0) {
                return Result.ON;
            }
            // Black has made the last move, so White would be to move.
            return position.odd() == position.blackWantsOdd() ? Result.LOST : Result.WON;
        }

        @Override
        public List<String> moves(Ranks position) {
            List<String> moves = new ArrayList<>();
            for (int rank = 0; rank < domain.size() && position.moves() > 0; rank++) {
                if (!position.used().get(rank)) {
                    moves.add(Integer.toString(domain.get(rank)));
                }
            }
            return moves;
        }

        @Override
        public Ranks after(Ranks position, String move) {
            int rank = rank(move);
            if (rank < 0 || position.used().get(rank) || position.moves() == 0) {
                return null;
            }
            BitSet used = (BitSet) position.used().clone();
            boolean odd = used.get(rank, 62).cardinality() % 2 == 1;
            used.set(rank);
            return new Ranks(
                    used, position.odd() ^ odd, position.moves() - 1, position.blackWantsOdd());
        }

        @Override
        public Ranks read(String text) {
            String form = "[S.]{" + domain.size() + "} (even|odd) [0-9]+ black=(even|odd)";
            demand(text.matches(form), "no position (" + text + ")");
            String[] words = text.split(" ");
            BitSet used = new BitSet();
            for (int rank = 0; rank < domain.size(); rank++) {
                used.set(rank, words[0].charAt(rank) == 'S');
            }
            int moves = number(words[2], domain.size() - used.cardinality());
            return new Ranks(used, words[1].equals("odd"), moves, words[3].endsWith("odd"));
        }

        @Override
        public Set<String> listed(String entry) {
            demand(rank(entry) >= 0, "no element (" + entry + ")");
            return Set.of(entry);
        }

        @Override
        public boolean hasNimbers() {
            return false;
        }

        @Override
        public Set<String> moveFields() {
            return Set.of("winningMovesEven", "winningMovesOdd");
        }

        /** The claim is about two games: Black wants an even end, or an odd one. */
        @Override
        public List<Root<Ranks>> roots(Map<String, Object> claim, boolean moves) {
            String outcome = text(claim, "outcome");
            boolean blackMoves = even.moves() % 2 == 1;
            List<Root<Ranks>> roots = new ArrayList<>();
            for (boolean wantsOdd : new boolean[] {false, true}) {
                boolean black =
                        switch (outcome) {
                            case "BLACK" -> true;
                            case "WHITE" -> false;
                            case "EVEN" -> !wantsOdd;
                            case "ODD" -> wantsOdd;
                            default -> throw new Rejected("no outcome (" + outcome + ")");
                        };
                boolean moverWantsOdd = blackMoves == wantsOdd;
                Set<String> winning = new HashSet<>();
                if (moves) {
                    String key = moverWantsOdd ? "winningMovesOdd" : "winningMovesEven";
                    texts(claim, key).forEach(entry -> winning.addAll(listed(entry)));
                }
                Ranks start = new Ranks(even.used(), even.odd(), even.moves(), wantsOdd);
                roots.add(
                        new Root<>(start, black == blackMoves ? "N" : "P", moves ? winning : null));
            }
            return roots;
        }
    }

    // ---- equilibria
    // ------------------------------------------------------------------------------

    /** A rational number in lowest terms. */
    private record Fraction(BigInteger num, BigInteger den) {
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

        boolean isBelow(Fraction other) {
            return num.multiply(other.den).compareTo(other.num.multiply(den)) < 0;
        }

        Fraction least(Fraction other) {
            return isBelow(other) ? this : other;
        }

        Fraction most(Fraction other) {
            return isBelow(other) ? other : this;
        }

        @Override
        public String toString() {
            return den.equals(BigInteger.ONE) ? num.toString() : num + "/" + den;
        }
    }

    private static Fraction fraction(Object value) {
        Map<String, Object> fields = object(value);
        BigInteger num = whole(fields, "num");
        BigInteger den = whole(fields, "den");
        demand(den.signum() > 0 && num.gcd(den).equals(BigInteger.ONE), "not in lowest terms");
        return new Fraction(num, den);
    }

    /** The weights of a mix by strategy. */
    private static Map<Integer, Fraction> mix(
            Map<String, Object> claim, String key, String index, int first, int last) {
        Map<Integer, Fraction> mix = new TreeMap<>();
        Fraction sum = Fraction.of(0);
        demand(claim.get(key) instanceof List, "expected a list under " + key);
        for (Object item : (List<?>) claim.get(key)) {
            Map<String, Object> fields = object(item);
            demand(fields.size() == 3, "a weight has other fields");
            BigInteger strategy = whole(fields, index);
            boolean exists =
                    strategy.compareTo(BigInteger.valueOf(first)) >= 0
                            && strategy.compareTo(BigInteger.valueOf(last)) <= 0;
            demand(exists, "there is no " + index + " " + strategy);
            Fraction weight = fraction(fields);
            demand(weight.num().signum() > 0, "a weight is not positive");
            demand(mix.put(strategy.intValueExact(), weight) == null, "a strategy stands twice");
            sum = sum.plus(weight);
        }
        demand(sum.equals(Fraction.of(1)), "the weights of " + key + " sum to " + sum);
        return mix;
    }

    private static void equilibrium(String instance, Map<String, Object> header, Lines lines)
            throws IOException {
        demand(text(header, "claims").equals("outcome"), "an equilibrium claims an outcome");
        Map<String, Object> claim = object(header.get("claim"));
        if (instance.startsWith("leher(")) {
            leHer(instance, claim, lines);
        } else if (instance.startsWith("matrix(")) {
            matrix(instance, claim, lines);
        } else {
            throw new NotKnown(instance);
        }
    }

    private static Fraction value(Map<String, Object> claim) {
        Set<String> keys = new HashSet<>(claim.keySet());
        keys.remove("unique");
        if (keys.contains("extremes")) {
            throw new NotKnown("lists of extreme optima");
        }
        demand(keys.equals(Set.of("value", "rowMix", "columnMix")), "other claims");
        demand(object(claim.get("value")).size() == 2, "the value has other fields");
        return fraction(claim.get("value"));
    }

    /** A side's payoffs, by its own strategies and the other's, numbered from the same number. */
    private record Side(String name, Fraction[][] payoffs, int first, String own, String other) {
        Side turned(String name) {
            Fraction[][] turned = new Fraction[payoffs[0].length][payoffs.length];
            for (int i = 0; i < payoffs.length; i++) {
                for (int j = 0; j < payoffs[i].length; j++) {
                    turned[j][i] = payoffs[i][j].times(Fraction.of(-1));
                }
            }
            return new Side(name, turned, first, other, own);
        }

        Map<Integer, Fraction> mix(Map<String, Object> fields, String key, boolean isOwn) {
            int count = isOwn ? payoffs.length : payoffs[0].length;
            return Check.mix(fields, key, isOwn ? own : other, first, first + count - 1);
        }
    }

    /** If it is claimed: one line for each side, on whether its mix is the only optimal one. */
    private static void unique(Map<String, Object> claim, Side row, Object first, Lines lines)
            throws IOException {
        if (!claim.containsKey("unique")) {
            demand(first == null, "a line too many");
            return;
        }
        Map<String, Object> flags = object(claim.get("unique"));
        demand(flags.keySet().equals(Set.of("row", "column")), "expected row and column");
        Fraction value = value(claim);
        unique(flags.get("row"), row, value, claim.get("rowMix"), object(first));
        Side column = row.turned("column");
        Fraction turned = value.times(Fraction.of(-1));
        unique(flags.get("column"), column, turned, claim.get("columnMix"), object(lines.next()));
    }

    private static void unique(
            Object flag, Side side, Fraction value, Object claimed, Map<String, Object> line) {
        demand(flag instanceof Boolean, "expected true or false");
        String key = Boolean.TRUE.equals(flag) ? "against" : "other";
        demand(line.keySet().equals(Set.of(key, "side")), "expected the fields " + key + ", side");
        demand(side.name().equals(line.get("side")), "expected side " + side.name());
        if (key.equals("against")) {
            only(side, value, side.mix(line, key, false));
        } else {
            Map<Integer, Fraction> second = side.mix(line, key, true);
            demand(!second.equals(side.mix(Map.of(key, claimed), key, true)), "the same mix");
            for (int j = 0; j < side.payoffs()[0].length; j++) {
                Fraction sum = Fraction.of(0);
                for (var weight : second.entrySet()) {
                    Fraction payoff = side.payoffs()[weight.getKey() - side.first()][j];
                    sum = sum.plus(weight.getValue().times(payoff));
                }
                demand(!sum.isBelow(value), "the other mix is not optimal");
            }
        }
    }

    /**
     * Every optimal mix uses best replies to this one only, and gets the value against each
     * strategy that it uses: equations that have one solution if no best reply is a combination of
     * others.
     */
    private static void only(Side side, Fraction value, Map<Integer, Fraction> against) {
        List<Fraction[]> basis = new ArrayList<>();
        for (Fraction[] row : side.payoffs()) {
            Fraction sum = Fraction.of(0);
            List<Fraction> equation = new ArrayList<>();
            for (var weight : against.entrySet()) {
                equation.add(row[weight.getKey() - side.first()]);
                sum = sum.plus(weight.getValue().times(equation.getLast()));
            }
            demand(!value.isBelow(sum), "the mix against is not optimal");
            if (sum.equals(value)) {
                equation.add(Fraction.of(1));
                demand(extend(basis, equation.toArray(Fraction[]::new)), "others are optimal too");
            }
        }
    }

    /** Adds a vector, reduced by the basis, unless it is a combination of it. */
    private static boolean extend(List<Fraction[]> basis, Fraction[] vector) {
        for (Fraction[] reduced : basis) {
            int pivot = pivot(reduced);
            Fraction by =
                    vector[pivot].times(Fraction.of(reduced[pivot].den(), reduced[pivot].num()));
            for (int j = 0; j < vector.length; j++) {
                vector[j] = vector[j].plus(by.times(reduced[j]).times(Fraction.of(-1)));
            }
        }
        boolean isNew = pivot(vector) < vector.length;
        return isNew && basis.add(vector);
    }

    private static int pivot(Fraction[] vector) {
        int pivot = 0;
        while (pivot < vector.length && vector[pivot].num().signum() == 0) {
            pivot++;
        }
        return pivot;
    }

    /** No column holds the row mix below the value, no row gets more from the column mix. */
    private static void matrix(String instance, Map<String, Object> claim, Lines lines)
            throws IOException {
        List<List<Fraction>> rows = new ArrayList<>();
        List<List<String>> entries = new ArrayList<>();
        Object line = lines.next();
        for (; line != null && !object(line).containsKey("side"); line = lines.next()) {
            Map<String, Object> fields = object(line);
            demand(fields.size() == 1, "a row has other fields");
            entries.add(texts(fields, "row"));
            List<Fraction> row = new ArrayList<>();
            for (String entry : entries.getLast()) {
                demand(entry.matches("-?[0-9]+(/[0-9]+)?"), "no number (" + entry + ")");
                String[] parts = entry.split("/");
                BigInteger den = parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]);
                demand(den.signum() > 0, "no number (" + entry + ")");
                row.add(Fraction.of(new BigInteger(parts[0]), den));
                demand(row.getLast().toString().equals(entry), "not in lowest terms");
            }
            demand(!row.isEmpty() && row.size() == entries.getFirst().size(), "a ragged row");
            rows.add(row);
        }
        demand(!rows.isEmpty(), "there is no row");
        demand(instance.equals(matrixInstance(entries)), "the rows are not those of the instance");
        Fraction value = value(claim);
        int columns = rows.getFirst().size();
        Map<Integer, Fraction> rowMix = mix(claim, "rowMix", "row", 1, rows.size());
        Map<Integer, Fraction> columnMix = mix(claim, "columnMix", "column", 1, columns);
        for (int column = 0; column < columns; column++) {
            Fraction sum = Fraction.of(0);
            for (var weight : rowMix.entrySet()) {
                Fraction payoff = rows.get(weight.getKey() - 1).get(column);
                sum = sum.plus(weight.getValue().times(payoff));
            }
            demand(!sum.isBelow(value), "column " + (column + 1) + " holds the row mix to " + sum);
        }
        for (int row = 0; row < rows.size(); row++) {
            Fraction sum = Fraction.of(0);
            for (var weight : columnMix.entrySet()) {
                sum = sum.plus(weight.getValue().times(rows.get(row).get(weight.getKey() - 1)));
            }
            demand(!value.isBelow(sum), "row " + (row + 1) + " gets " + sum);
        }
        Fraction[][] payoffs = new Fraction[rows.size()][];
        Arrays.setAll(payoffs, row -> rows.get(row).toArray(Fraction[]::new));
        unique(claim, new Side("row", payoffs, 1, "row", "column"), line, lines);
    }

    private static String matrixInstance(List<List<String>> entries) {
        StringBuilder inline = new StringBuilder("[");
        for (List<String> row : entries) {
            inline.append(inline.length() == 1 ? "[" : ",[");
            inline.append(String.join(",", row)).append(']');
        }
        inline.append(']');
        if (inline.length() <= 4096) {
            return "matrix(" + inline + ")";
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] bytes = inline.toString().getBytes(StandardCharsets.UTF_8);
            return "matrix(rows=%d,columns=%d,sha256=%s)"
                    .formatted(
                            entries.size(),
                            entries.getFirst().size(),
                            HexFormat.of().formatHex(digest.digest(bytes)));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Both mixes, turned into chances to keep each rank, meet at the value card by card. */
    private static void leHer(String instance, Map<String, Object> claim, Lines lines)
            throws IOException {
        LeHer game = new LeHer(instance);
        Fraction value = value(claim);
        int ranks = game.copies.length;
        int first = game.oneSuit ? 2 : 1;
        int last = game.oneSuit ? ranks : ranks + 1;
        Fraction[] p = keeps(mix(claim, "rowMix", "threshold", first, last), ranks);
        Fraction[] q = keeps(mix(claim, "columnMix", "threshold", first, last), ranks);
        Fraction total = Fraction.of(game.deals());
        Fraction conceded = Fraction.of(0);
        Fraction secured = Fraction.of(0);
        for (int rank = 0; rank < ranks; rank++) {
            Fraction receiverKeeps = Fraction.of(0);
            Fraction dealerKeeps = Fraction.of(0);
            Fraction dealerDraws = Fraction.of(0);
            for (int other = 0; other < ranks; other++) {
                Fraction kept = Fraction.of(game.kept(rank, other));
                Fraction drawn = Fraction.of(game.drawn(rank, other));
                receiverKeeps =
                        receiverKeeps.plus(q[other].times(kept)).plus(rest(q[other]).times(drawn));
                dealerKeeps = dealerKeeps.plus(p[other].times(Fraction.of(game.kept(other, rank))));
                dealerDraws =
                        dealerDraws.plus(p[other].times(Fraction.of(game.drawn(other, rank))));
            }
            Fraction exchanged = Fraction.of(game.exchanged(rank));
            conceded = conceded.plus(receiverKeeps.most(exchanged));
            secured = secured.plus(dealerKeeps.least(dealerDraws));
            secured = secured.plus(rest(p[rank]).times(exchanged));
        }
        demand(secured.equals(value.times(total)), "the receiver's mix secures another value");
        demand(conceded.equals(value.times(total)), "the dealer's mix concedes another value");
        Fraction[][] payoffs = game.thresholds(first, last);
        unique(
                claim,
                new Side("row", payoffs, first, "threshold", "threshold"),
                lines.next(),
                lines);
    }

    private static Fraction rest(Fraction chance) {
        return Fraction.of(chance.den().subtract(chance.num()), chance.den());
    }

    private static Fraction[] keeps(Map<Integer, Fraction> mix, int ranks) {
        Fraction[] keeps = new Fraction[ranks];
        Fraction sum = Fraction.of(0);
        for (int rank = 1; rank <= ranks; rank++) {
            sum = sum.plus(mix.getOrDefault(rank, Fraction.of(0)));
            keeps[rank - 1] = sum;
        }
        return keeps;
    }

    /** Counts of deals, in halves: two for each deal that the receiver wins, one for a split. */
    private static final class LeHer {
        private static final int MOST_RANKS = 200;
        final long[] copies;
        final boolean oneSuit;
        private final String ties;
        private final boolean kingRefusal;
        private final boolean voidKing;

        LeHer(String instance) {
            boolean authentic = instance.equals("leher(authentic)");
            if (value(instance, "dealerTold") != null || value(instance, "players") != null) {
                throw new NotKnown(instance);
            }
            oneSuit = value(instance, "cards") != null;
            kingRefusal = authentic || "true".equals(value(instance, "kingRefusal"));
            voidKing = authentic || "true".equals(value(instance, "voidKing"));
            ties = Objects.requireNonNullElse(value(instance, "ties"), "dealer");
            if (value(instance, "deck") != null) {
                copies =
                        Arrays.stream(value(instance, "deck").split(" "))
                                .mapToLong(word -> number(word, 1_000_000))
                                .toArray();
            } else {
                String ranks = value(instance, oneSuit ? "cards" : "ranks");
                String suits = Objects.requireNonNullElse(value(instance, "suits"), "1");
                if (ranks != null && ranks.length() > 6) {
                    throw new NotKnown(instance);
                }
                copies = new long[authentic ? 13 : number(ranks, 1_000_000)];
                Arrays.fill(copies, authentic ? 4 : number(suits, 1_000_000));
            }
            if (copies.length > MOST_RANKS || Arrays.stream(copies).sum() > 10_000) {
                throw new NotKnown("more than " + MOST_RANKS + " ranks or 10000 cards");
            }
        }

        private long cards() {
            return Arrays.stream(copies).sum();
        }

        long deals() {
            return 2 * cards() * (cards() - 1) * (cards() - 2);
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
            return pairs(x, y) * (cards() - 2) * halves(x, y);
        }

        /** The receiver holds x for good, the dealer draws in place of y. */
        long drawn(int x, int y) {
            long sum = 0;
            for (int z = 0; z < copies.length; z++) {
                long left = copies[z] - (z == x ? 1 : 0) - (z == y ? 1 : 0);
                boolean isVoid = voidKing && z == copies.length - 1;
                sum += left * halves(x, isVoid ? y : z);
            }
            return pairs(x, y) * sum;
        }

        /** The receiver's chances if both keep from a threshold on. */
        Fraction[][] thresholds(int first, int last) {
            int ranks = copies.length;
            BigInteger deals = BigInteger.valueOf(deals());
            long[] exchanged = new long[ranks];
            // what rank x wins when kept, against a dealer who keeps all ranks, then fewer and
            // fewer
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

        /**
         * The receiver offers x; the dealer, who sees both cards then, does what is best for her.
         */
        long exchanged(int x) {
            long sum = 0;
            for (int y = 0; y < copies.length; y++) {
                boolean refused = kingRefusal && y == copies.length - 1;
                sum += refused ? kept(x, y) : Math.min(kept(y, x), drawn(y, x));
            }
            return sum;
        }
    }
}
