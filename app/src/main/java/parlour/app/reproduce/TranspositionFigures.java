package parlour.app.reproduce;

import java.util.ArrayList;
import java.util.EnumMap;
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
            List<Integer> clumps = new ArrayList<>();
            int size = 1;
            for (int i = 0; i < count - 1; i++) {
                if ((borders >> i & 1) == 1) {
                    clumps.add(size);
                    size = 1;
                } else {
                    size++;
                }
            }
            clumps.add(size);
            black += new ColourCriterion(new Pennies(clumps)).winner() == Side.BLACK ? 1 : 0;
        }
        return Json.fields().with("clumps", 1L << (count - 1)).with("black", black);
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
                counts.merge(winner(size, sequence.toString(), moves), 1L, Long::sum);
            }
        }
        Json.Fields json = Json.fields().with("positions", positions);
        for (Winner winner : Winner.values()) {
            json = json.with(winner.name(), counts.getOrDefault(winner, 0L));
        }
        return json;
    }

    private static Winner winner(int size, String sequence, int moves) {
        var values = new java.util.LinkedHashMap<String, String>();
        values.put("domain", "1.." + size);
        values.put("sequence", sequence);
        values.put("moves", Integer.toString(moves));
        var instance = TranspositionNotation.read(new InstanceText("transposition", values));
        return new Decision((NumberGame) instance).winner();
    }
}
