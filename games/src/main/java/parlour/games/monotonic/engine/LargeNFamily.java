package parlour.games.monotonic.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import parlour.claim.CertificateFile;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.catalogue.Notes;
import parlour.games.catalogue.ProofFolder;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;
import parlour.games.monotonic.Ordered;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/**
 * The outcomes of finite decks of every size, for all critical lengths up to a sum and both
 * conventions: a letter for each deck below the threshold and one for all others. Lengths (d, a)
 * are left out beside (a, d), being their mirror images. On request each unit leaves a certificate.
 */
public final class LargeNFamily implements SweepFamily {
    /** The name of the family. */
    public static final String NAME = "large-n";

    /** Largest a + d on the large deck. */
    static final int MAX_SUM = 22;

    private static final int VERSION = 1;
    private static final int LEAST_LENGTH = 2;
    private static final List<String> PLAYS = List.of("normal", "misere");

    private final int sum;
    private final Optional<ProofFolder> proofs;

    /**
     * All critical lengths up to a sum.
     *
     * @param proofs the folder for certificates, if they are wanted
     */
    public LargeNFamily(int sum, Optional<Path> proofs) {
        this.sum = sum;
        this.proofs = proofs.map(folder -> new ProofFolder(folder, NAME));
    }

    /** Neither the sum nor certificates change what a unit gives, so all such sweeps share. */
    @Override
    public SweepIdentity identity() {
        return new SweepIdentity(NAME, VERSION, new LinkedHashMap<>());
    }

    @Override
    public byte[] heading() {
        return "a,d,play,eventual,threshold,onset,lastD,lastP,prefix\n"
                .getBytes(StandardCharsets.UTF_8);
    }

    /** By sum, since that is by what they cost; the longest run first. */
    @Override
    public List<String> units() {
        List<String> units = new ArrayList<>();
        for (int both = 2 * LEAST_LENGTH; both <= sum; both++) {
            for (int d = LEAST_LENGTH; 2 * d <= both; d++) {
                for (String play : PLAYS) {
                    units.add("%d,%d,%s".formatted(both - d, d, play));
                }
            }
        }
        return units;
    }

    @Override
    public int threadsOfUnit(int threads) {
        return threads;
    }

    @Override
    public byte[] work(String unit, Workshop workshop) {
        MonotonicInstance large = large(unit);
        String canonical = MonotonicNotation.write(large);
        LongRunAnswer run =
                new LongRunAnswer(
                        large, (Ordered.OnOrder) large.start(), workshop.budget(), Notes.NONE);
        if (proofs.isEmpty()) {
            return row(unit, run.complete(canonical, Optional.empty()));
        }
        try (CertificateFile file = proofs.get().growing(unit)) {
            CertificateSink sink = file.sink();
            Claim.LongRun claim = run.complete(canonical, Optional.of(sink));
            file.keep();
            return row(unit, claim);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static MonotonicInstance large(String unit) {
        String[] words = unit.split(",");
        return MonotonicNotation.read(
                InstanceText.parse(
                        "monotonic(a=%s,d=%s,deck=L,play=%s)"
                                .formatted(words[0], words[1], words[2])));
    }

    private static byte[] row(String unit, Claim.LongRun claim) {
        return "%s,%s,%d,%s,%s,%s,%s\n"
                .formatted(
                        unit,
                        claim.eventual(),
                        claim.threshold(),
                        shown(claim.onset()),
                        shown(claim.last("D")),
                        shown(claim.last("P")),
                        claim.prefix())
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String shown(OptionalInt number) {
        return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
    }

    /** A certificate stands if the file is whole and claims what the row says. */
    @Override
    public boolean stands(String unit, byte[] result) {
        return proofs.isEmpty()
                || proofs.get().stands(unit, header -> agrees(header, unit, result));
    }

    private static boolean agrees(CertificateHeader header, String unit, byte[] result) {
        SequencedMap<String, Json> claim = header.claim().values();
        return header.instance().equals(MonotonicNotation.write(large(unit)))
                && claim.get("prefix") instanceof Json.Text(String prefix)
                && claim.get("eventual") instanceof Json.Text(String eventual)
                && Arrays.equals(
                        result, row(unit, new Claim.LongRun(eventual, prefix.length(), prefix)));
    }
}
