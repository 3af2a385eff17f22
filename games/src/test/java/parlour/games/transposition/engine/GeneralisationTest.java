package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.Place;
import parlour.games.transposition.Rows;
import parlour.games.transposition.Sequence;
import parlour.games.transposition.SequenceRules;
import parlour.games.transposition.Side;
import parlour.games.transposition.Tally;
import parlour.games.transposition.TranspositionGame;
import parlour.games.transposition.TranspositionInstance;
import parlour.games.transposition.Winner;

class GeneralisationTest {
    private static final String ROOM = "/parlour/games/transposition/";
    private static final TranspositionGame GAME = new TranspositionGame();

    private static TranspositionInstance read(String instance) {
        return GAME.read(InstanceText.parse(instance));
    }

    private static Answer solve(String instance) {
        Ask ask = new Ask(Set.of(Question.OUTCOME, Question.WINNING_MOVES), Optional.empty());
        return GAME.solve(read(instance), ask, Budget.unlimited());
    }

    private static String outcome(String instance) {
        return solve(instance).claim(Claim.HasOutcome.class).orElseThrow().outcome();
    }

    @Test
    void targetSetsHold() {
        int compared = 0;
        for (String[] row : Rows.of(ROOM + "target_sets.csv")) {
            int d = Integer.parseInt(row[2]);
            for (int n = 1; n <= d && n + 2 < row.length; n++) {
                String instance =
                        "transposition(domain=1..%d,moves=%d,mod=%s,target=%s)"
                                .formatted(d, n, row[0], row[1]);
                assertThat(outcome(instance).substring(0, 1)).as(instance).isEqualTo(row[n + 2]);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    @Test
    void countsModuloKHold() {
        assertThat(compareCounts(1, 8)).isEqualTo(144);
    }

    @Tag("slow")
    @Test
    void countsModuloKHoldOnLargerDomains() {
        assertThat(compareCounts(9, 13)).isEqualTo(220);
    }

    private static int compareCounts(int least, int most) {
        int compared = 0;
        for (String[] row : Rows.of(ROOM + "modk_counts.csv")) {
            int d = Integer.parseInt(row[1]);
            if (d >= least && d <= most) {
                Answer answer =
                        solve(
                                "transposition(domain=1..%d,moves=%s,mod=%s,census=true)"
                                        .formatted(d, row[2], row[0]));
                List<String> found =
                        answer.claim(Claim.Measures.class).orElseThrow().values().values().stream()
                                .map(String::valueOf)
                                .toList();
                assertThat(found)
                        .as(String.join(",", row))
                        .containsExactly(row[3], row[4], row[5], row[6], row[7]);
                compared++;
            }
        }
        return compared;
    }

    @Test
    void moduloTwoIsTheGameItself() {
        int d = 7;
        SetMinimax minimax = new SetMinimax(d);
        Budget budget = Budget.unlimited();
        ResidueSearch even = new ResidueSearch(d, d, 2, 1, budget);
        ResidueSearch odd = new ResidueSearch(d, d, 2, 2, budget);
        for (int set = 0; set < 1 << d; set++) {
            for (int n = 1; n <= d - Integer.bitCount(set); n++) {
                boolean blackEven = even.blackWins(set, n, 0);
                boolean blackOdd = odd.blackWins(set, n, 0);
                Winner winner =
                        blackEven == blackOdd
                                ? blackEven ? Winner.BLACK : Winner.WHITE
                                : blackEven ? Winner.EVEN : Winner.ODD;
                assertThat(winner).isEqualTo(minimax.winner(set, n, 0));
            }
        }
    }

    @Test
    void descentsFollowTheObservedPattern() {
        for (int d = 1; d <= 9; d++) {
            for (int n = 1; n <= d; n++) {
                for (int parity = 0; parity < 2; parity++) {
                    String instance =
                            "transposition(domain=1..%d,moves=%d,count=descents,target=%d)"
                                    .formatted(d, n, parity);
                    boolean forced = n % 2 == 1 && (n - 1) / 2 % 2 == parity;
                    assertThat(outcome(instance))
                            .as(instance)
                            .isEqualTo(forced ? "BLACK" : "WHITE");
                }
            }
        }
    }

    /**
     * Outcomes and moves equal those of playing everything out on sequences, counting at the end.
     */
    @Test
    void searchAgreesWithPlayingOut() {
        long seed = 31;
        Random random = new Random(seed);
        for (int trial = 0; trial < 300; trial++) {
            int d = 1 + random.nextInt(6);
            List<Integer> elements = new ArrayList<>();
            for (int element = 1; element <= d; element++) {
                elements.add(element);
            }
            Collections.shuffle(elements, random);
            int m = random.nextInt(d + 1);
            int modulus = 2 + random.nextInt(4);
            String instance =
                    "transposition(domain=1..%d,sequence=%s,moves=%d,count=%s,mod=%d,target=%s)"
                            .formatted(
                                    d,
                                    String.join(
                                            " ",
                                            elements.subList(0, m).stream()
                                                    .map(String::valueOf)
                                                    .toList()),
                                    random.nextInt(d - m + 1),
                                    random.nextBoolean() ? "descents" : "inversions",
                                    modulus,
                                    String.join(
                                            " ",
                                            Tally.residues(
                                                    1 + random.nextInt((1 << modulus) - 1))));
            if (read(instance) instanceof CountGame game) {
                compare(game, seed);
            }
        }
    }

    private static void compare(CountGame game, long seed) {
        String text = game.canonical();
        assertThat(read(text)).as("seed %d %s", seed, text).isEqualTo(game);
        CountDecision decision = new CountDecision(game, Budget.unlimited());
        assertThat(decision.winner()).as(text).isEqualTo(playedOut(game));
        List<String> winning = new ArrayList<>();
        for (Place place : new SequenceRules(game.board()).moves(game.board())) {
            if (playedOut(game.after(place)) == game.toMove()) {
                winning.add(game.board().domain().write(place));
            }
        }
        assertThat(decision.leadingTo(game.toMove())).as(text).isEqualTo(winning);
    }

    private static Side playedOut(CountGame game) {
        List<Place> moves = new SequenceRules(game.board()).moves(game.board());
        if (moves.isEmpty()) {
            return game.tally().isTarget(counted(game)) ? Side.BLACK : Side.WHITE;
        }
        boolean wins =
                moves.stream().anyMatch(place -> playedOut(game.after(place)) == game.toMove());
        return wins ? game.toMove() : game.toMove().other();
    }

    private static int counted(CountGame game) {
        Sequence sequence = game.board().sequence();
        int count = 0;
        for (int i = 1; i < sequence.size(); i++) {
            boolean descents = game.tally().kind() == Tally.Kind.DESCENTS;
            for (int j = descents ? i - 1 : 0; j < i; j++) {
                count += sequence.played(j).compareTo(sequence.played(i)) > 0 ? 1 : 0;
            }
        }
        return count % game.tally().modulus();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "domain=1..9,moves=5,mod=2; transposition(domain=1..9,moves=5)",
                "domain=1..9,moves=5,target=1; transposition(domain=1..9,moves=5,black=odd)",
                "domain=1..9,moves=5,target=1 0; transposition(domain=1..9,moves=5,target=0 1)",
                "target=2 0,mod=3,moves=5,domain=1..9; transposition(domain=1..9,moves=5,mod=3,target=0 2)",
                "domain=1..9,moves=5,mod=3,count=descents; transposition(domain=1..9,moves=5,count=descents,mod=3)",
                "domain=1..9,moves=5,census=true; transposition(domain=1..9,moves=5,census=true)",
                "domain=1..9,moves=5,mod=3,census=false; transposition(domain=1..9,moves=5,mod=3)",
            })
    void instancesHaveOneText(String keys, String canonical) {
        assertThat(GAME.canonical(read("transposition(" + keys + ")"))).isEqualTo(canonical);
        assertThat(GAME.canonical(read(canonical))).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "domain=N,moves=3,mod=3; N",
                "domain=1..21,moves=3,mod=3; 1..21",
                "domain=1..18,moves=3,count=descents; 1..18",
                "domain=1..9,moves=3,mod=1; 1",
                "domain=1..9,moves=3,mod=17; 17",
                "domain=1..9,moves=3,mod=x; x",
                "domain=1..9,moves=3,mod=3,target=3; 3",
                "domain=1..9,moves=3,mod=3,target=0 y; y",
                "domain=1..9,moves=3,mod=3,target=; target",
                "domain=1..9,moves=3,count=descent; descent",
                "domain=1..9,moves=3,mod=3,black=odd; black",
                "domain=1..9,moves=3,census=maybe; maybe",
                "domain=1..17,moves=3,census=true; 1..17",
                "domain=1..9,sequence=1,moves=3,census=true; sequence",
                "domain=1..9,moves=3,count=descents,census=true; count",
                "pennies=3 5,mod=3; mod",
            })
    void badKeysAreNamed(String keys, String token) {
        assertThatThrownBy(() -> read("transposition(" + keys + ")"))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> {
                            assertThat(bad.token()).isEqualTo(token);
                            assertThat(bad.line())
                                    .contains("(" + token + ")")
                                    .containsPattern("as in|expected")
                                    .doesNotContain("\n");
                        });
    }

    @Test
    void largestDomainsAreAnsweredAndBudgetsKept() {
        assertThat(outcome("transposition(domain=1..20,moves=11,mod=3,target=0 2)"))
                .isEqualTo("BLACK");
        Answer none =
                GAME.solve(
                        read("transposition(domain=1..17,moves=9,count=descents)"),
                        Ask.of(Question.OUTCOME),
                        Budget.unlimited().withMemory(1000));
        assertThat(none.toJson().toString()).contains("\"unknown\"").contains("memory");
    }

    @Test
    void aCensusIsNoPosition() {
        var census = read("transposition(domain=1..5,moves=2,mod=3,census=true)");
        assertThatThrownBy(() -> GAME.moves(census, Budget.unlimited()))
                .isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> GAME.play(census, "1")).isInstanceOf(BadInput.class);
        assertThat(GAME.show(census).panels()).hasSize(1);
    }
}
