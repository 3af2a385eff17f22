package parlour.claim;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Everything asked of one instance at once.
 *
 * @param questions what is asked, in the order of the enum
 * @param proof where a certificate of the answer goes, if one is wanted
 */
public record Ask(Set<Question> questions, Optional<CertificateSink> proof) {
    /** Keeps the questions in the order of the enum and closed to change. */
    public Ask {
        EnumSet<Question> ordered = EnumSet.noneOf(Question.class);
        ordered.addAll(questions);
        questions = Collections.unmodifiableSet(ordered);
    }

    /** Asks these questions and wants no certificate. */
    public static Ask of(Question first, Question... others) {
        return new Ask(EnumSet.of(first, others), Optional.empty());
    }

    /** Whether a question is among those asked. */
    public boolean wants(Question question) {
        return questions.contains(question);
    }

    /** Has the certificate of an answer that is found written, if one is wanted. */
    public void prove(Consumer<CertificateSink> writer) {
        proof.ifPresent(sink -> sink.certify(writer));
    }

    /** The same questions with a certificate wanted. */
    public Ask proving(CertificateSink sink) {
        return new Ask(questions, Optional.of(sink));
    }
}
