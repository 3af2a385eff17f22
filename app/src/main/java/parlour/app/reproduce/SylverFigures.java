package parlour.app.reproduce;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.NumericalSemigroup;
import parlour.exact.Ordinal;
import parlour.exact.Rational;
import parlour.game.Outcome;
import parlour.games.Games;
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
                "measure-move",
                new Figure(List.of("measure", "named", "move"), (given, _) -> move(given)),
                "named-sets",
                new Figure(List.of("bound"), (given, _) -> namedSets(given.number("bound"))),
                "lost-triples",
                new Figure(
                        List.of("most"),
                        (given, budget) -> lostTriples(given.number("most"), budget)),
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
        return Json.fields().with("values", whole(Measure.parse(measure).at(position)));
    }

    /** What a measure does on one move. */
    private static Json.Fields move(Figure.Arguments given) {
        Measure measure = Measure.parse(given.word("measure"));
        List<BigInteger> before = measure.at(position(given));
        List<BigInteger> after = measure.at(position(given).play(given.number("move")));
        int sign = Measure.compare(after, before);
        return Json.fields()
                .with("before", whole(before))
                .with("after", whole(after))
                .with("kind", sign > 0 ? "rise" : sign == 0 ? "level" : "fall");
    }

    private static Json whole(List<BigInteger> values) {
        return new Json.Items(values.stream().map(value -> (Json) new Json.Whole(value)).toList());
    }

    /** How many sets within 2..bound, none of whose numbers the others generate, by their size. */
    private static Json.Fields namedSets(int bound) {
        long[] sizes = new long[bound + 1];
        count(SylverPosition.EMPTY, 2, bound, sizes);
        List<Json> bySize = new ArrayList<>();
        long total = 0;
        for (int size = 1; size <= bound && sizes[size] > 0; size++) {
            bySize.add(Json.of(sizes[size]));
            total += sizes[size];
        }
        return Json.fields().with("total", total).with("bySize", new Json.Items(bySize));
    }

    /** None of the numbers to come generates a smaller one, so that sets grow by one each time. */
    private static void count(SylverPosition position, int from, int bound, long[] sizes) {
        sizes[position.isEmpty() ? 0 : position.named().size()]++;
        for (int n = from; n <= bound; n++) {
            if (!position.contains(n)) {
                count(position.play(n), n + 1, bound, sizes);
            }
        }
    }

    /** The P-positions of gcd 1 with three generators up to a bound. */
    private static Json.Fields lostTriples(int most, Budget budget) {
        List<String> lost = new ArrayList<>();
        for (long a = 2; a <= most; a++) {
            for (long b = a + 1; b <= most; b++) {
                for (long c = b + 1; c <= most; c++) {
                    SylverPosition position = SylverPosition.of(a, b, c);
                    if (position.named().size() == 3
                            && position.isFinite()
                            && isLost(position, budget)) {
                        lost.add(position.toString());
                    }
                }
            }
        }
        return Json.fields().with("positions", Json.texts(lost)).with("count", lost.size());
    }

    private static boolean isLost(SylverPosition position, Budget budget) {
        budget.spend();
        return Games.open(InstanceText.parse("sylver(named=" + position + ")"))
                .solve(Ask.of(Question.OUTCOME), budget)
                .claim(Claim.HasOutcome.class)
                .orElseThrow()
                .outcome()
                .equals("P");
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
                        .with("lostPercent", percent(row.lost(), row.total()))
                        .with("outcomes", outcomes(row.total(), row.lost()));
        return gapCount > 20
                ? json
                : json.with("maxNimber", maxNimber(row.nimbers()))
                        .with("nimbers", histogram(row.nimbers()));
    }

    private static String percent(long part, long all) {
        return Figure.decimal(Rational.of(100 * part, all), 1);
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

    /** How many have the nimbers 0, 1, ... up to the greatest. */
    private static Json histogram(long[] nimbers) {
        return new Json.Items(
                Arrays.stream(nimbers).limit(maxNimber(nimbers) + 1L).mapToObj(Json::of).toList());
    }

    private static Json.Fields evenCensus(int gapCount, Budget budget) {
        EvenCensus.Row row = EvenCensus.row(gapCount, budget);
        return Json.fields()
                .with("total", row.total())
                .with("lost", row.lost().size())
                .with("lostShort", row.lostShort())
                .with("short", symmetric(gapCount))
                .with("lostPercent", percent(row.lost().size(), row.total()))
                .with("open", row.open());
    }

    /** How many semigroups with so many gaps are symmetric. */
    private static long symmetric(int gapCount) {
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps < gapCount; gaps++) {
            level = level.stream().flatMap(s -> s.children().stream()).toList();
        }
        return level.stream().filter(NumericalSemigroup::isSymmetric).count();
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
        Rational millions = Rational.of(sweep.visited(), 1_000_000);
        return Json.fields()
                .with("count", sweep.visited())
                .with("millions", Figure.decimal(millions, 1));
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
