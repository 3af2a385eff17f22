package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.CertificateReader;
import parlour.game.Outcome;
import parlour.game.Result;

class StrategyCheckerTest {
    private static final String FOUR = "{\"lost\":\"4\",\"replies\":[\"3\",\"2\",\"1\"]}";
    private static final String EIGHT = "{\"lost\":\"8\",\"replies\":[\"3\",\"2\",\"1\"]}";

    private static Report check(
            SubtractionNim rules,
            Outcome outcome,
            @Nullable Set<Integer> winning,
            String... lines) {
        return new StrategyChecker<>(rules, new SubtractionNim.Notation())
                .check(
                        Lines.of(lines),
                        new RootClaim<>(
                                rules.start(), outcome, winning, winning != null, Map.of()));
    }

    private static String reason(Report report) {
        assertThat(report).isInstanceOf(Report.Rejected.class);
        return ((Report.Rejected) report).reason();
    }

    @Test
    void trueStrategiesAreAccepted() {
        assertThat(check(SubtractionNim.of(8), Outcome.PREVIOUS, null, FOUR, EIGHT))
                .isEqualTo(new Report.Accepted(2));
        assertThat(check(SubtractionNim.of(11), Outcome.NEXT, Set.of(3), FOUR, EIGHT).line())
                .isEqualTo("s VERIFIED");
        assertThat(check(SubtractionNim.of(3), Outcome.NEXT, null).line()).isEqualTo("s VERIFIED");
    }

    @Test
    void repliesMayBeLeftToTheChecker() {
        assertThat(
                        check(
                                SubtractionNim.of(4),
                                Outcome.PREVIOUS,
                                Set.of(),
                                "{\"lost\":\"4\",\"replies\":[\"\",\"\",\"\"]}"))
                .isEqualTo(new Report.Accepted(1));
    }

    @Test
    void unlistedMovesMustBeRefuted() {
        assertThat(check(SubtractionNim.of(6), Outcome.NEXT, Set.of(2), FOUR))
                .isEqualTo(new Report.Accepted(1));
        assertThat(reason(check(SubtractionNim.of(6), Outcome.NEXT, Set.of(), FOUR)))
                .isEqualTo("unlisted move 2 is not refuted");
        assertThat(reason(check(SubtractionNim.of(4), Outcome.PREVIOUS, Set.of(2), FOUR)))
                .isEqualTo("listed move 2 is not shown to win");
        assertThat(reason(check(SubtractionNim.of(4), Outcome.PREVIOUS, Set.of(7), FOUR)))
                .isEqualTo("a listed winning move is not legal");
        assertThat(reason(check(SubtractionNim.of(3), Outcome.NEXT, Set.of())))
                .as("it ends the play")
                .isEqualTo("unlisted move 3 is not refuted");
    }

    /** From 3 the mover takes all: neither an empty reply nor a move answers that. */
    @ParameterizedTest
    @ValueSource(strings = {"", "1"})
    void aMoveThatWinsAtOnceHasNoAnswer(String reply) {
        String three = "{\"lost\":\"3\",\"replies\":[\"2\",\"1\",\"%s\"]}".formatted(reply);
        for (String line : List.of(three, three.replace("lost", "held"))) {
            assertThat(reason(check(SubtractionNim.of(3), Outcome.PREVIOUS, null, line)))
                    .isEqualTo("line 1: position 3: move 3 is not answered");
        }
    }

    /** Who takes the last loses: 1 is lost, and an end needs no reply. */
    @Test
    void noReplyIsWrittenToAnEnd() {
        SubtractionNim misere = new SubtractionNim(1, Result.WON, SubtractionNim.NO_DRAW);
        String one = "{\"lost\":\"1\",\"replies\":[\"\"]}";
        assertThat(check(misere, Outcome.PREVIOUS, null, one)).isEqualTo(new Report.Accepted(1));
        assertThat(reason(check(misere, Outcome.PREVIOUS, null, one.replace("\"\"", "\"1\""))))
                .isEqualTo("line 1: position 1: move 1 is not answered");
    }

