package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.StoppedWork;
import parlour.games.catalogue.Playable;

/** All answers about all small instances against brute force; every certificate is accepted. */
class MonotonicGameTest {
    private static final MonotonicGame GAME = new MonotonicGame();
    private static final List<Set<Question>> ASKED =
            List.of(
                    EnumSet.of(Question.OUTCOME),
                    EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES),
                    EnumSet.of(Question.OUTCOME, Question.NIMBER),
                    EnumSet.of(Question.OUTCOME, Question.REMOTENESS),
                    EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS));

    static List<MonotonicInstance> small() {
        return Instances.all(4, 7);
    }

    /** Boards in the middle of play, and colour words. */
    static List<MonotonicInstance> later() {
        List<MonotonicInstance> later = new ArrayList<>();
        for (String text :
                List.of(
                        "monotonic(a=4,d=3,deck=9,play=misere,board=5 1 4)",
                        "monotonic(a=4,d=4,deck=9,board=5 1 4 2)",
                        "monotonic(a=3,d=3,deck=3,board=2 1 3)",
                        "monotonic(a=4,d=4,at=3R0P2)",
                        "monotonic(a=3,d=4,play=misere,at=2P0B3)",
                        "monotonic(a=4,d=4,at=0P0)",
                        "monotonic(a=50,d=2,deck=6)",
                        "monotonic(a=40,d=40,deck=7,board=3)",
                        "monotonic(a=30,d=30,play=misere,at=2P4)")) {
            later.add(Instances.of(text));
        }
        return later;
    }

    @ParameterizedTest
    @MethodSource({"small", "later"})
    void answersAreThoseOfBruteForceAndProved(MonotonicInstance instance) throws Exception {
        BruteForce<LabelPosition, LabelMove> plain =
                new BruteForce<>(Instances.labelRules(instance));
        LabelPosition start = Labels.of(instance);
        for (Set<Question> questions : ASKED) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            CertificateWriter writer = new CertificateWriter(file);
            Answer answer =
                    GAME.solve(
                            instance, new Ask(questions, Optional.of(writer)), Budget.unlimited());
            writer.seal();
            assertThat(answer.standing()).isEqualTo(new Standing.Proved());
            assertThat(answer.claim(Claim.HasOutcome.class))
                    .contains(new Claim.HasOutcome(plain.outcome().toString()));
            if (questions.contains(Question.WINNING_MOVES)) {
                assertThat(answer.claim(Claim.WinningMoves.class))
                        .contains(
                                Claim.WinningMoves.all(
                                        CardPlaces.of(instance).ranges(plain.winningMoves(start))));
            }
            if (questions.contains(Question.REMOTENESS)) {
                assertThat(answer.claim(Claim.HasRemoteness.class).map(Claim.HasRemoteness::plies))
                        .isEqualTo(boxed(plain.remoteness(start)));
            }
            answer.claim(Claim.HasNimber.class)
                    .ifPresent(claim -> assertThat(claim.nimber()).isEqualTo(plain.nimber(start)));
            assertThat(check(instance, file.toByteArray())).isInstanceOf(Report.Accepted.class);
        }
    }

    private static Optional<Long> boxed(OptionalLong number) {
        return number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty();
    }

    private static Report check(MonotonicInstance instance, byte[] file) {
        CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
        CertificateHeader header =
                CertificateHeader.read(reader.line().orElseThrow()).orElseThrow();
        assertThat(header.instance()).isEqualTo(GAME.canonical(instance));
        return GAME.check(instance, header, reader);
    }

    @ParameterizedTest
    @MethodSource({"small", "later"})
    void movesAreRankedByOutcomeAndPlies(MonotonicInstance instance) {
        BruteForce<LabelPosition, LabelMove> plain =
                new BruteForce<>(Instances.labelRules(instance));
        LabelRules rules = Instances.labelRules(instance);
        CardPlaces places = CardPlaces.of(instance);
        List<Playable.Row> rows = GAME.moves(instance, Budget.unlimited());
        assertThat(rows).hasSize(places.count());
        for (Playable.Row row : rows) {
            LabelPosition after = rules.play(rules.start(), places.read(row.move()));
            Outcome outcome = plain.outcome(after);
            assertThat(row.outcome()).isEqualTo(outcome.toString());
            assertThat(row.wins()).isEqualTo(outcome == Outcome.PREVIOUS);
            if (row.remoteness().isPresent()) {
                assertThat(row.remoteness()).isEqualTo(plain.remoteness(after));
            }
        }
        for (int i = 1; i < rows.size(); i++) {
            assertThat(rank(rows.get(i))).isGreaterThanOrEqualTo(rank(rows.get(i - 1)));
        }
    }

    private static long rank(Playable.Row row) {
        long plies = row.remoteness().orElse(0);
        return switch (row.outcome()) {
            case "P" -> plies;
            case "D" -> 1_000_000;
            default -> 2_000_000 - plies;
        };
    }

    static List<String> ordered() {
        List<String> instances = new ArrayList<>();
        for (String deck :
                List.of(
                        "Q",
                        "N",
                        "-N",
                        "Z",
                        "L",
                        "Q,board=1/2",
                        "N,board=4 2",
                        "-N,board=-3",
                        "Z,board=9 0",
                        "N+-N",
                        "3+N,board=1:4 0:2",
                        "-N+N+-N+2,board=2:3 1:0",
                        "Q+1+Q,board=1:0 2:1/2")) {
            for (String lengths : List.of("a=2,d=3", "a=3,d=3", "a=4,d=3", "a=4,d=4")) {
                instances.add("monotonic(" + lengths + ",deck=" + deck + ")");
                instances.add("monotonic(" + lengths + ",deck=" + deck + ",play=misere)");
            }
        }
        return instances;
    }

    static List<String> orderedWords() {
        List<String> instances = new ArrayList<>();
        for (String word :
                List.of("NP-N", "3RLPN", "-NPNB-N", "QP0BQ", "LRLP7", "0PN", "40RLP12", "Z")) {
            instances.add("monotonic(a=4,d=3,at=" + word + ")");
            instances.add("monotonic(a=3,d=4,play=misere,at=" + word + ")");
        }
        return instances;
    }

    @ParameterizedTest
    @MethodSource("orderedWords")
    void answersAtWordsWithClassesAreProved(String text) {
        answersOnInfiniteDecksAreProved(text);
    }

    /**
     * The checker reads the instance and its cards by its own code, so it would miss any unlike
     * card.
     */
    @ParameterizedTest
    @MethodSource("ordered")
    void answersOnInfiniteDecksAreProved(String text) {
        MonotonicInstance instance = Instances.of(text);
        if (instance.isOver()) {
            return;
        }
        boolean isShort = instance.ascending() + instance.descending() < 7;
        for (Set<Question> questions : isShort ? ASKED : ASKED.subList(0, 2)) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            CertificateWriter writer = new CertificateWriter(file);
            Answer answer =
                    GAME.solve(
                            instance, new Ask(questions, Optional.of(writer)), Budget.unlimited());
            writer.seal();
            assertThat(answer.standing()).isEqualTo(new Standing.Proved());
            assertThat(check(instance, file.toByteArray())).isInstanceOf(Report.Accepted.class);
        }
    }

    @Test
    void nimbersAreRefusedWhereTheyDoNotExist() {
        for (String text :
                List.of(
                        "monotonic(a=3,d=3,deck=N,play=misere)",
                        "monotonic(a=4,d=3,deck=6)",
                        "monotonic(a=4,d=4,at=3R0P2)")) {
            Answer answer =
                    GAME.solve(
                            Instances.of(text),
                            Ask.of(Question.OUTCOME, Question.NIMBER),
                            Budget.unlimited());
            assertThat(answer.claim(Claim.NimberRefused.class)).isPresent();
            assertThat(answer.claim(Claim.HasNimber.class)).isEmpty();
        }
    }

    @Test
    void playGoesFromInstanceToInstance() {
        MonotonicInstance start = Instances.empty(3, 3, 5, Convention.NORMAL);
        MonotonicInstance after = GAME.play(GAME.play(start, "2"), "4");
        assertThat(GAME.canonical(after)).isEqualTo("monotonic(a=3,d=3,deck=5,board=2 4)");
        assertThat(GAME.result(GAME.play(after, "5"))).isPresent();
        assertThatThrownBy(() -> GAME.play(after, "4")).isInstanceOf(BadInput.class);
    }

    @Test
    void playGoesOnAtWordsWithClassesAndOnSums() {
        MonotonicInstance large = Instances.of("monotonic(a=4,d=4,deck=L)");
        assertThat(GAME.canonical(GAME.play(large, "3"))).isEqualTo("monotonic(a=4,d=4,at=2PL)");
        MonotonicInstance word = GAME.play(GAME.play(large, "n-2"), "0:n-1");
        assertThat(GAME.canonical(word)).isEqualTo("monotonic(a=4,d=4,at=LP0B2)");
        for (String wrong : List.of("3", "5:1", "0:x", "0:n-0", "2:2", "2:n-1", "0:2000000", "")) {
            assertThatThrownBy(() -> GAME.play(word, wrong))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("(" + wrong + ")");
        }
        for (String wrong : List.of("0", "n-x", "n+1", "m")) {
            assertThatThrownBy(() -> GAME.play(large, wrong)).isInstanceOf(BadInput.class);
        }
        MonotonicInstance mixed = Instances.of("monotonic(a=4,d=4,at=NP-N)");
        assertThat(GAME.canonical(GAME.play(mixed, "1:2")))
                .isEqualTo("monotonic(a=4,d=4,at=NR-NP2)");
        MonotonicInstance sum = Instances.of("monotonic(a=4,d=4,deck=N+-N)");
        assertThat(GAME.canonical(GAME.play(sum, "1:2")))
                .isEqualTo("monotonic(a=4,d=4,deck=N+-N,board=1:2)");
        MonotonicInstance dense = Instances.of("monotonic(a=4,d=4,at=QPQ)");
        assertThat(GAME.canonical(GAME.play(dense, "1:1/2")))
                .isEqualTo("monotonic(a=4,d=4,at=QRQPQ)");
    }

    @Test
    void aSpentBudgetGivesAnUnknownAnswer() {
        MonotonicInstance hard = Instances.empty(8, 8, 50, Convention.NORMAL);
        Answer timed =
                GAME.solve(
                        hard,
                        Ask.of(Question.OUTCOME),
                        Budget.unlimited().withTime(Duration.ofMillis(50)));
        assertThat(timed.standing())
                .isEqualTo(new Standing.Unknown("stopped by time", true, List.of()));
        assertThat(timed.claims()).isEmpty();
        Answer small =
                GAME.solve(hard, Ask.of(Question.OUTCOME), Budget.unlimited().withMemory(1 << 20));
        assertThat(small.standing())
                .isEqualTo(new Standing.Unknown("stopped by memory", true, List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=5,d=5,deck=16)",
                "monotonic(a=5,d=4,deck=N)",
                "monotonic(a=4,d=4,deck=cube:4,play=misere)",
                "monotonic(a=4,d=4,deck=7,form=insert)"
            })
    void whatAStopLeavesIsPartOfTheAnswer(String text) {
        MonotonicInstance instance = Instances.of(text);
        Ask ask =
                Ask.of(
                        Question.OUTCOME,
                        Question.WINNING_MOVES,
                        Question.NIMBER,
                        Question.REMOTENESS);
        Answer whole = GAME.solve(instance, ask, Budget.unlimited());
        Set<String> explored = new TreeSet<>();
        Answer stopped;
        int looks = 0;
        do {
            Budget budget = Budget.unlimited().withCheckpoints(new StoppedWork().stopAfter(looks));
            looks += 1 + looks / 2;
            stopped = GAME.solve(instance, ask, budget);
            assertThat(stopped.claims())
                    .isEqualTo(whole.claims().subList(0, stopped.claims().size()));
            if (stopped.standing() instanceof Standing.Unknown unknown) {
                assertThat(stopped.claims().isEmpty())
                        .isEqualTo(!unknown.explored().contains(" while looking for the "));
                explored.add(unknown.explored());
            }
        } while (stopped.standing() instanceof Standing.Unknown);
        assertThat(explored).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void threadsChangeNoByte(int threads) {
        for (String text :
                List.of("monotonic(a=5,d=5,deck=14)", "monotonic(a=5,d=4,deck=13,play=misere)")) {
            MonotonicInstance instance = Instances.of(text);
            Ask ask = Ask.of(Question.OUTCOME, Question.WINNING_MOVES);
            Answer one = GAME.solve(instance, ask, Budget.unlimited());
            Answer more = GAME.solve(instance, ask, Budget.unlimited().withThreads(threads));
            assertThat(more.toJson()).hasToString(one.toJson().toString());
        }
    }
}
