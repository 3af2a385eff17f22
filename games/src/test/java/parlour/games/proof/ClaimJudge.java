package parlour.games.proof;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.Games;
import parlour.games.catalogue.AsMatrix;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/**
 * Decides whether everything that a certificate's header claims is so, without looking at its body:
 * by asking the games anew, whose engines and checkers know nothing of each other, and where an
 * answer may be written in several ways by the definition. A field that nobody here can judge is a
 * fault.
 */
final class ClaimJudge {
    /** Numbers of cards from the threshold on for which a long run is compared. */
    private static final int CARDS_BEYOND = 3;

    private static final Pattern TOLD =
            Pattern.compile("leher\\(cards=(\\d{1,2}),dealerTold=true\\)");

    private final Map<String, Map<String, Json>> told = new HashMap<>();

    /** What is false; empty if nothing. */
    Optional<String> fault(List<Json> lines) {
        Map<String, Json> header = ((Json.Fields) lines.getFirst()).values();
        String instance = text(header.get("instance"));
        Map<String, Json> claim =
                ((Json.Fields) Objects.requireNonNull(header.get("claim"))).values();
        if (claim.containsKey("diagrams")) {
            return BoxJudge.fault(instance, claim);
        }
        if (text(header.get("claims")).equals("moves")
                && claim.keySet().stream().noneMatch(key -> key.startsWith("winningMoves"))) {
            return Optional.of("moves are claimed but not listed");
        }
        for (String key : claim.keySet()) {
            Optional<String> fault =
                    switch (key) {
                        case "outcome" -> differs(instance, claim, key, Question.OUTCOME);
                        case "nimber" -> differs(instance, claim, key, Question.NIMBER);
                        case "remoteness" -> differs(instance, claim, key, Question.REMOTENESS);
                        case "height" -> differs(instance, claim, key, Question.HEIGHT);
                        case "unique",
                                "payoffs",
                                "positions",
                                "blackForcesAll",
                                "whiteForcesAll",
                                "whiteForcesNone",
                                "noneForced" ->
                                differs(instance, claim, key, Question.OUTCOME);
                        case "extremes" -> extremes(instance, claim);
                        case "winningMoves" -> moves(instance, claim);
                        case "winningMovesEven", "winningMovesOdd" ->
                                list(instance, claim, key, true);
                        case "winningMovesComplete", "completeBelow" -> Optional.empty();
                        case "rowMix", "columnMix" -> Optional.empty();
                        case "value" -> equilibrium(instance, claim);
                        case "eventual" -> longRun(instance, claim);
                        case "prefix", "threshold" -> Optional.empty();
                        default -> Optional.of("nobody judges " + key);
                    };
            if (fault.isPresent()) {
                return fault.map(what -> key + ": " + what);
            }
        }
        return Optional.empty();
    }

    private Map<String, Json> told(String instance, Question question) {
        return told.computeIfAbsent(
                instance + " " + question,
                _ -> {
                    Set<Question> asked = EnumSet.of(question);
                    if (question != Question.HEIGHT) {
                        asked.add(Question.OUTCOME);
                    }
                    return Proof.asked(instance, asked).answer().toJson().values();
                });
    }

    private Optional<String> differs(
            String instance, Map<String, Json> claim, String key, Question question) {
        String claimed = Objects.requireNonNull(claim.get(key)).canonical();
        Json found = told(instance, question).get(key);
        return found != null && found.canonical().equals(claimed)
                ? Optional.empty()
                : Optional.of(claimed + " claimed, " + found + " found");
    }

    /** The lists of the answer, in any order; a mix may list its weights in any order too. */
    private Optional<String> extremes(String instance, Map<String, Json> claim) {
        Json found = told(instance, Question.EXTREMES).get("extremes");
        for (String side : List.of("row", "column")) {
            List<Json> claimed = sorted(claim.get("extremes"), side);
            if (!claimed.equals(sorted(found, side))) {
                return Optional.of(claimed + " claimed, " + found + " found");
            }
        }
        return Optional.empty();
    }

    private static List<Json> sorted(
            @org.jspecify.annotations.Nullable Json extremes, String side) {
        Json list = ((Json.Fields) Objects.requireNonNull(extremes)).values().get(side);
        return ordered(items(list).map(mix -> new Json.Items(ordered(items(mix)))));
    }

    private static Stream<Json> items(@org.jspecify.annotations.Nullable Json list) {
        return ((Json.Items) Objects.requireNonNull(list)).values().stream();
    }

    private static List<Json> ordered(Stream<? extends Json> items) {
        return List.copyOf(items.sorted(Comparator.comparing(Json::canonical)).toList());
    }

    /**
     * A complete list; or moves each of which wins, and no others below a bound, if there is one.
     */
    private Optional<String> moves(String instance, Map<String, Json> claim) {
        boolean complete = !new Json.Flag(false).equals(claim.get("winningMovesComplete"));
        if (complete) {
            return list(instance, claim, "winningMoves", true);
        }
        for (String move : texts(claim, "winningMoves")) {
            if (!outcomeAfter(instance, move).equals("P")) {
                return Optional.of("no win by " + move);
            }
        }
        return claim.containsKey("completeBelow")
                ? below(instance, texts(claim, "winningMoves"), claim)
                : Optional.empty();
    }

