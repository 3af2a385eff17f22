package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The game of safe moves as strategies are checked by it (theory, 5.1 to 5.3). When a card of the
 * core with label (x, y) is played, every higher core card with the same x then has x - 1 and every
 * lower one with the same y has y - 1; when a stack's card is played at a label, so do the core
 * cards that have it. Cards of which a label falls to 2 go to a stack, or become waste.
 *
 * <p>Without a core the stacks are played one card after the other: the player to move wins if
 * their cards are odd in number, unless a draw is still possible, which it then is.
 */
public final class CoreRules implements FiniteRuleset<CorePosition, CheckMove> {
    private final CorePosition start;
    private final CoreForm form;

    /** The rules from a position on. */
    public CoreRules(CorePosition start, CoreForm form) {
        this.start = start;
        this.form = form;
    }

    @Override
    public CorePosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(CorePosition position) {
        if (position.equals(CorePosition.WON)) {
            return Optional.of(Result.WON);
        }
        if (position.blockCount() > 0) {
            return Optional.empty();
        }
        if (position.waste() < form.wasteLimit()) {
            return Optional.of(Result.DRAWN);
        }
        boolean odd = (position.lowCount() + position.highCount()) % 2 == 1;
        return Optional.of(odd ? Result.WON : Result.LOST);
    }

    @Override
    public List<CheckMove> moves(CorePosition position) {
        List<CheckMove> moves = new ArrayList<>();
        if (position.lowCount() > 0) {
            moves.add(CheckMove.BOTTOM);
        }
        if (position.highCount() > 0) {
            moves.add(CheckMove.TOP);
        }
        for (int block = 0; block < position.blockCount(); block++) {
            CheckMove.addAll(moves, block, position.gap(block), small(position, block));
        }
        return moves;
    }

    private CheckMove.Small small(CorePosition position, int block) {
        int gap = position.gap(block);
        int x = position.x(block);
        int y = position.y(block);
        int waste = position.waste();
        return new CheckMove.Small(
                gap >= 0 || Gap.isOpenBelow(gap) ? 0 : form.threshold(x, y - 1, waste),
                gap >= 0 || Gap.isOpenAbove(gap) ? 0 : form.threshold(x - 1, y, waste));
    }

    @Override
    public boolean isLegal(CorePosition position, CheckMove move) {
        if (move.equals(CheckMove.BOTTOM)) {
            return position.lowCount() > 0;
        }
        if (move.equals(CheckMove.TOP)) {
            return position.highCount() > 0;
        }
        int block = move.block();
        return 0 <= block
                && block < position.blockCount()
                && move.isOf(position.gap(block), small(position, block));
    }

    @Override
    public CorePosition play(CorePosition position, CheckMove move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        var after = new CoreForm.Gathering(form, position.waste());
        for (int i = move.equals(CheckMove.BOTTOM) ? 1 : 0; i < position.lowCount(); i++) {
            after.low().append(position.low(i));
        }
        for (int i = move.equals(CheckMove.TOP) ? 1 : 0; i < position.highCount(); i++) {
            after.high().append(position.high(i));
        }
        if (move.equals(CheckMove.BOTTOM)) {
            lowerAll(position, position.low(0), 0, after);
        } else if (move.equals(CheckMove.TOP)) {
            lowerAll(position, 0, position.high(0), after);
        } else {
            split(position, move, after);
        }
        return after.position();
    }

    /** Core cards with a label x or y that was played at need one card less there. */
    private static void lowerAll(CorePosition before, int x, int y, CoreForm.Gathering after) {
        for (int i = 0; i < before.blockCount(); i++) {
            after.add(
                    before.x(i) == x ? x - 1 : before.x(i),
                    before.y(i) == y ? y - 1 : before.y(i),
                    before.gap(i));
        }
    }

    private static void split(CorePosition before, CheckMove move, CoreForm.Gathering after) {
        int played = move.block();
        int x = before.x(played);
        int y = before.y(played);
        int gap = before.gap(played);
        for (int i = 0; i < played; i++) {
            after.add(before.x(i), before.y(i) == y ? y - 1 : before.y(i), before.gap(i));
        }
        after.add(x, y - 1, move.below(gap));
        after.add(x - 1, y, move.above(gap));
        for (int i = played + 1; i < before.blockCount(); i++) {
            after.add(before.x(i) == x ? x - 1 : before.x(i), before.y(i), before.gap(i));
        }
    }
}
