package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.Games;

/**
 * Whatever is asked, alone or together, the certificate of a proved answer is accepted and claims
 * everything that the answer says.
 */
class EveryWishTest {
    /** About the answer itself. */
    private static final Set<String> ABOUT =
            Set.of("instance", "status", "method", "why", "nimberRefused");

    /** Numbers that describe a position of Sylver coinage; they follow from the instance. */
    private static final Set<String> DESCRIPTIONS = Set.of("gcd", "frobenius", "gapCount");

    /** Three players: what the body says, and that nobody gains, which is what the kind proves. */
    private static final Set<String> OF_THREE = Set.of("equilibrium", "gains", "strategies");

    static List<String> instances() throws IOException {
        return EveryProofTest.listed("wishes.txt");
    }

    static List<String> slowInstances() throws IOException {
        return EveryProofTest.listed("wishes-slow.txt");
    }

    private static List<Set<Question>> wishes(String instance) {
        Set<Question> known =
                MatrixInstance.isMatrix(instance)
                        ? EnumSet.of(Question.OUTCOME, Question.EXTREMES)
                        : EnumSet.copyOf(Games.open(instance).game().profile().questions());
        known.remove(Question.WHY);
        List<Question> options = List.copyOf(known);
        List<Set<Question>> wishes = new ArrayList<>();
        for (int chosen = 1; chosen < 1 << options.size(); chosen++) {
            Set<Question> wish = EnumSet.noneOf(Question.class);
            for (int i = 0; i < options.size(); i++) {
                if ((chosen >> i & 1) == 1) {
                    wish.add(options.get(i));
                }
            }
            boolean isAsked =
                    wish.contains(Question.OUTCOME) || wish.equals(Set.of(Question.HEIGHT));
            if (isAsked) {
                wishes.add(wish);
            }
        }
        return wishes;
    }

    @ParameterizedTest
    @MethodSource("instances")
    void certificatesClaimWhatAnswersSay(String instance) {
        assertNothingUnsaid(instance, wishes(instance));
    }

    @ParameterizedTest
    @MethodSource("slowInstances")
    @Tag("slow")
    void certificatesClaimWhatLongerAnswersSay(String instance) {
        List<Set<Question>> wishes = wishes(instance);
        int all = wishes.stream().mapToInt(Set::size).max().orElseThrow();
        assertNothingUnsaid(
                instance,
                wishes.stream().filter(wish -> wish.size() <= 2 || wish.size() == all).toList());
    }

    private static void assertNothingUnsaid(String instance, List<Set<Question>> wishes) {
        Set<String> unsaid = new TreeSet<>();
        for (Set<Question> wish : wishes) {
            Proof proof = Proof.asked(instance, wish);
            assertThat(proof.answer().standing()).as("%s", wish).isEqualTo(new Standing.Proved());
            assertThat(proof.lines()).as("%s", wish).isNotEmpty();
            assertThat(Proof.check(Proof.sealed(proof.lines())))
                    .as("%s: %s", wish, proof.lines().getFirst())
                    .isInstanceOf(Report.Accepted.class);
            unsaid.addAll(unsaid(proof));
        }
        assertThat(unsaid).isEmpty();
    }

    /** The fields of the answer that the certificate does not claim, or not so. */
    private static Set<String> unsaid(Proof proof) {
        Map<String, Json> header = ((Json.Fields) proof.lines().getFirst()).values();
        Map<String, Json> claim = ((Json.Fields) header.get("claim")).values();
        boolean isAboutMoves = header.get("claims").equals(new Json.Text("moves"));
        boolean isLost = new Json.Text("P").equals(claim.get("outcome"));
        Set<String> unsaid = new TreeSet<>();
        for (var told : proof.answer().toJson().values().entrySet()) {
            String key = told.getKey();
            boolean follows =
                    ABOUT.contains(key)
                            || DESCRIPTIONS.contains(key)
                            || (claim.containsKey("payoffs") && OF_THREE.contains(key))
                            || (isLost && key.startsWith("winningMoves"))
                            || (isAboutMoves && key.equals("winningMovesComplete"));
            Json claimed = claim.get(key);
            boolean isSaid =
                    claimed != null && claimed.canonical().equals(told.getValue().canonical());
            if (!follows && !isSaid) {
                unsaid.add(key);
            }
        }
        return unsaid;
    }

    /** A list of moves follows from a loss only if it is empty. */
    @Test
    void lostPositionsHaveNoWinningMoves() throws IOException {
        int lost = 0;
        for (String instance : instances()) {
            if (!MatrixInstance.isMatrix(instance)) {
                Map<String, Json> told =
                        Proof.asked(instance, Set.of(Question.OUTCOME, Question.WINNING_MOVES))
                                .answer()
                                .toJson()
                                .values();
                if (new Json.Text("P").equals(told.get("outcome"))) {
                    lost++;
                    assertThat(told.get("winningMoves")).isEqualTo(new Json.Items(List.of()));
                    assertThat(told.get("winningMovesComplete")).isEqualTo(new Json.Flag(true));
                }
            }
        }
        assertThat(lost).isPositive();
    }
}
