package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.claim.Question;

class FiniteCertificatesTest {
    private static final FrozenSets EXCLUDED = new FrozenSets(false);

    @Test
    void everyCertificateOfASmallPositionIsAccepted() {
        for (var semigroup : Semigroups.upToGaps(8)) {
            for (String one : List.of("", ",one=loses")) {
                String instance = "sylver(named=" + semigroup + one + ")";
                for (var kind : kinds(one)) {
                    assertThat(Certificates.check(Certificates.of(instance, kind)))
                            .as(instance + List.of(kind))
                            .isInstanceOf(Report.Accepted.class);
                }
            }
        }
    }

    private static List<Question[]> kinds(String one) {
        List<Question[]> kinds = new ArrayList<>();
        kinds.add(new Question[] {Question.OUTCOME});
        kinds.add(new Question[] {Question.OUTCOME, Question.WINNING_MOVES});
        kinds.add(new Question[] {Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS});
        if (one.isEmpty()) {
            kinds.add(new Question[] {Question.OUTCOME, Question.WINNING_MOVES, Question.NIMBER});
        }
        return kinds;
    }

    @Test
    void aCertificateOfALargerPositionIsAccepted() {
        var lines =
                Certificates.of("sylver(named=10 11)", Question.OUTCOME, Question.WINNING_MOVES);
        assertThat(lines).hasSizeGreaterThan(50);
        assertThat(lines.getFirst().canonical()).contains("[\"24\",\"28\",\"47\"]");
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
    }

    @Test
    void repliesAreLeftToTheChecker() {
        var lines = Certificates.of("sylver(named=9 10 16)", Question.OUTCOME);
        assertThat(lines).hasSizeGreaterThan(20);
        assertThat(lines.subList(1, lines.size()))
                .allMatch(line -> line.canonical().startsWith("{\"lost\":"))
                .noneMatch(line -> line.canonical().contains("replies"));
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
        // Without a line that others lean on, the first of them is named with the open move.
        var without = new ArrayList<>(lines);
        without.remove(1);
        assertThat(Certificates.check(without).line()).contains(": move ", "is not answered");
    }

    @Test
    void falseHeadersAreRejected() {
        var lines = Certificates.of("sylver(named=5 7)", Question.OUTCOME, Question.WINNING_MOVES);
        assertRejected(lines, "\"outcome\":\"N\"", "\"outcome\":\"P\"");
        assertRejected(lines, "[\"8\"]", "[]");
        assertRejected(lines, "[\"8\"]", "[\"6\",\"8\"]");
        assertRejected(lines, "[\"8\"]", "[\"8\",\"99\"]");
        assertRejected(lines, "named=5 7", "named=5 8");
        assertRejected(lines, "named=5 7", "named=7 5");
        assertRejected(lines, "\"strategy\"", "\"nimbers\"");
        assertRejected(lines, "\"moves\"", "\"outcome\"");
    }

    private static void assertRejected(List<Json> lines, String from, String to) {
        List<Json> altered = new ArrayList<>(lines);
        String header = lines.getFirst().canonical();
        assertThat(header).contains(from);
        altered.set(0, parlour.claim.JsonReader.read(header.replace(from, to)));
        assertThat(Certificates.check(altered)).as(to).isInstanceOf(Report.Rejected.class);
    }

    @Test
    void mutantsWithAFalseLineAreRejected() {
        long seed = 99;
        System.out.println("FiniteCertificatesTest seed " + seed);
        var random = new Random(seed);
        int stayedTrue = 0;
        for (String instance :
                List.of("sylver(named=5 7)", "sylver(named=4 11)", "sylver(named=6 7 16)")) {
            var lines = Certificates.of(instance, Question.OUTCOME, Question.WINNING_MOVES);
            for (int round = 0; round < 300; round++) {
                List<Json> mutant = mutant(lines, random);
                Report report = Certificates.check(mutant);
                if (mutant.stream().skip(1).anyMatch(line -> isFalse(line))) {
                    assertThat(report).as("%s", mutant).isInstanceOf(Report.Rejected.class);
                } else if (report instanceof Report.Accepted) {
                    stayedTrue++;
                }
            }
        }
        System.out.println("mutants that stayed true: " + stayedTrue);
        assertThat(stayedTrue).isLessThan(450);
    }

    /** Drops, doubles or swaps lines, or alters a number. */
    private static List<Json> mutant(List<Json> lines, Random random) {
        List<Json> mutant = new ArrayList<>(lines);
        int at = 1 + random.nextInt(lines.size() - 1);
        switch (random.nextInt(5)) {
            case 0 -> mutant.remove(at);
            case 1 -> mutant.add(at, mutant.get(at));
            case 2 -> Collections.swap(mutant, at, 1 + random.nextInt(lines.size() - 1));
            default -> mutant.set(at, altered(lines.get(at), random));
        }
        return mutant;
    }

    private static Json altered(Json line, Random random) {
        String text = line.canonical();
        List<Integer> digits = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                digits.add(i);
            }
        }
        int at = digits.get(random.nextInt(digits.size()));
        char digit = (char) ('0' + (text.charAt(at) - '0' + 1 + random.nextInt(9)) % 10);
        return parlour.claim.JsonReader.read(
                text.substring(0, at) + digit + text.substring(at + 1));
    }

    private static boolean isFalse(Json line) {
        String text = line.canonical();
        long[] named = Truth.numbers(text);
        long gcd = 0;
        for (long n : named) {
            for (long a = n, b = gcd; (gcd = a) != 0 && b != 0; ) {
                long rest = a % b;
                a = b;
                b = rest;
                gcd = a;
            }
        }
        return named.length > 0
                && gcd == 1
                && java.util.Arrays.stream(named).allMatch(n -> n > 0)
                && !EXCLUDED.of(FrozenSets.left(named)).isLost();
    }

    @Test
    void damagedFilesAreRejected() {
        assertThat(Certificates.check(new byte[0]).line()).isEqualTo("s REJECTED truncated");
        var lines = Certificates.of("sylver(named=5 7)", Question.OUTCOME);
        assertThat(Certificates.check(lines.subList(0, lines.size() - 1)))
                .isInstanceOf(Report.Rejected.class);
    }
}