    /** Every unlisted number below the bound is asked by itself. */
    private Optional<String> below(String instance, List<String> listed, Map<String, Json> claim) {
        int bound = Integer.parseInt(String.valueOf(claim.get("completeBelow")));
        for (int n = 2; n < bound; n++) {
            String move = String.valueOf(n);
            if (!listed.contains(move)
                    && after(Games.open(instance), move).isPresent()
                    && !outcomeAfter(instance, move).equals("N")) {
                return Optional.of(move + " is not known to lose");
            }
        }
        return Optional.empty();
    }

    private String outcomeAfter(String instance, String move) {
        String after = after(Games.open(instance), move).orElse("no instance");
        return told(after, Question.OUTCOME).get("outcome") instanceof Json.Text(String letter)
                ? letter
                : "unknown";
    }

    private Optional<String> list(
            String instance, Map<String, Json> claim, String key, boolean complete) {
        Map<String, Json> answer = told(instance, Question.WINNING_MOVES);
        if (!answer.containsKey(key)
                || new Json.Flag(false).equals(answer.get("winningMovesComplete"))) {
            return Optional.of("no complete list found");
        }
        Opened<?> opened = Games.open(instance);
        return MoveList.difference(
                texts(claim, key),
                texts(answer, key),
                complete,
                move -> after(opened, move).isPresent());
    }

    /** The instance after a move; empty if it is not legal. */
    private static <I> Optional<String> after(Opened<I> opened, String move) {
        String instance = opened.canonical();
        try {
            Optional<Playable<I>> playable = opened.playable();
            if (playable.isPresent()) {
                Playable<I> game = playable.get();
                return Optional.of(game.canonical(game.play(opened.instance(), move)));
            }
            if (!instance.contains("domain=")) {
                return Optional.of(instance); // pennies and pieces: every number names one
            }
            boolean begun = instance.contains("sequence=");
            String longer =
                    begun
                            ? instance.replaceFirst("(sequence=[^,)]*)", "$1 " + move)
                            : instance.replaceFirst(",moves=", ",sequence=" + move + ",moves=");
            return Optional.of(
                    Games.open(longer.replaceFirst("moves=\\d+", "moves=0")).canonical());
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    private Optional<String> equilibrium(String instance, Map<String, Json> claim) {
        Map<String, Json> answer = told(instance, Question.OUTCOME);
        if (same(answer, claim, "value")
                && same(answer, claim, "rowMix")
                && same(answer, claim, "columnMix")) {
            return Optional.empty();
        }
        Matcher told = TOLD.matcher(instance);
        if (told.matches()) {
            return MixJudge.toldFault(claim, Integer.parseInt(told.group(1)));
        }
        return MatrixInstance.isMatrix(instance)
                ? MixJudge.fault(claim, Proof.matrix(instance), 1)
                : written(Games.open(instance), claim);
    }

    /** Whether both say the same; the strategies of a mix may stand in any order. */
    private static boolean same(Map<String, Json> answer, Map<String, Json> claim, String key) {
        return answer.get(key) instanceof Json.Items(List<Json> told)
                        && claim.get(key) instanceof Json.Items(List<Json> claimed)
                ? texts(told).equals(texts(claimed))
                : String.valueOf(answer.get(key)).equals(String.valueOf(claim.get(key)));
    }

    private static List<String> texts(List<Json> items) {
        return items.stream().map(Json::canonical).sorted().toList();
    }

    /** Judges by the matrix of a game written out; its entries are probabilities. */
    private static <I> Optional<String> written(Opened<I> opened, Map<String, Json> claim) {
        if (opened.game() instanceof AsMatrix<I> game) {
            PayoffTable matrix = game.matrix(opened.instance());
            if (!game.total().equals(Rational.ONE)) {
                return Optional.of("payoffs are no probabilities");
            }
            return MixJudge.fault(claim, matrix, 2);
        }
        return Optional.of("no matrix");
    }

    /**
     * Compares the prefix and some numbers of cards beyond, each asked by itself, and the class.
     */
    private Optional<String> longRun(String instance, Map<String, Json> claim) {
        String prefix = text(claim.get("prefix"));
        String eventual = text(claim.get("eventual"));
        int threshold = Integer.parseInt(String.valueOf(claim.get("threshold")));
        if (threshold != prefix.length()) {
            return Optional.of("threshold " + threshold + ", prefix " + prefix);
        }
        Set<String> found = new HashSet<>();
        for (int cards = 0; cards < threshold + CARDS_BEYOND; cards++) {
            String letter = cards < threshold ? prefix.substring(cards, cards + 1) : eventual;
            String deck = instance.replace("deck=L", "deck=" + cards);
            if (!letter.equals(text(told(deck, Question.OUTCOME).get("outcome")))) {
                found.add(deck);
            }
        }
        boolean atLast = eventual.equals(text(told(instance, Question.OUTCOME).get("outcome")));
        return atLast && found.isEmpty() ? Optional.empty() : Optional.of("other at " + found);
    }

    private static List<String> texts(Map<String, Json> fields, String key) {
        return ((Json.Items) Objects.requireNonNull(fields.get(key), key))
                .values().stream().map(ClaimJudge::text).toList();
    }

    private static String text(@org.jspecify.annotations.Nullable Json json) {
        return ((Json.Text) Objects.requireNonNull(json)).value();
    }
}
