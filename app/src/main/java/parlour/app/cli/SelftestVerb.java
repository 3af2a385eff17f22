package parlour.app.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import parlour.app.ask.Catalogue;
import parlour.app.ask.Verdict;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/**
 * {@code selftest}: solves a fixed list of small instances, has every answer checked from its
 * certificate, and prints what was counted on the way. The last line is the same on every run of
 * the same version.
 */
final class SelftestVerb implements Verb {
    /**
     * Small, quick, of every outcome; games that are not named here are tested on the examples of
     * their profile.
     */
    private static final List<String> INSTANCES =
            List.of(
                    "monotonic(a=2,d=2,deck=3)",
                    "monotonic(a=3,d=3,deck=5)",
                    "monotonic(a=3,d=3,deck=3)",
                    "monotonic(a=3,d=3,deck=9)",
                    "monotonic(a=3,d=3,deck=6,play=misere)",
                    "monotonic(a=4,d=3,deck=7,board=5 1)",
                    "monotonic(a=4,d=3,deck=10)",
                    "monotonic(a=4,d=4,deck=9,play=misere)",
                    "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                    "transposition(domain=3+omega+zeta+eta+omega*,moves=4)",
                    "transposition(pieces=bwwb)",
                    "leher(cards=13)",
                    "leher(authentic)",
                    "leher(deck=4 4 4 3,ties=split)",
                    "sylver(named=5 7)",
                    "sylver(named=4 10)");

    @Override
    public Syntax syntax() {
        return new Syntax(
                "selftest",
                "Solves and checks a fixed list of instances and prints a count signature.",
                "",
                0,
                List.of(Options.QUIET, Options.TRACE),
                List.of("./parlour selftest"));
    }

    @Override
    public int run(Call call) {
        Tally tally = new Tally();
        Budget budget = Budget.unlimited();
        call.interrupts().watch(budget);
        for (String instance : instances(call.catalogue())) {
            tally.test(call, instance, budget);
        }
        call.console().answer(tally.signature());
        return tally.failures == 0 ? ExitCode.ANSWERED : ExitCode.REJECTED;
    }

    private static List<String> instances(Catalogue catalogue) {
        List<String> instances = new ArrayList<>();
        for (Game<?> game : catalogue.games()) {
            List<String> fixed = new ArrayList<>();
            for (String instance : INSTANCES) {
                if (instance.startsWith(game.profile().id() + "(")) {
                    fixed.add(instance);
                }
            }
            instances.addAll(fixed.isEmpty() ? game.profile().examples() : fixed);
        }
        return instances;
    }

    /** What has been counted so far. */
    private static final class Tally {
        private final CRC32 answers = new CRC32();
        private int instances;
        private int failures;
        private long lines;
        private long positions;

        void test(Call call, String instance, Budget budget) {
            ByteArrayOutputStream certificate = new ByteArrayOutputStream();
            CertificateWriter writer = new CertificateWriter(certificate);
            Answer answer = solved(call.catalogue(), instance, writer, budget);
            writer.abandoned()
                    .ifPresent(
                            limit -> {
                                throw new Budget.Exceeded(limit);
                            });
            writer.seal();
            Verdict verdict =
                    Verdict.of(
                            new ByteArrayInputStream(certificate.toByteArray()), call.catalogue());
            String json = answer.toJson().toString();
            answers.update((json + "\n").getBytes(StandardCharsets.UTF_8));
            instances++;
            lines += writer.lines();
            String judgement = judgement(answer, verdict);
            if (verdict.report() instanceof Report.Accepted(long count)) {
                positions += count;
            }
            failures += judgement.equals("ok") ? 0 : 1;
            if (!call.has(Options.QUIET) || !judgement.equals("ok")) {
                call.console().remark(judgement + " " + answer.instance());
            }
        }

        private static Answer solved(
                Catalogue catalogue, String instance, CertificateWriter writer, Budget budget) {
            try {
                Opened<?> opened = catalogue.open(InstanceText.parse(instance));
                EnumSet<Question> asked = EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES);
                asked.retainAll(opened.game().profile().questions());
                return opened.solve(new Ask(asked, Optional.of(writer)), budget);
            } catch (BadInput bad) {
                throw new IllegalStateException(bad.line(), bad);
            }
        }

        private static String judgement(Answer answer, Verdict verdict) {
            if (!(answer.standing() instanceof Standing.Proved)) {
                return "FAILED (" + answer.standing().word() + ")";
            }
            if (verdict.header().isEmpty()) {
                return "FAILED (no certificate)";
            }
            if (verdict.report() instanceof Report.Rejected(String reason)) {
                return "FAILED (certificate rejected: " + reason + ")";
            }
            Optional<Json> claimed =
                    verdict.header().map(header -> header.claim().values().get("outcome"));
            Optional<Json> answered =
                    answer.claim(Claim.HasOutcome.class)
                            .map(claim -> new Json.Text(claim.outcome()));
            return claimed.equals(answered)
                    ? "ok"
                    : "FAILED (the certificate claims another outcome)";
        }

        String signature() {
            return "selftest instances="
                    + instances
                    + " failures="
                    + failures
                    + " lines="
                    + lines
                    + " positions="
                    + positions
                    + " answers="
                    + Long.toHexString(answers.getValue());
        }
    }
}
