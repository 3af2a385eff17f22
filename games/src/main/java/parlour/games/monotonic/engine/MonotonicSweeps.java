package parlour.games.monotonic.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Values;
import parlour.games.monotonic.engine.young.QBoxFamily;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.solve.sweep.SweepFamily;

/** The families of monotonic games that can be swept. */
public final class MonotonicSweeps {
    private static final SweepPlan Q_BOX =
            new SweepPlan(
                    QBoxFamily.NAME,
                    "Young diagrams in boxes: misère play on Q up to (a, d)",
                    List.of(
                            Parameter.required(
                                    "a", "misère lengths of ascending runs, up to this", "8"),
                            Parameter.required(
                                    "d", "misère lengths of descending runs, up to this", "7"),
                            Parameter.withDefault(
                                    "nimber", "whether nimbers are wanted too", "true", "false"),
                            Parameter.withDefault(
                                    "check",
                                    "whether every diagram is checked by the plain moves",
                                    "true",
                                    "false")),
                    true,
                    MonotonicSweeps::qBox);

    private static final SweepPlan LARGE_N =
            new SweepPlan(
                    LargeNFamily.NAME,
                    "outcomes of finite decks of every size, up to a + d",
                    List.of(Parameter.required("sum", "a + d up to this, a from d on", "8")),
                    true,
                    MonotonicSweeps::largeN);

    private MonotonicSweeps() {}

    /** All of them. */
    public static List<SweepPlan> plans() {
        return List.of(Q_BOX, LARGE_N);
    }

    private static SweepFamily qBox(InstanceText values, Optional<Path> proofs) {
        Values.Bounds bounds = new Values.Bounds(2, YoungBox.MAX_LETTERS, Q_BOX.example());
        int a = Values.integer(values, "a", bounds);
        int d = Values.integer(values, "d", bounds);
        if (!YoungBox.fits(a - 1, d - 1)) {
            throw new BadInput(
                    String.valueOf(d),
                    "boxes for a (%d) and d (%d) are too large for any disk: a + d must be at most %d, as in %s"
                            .formatted(a, d, YoungBox.MAX_LETTERS + 2, Q_BOX.example()));
        }
        return new QBoxFamily(
                new YoungBox(a - 1, d - 1),
                isTrue(values, "nimber"),
                isTrue(values, "check"),
                proofs);
    }

    private static SweepFamily largeN(InstanceText values, Optional<Path> proofs) {
        Values.Bounds bounds = new Values.Bounds(4, LargeNFamily.MAX_SUM, LARGE_N.example());
        return new LargeNFamily(Values.integer(values, "sum", bounds), proofs);
    }

    private static boolean isTrue(InstanceText values, String key) {
        return Values.word(values, key, List.of("false", "true")).equals("true");
    }
}
