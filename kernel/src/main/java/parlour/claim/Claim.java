package parlour.claim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.exact.Ordinal;
import parlour.exact.Rational;

/**
 * One thing an answer says. A new kind of claim is a new case here; the compiler then lists every
 * place to extend.
 */
public sealed interface Claim {
    /**
     * Who wins.
     *
     * @param outcome the game's word for it: N, P, D, or BLACK, WHITE, EVEN, ODD
     */
    record HasOutcome(String outcome) implements Claim {}

    /**
     * Who does not win, where no more is known.
     *
     * @param outcome the letter that the outcome is not; N: the player to move cannot win
     */
    record Never(String outcome) implements Claim {}

    /**
     * The winning moves.
     *
     * @param moves moves and ranges of moves, in the game's order
     * @param complete whether these are all
     * @param completeBelow where the list is complete up to a bound, that bound
     */
    record WinningMoves(List<String> moves, boolean complete, Optional<BigInteger> completeBelow)
            implements Claim {
        /** Keeps a copy. */
        public WinningMoves {
            moves = List.copyOf(moves);
        }

        /** A complete list. */
        public static WinningMoves all(List<String> moves) {
            return new WinningMoves(moves, true, Optional.empty());
        }
    }

    /** The winning moves of a mover who wants an even or an odd end. */
    record ParityMoves(List<String> even, List<String> odd) implements Claim {
        /** Keeps copies. */
        public ParityMoves {
            even = List.copyOf(even);
            odd = List.copyOf(odd);
        }
    }

    /** The Grundy value. */
    record HasNimber(long nimber) implements Claim {}

    /** No Grundy value exists, for this reason. */
    record NimberRefused(String reason) implements Claim {}

    /** The number of plies when the winner hurries and the loser delays. */
    record HasRemoteness(long plies) implements Claim {}

    /** The ordinal height. */
    record HasHeight(Ordinal height) implements Claim {}

    /** Integers that describe the position, under the game's own words. */
    record Measures(SequencedMap<String, BigInteger> values) implements Claim {}

    /** The exact value and one optimal mixed strategy of each side. */
    record Equilibrium(Rational value, Mix row, Mix column) implements Claim {}

    /** Whether each side's optimal strategy is the only one. */
    record Uniqueness(boolean row, boolean column) implements Claim {}

    /** All extreme optimal strategies. */
    record Extremes(List<Mix> row, List<Mix> column) implements Claim {
        /** Keeps copies. */
        public Extremes {
            row = List.copyOf(row);
            column = List.copyOf(column);
        }
    }

    /**
     * The outcome for every large enough deck, and what comes before.
     *
     * @param eventual the outcome from the threshold on
     * @param threshold from which number of cards on the outcome is proved to be the eventual one
     * @param prefix the outcomes for 0, 1, 2, ... cards below the threshold, as letters; {@code ?}
     *     where not computed
     */
    record LongRun(String eventual, int threshold, String prefix) implements Claim {
        /**
         * The least number of cards from which on the outcome is the eventual one; empty if a
         * letter that matters was not computed.
         */
        public OptionalInt onset() {
            int onset = prefix.length();
            while (onset > 0 && prefix.startsWith(eventual, onset - 1)) {
                onset--;
            }
            boolean known = onset == 0 || prefix.charAt(onset - 1) != '?';
            return known ? OptionalInt.of(onset) : OptionalInt.empty();
        }

        /**
         * The largest number of cards with an outcome; empty if there is none, if all large decks
         * have it, or if the prefix is not complete.
         */
        public OptionalInt last(String outcome) {
            int last = prefix.lastIndexOf(outcome);
            boolean unknown = prefix.indexOf('?') >= 0 || outcome.equals(eventual);
            return last < 0 || unknown ? OptionalInt.empty() : OptionalInt.of(last);
        }
    }

    /**
     * An equilibrium of three or more players, one of possibly many: nobody gains by changing his
     * strategy alone.
     *
     * @param payoffs what each player gets, in the order of the players
     * @param gains what each could gain alone: 0 for all
     * @param strategies what they do, in words
     */
    record SeveralPlayers(List<Rational> payoffs, List<Rational> gains, List<String> strategies)
            implements Claim {
        /** Keeps copies. */
        public SeveralPlayers {
            payoffs = List.copyOf(payoffs);
            gains = List.copyOf(gains);
            strategies = List.copyOf(strategies);
        }
    }

    /**
     * A mixed strategy.
     *
     * @param index what the pure strategies are counted by: threshold, row or column
     * @param weights their probabilities by that count, ascending, zeros left out
     */
    record Mix(String index, SequencedMap<BigInteger, Rational> weights) {
        /** Keeps a sorted copy. */
        public Mix {
            weights = Collections.unmodifiableSequencedMap(new TreeMap<>(weights));
        }

        /** The published form: a list of strategies with their probabilities. */
        public Json toJson() {
            List<Json> items = new ArrayList<>();
            for (var weight : weights.entrySet()) {
                items.add(
                        Json.fields()
                                .with(index, new Json.Whole(weight.getKey()))
                                .with("num", new Json.Whole(weight.getValue().num()))
                                .with("den", new Json.Whole(weight.getValue().den())));
            }
            return new Json.Items(items);
        }

        /** One pure strategy. */
        public static Mix pure(String index, BigInteger strategy) {
            return new Mix(index, new TreeMap<>(Map.of(strategy, Rational.ONE)));
        }
    }
}
