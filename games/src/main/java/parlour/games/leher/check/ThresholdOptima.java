package parlour.games.leher.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.check.ClaimedEquilibrium.Counted;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.game.MatrixGame;
import parlour.game.PayoffTable;
import parlour.games.leher.DealCounts;
import parlour.games.leher.Deck;
import parlour.games.leher.HouseRules;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.ThresholdGame;

/**
 * The matrix of thresholds on which claims about all optimal mixes are checked, made of counts of
 * deals. Thresholds are counted from 2 for one suit, where threshold 1 keeps a card that always
 * loses, else from 1.
 *
 * <p>One suit of more than 1000 cards: a window of the matrix. Let x, y be the optimal mixes of a
 * verified claim of value v. Payoffs against y are concave in the receiver's threshold ({@link
 * ConcaveConvexMatrix}), so the thresholds that get v against y, which all optimal mixes of his
 * use, are an interval; likewise for the dealer, and in his threshold payoffs of any mix are
 * convex. The window reaches one threshold beyond both intervals. A mix on the receiver's that is
 * optimal in the window gets exactly v against each threshold of y and no less against its two
 * neighbours, so by convexity no less against any: the window has the same optimal mixes as the
 * matrix.
 *
 * <p>If the dealer is told the receiver's card, his choice is forced: the matrix has one column.
 * What a threshold of the receiver's gets is concave for one suit as well, since the gain from
 * keeping a card grows with the card.
 */
final class ThresholdOptima {
    /** Most thresholds that may be best replies; for one suit there are at most two. */
    private static final int MAX_BEST = 64;

    private ThresholdOptima() {}

    /** The matrix for a verified claim; empty if its window would be too large. */
    static Optional<Counted> matrix(LeHerInstance instance, Claim.Equilibrium claim) {
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger n, boolean told) when told -> told(n, claim);
            case LeHerInstance.OneSuit(BigInteger n, _)
                    when n.compareTo(BigInteger.valueOf(Deck.MAX_RANKS)) > 0 ->
                    window(n, claim);
            case LeHerInstance.OneSuit(BigInteger n, _) ->
                    Optional.of(
                            new Counted(
                                    new UsefulThresholds(n.intValueExact()),
                                    BigInteger.TWO,
                                    BigInteger.TWO));
            case LeHerInstance.Packed(Deck deck, HouseRules rules, boolean told) -> {
                DealCounts counts = new DealCounts(deck, rules);
                MatrixGame game = told ? told(counts) : new ThresholdGame(counts);
                yield Optional.of(new Counted(game, BigInteger.ONE, BigInteger.ONE));
            }
            case LeHerInstance.ThreePlayers _ -> Optional.empty();
        };
    }

    /** The window of one suit. */
    static Optional<Counted> window(BigInteger n, Claim.Equilibrium claim) {
        ConcaveConvexMatrix whole = new ConcaveConvexMatrix(n);
        Rational wins = claim.value().times(triples(n));
        Optional<Range> rows =
                Range.around(claim.row(), n, s -> whole.ofColumn(claim.column(), s).equals(wins));
        Optional<Range> columns =
                Range.around(claim.column(), n, t -> whole.ofRow(claim.row(), t).equals(wins));
        if (rows.isEmpty() || columns.isEmpty()) {
            return Optional.empty();
        }
        Range s = rows.get();
        Range t = columns.get();
        return Optional.of(
                new Counted(
                        table(
                                s.count,
                                t.count,
                                (row, column) ->
                                        Rational.of(whole.wins(s.at(row), t.at(column)))
                                                .dividedBy(triples(n))),
                        s.first,
                        t.first));
    }

    private static Optional<Counted> told(BigInteger n, Claim.Equilibrium claim) {
        Rational wins = claim.value().times(triples(n));
        return Range.around(claim.row(), n, s -> Rational.of(ToldDealer.wins(n, s)).equals(wins))
                .map(
                        range ->
                                new Counted(
                                        table(
                                                range.count,
                                                1,
                                                (row, _) ->
                                                        Rational.of(
                                                                        ToldDealer.wins(
                                                                                n, range.at(row)))
                                                                .dividedBy(triples(n))),
                                        range.first,
                                        BigInteger.ONE));
    }

    private static MatrixGame told(DealCounts counts) {
        BigInteger total = BigInteger.valueOf(counts.total());
        BigInteger wins = BigInteger.ZERO;
        for (int x = 1; x <= counts.ranks(); x++) {
            wins = wins.add(ToldDealer.keep(counts, x));
        }
        List<List<Rational>> rows = new ArrayList<>();
        rows.add(List.of(Rational.of(wins, total)));
        for (int s = 1; s <= counts.ranks(); s++) {
            BigInteger exchanged = BigInteger.valueOf(counts.exchanged(s));
            wins = wins.subtract(ToldDealer.keep(counts, s)).add(exchanged);
            rows.add(List.of(Rational.of(wins, total)));
        }
        return new PayoffTable(rows);
    }

    private static Rational triples(BigInteger n) {
        return Rational.of(
                n.multiply(n.subtract(BigInteger.ONE)).multiply(n.subtract(BigInteger.TWO)));
    }

    private static MatrixGame table(
            int rows, int columns, BiFunction<Integer, Integer, Rational> payoff) {
        List<List<Rational>> table = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            int row = i;
            table.add(
                    IntStream.range(0, columns)
                            .mapToObj(column -> payoff.apply(row, column))
                            .toList());
        }
        return new PayoffTable(table);
    }

    /** Thresholds in a row. */
    private record Range(BigInteger first, int count) {
        BigInteger at(int index) {
            return first.add(BigInteger.valueOf(index));
        }

        /** An interval of best replies around those of a mix, and one threshold beyond its ends. */
        static Optional<Range> around(Claim.Mix mix, BigInteger n, Predicate<BigInteger> isBest) {
            BigInteger low = mix.weights().firstEntry().getKey();
            BigInteger high = mix.weights().lastEntry().getKey();
            BigInteger most = BigInteger.valueOf(MAX_BEST);
            while (low.compareTo(BigInteger.ONE) > 0
                    && isBest.test(low)
                    && high.subtract(low).compareTo(most) < 0) {
                low = low.subtract(BigInteger.ONE);
            }
            while (high.compareTo(n) <= 0
                    && isBest.test(high)
                    && high.subtract(low).compareTo(most) < 0) {
                high = high.add(BigInteger.ONE);
            }
            if (high.subtract(low).compareTo(most) >= 0) {
                return Optional.empty();
            }
            BigInteger first = low.max(BigInteger.TWO);
            return Optional.of(new Range(first, high.min(n).subtract(first).intValueExact() + 1));
        }
    }

    /** Thresholds 2..N of one suit. */
    private record UsefulThresholds(int cards, ThresholdGame all) implements MatrixGame {
        UsefulThresholds(int cards) {
            this(cards, new ThresholdGame(new DealCounts(Deck.of(cards, 1), HouseRules.PLAIN)));
        }

        @Override
        public int rows() {
            return cards - 1;
        }

        @Override
        public int columns() {
            return cards - 1;
        }

        @Override
        public Rational payoff(int row, int column) {
            return all.payoff(row + 1, column + 1);
        }
    }
}
