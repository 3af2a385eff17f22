package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.exact.BinomialCoefficient;

/**
 * Decides certificates of the kind {@code young-box}: who wins from every diagram of a box, which
 * is misère play on ℚ from every position.
 *
 * <p>The diagrams stand in the order of {@link BoxDiagrams}, in which every move leads to an
 * earlier one. Each line has a number of nimber g and the bits of the next {@link #LINE_DIAGRAMS}
 * diagrams, 1 for those of nimber g; all lines of g = 0, the lost diagrams, come first. As soon as
 * a block of diagrams is complete, the checker marks those from which a move leads to one of nimber
 * g: the bit must be 1 exactly if there is no mark and the nimber is not smaller. When a bit is
 * looked at all bits of its options have been, so by induction all bits are right. Without nimbers
 * there are the lines of g = 0 only.
 *
 * <p>Cost: one pass; for 64 diagrams some ten machine instructions for each of their moves between
 * blocks, and a few for each move within a block to a diagram that is listed; one bit of memory for
 * each diagram, two with nimbers.
 */
public final class BoxCertificate {
    /** The kind of these certificates. */
    public static final String KIND = "young-box";

    /** What they claim. */
    public static final String CLAIMS = "outcome";

    /** Diagrams to a line. */
    public static final int LINE_DIAGRAMS = 1 << 18;

    private static final Pattern FORM =
            Pattern.compile("monotonic\\(a=([1-9][0-9]?),d=([1-9][0-9]?),deck=Q,play=misere\\)");

    /** Most letters of a word: numbers of diagrams stay below C(40, 20) &lt; 2^38. */
    private static final int MOST_LETTERS = 40;

    private static final Set<String> OUTCOMES = Set.of("diagrams", "outcome", "pDiagrams");
    private static final Set<String> NIMBERS =
            Set.of("diagrams", "maxNimber", "nimber", "outcome", "pDiagrams");

    private final Json.Fields claim;
    private final boolean nimbers;
    private final long diagrams;
    private final BoxDiagrams order;

    /** Bit i is set if diagram i is listed as one of the nimber under way. */
    private final long[] listed;

    /** Bit i is set if the nimber of diagram i is smaller; empty without nimbers. */
    private final long[] smaller;

    /** Bit i is set if diagram i of the block is not of the nimber under way. */
    private final long[] marks;

    /** How many diagrams have been listed or not, for the nimber under way. */
    private long read;

    /** How many lines before the last one the fault is. */
    private long linesBack;

    private long nimber;
    private long ofNimber;
    private long lost;
    private long found;
    private long ofEmpty = -1;

    private BoxCertificate(int columns, int rows, Json.Fields claim) {
        this.claim = claim;
        this.nimbers = claim.values().keySet().equals(NIMBERS);
        this.diagrams = BinomialCoefficient.value(columns + rows, columns);
        int longs = longs(columns, rows);
        this.listed = new long[longs];
        this.smaller = new long[nimbers ? longs : 0];
        this.order = new BoxDiagrams(columns, rows);
        this.marks = new long[order.mostLongs()];
    }

    /**
     * The header of a certificate for a box; the claim has {@code diagrams}, {@code outcome} and
     * {@code pDiagrams}, with nimbers also {@code nimber} and {@code maxNimber}.
     */
    public static CertificateHeader header(int columns, int rows, Json.Fields claim) {
        String instance =
                "monotonic(a=%d,d=%d,deck=Q,play=misere)".formatted(columns + 1, rows + 1);
        return new CertificateHeader(KIND, instance, CLAIMS, claim);
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        Matcher form = FORM.matcher(header.instance());
        demand(form.matches(), "no misère play on Q (" + BadInput.shown(header.instance()) + ")");
        int columns = CheckNotation.number(form.group(1)) - 1;
        int rows = CheckNotation.number(form.group(2)) - 1;
        demand(columns > 0 && rows > 0, "no box of %d x %d".formatted(columns, rows));
        demand(columns + rows <= MOST_LETTERS, "a + d exceeds " + (MOST_LETTERS + 2));
        demand(header.claims().equals(CLAIMS), "claims should be " + CLAIMS);
        Set<String> keys = header.claim().values().keySet();
        demand(
                keys.equals(OUTCOMES) || keys.equals(NIMBERS),
                "the claim should have diagrams, outcome and pDiagrams, or nimber and maxNimber too");
        demandMemory(columns, rows, keys.equals(NIMBERS) ? 2 : 1);
        return new BoxCertificate(columns, rows, header.claim()).check(lines);
    }

    private static int longs(int columns, int rows) {
        long longs = BinomialCoefficient.value(columns + rows, columns) / Long.SIZE + 2;
        return longs < Integer.MAX_VALUE - Long.SIZE ? (int) longs : Integer.MAX_VALUE;
    }

