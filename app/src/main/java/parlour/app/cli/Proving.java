package parlour.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import parlour.app.recall.KeptQuestion;
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
 * @param kept the question with its work, which is still needed if a certificate is left unfinished
 */
record Proving(Call call, String question, Budget budget, KeptQuestion kept) {
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
            if (isProved) {
                String place = Path.of(file.get()).toAbsolutePath().normalize().toString();
                call.recall()
                        .keep(
                                answer,
                                question,
                                budget,
                                sha256.map(digest -> new StoredResult.Proof(digest, place)));
            }
            if (proof.abandoned().isPresent()) {
                kept.unfinished();
            }
            if (sha256.isEmpty() && !call.has(Options.QUIET)) {
                call.console()
                        .remark(
                                "parlour: warning: no certificate written, since "
                                        + without(answer, proof.abandoned()));
            }
            return answer;
        }
    }

    /** Why an answer stands without a certificate. */
    private static String without(Answer answer, Optional<String> abandoned) {
        if (!(answer.standing() instanceof Standing.Proved)) {
            return "the answer is " + answer.standing().word();
        }
        return abandoned
                .map("the answer was found, but its certificate was stopped: %s"::formatted)
                .orElse("this answer has none");
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
