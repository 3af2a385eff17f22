package parlour.games.sylver;

import java.util.Optional;
import parlour.game.Result;
import parlour.game.Ruleset;

/**
 * The rules: name a positive integer that is no sum of numbers named before, repeats allowed.
 * Whoever names 1 loses, or where 1 is excluded, whoever cannot move. Play always ends, though no
 * bound on its length is known in advance.
 */
public final class SylverRules implements Ruleset<SylverPosition, Long> {
    private final SylverInstance instance;

    /** The rules from an instance on. */
    public SylverRules(SylverInstance instance) {
        this.instance = instance;
    }

    @Override
    public SylverPosition start() {
        return instance.position();
    }

    @Override
    public Optional<Result> result(SylverPosition position) {
        if (instance.one() == OneRule.LOSES) {
            return position.isOver() ? Optional.of(Result.WON) : Optional.empty();
        }
        boolean stuck = position.isFinite() && position.scaled().gapCount() <= 1;
        return stuck ? Optional.of(Result.LOST) : Optional.empty();
    }

    @Override
    public boolean isLegal(SylverPosition position, Long move) {
        long least = instance.one() == OneRule.LOSES ? 1 : 2;
        return move >= least && move <= SylverPosition.MAX_NUMBER && !position.contains(move);
    }

    @Override
    public SylverPosition play(SylverPosition position, Long move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("number (" + move + ") cannot be named");
        }
        return position.play(move);
    }
}