    /** Without the field the checker finds all replies; the same is shown, and no more. */
    @Test
    void repliesMayBeLeftOutAltogether() {
        String four = "{\"lost\":\"4\"}";
        String eight = "{\"lost\":\"8\"}";
        assertThat(check(SubtractionNim.of(8), Outcome.PREVIOUS, null, four, eight))
                .isEqualTo(new Report.Accepted(2));
        assertThat(reason(check(SubtractionNim.of(8), Outcome.PREVIOUS, null, eight)))
                .isEqualTo("line 1: position 8: move 1 is not answered");
        for (int heap = 1; heap <= 3; heap++) {
            assertThat(
                            reason(
                                    check(
                                            SubtractionNim.of(heap),
                                            Outcome.PREVIOUS,
                                            null,
                                            "{\"lost\":\"%d\"}".formatted(heap))))
                    .isEqualTo("line 1: position %d: move %d is not answered", heap, heap);
        }
        SubtractionNim misere = new SubtractionNim(5, Result.WON, SubtractionNim.NO_DRAW);
        assertThat(check(misere, Outcome.PREVIOUS, null, "{\"lost\":\"1\"}", "{\"lost\":\"5\"}"))
                .isEqualTo(new Report.Accepted(2));
        SubtractionNim drawn = new SubtractionNim(1, Result.WON, 0);
        assertThat(reason(check(drawn, Outcome.PREVIOUS, null, "{\"lost\":\"1\"}")))
                .as("a draw is no win")
                .isEqualTo("line 1: position 1: move 1 is not answered");
    }

    @Test
    void theFirstUncoveredMoveIsNamed() {
        assertThat(reason(check(SubtractionNim.of(8), Outcome.PREVIOUS, null, EIGHT)))
                .isEqualTo("line 1: position 8: move 1 is not answered");
        assertThat(
                        reason(
                                check(
                                        SubtractionNim.of(4),
                                        Outcome.PREVIOUS,
                                        null,
                                        "{\"lost\":\"4\",\"replies\":[\"3\",\"1\",\"1\"]}")))
                .isEqualTo("line 1: position 4: move 2 is not answered");
    }

    /** A cyclic argument: each of two false claims leans on the other, in either order. */
    @Test
    void noLineMayLeanOnALaterOne() {
        String five = "{\"lost\":\"5\",\"replies\":[\"3\",\"2\",\"1\"]}";
        String nine = "{\"lost\":\"9\",\"replies\":[\"3\",\"2\",\"1\"]}";
        assertThat(reason(check(SubtractionNim.of(9), Outcome.PREVIOUS, null, nine, five)))
                .isEqualTo("line 1: position 9: move 1 is not answered");
        assertThat(reason(check(SubtractionNim.of(9), Outcome.PREVIOUS, null, five, nine)))
                .isEqualTo("line 1: position 5: move 1 is not answered");
        assertThat(reason(check(SubtractionNim.of(8), Outcome.PREVIOUS, null, EIGHT, FOUR)))
                .startsWith("line 1: ");
    }

    /** In this ruleset play can go round: 1 and 2 lead to each other. Neither is lost. */
    @Test
    void aPlayThatGoesRoundProvesNothing() {
        var round = new RoundAndRound();
        var report =
                new StrategyChecker<>(round, new SubtractionNim.Notation())
                        .check(
                                Lines.of("{\"lost\":\"1\",\"replies\":[\"1\"]}"),
                                new RootClaim<Integer, Integer>(
                                        1, Outcome.PREVIOUS, null, false, Map.of()));
        assertThat(reason(report)).isEqualTo("line 1: position 1: move 1 is not answered");
    }

    private static final class RoundAndRound
            implements parlour.game.FiniteRuleset<Integer, Integer> {
        @Override
        public Integer start() {
            return 1;
        }

        @Override
        public java.util.Optional<Result> result(Integer position) {
            return java.util.Optional.empty();
        }

        @Override
        public List<Integer> moves(Integer position) {
            return List.of(1);
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return 3 - position;
        }
    }

