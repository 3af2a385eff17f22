package parlour.app.reproduce;

import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.games.leher.OneSuitPayoff;
import parlour.games.leher.engine.BenjaminGoldmanBlock;
import parlour.games.leher.engine.BenjaminGoldmanCubic;

/** Figures about Le Her with the cards 1..N. */
final class OneSuitFigures {
    /** Up to here deals are dealt one by one: 12³ triples. */
    private static final int MOST_DEALT = 12;

    /** Up to here values are compared, in fractions: 20 000 of them take a second. */
    private static final int MOST_COMPARED = 20_000;

    private OneSuitFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "threshold-payoff",
                new Figure(List.of("cards", "s", "t"), (given, _) -> payoff(given)),
                "payoff-lemmas",
                new Figure(
                        List.of("from", "to"),
                        (given, budget) ->
                                PayoffLemmas.broken(
                                        given.number("from"), given.number("to"), budget)),
                "keep-sets",
                new Figure(List.of("cards"), (given, _) -> keepSets(given.number("cards"))),
                "cubic",
                new Figure(List.of("cards"), (given, _) -> cubic(given)),
                "cards-range",
                new Figure(List.of("from", "to"), (given, budget) -> range(given, budget)),
                "local-optima",
                new Figure(
                        List.of("from", "to"),
                        (given, budget) ->
                                LocalOptima.of(given.number("from"), given.number("to"), budget)),
                "value-remainder",
                new Figure(List.of("from", "to"), (given, budget) -> remainder(given, budget)),
                "many-cards",
                new Figure(List.of("digits"), (given, _) -> ManyCards.of(given.number("digits"))));
    }

    private static Json.Fields payoff(Figure.Arguments given) {
        BigInteger cards = new BigInteger(given.word("cards"));
        BigInteger wins =
                OneSuitPayoff.wins(
                        cards, new BigInteger(given.word("s")), new BigInteger(given.word("t")));
        Json.Fields json =
                Json.fields()
                        .with(
                                "value",
                                Figure.fraction(Rational.of(wins, OneSuitPayoff.triples(cards))))
                        .with("wins", new Json.Whole(wins));
        return cards.compareTo(BigInteger.valueOf(MOST_DEALT)) > 0
                ? json
                : json.with("dealt", dealt(cards.intValue(), given.number("s"), given.number("t")));
    }

    /** On how many deals the receiver wins, all of them dealt. */
    private static long dealt(int cards, int s, int t) {
        long wins = 0;
        for (int x = 1; x <= cards; x++) {
            for (int y = 1; y <= cards; y++) {
                for (int z = 1; z <= cards; z++) {
                    if (x != y && y != z && x != z) {
                        boolean keeps = x >= s;
                        int receiver = keeps ? x : y;
                        int held = keeps ? y : x;
                        boolean holds = keeps ? y >= t : x > y;
                        wins += receiver > (holds ? held : z) ? 1 : 0;
                    }
                }
            }
        }
        return wins;
    }

    /** How often a set of cards to keep beats the highest cards of that number, on either side. */
    private static Json.Fields keepSets(int cards) {
        long receiver = 0;
        long dealer = 0;
        long[][] wins = new long[1 << cards][1 << cards];
        for (int kept = 0; kept < 1 << cards; kept++) {
            for (int held = 0; held < 1 << cards; held++) {
                wins[kept][held] = wins(cards, kept, held);
            }
        }
        for (int set = 0; set < 1 << cards; set++) {
            int top = (1 << cards) - (1 << cards - Integer.bitCount(set));
            for (int other = 0; other < 1 << cards; other++) {
                receiver += wins[set][other] > wins[top][other] ? 1 : 0;
                dealer += wins[other][set] < wins[other][top] ? 1 : 0;
            }
        }
        return Json.fields().with("receiver", receiver).with("dealer", dealer);
    }

    /** Card by card: exchanged, kept against a card that is held, kept against one that draws. */
    private static long wins(int cards, int kept, int held) {
        long wins = 0;
        for (int x = 1; x <= cards; x++) {
            if ((kept >> x - 1 & 1) == 0) {
                wins += (cards - x) * (cards + x - 3L) / 2;
                continue;
            }
            for (int y = 1; y <= cards; y++) {
                boolean higher = x > y;
                if (x != y && (held >> y - 1 & 1) == 1) {
                    wins += higher ? cards - 2 : 0;
                } else if (x != y) {
                    wins += x - (higher ? 2 : 1);
                }
            }
        }
        return wins;
    }

    /** The root of φ rounded down, the discriminant of φ', and φ at both ends of its interval. */
    private static Json.Fields cubic(Figure.Arguments given) {
        BigInteger cards = new BigInteger(given.word("cards"));
        BigInteger[] phi = new BigInteger[4];
        for (int s = 0; s < phi.length; s++) {
            phi[s] = BenjaminGoldmanCubic.phi(cards, BigInteger.valueOf(s));
        }
        BigInteger first = phi[1].subtract(phi[0]);
        BigInteger second = phi[2].subtract(phi[1]).subtract(first);
        BigInteger third = phi[3].subtract(phi[2]).subtract(phi[2].subtract(phi[1]));
        BigInteger cubed = third.subtract(second).divide(BigInteger.valueOf(6));
        BigInteger squared = second.shiftRight(1).subtract(cubed.multiply(BigInteger.valueOf(3)));
        BigInteger linear = first.subtract(squared).subtract(cubed);
        BigInteger discriminant =
                squared.pow(2)
                        .multiply(BigInteger.valueOf(4))
                        .subtract(cubed.multiply(linear).multiply(BigInteger.valueOf(12)));
        Rational middle = Rational.of(cards.add(BigInteger.TWO), BigInteger.TWO);
        Rational atMiddle =
                middle.times(Rational.of(cubed))
                        .plus(Rational.of(squared))
                        .times(middle)
                        .plus(Rational.of(linear))
                        .times(middle)
                        .plus(Rational.of(phi[0]));
        return Json.fields()
                .with("root", new Json.Whole(BenjaminGoldmanCubic.floorOfRoot(cards)))
                .with("discriminant", new Json.Whole(discriminant))
                .with("atMiddle", Figure.fraction(atMiddle))
                .with(
                        "atEnd",
                        new Json.Whole(
                                BenjaminGoldmanCubic.phi(cards, cards.subtract(BigInteger.ONE))));
    }

    /** Which numbers of cards are mixed, and after which of them the value does not fall. */
    private static Json.Fields range(Figure.Arguments given, Budget budget) {
        int from = given.number("from");
        int to = given.number("to");
        if (to > MOST_COMPARED) {
            throw new IllegalArgumentException("cards up to " + to);
        }
        long mixed = 0;
        List<Long> rises = new ArrayList<>();
        List<Long> level = new ArrayList<>();
        Rational before = Rational.ZERO;
        for (long n = from; n <= to; n++) {
            budget.spend();
            BenjaminGoldmanBlock.Narrow block = BenjaminGoldmanBlock.solve(n);
            mixed += block.isPure() ? 0 : 1;
            Rational value = value(block);
            if (n > from && value.compareTo(before) >= 0) {
                (value.equals(before) ? level : rises).add(n - 1);
            }
            before = value;
        }
        return Json.fields()
                .with("mixed", mixed)
                .with("pure", to - from + 1 - mixed)
                .with("rises", rises.size())
                .with("firstRises", numbers(rises.subList(0, Math.min(10, rises.size()))))
                .with("level", numbers(level));
    }

    static Json numbers(List<Long> numbers) {
        return new Json.Items(numbers.stream().map(Json::of).toList());
    }

    private static Rational value(BenjaminGoldmanBlock.Narrow block) {
        BigInteger cards = BigInteger.valueOf(block.n());
        BigInteger s = BigInteger.valueOf(block.s());
        BigInteger t = BigInteger.valueOf(block.t());
        Rational low = Rational.of(OneSuitPayoff.wins(cards, s, t));
        Rational high = Rational.of(OneSuitPayoff.wins(cards, s.add(BigInteger.ONE), t));
        Rational keep = Rational.of(block.x(), block.s() - 1);
        Rational wins = keep.times(low).plus(Rational.ONE.minus(keep).times(high));
        return wins.dividedBy(Rational.of(OneSuitPayoff.triples(cards)));
    }

    /** Between what N² times the value less its first two terms lies, rounded outwards. */
    private static Json.Fields remainder(Figure.Arguments given, Budget budget) {
        Rational least = Rational.of(Long.MAX_VALUE);
        Rational most = least.negate();
        for (long n = given.number("from"); n <= given.number("to"); n++) {
            budget.spend();
            Rational size = Rational.of(n);
            Rational known = ManyCards.VALUE.plus(ManyCards.VALUE_NEXT.dividedBy(size));
            Rational rest =
                    value(BenjaminGoldmanBlock.solve(n)).minus(known).times(size).times(size);
            least = rest.compareTo(least) < 0 ? rest : least;
            most = rest.compareTo(most) > 0 ? rest : most;
        }
        return Json.fields()
                .with("least", Figure.decimal(least, 4, RoundingMode.FLOOR))
                .with("most", Figure.decimal(most, 4, RoundingMode.CEILING));
    }
}
