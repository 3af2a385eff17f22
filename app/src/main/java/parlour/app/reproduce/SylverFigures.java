package parlour.app.reproduce;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.exact.Ordinal;
import parlour.game.Outcome;
import parlour.games.catalogue.MeasureTrials;
import parlour.games.sylver.Measure;
import parlour.games.sylver.MeasureLaboratory;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverPosition;
import parlour.games.sylver.engine.EvenCensus;
import parlour.games.sylver.engine.OversemigroupSweep;
import parlour.games.sylver.engine.SemigroupCensus;
import parlour.games.sylver.engine.TripleCensus;

/** Figures about Sylver coinage. */
final class SylverFigures {
    private SylverFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "measure-sweep",
                new Figure(List.of("measure", "bound"), (given, budget) -> sweep(given, budget)),
                "measure-at",
                new Figure(
                        List.of("measure", "named"),
                        (given, _) -> measured(given.word("measure"), position(given))),
                "semigroups",
                new Figure(
                        List.of("gapCount"),
                        (given, budget) -> census(given.number("gapCount"), budget)),
                "even-positions",
                new Figure(
                        List.of("gapCount"),
                        (given, budget) -> evenCensus(given.number("gapCount"), budget)),
                "triple-positions",
                new Figure(
                        List.of("gapCount"),
                        (given, budget) -> tripleCensus(given.number("gapCount"), budget)),
                "oversemigroups",
                new Figure(List.of("named"), (given, budget) -> oversemigroups(given, budget)),
                "tallest-openings",
                new Figure(List.of("below"), (given, _) -> tallest(given.number("below"))));
    }

    private static SylverPosition position(Figure.Arguments given) {
        return SylverPosition.of(given.numbers("named").stream().map(Integer::longValue).toList());
    }

    private static Json.Fields sweep(Figure.Arguments given, Budget budget) {
        MeasureTrials.Trial report =
                MeasureLaboratory.sweep(
                        Measure.parse(given.word("measure")), given.number("bound"), budget);
        return Json.fields()
                .with("positions", report.positions())
                .with("moves", report.moves())
                .with("falls", report.falls())
                .with("levels", report.levels())
                .with("rises", report.rises());
    }

    private static Json.Fields measured(String measure, SylverPosition position) {
        List<Json> values = new ArrayList<>();
        for (BigInteger value : Measure.parse(measure).at(position)) {
            values.add(new Json.Whole(value));
        }
        return Json.fields().with("values", new Json.Items(values));
    }

    private static Json.Fields census(int gapCount, Budget budget) {
        SemigroupCensus census = new SemigroupCensus(gapCount <= 20, budget);
        SemigroupCensus.Row row = census.next();
        while (row.gapCount() < gapCount) {
            row = census.next();
        }
        Json.Fields json =
                Json.fields()
                        .with("total", row.total())
                        .with("lost", row.lost())
                        .with("outcomes", outcomes(row.total(), row.lost()));
        return gapCount <= 20 ? json.with("maxNimber", maxNimber(row.nimbers())) : json;
    }

    private static String outcomes(long total, long lost) {
        return lost == 0 ? "N" : lost == total ? "P" : "N P";
    }

    private static int maxNimber(long[] nimbers) {
        int max = nimbers.length - 1;
        while (max > 0 && nimbers[max] == 0) {
            max--;
        }
        return max;
    }

    private static Json.Fields evenCensus(int gapCount, Budget budget) {
        EvenCensus.Row row = EvenCensus.row(gapCount, budget);
        return Json.fields()
                .with("total", row.total())
                .with("lost", row.lost().size())
                .with("lostShort", row.lostShort())
                .with("open", row.open());
    }

    private static Json.Fields tripleCensus(int gapCount, Budget budget) {
        long lost = 0;
        long open = 0;
        List<SylverPosition> positions = TripleCensus.positions(gapCount);
        for (SylverPosition position : positions) {
            Optional<Outcome> outcome = TripleCensus.entry(position, budget).outcome();
            lost += outcome.equals(Optional.of(Outcome.PREVIOUS)) ? 1 : 0;
            open += outcome.isEmpty() ? 1 : 0;
        }
        return Json.fields()
                .with("total", positions.size())
                .with("lost", lost)
                .with("won", positions.size() - lost - open)
                .with("open", open);
    }

    private static Json.Fields oversemigroups(Figure.Arguments given, Budget budget) {
        long[] named = given.numbers("named").stream().mapToLong(Integer::longValue).toArray();
        OversemigroupSweep sweep =
                OversemigroupSweep.over(NumericalSemigroup.of(named), budget, Long.MAX_VALUE);
        return Json.fields().with("count", sweep.visited());
    }

    /** The openings of greatest height below a number. */
    private static Json.Fields tallest(int below) {
        List<String> tallest = new ArrayList<>();
        Ordinal most = Ordinal.ZERO;
        for (int n = 2; n < below; n++) {
            Ordinal height = SylverPosition.of(n).height(OneRule.EXCLUDED);
            int order = height.compareTo(most);
            if (order > 0) {
                tallest.clear();
                most = height;
            }
            if (order >= 0) {
                tallest.add(Integer.toString(n));
            }
        }
        return Json.fields().with("openings", Json.texts(tallest)).with("height", most.toString());
    }
}
