package parlour.games.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.check.FiniteChecker;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * A finite game of perfect information that needs nothing but its rules: it answers, lists moves,
 * proves and checks by working through every position within reach.
 *
 * <p>A subclass says how instances are read, written and drawn, and gives the rules and the
 * notation. Cost: every position within reach once, each with all its moves, as objects in memory;
 * thousands of positions, not millions. A game with an engine of its own implements {@link
 * Playable} itself.
 *
 * @param <I> instances
 * @param <P> positions
 * @param <M> moves
 */
public abstract class FiniteGame<I, P, M> implements Playable<I> {
    private static final int SHOWN_MOVES = 2;

    /** A game without state. */
    protected FiniteGame() {}

    /** The rules of an instance; their start is where its play stands. */
    protected abstract FiniteRuleset<P, M> rules(I instance);

    /** How positions and moves of an instance are written in certificates, and moves in answers. */
    protected abstract PositionNotation<P, M> notation(I instance);

    /** The instance at another position of its play. */
    protected abstract I at(I instance, P position);

    @Override
    public final Answer solve(I instance, Ask ask, Budget budget) {
        return new FiniteAnswer<>(
                        canonical(instance),
                        new FinitePlay<>(rules(instance), notation(instance)),
                        ask,
                        budget)
                .answer();
    }

    @Override
    public final List<Row> moves(I instance, Budget budget) {
        FinitePlay<P, M> play = new FinitePlay<>(rules(instance), notation(instance));
        FiniteValues<P, M> values = new FiniteValues<>(play, budget);
        List<Row> rows = new ArrayList<>();
        for (M move : play.movesOfStart()) {
            P option = play.rules().play(play.start(), move);
            Outcome outcome = values.outcome(option);
            rows.add(
                    new Row(
                            play.notation().writeMove(play.start(), move),
                            outcome.toString(),
                            outcome == Outcome.PREVIOUS,
                            values.plies(option)));
        }
        rows.sort(Comparator.comparingLong(FiniteGame::badness));
        return rows;
    }

    /** Wins first, the shortest first; then draws; then losses, the longest first. */
    private static long badness(Row row) {
        long plies = row.remoteness().orElse(0);
        return switch (row.outcome()) {
            case "P" -> plies;
            case "D" -> 1L << 32;
            default -> (1L << 33) - plies;
        };
    }

    @Override
    public final Optional<Result> result(I instance) {
        FiniteRuleset<P, M> rules = rules(instance);
        return rules.result(rules.start());
    }

    @Override
    public final I play(I instance, String move) {
        FinitePlay<P, M> play = new FinitePlay<>(rules(instance), notation(instance));
        List<String> legal = new ArrayList<>();
        for (M candidate : play.movesOfStart()) {
            String name = play.notation().writeMove(play.start(), candidate);
            if (name.equals(move.strip())) {
                return at(instance, play.rules().play(play.start(), candidate));
            }
            legal.add(name);
        }
        throw new BadInput(
                move,
                "move (%s) is not legal here; %s"
                        .formatted(
                                BadInput.shown(move),
                                legal.isEmpty()
                                        ? "no move is left"
                                        : "try "
                                                + String.join(
                                                        " or ",
                                                        legal.subList(
                                                                0,
                                                                Math.min(
                                                                        SHOWN_MOVES,
                                                                        legal.size())))));
    }

    @Override
    public final Report check(I instance, CertificateHeader header, CertificateReader lines) {
        FinitePlay<P, M> play = new FinitePlay<>(rules(instance), notation(instance));
        return new FiniteChecker<>(play.rules(), play.notation(), true, texts -> moves(play, texts))
                .check(header, lines);
    }

    private static <P, M> Set<M> moves(FinitePlay<P, M> play, List<String> texts) {
        Set<M> moves = new HashSet<>();
        texts.forEach(text -> moves.add(play.notation().readMove(play.start(), text)));
        return moves;
    }
}
