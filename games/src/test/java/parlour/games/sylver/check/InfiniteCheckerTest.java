package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.Certificates;
import parlour.games.sylver.SylverPosition;
import parlour.games.sylver.engine.OversemigroupSweep;

/** Lists of winning moves where infinitely many numbers are left. */
class InfiniteCheckerTest {
    private static final Question[] MOVES = {Question.OUTCOME, Question.WINNING_MOVES};

    /** Largest gap of a finite position that is decided by search. */
    private static final long MOST = 60;

    /** Moves that theorems refute do lose, by search, at every position with few gaps. */
    @Test
    void whatTheoremsRefuteLosesBySearch() {
        int refuted = 0;
        for (long gcd = 2; gcd <= 9; gcd++) {
            for (NumericalSemigroup semigroup : upToGaps(4)) {
                SylverPosition start = new SylverPosition(gcd, semigroup);
                List<Long> wins = new ArrayList<>();
                List<Long> losses = new ArrayList<>();
                for (long n = 2; n <= 30; n++) {
                    if (!start.contains(n) && isSmall(start.play(n))) {
                        (isLost(start.play(n)) ? wins : losses).add(n);
                    }
                }
                var checker = checker(start);
                var after = new ArrayList<CheckPosition>();
                wins.forEach(w -> after.add(named(start.play(w))));
                for (long n : losses) {
                    refuted += checker.needsReply(n, after) ? 0 : 1;
                }
                for (long n : wins) {
                    var others = new ArrayList<>(after);
                    others.remove(named(start.play(n)));
                    assertThat(checker.needsReply(n, others)).as("%d at %s", n, start).isTrue();
                }
            }
        }
        assertThat(refuted).isGreaterThan(400);
    }

    private static List<NumericalSemigroup> upToGaps(int most) {
        List<NumericalSemigroup> all = new ArrayList<>();
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps <= most; gaps++) {
            all.addAll(level);
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        return all;
    }

    private static boolean isSmall(SylverPosition position) {
        return position.isFinite() && position.scaled().frobenius() <= MOST;
    }

    /** By the sweep, which knows nothing of enders. */
    private static boolean isLost(SylverPosition finite) {
        return finite.scaled().frobenius() <= 1
                || OversemigroupSweep.over(finite.scaled(), Budget.unlimited(), Long.MAX_VALUE)
                        .isLost();
    }

    private static CheckPosition named(SylverPosition position) {
        return CheckPosition.of(position.named().stream().mapToLong(n -> n).toArray());
    }

