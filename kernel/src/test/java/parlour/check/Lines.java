package parlour.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.JsonReader;

/** Sealed files from lines of JSON. */
final class Lines {
    private Lines() {}

    static CertificateReader of(String... lines) {
        return new CertificateReader(new ByteArrayInputStream(sealed(List.of(lines))));
    }

    static byte[] sealed(List<String> lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(out);
        lines.forEach(line -> writer.line(JsonReader.read(line)));
        writer.seal();
        return out.toByteArray();
    }
}
