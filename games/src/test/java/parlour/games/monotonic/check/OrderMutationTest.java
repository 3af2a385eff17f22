package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.CollectedLines;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.proof.Mutants;

/**
 * Alters certificates of infinite and large decks, and of long runs, and seals them again. A mutant
 * that is accepted must still claim what brute force finds, and need no position that is not lost.
 */
class OrderMutationTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    /**
     * Brute force takes a + d up to this. A header that is altered may have a = 33 in place of 3,
     * and stay true: where d = 2 the same move wins.
     */
    private static final int MOST_BY_BRUTE_FORCE = 10;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=N)",
                "monotonic(a=3,d=3,deck=L)",
                "monotonic(a=4,d=3,deck=Z,play=misere)",
                "monotonic(a=4,d=3,deck=Q,board=1/2)",
                "monotonic(a=5,d=4,deck=Q)",
                "monotonic(a=5,d=4,play=misere,at=QPQBQ)",
                "monotonic(a=3,d=2,deck=-N)",
                "monotonic(a=3,d=2,deck=N+-N)",
                "monotonic(a=3,d=3,at=NP-N)"
            })
    void onlyTrueMutantsAreAccepted(String instance) {
        List<Json> lines = new ArrayList<>();
        Ask ask =
                Ask.of(Question.OUTCOME, Question.WINNING_MOVES).proving(new CollectedLines(lines));
        GAME.solve(Instances.of(instance), ask, Budget.unlimited());
        mutate(instance, lines, this::isTrue);
    }

    @ParameterizedTest
    @ValueSource(strings = {"monotonic(a=3,d=2,deck=N)", "monotonic(a=3,d=3,at=NP-N)"})
    void onlyTrueNumbersAreAccepted(String instance) {
        for (Question question : List.of(Question.NIMBER, Question.REMOTENESS)) {
            List<Json> lines = new ArrayList<>();
            Ask ask = Ask.of(Question.OUTCOME, question).proving(new CollectedLines(lines));
            GAME.solve(Instances.of(instance), ask, Budget.unlimited());
            mutate(instance, lines, this::areTrueNumbers);
        }
    }

    private boolean areTrueNumbers(CertificateHeader header) {
        MonotonicInstance instance = Instances.of(header.instance());
        OrderPlaces places = OrderPlaces.of(instance, (Ordered) instance.start());
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(rules);
        Json claimed =
                header.claim()
                        .values()
                        .get(header.kind().equals("nimbers") ? "nimber" : "remoteness");
        long found =
                header.kind().equals("nimbers")
                        ? plain.nimber(rules.start())
                        : plain.remoteness(rules.start()).orElseThrow();
        return isTrue(header) && claimed.toString().equals(String.valueOf(found));
    }

    @ParameterizedTest
    @ValueSource(strings = {"monotonic(a=3,d=2,deck=L)", "monotonic(a=2,d=2,deck=L,play=misere)"})
    void onlyTrueLongRunsAreAccepted(String instance) {
        List<Json> lines = new ArrayList<>();
        GAME.longRun(
                InstanceText.parse(instance),
                Optional.of(new CollectedLines(lines)),
                Budget.unlimited());
        mutate(instance, lines, OrderMutationTest::isTrueLongRun);
    }

    private static void mutate(
            String instance,
            List<Json> lines,
            java.util.function.Predicate<CertificateHeader> judge) {
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        List<List<Json>> mutants = new Mutants(lines).all();
        int stayTrue = 0;
        for (List<Json> mutant : mutants) {
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                CertificateHeader header = CertificateHeader.read(mutant.getFirst()).orElseThrow();
                assertThat(judge.test(header)).as("accepted: %s", mutant).isTrue();
                stayTrue++;
            }
        }
        System.out.printf(
                "%s, %d lines: %d mutants, %d rejected, %d stay true%n",
                instance, lines.size(), mutants.size(), mutants.size() - stayTrue, stayTrue);
        assertThat(mutants.size() - stayTrue).isGreaterThan(mutants.size() / 2);
    }

    /** Whether a header's claim is what brute force on classes finds, or is told of long runs. */
    private boolean isTrue(CertificateHeader header) {
        MonotonicInstance instance = Instances.of(header.instance());
        if (instance.ascending() + instance.descending() > MOST_BY_BRUTE_FORCE) {
            return isTold(header, instance);
        }
        OrderPlaces places = OrderPlaces.of(instance, (Ordered) instance.start());
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(rules);
        if (!header.claim()
                .values()
                .get("outcome")
                .equals(new Json.Text(plain.outcome().toString()))) {
            return false;
        }
        if (!(header.claim().values().get("winningMoves") instanceof Json.Items items)) {
            return header.claims().equals("outcome");
        }
        Set<OrderMove> winning = new HashSet<>();
        for (OrderMove move : places.moves()) {
            if (move.block() >= 0) {
                CheckPosition after =
                        rules.after(rules.start(), move.block(), move.below(), move.above());
                if (plain.outcome(after) == Outcome.PREVIOUS) {
                    winning.add(move);
                }
            }
        }
        return covered(items, places).equals(winning);
    }

    private static boolean isTold(CertificateHeader header, MonotonicInstance instance) {
        Ask ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES);
        Json.Fields told = GAME.solve(instance, ask, Budget.unlimited()).toJson();
        return told.values().entrySet().containsAll(header.claim().values().entrySet());
    }

    /** The like moves that a list of ranges names, found by naming each of them. */
    private static Set<OrderMove> covered(Json.Items items, OrderPlaces places) {
        Set<OrderMove> covered = new HashSet<>();
        Set<String> listed = new HashSet<>();
        items.values().forEach(item -> listed.add(((Json.Text) item).value()));
        List<OrderMove> all = places.moves();
        for (int i = 0; i < all.size(); i++) {
            for (int j = i; j < all.size(); j++) {
                List<OrderMove> run = all.subList(i, j + 1);
                List<String> names = places.ranges(run);
                if (names.size() == 1 && listed.contains(names.getFirst())) {
                    covered.addAll(run);
                }
            }
        }
        return covered;
    }

    /** Whether every letter of a long run is that of brute force; large decks by their class. */
    private static boolean isTrueLongRun(CertificateHeader header) {
        MonotonicInstance large;
        try {
            large = Instances.of(header.instance());
        } catch (BadInput e) {
            return false;
        }
        Convention convention = large.convention();
        String prefix = ((Json.Text) header.claim().values().get("prefix")).value();
        String eventual = ((Json.Text) header.claim().values().get("eventual")).value();
        for (int cards = 0; cards < Math.max(9, prefix.length() + 2); cards++) {
            MonotonicInstance deck =
                    Instances.empty(large.ascending(), large.descending(), cards, convention);
            String letter = cards < prefix.length() ? prefix.substring(cards, cards + 1) : eventual;
            if (!Instances.outcome(deck).toString().equals(letter)) {
                return false;
            }
        }
        return true;
    }
}
