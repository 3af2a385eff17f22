package parlour.claim;

import java.util.function.Consumer;

/** Where a certificate is written, line by line, by whoever can prove an answer. */
public interface CertificateSink {
    /** Writes the header; called once, first. */
    void open(CertificateHeader header);

    /** Writes one line of the body. */
    void line(Json line);

    /**
     * Says that a limit ended the writing, so that what was written is to be thrown away.
     *
     * @param limit what ran out: {@code time}, {@code memory} or {@code interrupt}
     */
    void abandon(String limit);

    /**
     * Has the certificate of an answer that is found written. A limit that strikes meanwhile costs
     * the certificate, not the answer.
     */
    default void certify(Consumer<CertificateSink> writer) {
        try {
            writer.accept(this);
        } catch (Budget.Exceeded e) {
            abandon(e.limit());
        } catch (OutOfMemoryError full) {
            abandon("memory");
        }
    }
}
