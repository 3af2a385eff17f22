package parlour.app.cli;

import java.util.Optional;
import java.util.function.Function;
import parlour.claim.Answer;
import parlour.claim.CertificateSink;
import parlour.claim.Standing;

/**
 * Answers with a certificate, where {@code --proof} asks for one, and counts, where {@code --stats}
 * does.
 */
final class Proving {
    private Proving() {}

    /**
     * The answer that a question gives, which gets the place for its certificate if there is one.
     */
    static Answer with(Call call, Function<Optional<CertificateSink>, Answer> question) {
        Optional<String> file = call.arguments().value(Options.PROOF);
        if (file.isEmpty()) {
            return measured(call, Optional.empty(), question);
        }
        try (ProofFile proof = ProofFile.at(file.get())) {
            Answer answer = measured(call, Optional.of(proof.sink()), question);
            boolean isProved = answer.standing() instanceof Standing.Proved;
            boolean kept = isProved && proof.keep();
            if (!kept && !call.has(Options.QUIET)) {
                String reason =
                        isProved
                                ? "this answer has none"
                                : "the answer is " + answer.standing().word();
                call.console().remark("parlour: warning: no certificate written, since " + reason);
            }
            return answer;
        }
    }

    private static Answer measured(
            Call call,
            Optional<CertificateSink> sink,
            Function<Optional<CertificateSink>, Answer> question) {
        long start = System.nanoTime();
        Answer answer = question.apply(sink);
        if (call.has(Options.STATS)) {
            call.console().remark(Counts.line(answer, System.nanoTime() - start));
        }
        return answer;
    }
}
