package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The label model as certificates are checked by it. When a card with label (x, y) is played, a run
 * is complete if x = 1 or y = 1; else every higher card with the same x then has x - 1 and every
 * lower card with the same y has y - 1.
 *
 * <p>Infinite and large decks are made finite by classes of gaps (theory, 2). A large or infinite
 * block is split in one of these ways, and every card of it in one of them: a small number of cards
 * below, if there is a lowest card; a small number above, if there is a highest; large or infinite
 * parts on both sides. Small means below {@link LargeFrom}.
 *
 * <p>Under misère play all dead cards are one move, which completes and comes last. That leaves
 * outcome and remoteness as they are: dead cards stay dead, since labels never rise; they change no
 * live label; and playing any of them has the same result. On infinite and large decks a dead card
 * need not exist yet, but completing loses, so that an early one changes no outcome. In tables of
 * numbers cards that complete are gathered under normal play too.
 */
public final class CheckRules implements FiniteRuleset<CheckPosition, CheckMove> {
    private final CheckPosition start;
    private final LargeFrom largeFrom;

    /** The rules from a position on. */
    public CheckRules(CheckPosition start, LargeFrom largeFrom) {
        this.start = start;
        this.largeFrom = largeFrom;
    }

    @Override
    public CheckPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(CheckPosition position) {
        if (position.equals(CheckPosition.COMPLETED)) {
            return Optional.of(largeFrom.isMisere() ? Result.WON : Result.LOST);
        }
        boolean exhausted = position.blockCount() == 0 && !hasDead(position);
        return exhausted ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    private boolean hasDead(CheckPosition position) {
        return largeFrom.hasGathered(position.hasDead());
    }

    /** Moves of live cards come in deck order. */
    @Override
    public List<CheckMove> moves(CheckPosition position) {
        List<CheckMove> moves = new ArrayList<>();
        for (int block = 0; block < position.blockCount(); block++) {
            CheckMove.addAll(moves, block, position.gap(block), small(position, block));
        }
        if (hasDead(position)) {
            moves.add(CheckMove.DEAD);
        }
        return moves;
    }

    private CheckMove.Small small(CheckPosition position, int block) {
        int gap = position.gap(block);
        int x = position.x(block);
        int y = position.y(block);
        boolean gathered = hasDead(position);
        // Cards that complete are all alike.
        boolean counts = gap < 0 && x > 1 && y > 1;
        return new CheckMove.Small(
                counts && !Gap.isOpenBelow(gap) ? largeFrom.threshold(x, y - 1, gathered) : 0,
                counts && !Gap.isOpenAbove(gap) ? largeFrom.threshold(x - 1, y, gathered) : 0);
    }

    @Override
    public boolean isLegal(CheckPosition position, CheckMove move) {
        if (move.equals(CheckMove.DEAD)) {
            return hasDead(position);
        }
        int block = move.block();
        return 0 <= block
                && block < position.blockCount()
                && move.isOf(position.gap(block), small(position, block));
    }

    @Override
    public CheckPosition play(CheckPosition position, CheckMove move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        if (move.equals(CheckMove.DEAD)) {
            return CheckPosition.COMPLETED;
        }
        int gap = position.gap(move.block());
        return after(position, move.block(), move.below(gap), move.above(gap));
    }

    /**
     * The position after a card of a block is played with these gaps of the block below and above
     * it.
     */
    public CheckPosition after(CheckPosition before, int played, int below, int above) {
        int x = before.x(played);
        int y = before.y(played);
        if (x == 1 || y == 1) {
            return CheckPosition.COMPLETED;
        }
        var after = new CheckPosition.Gathering(largeFrom);
        if (before.hasDead()) {
            after.addDead();
        }
        for (int i = 0; i < played; i++) {
            after.add(before.x(i), before.y(i) == y ? y - 1 : before.y(i), before.gap(i));
        }
        after.add(x, y - 1, below);
        after.add(x - 1, y, above);
        for (int i = played + 1; i < before.blockCount(); i++) {
            after.add(before.x(i) == x ? x - 1 : before.x(i), before.y(i), before.gap(i));
        }
        return after.position();
    }
}