    @Test
    void wrongOutcomesAreRejected() {
        assertThat(reason(check(SubtractionNim.of(8), Outcome.NEXT, null, FOUR, EIGHT)))
                .isEqualTo("no winning move of the start is shown");
        assertThat(reason(check(SubtractionNim.of(9), Outcome.PREVIOUS, null, FOUR, EIGHT)))
                .isEqualTo("the start is not shown to be lost: move 1 is not answered");
        assertThat(reason(check(SubtractionNim.of(8), Outcome.DRAWN, null, FOUR, EIGHT)))
                .isEqualTo("the second player is not held at the start");
        assertThat(reason(check(SubtractionNim.of(9), Outcome.DRAWN, null, FOUR, EIGHT)))
                .isEqualTo("the first player is not held at the start");
    }

    /** Heap 2 is a drawn end: from 3 the mover can draw but also no more, from 4 likewise. */
    @Test
    void drawsNeedBothSidesHeld() {
        SubtractionNim drawn = new SubtractionNim(3, Result.WON, 2);
        String three = "{\"held\":\"3\",\"replies\":[\"\",\"\",\"\"]}";
        String one = "{\"lost\":\"1\",\"replies\":[\"\"]}";
        assertThat(reason(check(drawn, Outcome.DRAWN, Set.of(), three)))
                .as("1 is lost, so taking 2 wins from 3")
                .contains("move 2 is not answered");
        assertThat(check(drawn, Outcome.NEXT, Set.of(2), one)).isEqualTo(new Report.Accepted(1));
        SubtractionNim four = new SubtractionNim(6, Result.LOST, 4);
        assertThat(
                        check(
                                four,
                                Outcome.DRAWN,
                                Set.of(),
                                "{\"held\":\"6\",\"replies\":[\"1\",\"\",\"3\"]}"))
                .isEqualTo(new Report.Accepted(1));
        assertThat(
                        reason(
                                check(
                                        four,
                                        Outcome.PREVIOUS,
                                        null,
                                        "{\"held\":\"6\",\"replies\":[\"1\",\"\",\"3\"]}")))
                .isEqualTo("the start is not shown to be lost: move 1 is not answered");
        assertThat(
                        reason(
                                check(
                                        four,
                                        Outcome.PREVIOUS,
                                        null,
                                        "{\"lost\":\"6\",\"replies\":[\"1\",\"\",\"3\"]}")))
                .isEqualTo("line 1: position 6: move 1 is not answered");
    }

    @Test
    void finishedStartsNeedNoLines() {
        assertThat(check(SubtractionNim.of(0), Outcome.PREVIOUS, Set.of()))
                .isEqualTo(new Report.Accepted(0));
        assertThat(check(new SubtractionNim(0, Result.WON, -1), Outcome.NEXT, Set.of()))
                .isEqualTo(new Report.Accepted(0));
        assertThat(check(new SubtractionNim(2, Result.WON, 2), Outcome.DRAWN, Set.of()))
                .isEqualTo(new Report.Accepted(0));
        assertThat(check(new SubtractionNim(2, Result.WON, 2), Outcome.PREVIOUS, null))
                .isInstanceOf(Report.Rejected.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "1",
                "{\"held\":\"4\"}",
                "{\"lost\":\"4\",\"replies\":[\"3\",\"2\",\"1\"],\"more\":1}",
                "{\"won\":\"4\",\"replies\":[\"3\",\"2\",\"1\"]}",
                "{\"lost\":4,\"replies\":[\"3\",\"2\",\"1\"]}",
                "{\"lost\":\"04\",\"replies\":[\"3\",\"2\",\"1\"]}",
                "{\"lost\":\"four\",\"replies\":[\"3\",\"2\",\"1\"]}",
                "{\"lost\":\"4\",\"replies\":[3,2,1]}",
                "{\"lost\":\"4\",\"replies\":\"321\"}",
                "{\"lost\":\"4\",\"replies\":[\"3\",\"2\"]}",
                "{\"lost\":\"4\",\"replies\":[\"3\",\"2\",\"1\",\"1\"]}",
                "{\"lost\":\"4\",\"replies\":[\"x\",\"2\",\"1\"]}",
                "{\"lost\":\"4\",\"replies\":[\"9\",\"2\",\"1\"]}",
                "{\"held\":\"0\",\"replies\":[]}",
                "{\"lost\":\"0\",\"replies\":[]}"
            })
    void badLinesAreRejected(String line) {
        assertThat(reason(check(SubtractionNim.of(4), Outcome.PREVIOUS, null, line)))
                .startsWith("line 1: ");
    }

