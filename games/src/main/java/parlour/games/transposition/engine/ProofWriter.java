package parlour.games.transposition.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.claim.Answer;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.Domain;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Pieces;
import parlour.games.transposition.TranspositionInstance;
import parlour.games.transposition.check.TranspositionChecker;

/**
 * Writes certificates: a full strategy for small finite positions, otherwise the theorem with the
 * quantities on which it rests, for the checker to find again by itself; for larger generalised
 * games the claim alone.
 */
public final class ProofWriter {
    /** Free elements of a position for which a full strategy is written, at most. */
    public static final int STRATEGY_FREE = 10;

    /** The same for a generalised game; beyond, the checker goes through all positions itself. */
    public static final int COUNT_STRATEGY_FREE = 14;

    private ProofWriter() {}

    /** Writes the certificate of a proved answer; nothing where there is none. */
    public static void write(TranspositionInstance instance, Answer answer, CertificateSink sink) {
        boolean allMoves = scope(answer).equals("moves");
        switch (instance) {
            case NumberGame numbers when hasStrategy(numbers) -> {
                sink.open(header("strategy", answer));
                StrategyWriter.write(numbers, sink, allMoves);
            }
            case CountGame game when game.board().free() <= COUNT_STRATEGY_FREE -> {
                sink.open(header("strategy", answer));
                StrategyWriter.write(game, sink, allMoves);
            }
            case CountGame _ -> sink.open(header(TranspositionChecker.RESIDUES, answer));
            case CountCensus _ -> sink.open(census(answer));
            case NumberGame _, Pennies _, Pieces _ -> writeTheorem(instance, answer, sink);
        }
    }

    private static boolean hasStrategy(NumberGame position) {
        Domain domain = position.domain();
        return domain.line().isFinite()
                && domain.line().size() <= parlour.games.transposition.SetRules.MAX_SIZE
                && position.free() <= STRATEGY_FREE;
    }

    /** Writes the theorem as certificate, whatever the size of the position. */
    public static void writeTheorem(
            TranspositionInstance instance, Answer answer, CertificateSink sink) {
        sink.open(header("theorem", answer));
        Json.Fields hypotheses =
                switch (instance) {
                    case NumberGame numbers -> hypotheses(new Decision(numbers).facts(), numbers);
                    case Pennies pennies -> hypotheses(pennies);
                    case Pieces pieces -> hypotheses(pieces.pennies());
                    case CountGame _, CountCensus _ ->
                            throw new IllegalArgumentException("no theorem is known");
                };
        sink.line(Json.fields().with("hypotheses", hypotheses).with("theorem", answer.method()));
    }

    private static String scope(Answer answer) {
        return answer.claims().size() > 1 ? "moves" : "outcome";
    }

    private static CertificateHeader header(String kind, Answer answer) {
        Json.Fields claim = Json.fields();
        for (String key :
                new String[] {"outcome", "winningMoves", "winningMovesEven", "winningMovesOdd"}) {
            Json value = answer.toJson().values().get(key);
            claim = value == null ? claim : claim.with(key, value);
        }
        return new CertificateHeader(kind, answer.instance(), scope(answer), claim);
    }

    private static CertificateHeader census(Answer answer) {
        SequencedMap<String, Json> counts = new LinkedHashMap<>(answer.toJson().values());
        counts.keySet().removeAll(List.of("instance", "status", "method"));
        return new CertificateHeader(
                TranspositionChecker.RESIDUES,
                answer.instance(),
                "outcome",
                new Json.Fields(counts));
    }

    private static Json.Fields hypotheses(Facts facts, NumberGame position) {
        Json.Fields fields =
                Json.fields()
                        .with("moves", facts.moves())
                        .with("played", position.sequence().size())
                        .with("parity", facts.parity().word())
                        .with("endBlock", facts.end().word())
                        .with("pivots", facts.pivots());
        return switch (facts.room()) {
            case Facts.Finite(long free, long difference) ->
                    fields.with("free", free).with("difference", difference);
            case Facts.Infinite(boolean left, boolean right, Census census, boolean _) -> {
                boolean asked = (facts.moves() & 1) == 0 && facts.pivots() <= 1;
                yield fields.with("answerL", new Json.Flag(asked && left))
                        .with("answerR", new Json.Flag(asked && right))
                        .with("finiteClasses", census.finite())
                        .with("omegaClasses", census.omega())
                        .with("omegaStarClasses", census.omegaStar())
                        .with("zetaClasses", census.zeta());
            }
        };
    }

    private static Json.Fields hypotheses(Pennies pennies) {
        return Json.fields()
                .with("pennies", pennies.count())
                .with("difference", pennies.differenceByLetters());
    }
}
