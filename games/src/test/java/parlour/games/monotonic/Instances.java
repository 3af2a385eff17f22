package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.claim.InstanceText;
import parlour.exact.Rational;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.BruteForce;

/** Small instances for tests. */
public final class Instances {
    private Instances() {}

    /** The instance that a string describes. */
    public static MonotonicInstance of(String text) {
        return MonotonicNotation.read(InstanceText.parse(text));
    }

    /** An empty board. */
    public static MonotonicInstance empty(
            int ascending, int descending, int cards, Convention convention) {
        return new MonotonicInstance(
                ascending,
                descending,
                convention,
                new Start.OnDeck(new Deck.Finite(cards), Board.EMPTY));
    }

    /**
     * All empty boards with critical lengths and decks up to these bounds, under both conventions.
     */
    public static List<MonotonicInstance> all(int critical, int cards) {
        List<MonotonicInstance> all = new ArrayList<>();
        for (Convention convention : Convention.values()) {
            for (int a = 1; a <= critical; a++) {
                for (int d = 1; d <= critical; d++) {
                    for (int n = 0; n <= cards; n++) {
                        all.add(empty(a, d, n, convention));
                    }
                }
            }
        }
        return all;
    }

    /** The label rules of an instance. */
    public static LabelRules labelRules(MonotonicInstance instance) {
        return new LabelRules(Labels.of(instance), instance.convention());
    }

    /** The outcome by brute force on labels. */
    public static Outcome outcome(MonotonicInstance instance) {
        return new BruteForce<>(labelRules(instance)).outcome();
    }

    /** A rational between two others; null stands for no bound. */
    static String between(@Nullable String low, @Nullable String high) {
        if (low == null || high == null) {
            Rational end = Rational.parse(String.valueOf(low == null ? high : low));
            return (low == null ? end.minus(Rational.ONE) : end.plus(Rational.ONE)).toString();
        }
        Rational sum = Rational.parse(low).plus(Rational.parse(high));
        return sum.dividedBy(Rational.of(2, 1)).toString();
    }
}
