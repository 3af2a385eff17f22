package parlour.app.reproduce;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.games.leher.Behaviour;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.OneSuitPayoff;
import parlour.games.leher.engine.BenjaminGoldmanBlock;
import parlour.games.leher.engine.BenjaminGoldmanCubic;

/** Figures about Le Her. */
final class LeHerFigures {
    private static final LeHerGame GAME = new LeHerGame();

    /** Most cards of a range: 10^8 at 0.3 µs each is half a minute. */
    private static final int MAX_RANGE = 100_000_000;

    private LeHerFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "receiver-chance",
                new Figure(List.of("game", "s", "t"), (given, _) -> chance(given)),
                "secured",
                new Figure(List.of("game", "side", "threshold"), (given, _) -> secured(given)),
                "threshold-payoff",
                new Figure(List.of("cards", "s", "t"), (given, _) -> payoff(given)),
                "cubic",
                new Figure(List.of("cards"), (given, _) -> cubic(given)),
                "cards-range",
                new Figure(List.of("from", "to"), (given, budget) -> range(given, budget)),
                "game-tree",
                new Figure(List.of("cards"), (given, _) -> tree(given)));
    }

    private static Behaviour behaviour(Figure.Arguments given) {
        var packed = (LeHerInstance.Packed) GAME.read(InstanceText.parse(given.word("game")));
        return new Behaviour(packed.deck(), packed.rules());
    }

    private static Json.Fields chance(Figure.Arguments given) {
        Behaviour game = behaviour(given);
        return value(
                game.value(game.threshold(given.number("s")), game.threshold(given.number("t"))));
    }

    /** What a threshold makes sure of for its side, told as the receiver's chance. */
    private static Json.Fields secured(Figure.Arguments given) {
        Behaviour game = behaviour(given);
        List<Rational> keeps = game.threshold(given.number("threshold"));
        return value(
                given.word("side").equals("receiver") ? game.secured(keeps) : game.conceded(keeps));
    }

    private static Json.Fields value(Rational value) {
        return Json.fields().with("value", Figure.fraction(value));
    }

    private static Json.Fields payoff(Figure.Arguments given) {
        BigInteger cards = new BigInteger(given.word("cards"));
        BigInteger wins =
                OneSuitPayoff.wins(
                        cards, new BigInteger(given.word("s")), new BigInteger(given.word("t")));
        return value(Rational.of(wins, OneSuitPayoff.triples(cards)))
                .with("wins", new Json.Whole(wins));
    }

    /** The root of φ rounded down, and the discriminant of φ' from four values of φ. */
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
        return Json.fields()
                .with("root", new Json.Whole(BenjaminGoldmanCubic.floorOfRoot(cards)))
                .with("discriminant", new Json.Whole(discriminant));
    }

    /** Which numbers of cards are mixed, and after which of them the value does not fall. */
    private static Json.Fields range(Figure.Arguments given, Budget budget) {
        int from = given.number("from");
        int to = Math.min(given.number("to"), MAX_RANGE);
        long mixed = 0;
        List<Long> rises = new ArrayList<>();
        List<Long> level = new ArrayList<>();
        Rational before = Rational.ZERO;
        boolean compares = to <= 20_000;
        for (long n = from; n <= to; n++) {
            budget.spend();
            BenjaminGoldmanBlock.Narrow block = BenjaminGoldmanBlock.solve(n);
            mixed += block.isPure() ? 0 : 1;
            if (compares) {
                Rational value = value(block);
                if (n > from && value.compareTo(before) >= 0) {
                    (value.equals(before) ? level : rises).add(n - 1);
                }
                before = value;
            }
        }
        return Json.fields()
                .with("mixed", mixed)
                .with("pure", to - from + 1 - mixed)
                .with("rises", rises.size())
                .with("firstRises", numbers(rises.subList(0, Math.min(10, rises.size()))))
                .with("level", numbers(level));
    }

    private static Json numbers(List<Long> numbers) {
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

    private static Json.Fields tree(Figure.Arguments given) {
        String tree =
                GAME.tree(
                        GAME.read(InstanceText.parse("leher(cards=" + given.word("cards") + ")")));
        long nodes = tree.lines().filter(line -> line.matches("[cpt] .*")).count();
        return Json.fields().with("nodes", nodes);
    }
}
