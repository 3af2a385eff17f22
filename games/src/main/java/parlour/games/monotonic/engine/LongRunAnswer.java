package parlour.games.monotonic.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.catalogue.Notes;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.LongRunCertificate;
import parlour.solve.search.StrategyWriter;

/**
 * The outcome for every large enough deck, by the class of large decks, and the outcomes of the
 * decks below the threshold one by one.
 *
 * <p>Decks with more than (a-1)(d-1) cards share one search and its table, since their positions
 * are the same; shorter decks, where play can end drawn, share another.
 */
public final class LongRunAnswer {
    private static final String METHOD = "class-search";

    /**
     * From this threshold on, notes of earlier runs are asked for: shorter long runs take less than
     * a second, and asking tenths of one.
     */
    private static final int MIN_NOTED = 80;

    /** The part that is the outcome on large decks; other parts are named by their cards. */
    private static final String EVENTUAL = "eventual";

    private final MonotonicInstance large;
    private final Budget budget;
    private final OrderSolver solver;
    private final int threshold;
    private final int drawless;
    private final StringBuilder prefix = new StringBuilder();
    private final Outcomes drawish;
    private final Notes notes;

    /** The long run of a game, given by its instance on the large deck. */
    public LongRunAnswer(
            MonotonicInstance large, Ordered.OnOrder start, Budget budget, Notes notes) {
        this.large = large;
        this.budget = budget;
        this.solver = new OrderSolver(large, start, budget);
        int a = large.ascending();
        int d = large.descending();
        this.drawless = (a - 1) * (d - 1) + 1;
        this.threshold = Math.max(drawless, threshold(large.isMisere(), a, d));
        this.notes = threshold < MIN_NOTED ? Notes.NONE : notes;
        this.drawish =
                new Outcomes.Searched(
                        large.convention(),
                        LabelPosition.of(List.of(new LabelPosition.Block(a, d, drawless))),
                        new Trimmed(0, 0),
                        false,
                        budget);
    }

    /**
     * From which number of cards on all decks are alike (spec A8). Normal play: T(2,2) = 2, T(x,2)
     * = x, T(2,y) = y, since such cards can only be played from the ends. Misère play: T(x,2) = x -
     * 1, T(2,y) = y - 1. Beyond, T(x,y) = T(x-1,y) + T(x,y-1) + 1.
     */
    private static int threshold(boolean misere, int a, int d) {
        int[][] table = new int[a + 1][d + 1];
        for (int x = 1; x <= a; x++) {
            for (int y = 1; y <= d; y++) {
                if (x <= 2 || y <= 2) {
                    boolean completes = x == 1 || y == 1;
                    int playable = misere ? Math.max(x, y) - 1 : Math.max(x, y);
                    table[x][y] = completes ? 1 : playable;
                } else {
                    table[x][y] = table[x - 1][y] + table[x][y - 1] + 1;
                }
            }
        }
        return table[a][d];
    }

    /**
     * The answer.
     *
     * @param canonical the canonical string of the instance on the large deck
     */
    public Answer answer(String canonical, Optional<CertificateSink> proof) {
        try {
            solver.beKept();
            drawish.keepIn(budget.checkpoints());
            String eventual = noted(EVENTUAL, solver::outcome);
            prefix();
            Claim.LongRun claim = new Claim.LongRun(eventual, threshold, prefix.toString());
            if (prefix.indexOf("?") < 0) {
                proof.ifPresent(sink -> sink.certify(place -> write(canonical, claim, place)));
            }
            return answer(canonical, new Standing.Proved(), List.of(claim));
        } catch (Budget.Exceeded e) {
            return answer(canonical, Standing.Unknown.stoppedBy(e.limit(), ""), List.of());
        }
    }

    /**
     * The claim with every letter of its prefix.
     *
     * @param canonical the canonical string of the instance on the large deck
     * @throws Budget.Exceeded if the budget runs out before that
     */
    public Claim.LongRun complete(String canonical, Optional<CertificateSink> proof) {
        String eventual = noted(EVENTUAL, solver::outcome);
        letters();
        Claim.LongRun claim = new Claim.LongRun(eventual, threshold, prefix.toString());
        proof.ifPresent(sink -> write(canonical, claim, sink));
        return claim;
    }

    private Answer answer(String canonical, Standing standing, List<Claim> claims) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", solver.expanded() + drawish.expanded());
        counts.put("table-bytes", solver.tableBytes() + drawish.bytes());
        return new Answer(canonical, standing, claims, METHOD, List.of(), counts);
    }

    /**
     * One letter for each deck below the threshold; when the budget runs out, the rest is unknown.
     */
    private void prefix() {
        try {
            letters();
        } catch (Budget.Exceeded e) {
            while (prefix.length() < threshold) {
                prefix.append('?');
            }
        }
    }

    private void letters() {
        while (prefix.length() < threshold) {
            int cards = prefix.length();
            prefix.append(noted(String.valueOf(cards), () -> outcome(cards)));
        }
    }

    /** The letter of a part, from the notes or worked out and noted. */
    private String noted(String part, Supplier<Outcome> work) {
        return notes.letter(part)
                .orElseGet(
                        () -> {
                            String letter = work.get().toString();
                            notes.note(part, letter);
                            return letter;
                        });
    }

    private Outcome outcome(int cards) {
        if (cards >= drawless) {
            return solver.outcomeOf(cards);
        }
        return cards == 0 ? Outcome.DRAWN : drawish.outcome(deck(cards));
    }

    private LabelPosition deck(int cards) {
        return LabelPosition.of(
                List.of(new LabelPosition.Block(large.ascending(), large.descending(), cards)));
    }

    private void write(String canonical, Claim.LongRun claim, CertificateSink sink) {
        LongRunCertificate format =
                new LongRunCertificate(large.ascending(), large.descending(), large.isMisere());
        Json.Fields claimed =
                Json.fields()
                        .with("eventual", claim.eventual())
                        .with("threshold", claim.threshold())
                        .with("prefix", claim.prefix());
        sink.open(
                new CertificateHeader(
                        LongRunCertificate.KIND, canonical, LongRunCertificate.CLAIMS, claimed));
        var game = format.game();
        var writer = new StrategyWriter<>(game.rules(), game.notation(), drawish, sink);
        for (int cards = 1; cards < drawless; cards++) {
            settle(writer, format.start(cards), drawish.outcome(deck(cards)));
        }
        writer = writer.asking(solver);
        for (int cards = drawless; cards < format.largeFrom(); cards++) {
            settle(writer, format.start(cards), solver.outcomeOf(cards));
        }
        settle(writer, format.largeStart(), solver.outcome());
    }

    private static <P> void settle(StrategyWriter<P, ?> writer, P start, Outcome outcome) {
        switch (outcome) {
            case PREVIOUS -> writer.beaten(start, true);
            case NEXT -> writer.unbeaten(start, true);
            case DRAWN -> {
                writer.beaten(start, false);
                writer.unbeaten(start, false);
            }
        }
    }
}
