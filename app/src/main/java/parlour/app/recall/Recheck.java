package parlour.app.recall;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import parlour.app.ask.Answering;
import parlour.app.ask.Catalogue;
import parlour.app.ask.ListedMoves;
import parlour.app.ask.Verdict;
import parlour.app.matrix.MatrixReader;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.game.PayoffTable;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.RunsLong;
import parlour.solve.matrix.MatrixSolver;
import parlour.store.Key;
import parlour.store.StoredResult;

/**
 * Doubts a result: whether it has the form of one, and whether its certificate, or solving it anew,
 * says the same.
 *
 * @param catalogue the games at hand
 */
public record Recheck(Catalogue catalogue) {
    private static final String PART = Recall.LONG_RUN + " ";

    /** What may differ between versions that both are right. */
    private static final Set<String> WORDING = Set.of("method", "why", "explored");

    /** What came of it. */
    public sealed interface Finding {
        /**
         * The same.
         *
         * @param how what was done: {@code certificate} or {@code solved}
         */
        record Agrees(String how) implements Finding {}

        /** Something else. */
        record Disagrees(String reason) implements Finding {}

        /** Nothing came of it. */
        record Open(String reason) implements Finding {}
    }

    /** Why this is no result that could have been found here; empty if it could. */
    public Optional<String> fault(StoredResult result) {
        try {
            Key key = result.key();
            if (!isCanonical(key.instance())) {
                return Optional.of("instance is not written canonically");
            }
            return key.question().startsWith(PART)
                    ? partFault(result)
                    : fault(result, form(key.question()));
        } catch (BadInput bad) {
            return Optional.of(bad.line());
        } catch (IllegalArgumentException | ArithmeticException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private boolean isCanonical(String instance) {
        return MatrixInstance.isMatrix(instance)
                || catalogue.open(InstanceText.parse(instance)).canonical().equals(instance);
    }

    private static Form<?> form(String question) {
        if (question.equals(Recall.MOVES)) {
            return MovesForm.ONLY;
        }
        if (!question.equals(Recall.LONG_RUN)) {
            questions(question);
        }
        return AnswerForm.ONLY;
    }

    private static <T> Optional<String> fault(StoredResult result, Form<T> form) {
        T found = form.read(result.answer(), result.counts());
        if (!form.verdict(found).equals(result.verdict())) {
            return Optional.of("status, outcome or method is not that of the answer");
        }
        if (!isOf(result)) {
            return Optional.of("the answer is to another instance");
        }
        boolean bounded = result.key().within() != Key.ANY;
        return switch (form.reach(found)) {
            case ANY_LIMITS -> bounded ? Optional.of("a whole answer within limits") : NONE;
            case THESE_LIMITS -> bounded ? NONE : Optional.of("a partial answer without limits");
            case CUT_SHORT -> Optional.of("a limit cut the answer short");
        };
    }

    private static final Optional<String> NONE = Optional.empty();

    private static boolean isOf(StoredResult result) {
        return new Json.Text(result.key().instance())
                .equals(result.answer().values().get("instance"));
    }

    private static Optional<String> partFault(StoredResult result) {
        boolean whole =
                isOf(result)
                        && result.answer().values().size() == 3
                        && new Json.Text(result.key().question().substring(PART.length()))
                                .equals(result.answer().values().get("part"))
                        && new Json.Text(result.verdict().outcome())
                                .equals(result.answer().values().get("outcome"));
        return whole ? NONE : Optional.of("not the part of a long run");
    }

    /** The questions that fixed words stand for. */
    private static Set<Question> questions(String words) {
        EnumSet<Question> questions = EnumSet.noneOf(Question.class);
        for (String word : words.split(" ")) {
            boolean known = false;
            for (Question question : Question.values()) {
                if (question.option().equals(word)) {
                    questions.add(question);
                    known = true;
                }
            }
            if (!known) {
                throw new IllegalArgumentException("no question: " + BadInput.shown(word));
            }
        }
        return questions;
    }

    /** Checks the certificate if it is still where it was written, else solves anew. */
    public Finding check(StoredResult result, String version, Budget budget) {
        Optional<Finding> byCertificate = certificate(result);
        if (byCertificate.isPresent()) {
            return byCertificate.get();
        }
        try {
            Json.Fields again = solved(result.key(), budget);
            return compared(result, again, result.key().version().equals(version));
        } catch (BadInput bad) {
            return new Finding.Open(bad.line());
        } catch (CutShort | IllegalArgumentException e) {
            return new Finding.Open(String.valueOf(e.getMessage()));
        }
    }

    private Optional<Finding> certificate(StoredResult result) {
        if (result.proof().file().isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in =
                new BufferedInputStream(
                        Files.newInputStream(Path.of(result.proof().file())), 1 << 16)) {
            Verdict verdict = Verdict.of(in, catalogue);
            boolean shows =
                    verdict.report() instanceof Report.Accepted
                            && verdict.header()
                                    .filter(header -> isClaimed(header, result))
                                    .isPresent();
            return shows ? Optional.of(new Finding.Agrees("certificate")) : Optional.empty();
        } catch (IOException | UncheckedIOException | InvalidPathException gone) {
            return Optional.empty();
        }
    }

    /** A claim about the long run leaves out what follows from it. */
    private static boolean isClaimed(CertificateHeader header, StoredResult result) {
        return header.instance().equals(result.key().instance())
                && result.answer()
                        .values()
                        .entrySet()
                        .containsAll(header.claim().values().entrySet());
    }

    private static Finding compared(StoredResult result, Json.Fields again, boolean sameVersion) {
        boolean same =
                sameVersion
                        ? again.toString().equals(result.answer().toString())
                        : said(again).equals(said(result.answer()));
        return same
                ? new Finding.Agrees("solved")
                : new Finding.Disagrees("solved anew it says " + BadInput.shown(again.toString()));
    }

    private static SequencedMap<String, Json> said(Json.Fields answer) {
        SequencedMap<String, Json> said = new LinkedHashMap<>(answer.values());
        said.keySet().removeAll(WORDING);
        return said;
    }

    private Json.Fields solved(Key key, Budget budget) {
        String question = key.question();
        if (MatrixInstance.isMatrix(key.instance())) {
            PayoffTable matrix = matrix(key.instance());
            return whole(MatrixSolver.solve(matrix, ask(question), budget), key);
        }
        InstanceText text = InstanceText.parse(key.instance());
        Opened<?> opened = catalogue.open(text);
        if (question.equals(Recall.MOVES)) {
            ListedMoves listed = ListedMoves.of(opened, budget);
            return whole(MovesForm.ONLY, listed, key);
        }
        if (!question.startsWith(Recall.LONG_RUN)) {
            return whole(Answering.answer(opened, ask(question), budget), key);
        }
        if (!(opened.game() instanceof RunsLong family)) {
            throw new IllegalArgumentException("the game has no long run");
        }
        Answer run = family.longRun(text, Optional.empty(), budget);
        return question.startsWith(PART)
                ? part(run, key.instance(), question.substring(PART.length()))
                : whole(run, key);
    }

    private static Ask ask(String question) {
        return new Ask(questions(question), Optional.empty());
    }

    private static PayoffTable matrix(String instance) {
        String inside = instance.substring(instance.indexOf('(') + 1, instance.length() - 1);
        if (!MatrixReader.isInline(inside)) {
            throw new IllegalArgumentException("the matrix is known by its digest only");
        }
        return MatrixReader.inline(inside);
    }

    private static Json.Fields whole(Answer answer, Key key) {
        return whole(AnswerForm.ONLY, answer, key);
    }

    private static <T> Json.Fields whole(Form<T> form, T found, Key key) {
        boolean ends =
                switch (form.reach(found)) {
                    case ANY_LIMITS -> true;
                    case THESE_LIMITS -> key.within() != Key.ANY;
                    case CUT_SHORT -> false;
                };
        if (!ends) {
            throw new CutShort();
        }
        return form.answer(found);
    }

    private static Json.Fields part(Answer answer, String instance, String part) {
        Claim.LongRun run = answer.claim(Claim.LongRun.class).orElseThrow(CutShort::new);
        String letter = run.eventual();
        if (part.matches("[0-9]{1,9}")) {
            int cards = Integer.parseInt(part);
            letter = cards < run.prefix().length() ? run.prefix().substring(cards, cards + 1) : "";
        }
        if (letter.equals("?")) {
            throw new CutShort();
        }
        return Json.fields().with("instance", instance).with("part", part).with("outcome", letter);
    }

    /** Solving anew ended at a limit. */
    private static final class CutShort extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CutShort() {
            super("stopped by a limit; give more --time or --memory", null, false, false);
        }
    }
}
