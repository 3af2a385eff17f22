package parlour.app.reproduce;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Side;
import parlour.games.transposition.TranspositionNotation;
import parlour.games.transposition.Winner;
import parlour.games.transposition.engine.ColourCriterion;
import parlour.games.transposition.engine.Decision;

/** Figures about the transposition game. */
final class TranspositionFigures {
    private TranspositionFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "clump-difference",
                new Figure(
                        List.of("pennies"),
                        (given, _) ->
                                Json.fields()
                                        .with(
                                                "difference",
                                                new ColourCriterion(
                                                                new Pennies(
                                                                        given.numbers("pennies")))
                                                        .difference())),
                "clump-census",
                new Figure(
                        List.of("count"), (given, budget) -> clumps(given.number("count"), budget)),
                "pennies-literally",
                new Figure(
                        List.of("most"),
                        (given, budget) -> LiteralPennies.census(given.number("most"), budget)),
                "scattered",
                new Figure(
                        List.of("seed", "size", "used", "moves"), (given, _) -> scattered(given)),
                "finite-census",
                new Figure(
                        List.of("size"),
                        (given, budget) -> positions(given.number("size"), budget)));
    }

    /** All clumps of so many pennies. */
    private static Json.Fields clumps(int count, Budget budget) {
        long black = 0;
        for (int borders = 0; borders < 1 << (count - 1); borders++) {
            budget.spend();
            Pennies pennies = new Pennies(LiteralPennies.clumps(count, borders));
            black += new ColourCriterion(pennies).winner() == Side.BLACK ? 1 : 0;
        }
        return Json.fields().with("clumps", 1L << (count - 1)).with("black", black);
    }

    /**
     * A start with the first so many different values of splitmix64(seed), splitmix64(seed + 1), …
     * modulo the size, in the domain 0..size-1.
     */
    private static Json.Fields scattered(Figure.Arguments given) {
        int size = given.number("size");
        int used = given.number("used");
        LinkedHashSet<Long> values = new LinkedHashSet<>();
        for (long seed = given.number("seed"); values.size() < used; seed++) {
            values.add(Long.remainderUnsigned(splitMix(seed), size));
        }
        List<String> sequence = values.stream().map(String::valueOf).toList();
        return Json.fields()
                .with("first", Json.texts(sequence.subList(0, Math.min(5, used))))
                .with(
                        "outcome",
                        winner(
                                        "0.." + (size - 1),
                                        String.join(" ", sequence),
                                        given.number("moves"))
                                .name());
    }

    /** S. Vigna's generator: a golden step, then two rounds of shifting and multiplying. */
    private static long splitMix(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** All sets of used elements of 1..size, in ascending order, with every number of moves. */
    private static Json.Fields positions(int size, Budget budget) {
        Map<Winner, Long> counts = new EnumMap<>(Winner.class);
        long positions = 0;
        for (int used = 0; used < 1 << size; used++) {
            StringBuilder sequence = new StringBuilder();
            for (int x = 1; x <= size; x++) {
                if ((used >> (x - 1) & 1) == 1) {
                    sequence.append(sequence.isEmpty() ? "" : " ").append(x);
                }
            }
            for (int moves = 1; moves <= size - Integer.bitCount(used); moves++) {
                budget.spend();
                positions++;
                counts.merge(winner("1.." + size, sequence.toString(), moves), 1L, Long::sum);
            }
        }
        Json.Fields json = Json.fields().with("positions", positions);
        for (Winner winner : Winner.values()) {
            json = json.with(winner.name(), counts.getOrDefault(winner, 0L));
        }
        return json;
    }

    private static Winner winner(String domain, String sequence, int moves) {
        var values = new java.util.LinkedHashMap<String, String>();
        values.put("domain", domain);
        values.put("sequence", sequence);
        values.put("moves", Integer.toString(moves));
        var instance = TranspositionNotation.read(new InstanceText("transposition", values));
        return new Decision((NumberGame) instance).winner();
    }
}
