package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/** The rules where finitely many numbers are left: the gcd is 1. */
public final class FiniteSylverRules implements FiniteRuleset<SylverPosition, Long> {
    private final SylverRules rules;
    private final OneRule one;

    /**
     * The rules from an instance on.
     *
     * @throws IllegalArgumentException if infinitely many numbers are left there
     */
    public FiniteSylverRules(SylverInstance instance) {
        if (!instance.position().isFinite()) {
            throw new IllegalArgumentException("infinitely many numbers can be named");
        }
        this.rules = new SylverRules(instance);
        this.one = instance.one();
    }

    @Override
    public SylverPosition start() {
        return rules.start();
    }

    @Override
    public Optional<Result> result(SylverPosition position) {
        return rules.result(position);
    }

    /** The gaps, ascending; without 1 where it is excluded. */
    @Override
    public List<Long> moves(SylverPosition position) {
        List<Long> moves = new ArrayList<>();
        for (long gap : position.scaled().gaps()) {
            if (gap > 1 || one == OneRule.LOSES) {
                moves.add(gap);
            }
        }
        return moves;
    }

    @Override
    public boolean isLegal(SylverPosition position, Long move) {
        return rules.isLegal(position, move);
    }

    @Override
    public SylverPosition play(SylverPosition position, Long move) {
        return rules.play(position, move);
    }
}
