package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.game.PositionNotation;
import parlour.game.Result;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.CorePosition;
import parlour.solve.search.PositionValues;
import parlour.solve.search.StrategyOracle;

/**
 * Outcomes on sums whose parts do not join, as N+N: blocks of one label stand side by side there,
 * for which the packed search has no keys. Depth first by the class rules as they are, positions as
 * objects in a map; options with the fewest answers first. Moves that leave a card which completes
 * are left out under normal play, since they lose (Proposition 9).
 *
 * <p>Cost: for hundreds of thousands of positions. Play is at most (a-1)(d-1)+1 moves deep.
 */
final class PlainOutcomes implements OrderOutcomes, StrategyOracle<CheckPosition> {
    private static final String METHOD = "class-rules";
    private static final int LOOK_EVERY = 64;

    /** Three numbers. */
    private static final long BYTES_PER_BLOCK = 12;

    private final CheckRules rules;
    private final Budget budget;
    private final PositionNotation<CheckPosition, CheckMove> notation;

    /** 1 where the player to move wins, 0 where he loses. */
    private final PositionValues<CheckPosition> wins;

    /** Bytes of the blocks of the options that wait; sums may have thousands of blocks. */
    private long waitingBytes;

    private long played;

    PlainOutcomes(
            CheckRules rules, PositionNotation<CheckPosition, CheckMove> notation, Budget budget) {
        this.rules = rules;
        this.notation = notation;
        this.budget = budget;
        this.wins = new PositionValues<>(budget, PlainOutcomes::blockBytes);
    }

    @Override
    public String method() {
        return METHOD;
    }

    @Override
    public void keepIn(Checkpoints checkpoints) {
        checkpoints.begin(wins.kept(METHOD, notation, rules.start()));
    }

    @Override
    public boolean wins(CheckPosition position) {
        @Nullable Integer known = wins.of(position);
        if (known != null) {
            return known == 1;
        }
        boolean found = hasLostOption(position);
        wins.put(position, found ? 1 : 0);
        if (bytes() > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
        return found;
    }

    private boolean hasLostOption(CheckPosition position) {
        Map<CheckPosition, Integer> answers = new LinkedHashMap<>();
        long waiting = 0;
        for (CheckMove move : rules.moves(position)) {
            CheckPosition option = rules.play(position, move);
            look();
            Optional<Result> result = rules.result(option);
            if (result.isPresent()) {
                if (result.get() == Result.LOST) {
                    return true;
                }
            } else if (isKnownLost(option)) {
                return true;
            } else if (!hasCompleting(option) && !answers.containsKey(option)) {
                answers.put(option, rules.moves(option).size());
                waiting += blockBytes(option);
                if (bytes() + waiting > budget.memoryBytes()) {
                    throw new Budget.Exceeded("memory");
                }
            }
        }
        waitingBytes += waiting;
        try {
            return isAnyLost(answers);
        } finally {
            waitingBytes -= waiting;
        }
    }

    private boolean isAnyLost(Map<CheckPosition, Integer> answers) {
        List<CheckPosition> options = new ArrayList<>(answers.keySet());
        options.sort(Comparator.comparing(answers::get));
        for (CheckPosition option : options) {
            if (!wins(option)) {
                return true;
            }
        }
        return false;
    }

    private void look() {
        if (played++ % LOOK_EVERY == 0) {
            budget.spend();
        }
    }

    private static long blockBytes(CheckPosition position) {
        return BYTES_PER_BLOCK * position.blockCount();
    }

    private boolean isKnownLost(CheckPosition position) {
        @Nullable Integer known = wins.of(position);
        return known != null && known == 0;
    }

    /** Whether some card completes; under misère play such cards are not in positions. */
    private static boolean hasCompleting(CheckPosition position) {
        for (int i = 0; i < position.blockCount(); i++) {
            if (position.x(i) == 1 || position.y(i) == 1) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Known known(CheckPosition position, boolean strict) {
        @Nullable Integer known = wins.of(position);
        return known == null ? Known.UNKNOWN : known == 1 ? Known.NO : Known.YES;
    }

    @Override
    public boolean isBeaten(CheckPosition position, boolean strict) {
        return !wins(position);
    }

    /** Strategies here are about positions as they are. */
    @Override
    public int known(CorePosition position) {
        throw new IllegalStateException("parts that do not join have no core");
    }

    @Override
    public boolean isBeaten(CorePosition position) {
        throw new IllegalStateException("parts that do not join have no core");
    }

    @Override
    public long expanded() {
        return wins.size();
    }

    @Override
    public long bytes() {
        return wins.bytes() + waitingBytes;
    }
}
