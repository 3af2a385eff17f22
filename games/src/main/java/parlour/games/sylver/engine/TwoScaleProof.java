package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.sylver.SylverPosition;

/**
 * Writes the certificate of a position 3H of which everything is known: for each level that it is
 * finite or how it repeats, then all lost positions as far as that has to be seen.
 */
final class TwoScaleProof {
    private final TwoScaleMoves moves;
    private final IdealShapes shapes;
    private final TwoScaleTable table;
    private final TwoScalePeriods periods;
    private final CertificateSink sink;

    TwoScaleProof(
            TwoScaleMoves moves,
            TwoScaleTable table,
            TwoScalePeriods periods,
            CertificateSink sink) {
        this.moves = moves;
        this.shapes = moves.shapes();
        this.table = table;
        this.periods = periods;
        this.sink = sink;
    }

    /** Writes it; every level has a period or a lost single number. */
    void write(CertificateHeader header) {
        sink.open(header);
        int reach = 2;
        for (int level = 0; level < shapes.levelCount(); level++) {
            sink.line(levelLine(level));
            reach = Math.max(reach, periods.of(level).map(TwoScalePeriod::end).orElse(2));
        }
        for (int level = 0; level < shapes.levelCount(); level++) {
            for (int sum = 2; sum <= reach; sum++) {
                for (int p = TwoScaleCells.leastP(sum); p <= sum; p += 3) {
                    for (int pair : table.lost(level, p, sum - p)) {
                        sink.line(Json.fields().with("lost", text(level, pair, p, sum - p)));
                    }
                }
            }
        }
    }

    private Json levelLine(int level) {
        Json.Fields line =
                Json.fields().with("level", SylverPosition.of(multiples(level)).toString());
        var period = periods.of(level);
        if (period.isEmpty()) {
            return line.with("reply", table.singles(level).getFirst());
        }
        return line.with("from", period.get().from())
                .with("period", period.get().period())
                .with("width", period.get().width());
    }

    private List<Long> multiples(int level) {
        List<Long> named = new ArrayList<>();
        add(named, shapes.level(level) & ~1L, 0);
        return named;
    }

    private String text(int level, int pair, int p, int q) {
        List<Long> named = multiples(level);
        int count = moves.count(level);
        add(named, shapes.ideal(shapes.first(level) + pair / count), 2L * p + q);
        add(named, shapes.ideal(shapes.first(level) + pair % count), p + 2L * q);
        return SylverPosition.of(named).toString();
    }

    private static void add(List<Long> named, long set, long least) {
        for (long left = set; left != 0; left &= left - 1) {
            named.add(least + 3L * Long.numberOfTrailingZeros(left));
        }
    }
}