    @Test
    void aPositionIsListedOnce() {
        assertThat(reason(check(SubtractionNim.of(4), Outcome.PREVIOUS, null, FOUR, FOUR)))
                .isEqualTo("line 2: position 4 is listed twice");
    }

    @Test
    void damageIsBlamedFirst() {
        byte[] file = Lines.sealed(List.of(EIGHT));
        var checker = new StrategyChecker<>(SubtractionNim.of(8), new SubtractionNim.Notation());
        var cut =
                new CertificateReader(
                        new ByteArrayInputStream(Arrays.copyOf(file, file.length - 1)));
        var claim = new RootClaim<Integer, Integer>(8, Outcome.PREVIOUS, null, false, Map.of());
        assertThat(checker.check(cut, claim)).isEqualTo(new Report.Rejected("truncated"));
    }

    /** Several starts: one false claim among true ones is enough. */
    @Test
    void allClaimsMustHold() {
        var rules = SubtractionNim.of(8);
        var eight = new RootClaim<Integer, Integer>(8, Outcome.PREVIOUS, null, false, Map.of());
        var five = new RootClaim<Integer, Integer>(5, Outcome.NEXT, Set.of(1), true, Map.of());
        var six = new RootClaim<Integer, Integer>(6, Outcome.PREVIOUS, null, false, Map.of());
        assertThat(checker(rules).check(Lines.of(FOUR, EIGHT), List.of(eight, five)))
                .isEqualTo(new Report.Accepted(2));
        for (var claims : List.of(List.of(eight, six), List.of(six, eight))) {
            assertThat(reason(checker(rules).check(Lines.of(FOUR, EIGHT), claims)))
                    .startsWith("the start is not shown to be lost");
        }
    }

    private static StrategyChecker<Integer, Integer> checker(SubtractionNim rules) {
        return new StrategyChecker<>(rules, new SubtractionNim.Notation());
    }

    @Test
    void aCallerMayJudgeByTheLines() {
        var checker = checker(SubtractionNim.of(8));
        Runnable claim =
                () -> {
                    assertThat(checker.isLost(4)).isTrue();
                    assertThat(checker.isLost(5)).isFalse();
                    assertThat(checker.isWon(5, "")).isTrue();
                    assertThat(checker.isWon(5, "1")).isTrue();
                    assertThat(checker.isWon(5, "2")).isFalse();
                    assertThat(checker.isWon(8, "")).isFalse();
                    throw new IllegalArgumentException("five is not lost");
                };
        assertThat(reason(checker.check(Lines.of(FOUR), claim))).isEqualTo("five is not lost");
        assertThat(checker(SubtractionNim.of(8)).check(Lines.of(FOUR), () -> {}))
                .isEqualTo(new Report.Accepted(1));
    }

    /** The outcome of a heap is that of the remainder modulo 4, where play may be over. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void playMayBeOverAtAnImage(boolean misere) {
        Result atZero = misere ? Result.WON : Result.LOST;
        var rules = new SubtractionNim(3, atZero, SubtractionNim.NO_DRAW);
        var original =
                new StrategyChecker.Original<Integer, Integer, Integer>(
                        rules, new SubtractionNim.Notation(), heap -> heap % 4);
        String one = "{\"lost\":\"1\",\"replies\":[\"\"]}";
        String[] lines = misere ? new String[] {one} : new String[0];
        int lost = misere ? 5 : 4;
        for (int start = 4; start < 8; start++) {
            int wins = (start - lost + 4) % 4;
            for (int listed = 0; listed < 4; listed++) {
                var claim =
                        new RootClaim<Integer, Integer>(
                                start,
                                wins == 0 ? Outcome.PREVIOUS : Outcome.NEXT,
                                listed == 0 ? Set.of() : Set.of(listed),
                                true,
                                Map.of());
                Report report = checker(rules).check(Lines.of(lines), claim, original);
                assertThat(report instanceof Report.Accepted)
                        .as("from %d by %d: %s", start, listed, report)
                        .isEqualTo(listed == wins);
            }
        }
    }
}
