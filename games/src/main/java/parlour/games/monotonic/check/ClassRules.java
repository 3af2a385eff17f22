package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The label model on infinite and large decks, made finite by classes of gaps (spec B). When a card
 * with label (x, y) is played, a run is complete if x = 1 or y = 1; else every higher card with the
 * same x then has x - 1 and every lower card with the same y has y - 1.
 *
 * <p>A large or infinite block is split in one of these ways, and every card of it in one of them:
 * a small number of cards below, if there is a lowest card; a small number above, if there is a
 * highest; large or infinite parts on both sides. Small means below {@link LargeFrom}. Under misère
 * play the move {@code dead} completes; a dead card need not exist yet, but completing loses, so
 * that an early one changes no outcome.
 */
public final class ClassRules implements FiniteRuleset<ClassPosition, ClassMove> {
    private final ClassPosition start;
    private final LargeFrom largeFrom;

    /** The rules from a position on. */
    public ClassRules(ClassPosition start, LargeFrom largeFrom) {
        this.start = start;
        this.largeFrom = largeFrom;
    }

    @Override
    public ClassPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(ClassPosition position) {
        if (position.equals(ClassPosition.COMPLETED)) {
            return Optional.of(largeFrom.isMisere() ? Result.WON : Result.LOST);
        }
        boolean none = position.blockCount() == 0 && !largeFrom.isMisere();
        return none ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<ClassMove> moves(ClassPosition position) {
        List<ClassMove> moves = new ArrayList<>();
        for (int block = 0; block < position.blockCount(); block++) {
            int gap = position.gap(block);
            for (int cards = 0; cards < mostBelow(position, block); cards++) {
                moves.add(new ClassMove(block, ClassMove.Side.BELOW, cards));
            }
            if (gap < 0) {
                for (int cards = 0; cards < mostAbove(position, block); cards++) {
                    moves.add(new ClassMove(block, ClassMove.Side.ABOVE, cards));
                }
                moves.add(new ClassMove(block, ClassMove.Side.NEITHER, 0));
            }
        }
        if (largeFrom.isMisere()) {
            moves.add(ClassMove.DEAD);
        }
        return moves;
    }

    /** Numbers of cards below that are told apart: all in a finite block, small ones in a large. */
    private int mostBelow(ClassPosition position, int block) {
        int gap = position.gap(block);
        if (gap >= 0) {
            return gap;
        }
        boolean completes = position.x(block) == 1 || position.y(block) == 1;
        return completes || Gap.isOpenBelow(gap)
                ? 0
                : largeFrom.threshold(position.x(block), position.y(block) - 1);
    }

    private int mostAbove(ClassPosition position, int block) {
        boolean completes = position.x(block) == 1 || position.y(block) == 1;
        return completes || Gap.isOpenAbove(position.gap(block))
                ? 0
                : largeFrom.threshold(position.x(block) - 1, position.y(block));
    }

    @Override
    public boolean isLegal(ClassPosition position, ClassMove move) {
        if (move.equals(ClassMove.DEAD)) {
            return largeFrom.isMisere();
        }
        if (move.block() < 0 || move.block() >= position.blockCount() || move.cards() < 0) {
            return false;
        }
        return switch (move.side()) {
            case BELOW -> move.cards() < mostBelow(position, move.block());
            case ABOVE ->
                    position.gap(move.block()) < 0
                            && move.cards() < mostAbove(position, move.block());
            case NEITHER -> position.gap(move.block()) < 0;
        };
    }

    @Override
    public ClassPosition play(ClassPosition position, ClassMove move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        if (move.equals(ClassMove.DEAD)) {
            return ClassPosition.COMPLETED;
        }
        int gap = position.gap(move.block());
        int below = move.side() == ClassMove.Side.BELOW ? move.cards() : Gap.part(gap, true);
        int above = move.side() == ClassMove.Side.ABOVE ? move.cards() : Gap.part(gap, false);
        return after(position, move.block(), below, gap >= 0 ? gap - 1 - below : above);
    }

    /**
     * The position after a card of a block is played with these gaps of the block below and above
     * it.
     */
    public ClassPosition after(ClassPosition before, int played, int below, int above) {
        int x = before.x(played);
        int y = before.y(played);
        if (x == 1 || y == 1) {
            return ClassPosition.COMPLETED;
        }
        var after = new ClassPosition.Gathering(largeFrom);
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
