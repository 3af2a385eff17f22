package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parlour.claim.Json;
import parlour.claim.Standing;
import parlour.game.Outcome;

/**
 * What is known of who wins at a position, and how it is known.
 *
 * @param outcome who wins, if known
 * @param source the published theorem, if the outcome rests on one without a construction
 * @param wins the winning moves that are known
 * @param method the engine or theorem that decided, a fixed word
 * @param reasons why, line by line
 * @param explored if the outcome is not known: what was looked at, with the bound
 * @param isStopped whether a limit of time, memory or size ended the search
 * @param known moves that are settled although the position is not
 */
public record Verdict(
        Optional<Outcome> outcome,
        Optional<String> source,
        Wins wins,
        String method,
        List<String> reasons,
        String explored,
        boolean isStopped,
        List<Standing.KnownMove> known) {
    /** Keeps copies. */
    public Verdict {
        reasons = List.copyOf(reasons);
        known = List.copyOf(known);
    }

    /**
     * Winning moves.
     *
     * @param moves the known ones, ascending
     * @param isComplete whether there are no others
     * @param completeBelow otherwise, the bound below which there are no others
     */
    public record Wins(List<Long> moves, boolean isComplete, OptionalLong completeBelow) {
        /** Nothing known. */
        public static final Wins UNKNOWN = new Wins(List.of(), false, OptionalLong.empty());

        /** No winning move: a P-position. */
        public static final Wins NONE = new Wins(List.of(), true, OptionalLong.empty());

        /** Keeps a copy. */
        public Wins {
            moves = List.copyOf(moves);
        }

        /** These and no others. */
        public static Wins all(List<Long> moves) {
            return new Wins(moves, true, OptionalLong.empty());
        }

        /** These, and no others below a bound. */
        public static Wins below(List<Long> moves, long bound) {
            return new Wins(moves, false, OptionalLong.of(bound));
        }
    }

    /** A decided position. */
    public static Verdict proved(Outcome outcome, Wins wins, String method) {
        return new Verdict(
                Optional.of(outcome),
                Optional.empty(),
                wins,
                method,
                List.of(),
                "",
                false,
                List.of());
    }

    /** A position decided by a published theorem. */
    public static Verdict cited(Outcome outcome, Wins wins, String method, String source) {
        return new Verdict(
                Optional.of(outcome),
                Optional.of(source),
                wins,
                method,
                List.of(),
                "",
                false,
                List.of());
    }

    /** An undecided position. */
    public static Verdict unknown(String method, String explored, boolean isStopped) {
        return new Verdict(
                Optional.empty(),
                Optional.empty(),
                Wins.UNKNOWN,
                method,
                List.of(),
                explored,
                isStopped,
                List.of());
    }

    /** The same with a reason more. */
    public Verdict because(String reason) {
        List<String> more = new ArrayList<>(reasons);
        more.add(reason);
        return new Verdict(outcome, source, wins, method, more, explored, isStopped, known);
    }

    /** The same with settled moves. */
    public Verdict knowing(List<Standing.KnownMove> moves) {
        return new Verdict(outcome, source, wins, method, reasons, explored, isStopped, moves);
    }

    /**
     * What a certificate claims of a decided position.
     *
     * @param aboutMoves whether of the winning moves, too
     */
    Json.Fields claim(boolean aboutMoves) {
        Json.Fields claim = Json.fields().with("outcome", outcome.orElseThrow().toString());
        if (!aboutMoves) {
            return claim;
        }
        List<String> moves = wins.moves().stream().map(String::valueOf).toList();
        claim =
                claim.with("winningMoves", Json.texts(moves))
                        .with("winningMovesComplete", new Json.Flag(wins.isComplete()));
        return wins.completeBelow().isPresent()
                ? claim.with("completeBelow", wins.completeBelow().getAsLong())
                : claim;
    }

    /** Whether the player to move is known to lose. */
    public boolean isLost() {
        return outcome.equals(Optional.of(Outcome.PREVIOUS));
    }

    /** Whether the player to move is known to win. */
    public boolean isWon() {
        return outcome.equals(Optional.of(Outcome.NEXT));
    }
}
