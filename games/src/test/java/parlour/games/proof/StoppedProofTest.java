package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.Games;
import parlour.games.catalogue.Opened;

/** A limit that strikes while a certificate is written costs the certificate and nothing else. */
class StoppedProofTest {
    private static final List<Set<Question>> WISHES =
            List.of(
                    EnumSet.of(Question.OUTCOME),
                    EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES),
                    EnumSet.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS));

    /** Has the budget cancelled, or the heap end, as soon as the header is there. */
    private static final class Stopper implements CertificateSink {
        private final Budget budget;
        private final CertificateWriter writer = new CertificateWriter(new ByteArrayOutputStream());
        private final boolean isFull;

        Stopper(Budget budget, boolean isFull) {
            this.budget = budget;
            this.isFull = isFull;
        }

        @Override
        public void open(CertificateHeader header) {
            writer.open(header);
            if (isFull) {
                throw new OutOfMemoryError("as if");
            }
            budget.cancel();
        }

        @Override
        public void line(Json line) {
            writer.line(line);
        }

        @Override
        public void abandon(String limit) {
            writer.abandon(limit);
        }
    }

    @Test
    void answersOutliveTheirCertificates() throws IOException {
        Set<String> interrupted = new TreeSet<>();
        Set<String> full = new TreeSet<>();
        for (String instance : EveryWishTest.instances()) {
            if (MatrixInstance.isMatrix(instance)) {
                continue;
            }
            Opened<?> opened = Games.open(instance);
            for (Set<Question> wish : WISHES) {
                Set<Question> questions = EnumSet.copyOf(wish);
                questions.retainAll(opened.game().profile().questions());
                if (!questions.contains(Question.OUTCOME)) {
                    continue;
                }
                Ask ask = new Ask(questions, Optional.empty());
                Answer alone = opened.solve(ask, Budget.unlimited());
                if (!(alone.standing() instanceof Standing.Proved)) {
                    continue;
                }
                interrupted.addAll(stopped(opened, ask, alone, false));
                full.addAll(stopped(opened, ask, alone, true));
            }
        }
        System.out.println("certificates interrupted: " + interrupted);
        assertThat(interrupted)
                .contains("label-search", "oversemigroup-sweep", "two-scale-table", "retrograde");
        assertThat(full).containsAll(interrupted).hasSizeGreaterThan(interrupted.size());
    }

    /** The method of the answer, if its certificate was stopped. */
    private static Set<String> stopped(Opened<?> opened, Ask ask, Answer alone, boolean isFull) {
        Budget budget = Budget.unlimited();
        Stopper stopper = new Stopper(budget, isFull);
        Answer answer = opened.solve(ask.proving(stopper), budget);
        assertThat(answer.toJson()).isEqualTo(alone.toJson());
        Optional<String> limit = stopper.writer.abandoned();
        limit.ifPresent(found -> assertThat(found).isEqualTo(isFull ? "memory" : Budget.INTERRUPT));
        return limit.isPresent() ? Set.of(answer.method()) : Set.of();
    }
}
