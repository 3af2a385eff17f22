package parlour.games.sylver.engine;

import java.util.List;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Values;

/** The families of Sylver positions that can be swept. */
public final class SylverSweeps {
    private static final SweepPlan CENSUS =
            new SweepPlan(
                    CensusFamily.NAME,
                    "Sylver positions of gcd 1 by number of gaps: total, P, and nimbers",
                    List.of(
                            Parameter.required("gaps", "rows up to this many gaps", "24"),
                            Parameter.withDefault(
                                    "nimber", "whether nimbers are wanted too", "true", "false")),
                    false,
                    (values, _) ->
                            new CensusFamily(
                                    gaps(values, SemigroupCensus.MAX_GAPS),
                                    Values.word(values, "nimber", List.of("false", "true"))
                                            .equals("true")));

    private static final SweepPlan EVEN =
            new SweepPlan(
                    EvenCensusFamily.NAME,
                    "Sylver positions of gcd 2 by gaps of the half: total, P, short P, open",
                    List.of(Parameter.required("gaps", "rows up to this many gaps", "10")),
                    false,
                    (values, _) -> new EvenCensusFamily(gaps(values, EvenCensusFamily.MAX_GAPS)));

    private static final SweepPlan TRIPLE =
            new SweepPlan(
                    TripleCensusFamily.NAME,
                    "Sylver positions of gcd 3, one by one by gaps of the third: outcome, replies",
                    List.of(Parameter.required("gaps", "rows up to this many gaps", "5")),
                    false,
                    (values, _) ->
                            new TripleCensusFamily(gaps(values, TripleCensusFamily.MAX_GAPS)));

    private SylverSweeps() {}

    /** All of them. */
    public static List<SweepPlan> plans() {
        return List.of(CENSUS, EVEN, TRIPLE);
    }

    private static int gaps(InstanceText values, int most) {
        return Values.integer(
                values,
                "gaps",
                new Values.Bounds(1, most, "./parlour sweep sylver-census --gaps 24"));
    }
}
