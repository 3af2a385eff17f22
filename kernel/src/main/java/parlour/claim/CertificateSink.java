package parlour.claim;

/** Where a certificate is written, line by line, by whoever can prove an answer. */
public interface CertificateSink {
    /** Writes the header; called once, first. */
    void open(CertificateHeader header);

    /** Writes one line of the body. */
    void line(Json line);
}
