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
 * <p>Under misère play all dead cards are one move, which completes and comes last. That leaves
 * outcome and remoteness as they are: dead cards stay dead, since labels never rise; they change no
 * live label; and playing any of them has the same result. Moves of live cards come in deck order.
 */
public final class CheckRules implements FiniteRuleset<CheckPosition, CheckMove> {
    private final CheckPosition start;
    private final boolean misere;

    /** The rules from a position on. */
    public CheckRules(CheckPosition start, boolean misere) {
        this.start = start;
        this.misere = misere;
    }

    @Override
    public CheckPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(CheckPosition position) {
        if (position.equals(CheckPosition.COMPLETED)) {
            return Optional.of(misere ? Result.WON : Result.LOST);
        }
        boolean exhausted = position.blockCount() == 0 && !position.hasDead();
        return exhausted ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<CheckMove> moves(CheckPosition position) {
        List<CheckMove> moves = new ArrayList<>();
        for (int block = 0; block < position.blockCount(); block++) {
            for (int offset = 0; offset < position.size(block); offset++) {
                moves.add(new CheckMove(block, offset));
            }
        }
        if (position.hasDead()) {
            moves.add(CheckMove.DEAD);
        }
        return moves;
    }

    @Override
    public boolean isLegal(CheckPosition position, CheckMove move) {
        if (move.equals(CheckMove.DEAD)) {
            return position.hasDead();
        }
        return 0 <= move.block()
                && move.block() < position.blockCount()
                && 0 <= move.offset()
                && move.offset() < position.size(move.block());
    }

    @Override
    public CheckPosition play(CheckPosition position, CheckMove move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        if (move.equals(CheckMove.DEAD)
                || position.x(move.block()) == 1
                || position.y(move.block()) == 1) {
            return CheckPosition.COMPLETED;
        }
        return after(position, move);
    }

    private CheckPosition after(CheckPosition before, CheckMove move) {
        int x = before.x(move.block());
        int y = before.y(move.block());
        var after = new CheckPosition.Gathering(misere);
        if (before.hasDead()) {
            after.addDead();
        }
        for (int i = 0; i < move.block(); i++) {
            after.add(before.x(i), before.y(i) == y ? y - 1 : before.y(i), before.size(i));
        }
        after.add(x, y - 1, move.offset());
        after.add(x - 1, y, before.size(move.block()) - move.offset() - 1);
        for (int i = move.block() + 1; i < before.blockCount(); i++) {
            after.add(before.x(i) == x ? x - 1 : before.x(i), before.y(i), before.size(i));
        }
        return after.position();
    }
}
