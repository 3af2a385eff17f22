package parlour.app.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import parlour.app.ask.ListedMoves;
import parlour.app.recall.Recall;
import parlour.claim.Budget;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/**
 * Chooses moves. The same seed in the same position gives the same move, so that a play can be
 * repeated from its link.
 *
 * @param level how well it plays
 * @param seed what its dice are thrown with
 */
public record Opponent(Level level, long seed) {
    /**
     * What an opponent may count to is this part of what a question without a time limit may, so
     * that it answers in about a second, and the same wherever it plays.
     */
    private static final int SHARE = 8;

    /** Losing moves that a stubborn opponent compares by looking one ply further. */
    private static final int MAX_COMPARED = 12;

    /** Members of a range among which the dice choose. */
    private static final int MAX_CHOICE = 8;

    /**
     * The move it makes; empty if there is none, or none can be found within the budget.
     *
     * @param recall asks the game, or the store
     * @throws Budget.Exceeded if the budget runs out
     */
    public <I> Optional<String> reply(Playable<I> game, I position, Recall recall, Budget budget) {
        if (game.result(position).isPresent()) {
            return Optional.empty();
        }
        Budget counted = budget.withCountsDividedBy(SHARE);
        List<Playable.Row> rows = rows(game, position, recall, counted);
        SplittableRandom dice = new SplittableRandom(seed ^ hash(game.canonical(position)));
        if (looksAway(dice)) {
            return any(game, position, rows, dice);
        }
        if (level == Level.STUBBORN && Prospect.of(rows) == Prospect.LOSES) {
            return trap(game, position, rows, other -> rows(game, other, recall, counted));
        }
        return any(game, position, equallyGood(rows), dice);
    }

    private static <I> List<Playable.Row> rows(
            Playable<I> game, I position, Recall recall, Budget budget) {
        ListedMoves listed = recall.moves(new Opened<>(game, position), budget);
        if (listed.isStopped()) {
            throw new Budget.Exceeded(listed.stoppedBy());
        }
        if (listed.hasUnknown() && budget.isOver()) {
            // Which moves were settled by then hangs on how fast the machine is.
            throw new Budget.Exceeded("time");
        }
        return listed.rows();
    }

    private boolean looksAway(SplittableRandom dice) {
        return switch (level.oneIn()) {
            case 0 -> true;
            case 1 -> false;
            default -> dice.nextInt(level.oneIn()) == 0;
        };
    }

    /** The moves that are as good as the first one, which is among the best. */
    private static List<Playable.Row> equallyGood(List<Playable.Row> rows) {
        List<Playable.Row> best = new ArrayList<>();
        for (Playable.Row row : rows) {
            Playable.Row first = rows.getFirst();
            if (row.outcome().equals(first.outcome())
                    && row.wins() == first.wins()
                    && row.remoteness().equals(first.remoteness())) {
                best.add(row);
            }
        }
        return best;
    }

    private static <I> Optional<String> any(
            Playable<I> game, I position, List<Playable.Row> rows, SplittableRandom dice) {
        List<Playable.Row> left = new ArrayList<>(rows);
        while (!left.isEmpty()) {
            String listed = left.remove(dice.nextInt(left.size())).move();
            List<String> moves = MoveRange.legal(game, position, listed, MAX_CHOICE);
            if (!moves.isEmpty()) {
                return Optional.of(moves.get(dice.nextInt(moves.size())));
            }
        }
        return Optional.empty();
    }

    /** A losing move that leaves the fewest winning replies; the longest play among those. */
    private static <I> Optional<String> trap(
            Playable<I> game,
            I position,
            List<Playable.Row> rows,
            Function<I, List<Playable.Row>> asked) {
        record Trap(String move, long replies, long plies) {}
        List<Trap> traps = new ArrayList<>();
        for (Playable.Row row : rows.subList(0, Math.min(MAX_COMPARED, rows.size()))) {
            Optional<String> move = MoveRange.first(game, position, row.move());
            if (move.isPresent()) {
                I after = game.play(position, move.get());
                boolean isOver = game.result(after).isPresent();
                long replies = isOver ? Long.MAX_VALUE : winning(asked.apply(after));
                traps.add(new Trap(move.get(), replies, row.remoteness().orElse(0)));
            }
        }
        return traps.stream()
                .min(
                        Comparator.comparingLong(Trap::replies)
                                .thenComparing(Trap::plies, Comparator.reverseOrder()))
                .map(Trap::move);
    }

    /** How many moves win; a range counts as many. */
    private static long winning(List<Playable.Row> rows) {
        long count = 0;
        for (Playable.Row row : rows) {
            if (row.wins()) {
                count += MoveRange.members(row.move()).limit(MAX_CHOICE).count();
            }
        }
        return count;
    }

    /** The same number for the same text on every machine: FNV-1a. */
    private static long hash(String text) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return hash;
    }
}
