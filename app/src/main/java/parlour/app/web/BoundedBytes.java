package parlour.app.web;

import java.io.ByteArrayOutputStream;

/** Bytes in memory, and no more of them than a body may have. */
final class BoundedBytes extends ByteArrayOutputStream {
    @Override
    public synchronized void write(int b) {
        check(1);
        super.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        check(length);
        super.write(bytes, from, length);
    }

    private void check(int more) {
        if (count + (long) more > WebLimits.UNPACKED) {
            throw new Refusal(
                    Refusal.TOO_LARGE,
                    "instance",
                    "the certificate has more than %d bytes; ./parlour solve --proof FILE writes it"
                            .formatted(WebLimits.UNPACKED));
        }
    }
}