    private static void demandMemory(int columns, int rows, int tables) {
        long megabytes = (long) tables * longs(columns, rows) >> 17;
        long most = Runtime.getRuntime().maxMemory() / 5 * 4 >> 20;
        demand(
                megabytes < most && longs(columns, rows) < Integer.MAX_VALUE,
                "the box %d x %d needs %d MB of memory, and the checker may have %d MB"
                        .formatted(columns, rows, megabytes, most));
    }

    private Report check(CertificateReader lines) {
        try {
            for (Optional<Json> line = lines.line(); line.isPresent(); line = lines.line()) {
                line(line.get());
            }
        } catch (IllegalArgumentException e) {
            String reason = "line " + (lines.lines() - linesBack) + ": " + e.getMessage();
            return new Report.Rejected(lines.damage().orElse(reason));
        }
        if (lines.damage().isPresent()) {
            return new Report.Rejected(lines.damage().get());
        }
        try {
            claims();
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(String.valueOf(e.getMessage()));
        }
        return new Report.Accepted(diagrams);
    }

    private void line(Json json) {
        if (read == diagrams) {
            demand(nimbers && found < diagrams, "no diagram is left");
            nextNimber();
        }
        if (!(json instanceof Json.Fields fields
                && fields.values().keySet().equals(Set.of("bits", "nimber"))
                && fields.values().get("bits") instanceof Json.Text(String text))) {
            throw new IllegalArgumentException("expected bits and a nimber");
        }
        demand(is(fields, "nimber", nimber), "the nimber should be " + nimber);
        int count = (int) Math.min(LINE_DIAGRAMS, diagrams - read);
        byte[] bytes = Base64.getDecoder().decode(text);
        demand(
                bytes.length == (count + Byte.SIZE - 1) / Byte.SIZE,
                "expected the bits of %d diagrams".formatted(count));
        take(bytes);
        read += count;
        while (order.index() < diagrams && order.index() + order.size() <= read) {
            block();
            order.next();
        }
        if (read == diagrams) {
            int beyond =
                    Byte.toUnsignedInt(bytes[bytes.length - 1]) >>> 1 + (count - 1) % Byte.SIZE;
            demand(beyond == 0, "a bit beyond the last diagram is set");
            endNimber();
        }
    }

    /** A line's bits begin with a long of their own. */
    private void take(byte[] bytes) {
        int longs = (bytes.length + Long.BYTES - 1) / Long.BYTES;
        ByteBuffer.wrap(Arrays.copyOf(bytes, longs * Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asLongBuffer()
                .get(listed, (int) (read / Long.SIZE), longs);
    }

    /**
     * The bits of a block: what a move leads to is in a block before it or before it in its own.
     */
    private void block() {
        int size = order.size();
        Arrays.fill(marks, 0);
        order.mark(listed, marks);
        if (nimbers) {
            BoxBits.add(smaller, order.index(), size, marks, 0);
        }
        BoxEnds ends = order.ends();
        for (int at = 0; at < size; at += Long.SIZE) {
            int count = Math.min(Long.SIZE, size - at);
            long bits = BoxBits.read(listed, order.index() + at, count);
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                ends.markSources(at + Long.numberOfTrailingZeros(rest), marks);
            }
            long wrong = bits ^ ~marks[at / Long.SIZE] & -1L >>> Long.SIZE - count;
            if (wrong != 0) {
                throw wrong(order.index() + at + Long.numberOfTrailingZeros(wrong));
            }
            ofNimber += Long.bitCount(bits);
        }
    }

    /** A block may begin in the line before the one that ends it. */
    private IllegalArgumentException wrong(long diagram) {
        linesBack = (read - 1) / LINE_DIAGRAMS - diagram / LINE_DIAGRAMS;
        return new IllegalArgumentException("the bit of diagram %d is wrong".formatted(diagram));
    }

    /** The empty diagram is the last. */
    private void endNimber() {
        lost = nimber == 0 ? ofNimber : lost;
        ofEmpty = BoxBits.read(listed, diagrams - 1, 1) == 1 ? nimber : ofEmpty;
        found += ofNimber;
    }

    private void nextNimber() {
        for (int i = 0; i < smaller.length; i++) {
            smaller[i] |= listed[i];
        }
        nimber++;
        ofNimber = 0;
        read = 0;
        order.begin();
    }

    private void claims() {
        demand(read == diagrams && (!nimbers || found == diagrams), "some diagrams have no bits");
        demand(is(claim, "diagrams", diagrams), "the box has %d diagrams".formatted(diagrams));
        demand(is(claim, "pDiagrams", lost), "%d diagrams are lost".formatted(lost));
        String outcome = ofEmpty == 0 ? "P" : "N";
        demand(
                new Json.Text(outcome).equals(claim.values().get("outcome")),
                "the empty diagram is " + outcome);
        if (nimbers) {
            demand(is(claim, "nimber", ofEmpty), "the empty diagram has nimber " + ofEmpty);
            demand(is(claim, "maxNimber", nimber), "the greatest nimber is " + nimber);
        }
    }

    private static boolean is(Json.Fields fields, String key, long wanted) {
        return new Json.Whole(BigInteger.valueOf(wanted)).equals(fields.values().get(key));
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
