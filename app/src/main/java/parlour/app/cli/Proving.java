package parlour.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Standing;
import parlour.store.StoredResult;

/**
 * Answers with a certificate, where {@code --proof} asks for one, and counts, where {@code --stats}
 * does.
 *
 * @param call the call
 * @param question what is asked, as the store has it
 * @param budget within which it is answered
 */
record Proving(Call call, String question, Budget budget) {
    /**
     * The answer that a question gives, which gets the place for its certificate if there is one.
     */
    Answer answer(Function<Optional<CertificateSink>, Answer> asked) {
        Optional<String> file = call.arguments().value(Options.PROOF);
        if (file.isEmpty()) {
            return measured(Optional.empty(), asked);
        }
        try (ProofFile proof = ProofFile.at(file.get())) {
            Answer answer = measured(Optional.of(proof.sink()), asked);
            boolean isProved = answer.standing() instanceof Standing.Proved;
            // What is known of an undecided position may have a certificate of its own.
            boolean isHalf = answer.claim(Claim.Never.class).isPresent();
            Optional<String> sha256 = isProved || isHalf ? proof.keep() : Optional.empty();
            if (sha256.isPresent() && call.has(Options.STATS)) {
                call.console().remark("stats: certificateBytes=" + proof.size());
            }
            if (isHalf && sha256.isPresent()) {
                return answer;
            }
            if (sha256.isPresent()) {
                String place = Path.of(file.get()).toAbsolutePath().normalize().toString();
                call.recall()
                        .keep(
                                answer,
                                question,
                                budget,
                                new StoredResult.Proof(sha256.get(), place));
            } else if (!call.has(Options.QUIET)) {
                String reason =
                        isProved
                                ? "this answer has none"
                                : "the answer is " + answer.standing().word();
                call.console().remark("parlour: warning: no certificate written, since " + reason);
            }
            return answer;
        }
    }

    private Answer measured(
            Optional<CertificateSink> sink, Function<Optional<CertificateSink>, Answer> asked) {
        long start = System.nanoTime();
        Answer answer = asked.apply(sink);
        if (call.has(Options.STATS)) {
            call.console().remark(Counts.line(answer, System.nanoTime() - start));
        }
        return answer;
    }
}
