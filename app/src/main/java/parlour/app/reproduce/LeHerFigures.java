package parlour.app.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.Games;
import parlour.games.leher.Behaviour;
import parlour.games.leher.Deck;
import parlour.games.leher.HouseRules;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.LeHerInstance;
import parlour.solve.matrix.MatrixSolver;

/** Figures about Le Her with decks and rules of every kind. */
final class LeHerFigures {
    private static final LeHerGame GAME = new LeHerGame();

    private LeHerFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "receiver-chance",
                new Figure(List.of("game", "s", "t"), (given, _) -> chance(given)),
                "secured",
                new Figure(
                        List.of("game", "side", "threshold"),
                        (given, budget) -> secured(given, budget)),
                "decimal",
                new Figure(List.of("game", "digits"), (given, budget) -> decimal(given, budget)),
                "endless-pack",
                new Figure(List.of("ranks"), (given, budget) -> endless(given, budget)),
                "uniform-decks",
                new Figure(
                        List.of("suits", "from", "to"), (given, budget) -> uniform(given, budget)),
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

    /**
     * What a threshold makes sure of for its side, told as the receiver's chance, and what the best
     * mix gives beyond that.
     */
    private static Json.Fields secured(Figure.Arguments given, Budget budget) {
        Behaviour game = behaviour(given);
        List<Rational> keeps = game.threshold(given.number("threshold"));
        boolean receiver = given.word("side").equals("receiver");
        Rational secured = receiver ? game.secured(keeps) : game.conceded(keeps);
        return value(secured)
                .with("decimal", Figure.decimal(secured, 5))
                .with("lift", Figure.fraction(solved(given, budget).minus(secured).abs()));
    }

    /** The value of a game. */
    private static Rational solved(Figure.Arguments given, Budget budget) {
        return Games.open(InstanceText.parse(given.word("game")))
                .solve(Ask.of(Question.OUTCOME), budget)
                .claim(Claim.Equilibrium.class)
                .orElseThrow()
                .value();
    }

    /** The value of a game as decimals, the dealer's chance, and what a unit stake gains. */
    private static Json.Fields decimal(Figure.Arguments given, Budget budget) {
        Rational value = solved(given, budget);
        int digits = given.number("digits");
        Rational gain = value.plus(value).minus(Rational.ONE);
        return Json.fields()
                .with("decimal", Figure.decimal(value, digits))
                .with("dealer", Figure.fraction(Rational.ONE.minus(value)))
                .with("gain", Figure.fraction(gain))
                .with("gainDecimal", Figure.decimal(gain, digits));
    }

    /** The authentic rules where the ranks of the three cards are independent. */
    private static Json.Fields endless(Figure.Arguments given, Budget budget) {
        int ranks = given.number("ranks");
        List<List<Rational>> table = new ArrayList<>();
        for (int s = 1; s <= ranks + 1; s++) {
            List<Rational> row = new ArrayList<>();
            for (int t = 1; t <= ranks + 1; t++) {
                row.add(Rational.of(endless(ranks, s, t), (long) ranks * ranks * ranks));
            }
            table.add(row);
        }
        return MatrixSolver.solve(new PayoffTable(table), Ask.of(Question.OUTCOME), budget)
                .toJson();
    }

    /** On how many of all triples of ranks the receiver wins. */
    private static long endless(int ranks, int s, int t) {
        long wins = 0;
        for (int x = 1; x <= ranks; x++) {
            for (int y = 1; y <= ranks; y++) {
                boolean refused = x < s && y == ranks;
                if (x >= s || refused) {
                    wins += y >= t || refused ? shown(ranks, x, y) : drawn(x, y);
                } else {
                    wins += Math.min(shown(ranks, y, x), drawn(y, x));
                }
            }
        }
        return wins;
    }

    /** Ties are the dealer's. */
    private static long shown(int ranks, int receiver, int dealer) {
        return receiver > dealer ? ranks : 0;
    }

    /** A drawn king is void. */
    private static long drawn(int receiver, int dealer) {
        return receiver - 1L + (receiver > dealer ? 1 : 0);
    }

    /** Whether thresholds of uniform decks give concave columns and convex rows, all rules. */
    private static Json.Fields uniform(Figure.Arguments given, Budget budget) {
        long decks = 0;
        long shaped = 0;
        for (int suits : given.numbers("suits")) {
            for (int ranks = given.number("from"); ranks <= given.number("to"); ranks++) {
                for (HouseRules rules : allRules()) {
                    budget.spend();
                    decks++;
                    shaped += isShaped(new Behaviour(Deck.of(ranks, suits), rules), ranks) ? 1 : 0;
                }
            }
        }
        return Json.fields().with("decks", decks).with("shaped", shaped);
    }

    private static List<HouseRules> allRules() {
        List<HouseRules> all = new ArrayList<>();
        for (HouseRules.Ties ties : HouseRules.Ties.values()) {
            for (int toggles = 0; toggles < 4; toggles++) {
                all.add(new HouseRules(ties, (toggles & 1) != 0, (toggles & 2) != 0));
            }
        }
        return all;
    }

    private static boolean isShaped(Behaviour game, int ranks) {
        Rational[][] value = new Rational[ranks + 2][ranks + 2];
        for (int s = 1; s <= ranks + 1; s++) {
            for (int t = 1; t <= ranks + 1; t++) {
                value[s][t] = game.value(game.threshold(s), game.threshold(t));
            }
        }
        for (int i = 2; i <= ranks; i++) {
            for (int k = 1; k <= ranks + 1; k++) {
                if (bend(value[i - 1][k], value[i][k], value[i + 1][k]) > 0
                        || bend(value[k][i - 1], value[k][i], value[k][i + 1]) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int bend(Rational before, Rational at, Rational after) {
        return before.plus(after).minus(at).compareTo(at);
    }

    private static Json.Fields value(Rational value) {
        return Json.fields().with("value", Figure.fraction(value));
    }

    private static Json.Fields tree(Figure.Arguments given) {
        String tree =
                GAME.tree(
                        GAME.read(InstanceText.parse("leher(cards=" + given.word("cards") + ")")));
        long nodes = tree.lines().filter(line -> line.matches("[cpt] .*")).count();
        return Json.fields().with("nodes", nodes);
    }
}
