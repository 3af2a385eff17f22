package parlour.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.Result;

/**
 * Solves small games by the definitions alone, to measure everything else against. Positions met
 * once are remembered; beyond that there is nothing clever here.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class BruteForce<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final Map<P, Outcome> outcomes = new HashMap<>();
    private final Map<P, Long> nimbers = new HashMap<>();
    private final Map<P, Long> plies = new HashMap<>();

    /** A solver of positions of a game with these rules. */
    public BruteForce(FiniteRuleset<P, M> rules) {
        this.rules = rules;
    }

    /** The outcome of the start. */
    public Outcome outcome() {
        return outcome(rules.start());
    }

    /** N if some option is P; P if all are N, of which there is at least one; else D. */
    public Outcome outcome(P position) {
        Optional<Result> result = rules.result(position);
        if (result.isPresent()) {
            return switch (result.get()) {
                case WON -> Outcome.NEXT;
                case LOST -> Outcome.PREVIOUS;
                case DRAWN -> Outcome.DRAWN;
            };
        }
        @Nullable Outcome known = outcomes.get(position);
        if (known == null) {
            known = fromOptions(position);
            outcomes.put(position, known);
        }
        return known;
    }

    private Outcome fromOptions(P position) {
        Set<Outcome> found = new HashSet<>();
        for (P option : options(position)) {
            found.add(outcome(option));
        }
        if (found.contains(Outcome.PREVIOUS)) {
            return Outcome.NEXT;
        }
        return found.contains(Outcome.DRAWN) ? Outcome.DRAWN : Outcome.PREVIOUS;
    }

    /** All moves to positions with outcome P, in the order of the rules. */
    public List<M> winningMoves(P position) {
        List<M> winning = new ArrayList<>();
        for (M move : rules.result(position).isPresent() ? List.<M>of() : rules.moves(position)) {
            if (outcome(rules.play(position, move)) == Outcome.PREVIOUS) {
                winning.add(move);
            }
        }
        return winning;
    }

    /**
     * The least number that is no option's nimber.
     *
     * @throws IllegalStateException if a play can end other than lost by the player to move
     */
    public long nimber(P position) {
        Optional<Result> result = rules.result(position);
        if (result.isPresent()) {
            if (result.get() != Result.LOST) {
                throw new IllegalStateException("no nimber where play ends " + result.get());
            }
            return 0;
        }
        @Nullable Long known = nimbers.get(position);
        if (known == null) {
            Set<Long> found = new HashSet<>();
            options(position).forEach(option -> found.add(nimber(option)));
            known = 0L;
            while (found.contains(known)) {
                known++;
            }
            nimbers.put(position, known);
        }
        return known;
    }

    /** The plies that play lasts if the winner hurries and the loser delays; absent for draws. */
    public OptionalLong remoteness(P position) {
        return outcome(position) == Outcome.DRAWN
                ? OptionalLong.empty()
                : OptionalLong.of(plies(position));
    }

    private long plies(P position) {
        if (rules.result(position).isPresent()) {
            return 0;
        }
        @Nullable Long known = plies.get(position);
        if (known == null) {
            boolean wins = outcome(position) == Outcome.NEXT;
            known = wins ? Long.MAX_VALUE : 0;
            for (P option : options(position)) {
                if (!wins) {
                    known = Math.max(known, plies(option) + 1);
                } else if (outcome(option) == Outcome.PREVIOUS) {
                    known = Math.min(known, plies(option) + 1);
                }
            }
            plies.put(position, known);
        }
        return known;
    }

    /** Every position within reach of the start, finished ones included. */
    public Set<P> reachable() {
        Set<P> seen = new HashSet<>();
        List<P> left = new ArrayList<>(List.of(rules.start()));
        while (!left.isEmpty()) {
            P position = left.removeLast();
            if (seen.add(position) && rules.result(position).isEmpty()) {
                left.addAll(options(position));
            }
        }
        return seen;
    }

    private List<P> options(P position) {
        List<P> options = new ArrayList<>();
        for (M move : rules.moves(position)) {
            options.add(rules.play(position, move));
        }
        return options;
    }
}
