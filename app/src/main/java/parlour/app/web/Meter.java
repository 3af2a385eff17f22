package parlour.app.web;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import parlour.claim.Budget;

/**
 * Bounds what is unpacked from a body, and the time that reading it takes: checkers read as they
 * check, so that one that reads no more has stopped.
 *
 * @param budget what checking may cost
 */
record Meter(Budget budget) {
    /** The same stream, which refuses to give more than a body may have. */
    InputStream over(InputStream in) {
        return new FilterInputStream(in) {
            private long read;

            @Override
            public int read() throws IOException {
                return counted(super.read(), 1);
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int got = super.read(bytes, from, length);
                return counted(got, Math.max(got, 0));
            }

            private int counted(int result, int more) {
                budget.spend();
                read += more;
                if (read > WebLimits.UNPACKED) {
                    throw new Refusal(
                            Refusal.TOO_LARGE,
                            "",
                            "the certificate has more than %d bytes unpacked; ./parlour check FILE takes it"
                                    .formatted(WebLimits.UNPACKED));
                }
                return result;
            }
        };
    }
}