    private static InfiniteChecker checker(SylverPosition start) {
        String instance = "sylver(named=" + start + ")";
        Json.Fields claim = Json.fields().with("outcome", "N");
        return new InfiniteChecker(
                CheckInstance.read(instance),
                new CertificateHeader("strategy", instance, "moves", claim));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3",
                "4",
                "6",
                "9",
                "9 12",
                "10 15",
                "25",
                "6 15",
                "15 18 21",
                "9,one=loses"
            })
    void listsAreAccepted(String named) {
        List<Json> lines = Certificates.of("sylver(named=" + named + ")", MOVES);
        assertThat(lines.getFirst().canonical()).contains("\"claims\":\"moves\"");
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        assertThat(Certificates.check(lines.subList(0, lines.size() - 1)))
                .isInstanceOf(Report.Rejected.class);
        List<Json> doubled = new ArrayList<>(lines);
        doubled.add(lines.getLast());
        assertThat(Certificates.check(doubled)).isInstanceOf(Report.Rejected.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "9 12; [\"6\"]; [\"6\",\"15\"]; listed move 15 is not shown to win",
                "9 12; [\"6\"]; [\"15\"]; listed move 15 is not shown to win",
                "9 12; [\"6\"]; []; expected a winning move",
                "9 12; [\"6\"]; [\"9\"]; listed winning move 9 is not legal",
                "9 12; \"N\"; \"P\"; lost positions claim no moves",
                "15 18 21; \"4\",\"10\"; \"10\"; unlisted move 4 is not refuted",
            })
    void falseListsAreRejected(String named, String from, String to, String because) {
        List<Json> lines = new ArrayList<>(Certificates.of("sylver(named=" + named + ")", MOVES));
        lines.set(0, JsonReader.read(lines.getFirst().canonical().replace(from, to)));
        assertThat(Certificates.check(lines))
                .isInstanceOfSatisfying(
                        Report.Rejected.class, r -> assertThat(r.reason()).contains(because));
    }

    /** A line without replies is about finitely many moves: elsewhere it would say nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"", "2", "3", "6 9", "8 12", "7"})
    void linesWithoutRepliesAreFinite(String named) {
        String header =
                "{\"claim\":{\"outcome\":\"P\"},\"claims\":\"outcome\","
                        + "\"format\":\"parlour-certificate 1\","
                        + "\"instance\":\"sylver(named="
                        + named
                        + ")\",\"kind\":\"strategy\"}";
        List<Json> lines =
                List.of(
                        JsonReader.read(header),
                        JsonReader.read("{\"lost\":\"%s\"}".formatted(named)));
        assertThat(Certificates.check(lines))
                .isInstanceOfSatisfying(
                        Report.Rejected.class,
                        r -> assertThat(r.reason()).contains("needs a list of replies"));
    }

    /** Claims without lines, with a line that does not belong there, or beyond all bounds. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "9 12; outcome; {'outcome':'P'}; ; the start is not shown to be lost",
                "9; outcome; {'outcome':'P'}; ; the start is not shown to be lost",
                "9; outcome; {'outcome':'N','winningMoves':['6'],'winningMovesComplete':false}; ; the position after 6 is not shown to be lost",
                "9 12; outcome; {'outcome':'P'}; {'refuted':[]}; expected no line about refuted moves",
                "9 12; outcome; {'outcome':'P','winningMoves':[]}; ; the claim should have",
                "9; moves; {'completeBelow':65537,'outcome':'N','winningMoves':['6'],'winningMovesComplete':false}; {'refuted':[]}; completeBelow is too large",
                "9; moves; {'completeBelow':65536,'outcome':'N','winningMoves':['6'],'winningMovesComplete':false}; {'refuted':[]}; listed move 6 is not shown to win",
            })
    void claimsNeedTheirLines(
            String named, String claims, String claim, String line, String because) {
        List<Json> lines = new ArrayList<>();
        lines.add(
                new CertificateHeader(
                                "strategy",
                                "sylver(named=" + named + ")",
                                claims,
                                (Json.Fields) JsonReader.read(claim.replace('\'', '"')))
                        .toJson());
        if (line != null) {
            lines.add(JsonReader.read(line.replace('\'', '"')));
        }
        assertThat(Certificates.check(lines).line()).contains("REJECTED", because);
    }

    /** A block stands for a whole certificate of rows: nothing of it may be missing or false. */
    @Test
    void blocksAreChecked() {
        List<Json> lines = Certificates.of("sylver(named=8 20)", MOVES);
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        int block =
                LongStream.range(0, lines.size())
                        .filter(i -> lines.get((int) i).canonical().startsWith("{\"block\":"))
                        .mapToInt(i -> (int) i)
                        .findFirst()
                        .orElseThrow();
        String head = lines.get(block).canonical();
        for (String wrong :
                List.of(
                        head.replace("{\"block\":", "{\"block\":1"),
                        head.replaceFirst("\"block\":\\d+", "\"block\":1"),
                        head.replaceFirst("\"block\":\\d+", "\"block\":0"),
                        head.contains("won")
                                ? head.replace("won", "lost")
                                : head.replace("lost", "won"),
                        head.replaceFirst("\"(\\d[^\"]*)\"", "\"$1 4000\""),
                        head.replaceFirst("\"(\\d[^\"]*)\"", "\"12 21\""))) {
            List<Json> mutant = new ArrayList<>(lines);
            mutant.set(block, JsonReader.read(wrong));
            assertThat(Certificates.check(mutant)).as(wrong).isInstanceOf(Report.Rejected.class);
        }
        List<Json> cut = new ArrayList<>(lines);
        cut.remove(block + 1);
        assertThat(Certificates.check(cut)).isInstanceOf(Report.Rejected.class);
    }
}
