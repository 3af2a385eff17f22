package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The label model: the same game as {@link BoardRules}, played on what is left to do.
 *
 * <p>Theorem: let a card with label (x, y) be played. If x = 1 or y = 1 the play is complete.
 * Otherwise every higher card with the same x has x - 1 from now on, every lower card with the same
 * y has y - 1, and nothing else changes. Proof: a longest ascending run below z that uses the new
 * card e &lt; z ends with it, so the longest below z becomes the greater of what it was and one
 * more than the longest below e; descending runs likewise. Hence labels are all one needs to know
 * of a board.
 *
 * <p>No reductions: every card is a move, listed in deck order. Cost of a move: the number of
 * blocks.
 */
public final class LabelRules implements FiniteRuleset<LabelPosition, LabelMove> {
    private final LabelPosition start;
    private final Convention convention;

    /** The rules from a position on. */
    public LabelRules(LabelPosition start, Convention convention) {
        this.start = start;
        this.convention = convention;
    }

    @Override
    public LabelPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(LabelPosition position) {
        if (position.isCompleted()) {
            return Optional.of(convention == Convention.NORMAL ? Result.LOST : Result.WON);
        }
        return position.isExhausted() ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<LabelMove> moves(LabelPosition position) {
        List<LabelMove> moves = new ArrayList<>(position.cards());
        for (int block = 0; block < position.blockCount(); block++) {
            for (int offset = 0; offset < position.size(block); offset++) {
                moves.add(new LabelMove(block, offset));
            }
        }
        return moves;
    }

    @Override
    public boolean isLegal(LabelPosition position, LabelMove move) {
        return 0 <= move.block()
                && move.block() < position.blockCount()
                && 0 <= move.offset()
                && move.offset() < position.size(move.block());
    }

    @Override
    public LabelPosition play(LabelPosition position, LabelMove move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        int played = move.block();
        int x = position.x(played);
        int y = position.y(played);
        if (x == 1 || y == 1) {
            return LabelPosition.COMPLETED;
        }
        LabelPosition.Builder after = new LabelPosition.Builder();
        for (int i = 0; i < played; i++) {
            after.add(
                    position.x(i), position.y(i) - (position.y(i) == y ? 1 : 0), position.size(i));
        }
        after.add(x, y - 1, move.offset());
        after.add(x - 1, y, position.size(played) - move.offset() - 1);
        for (int i = played + 1; i < position.blockCount(); i++) {
            after.add(
                    position.x(i) - (position.x(i) == x ? 1 : 0), position.y(i), position.size(i));
        }
        return after.build();
    }
}
