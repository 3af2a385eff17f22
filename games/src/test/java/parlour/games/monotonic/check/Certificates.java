package parlour.games.monotonic.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.MonotonicInstance;

/**
 * True certificates of small instances, as lines and as files; and the check of a file from its
 * first byte.
 */
final class Certificates {
    private Certificates() {}

    /** A certificate of the kind that fits the question: outcome, moves, nimbers or measure. */
    static List<Json> of(String text, String question) {
        MonotonicInstance instance = Instances.of(text);
        BruteForce<LabelPosition, LabelMove> solved =
                new BruteForce<>(Instances.labelRules(instance));
        CardPlaces places = CardPlaces.of(instance);
        Outcome outcome = solved.outcome();
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        boolean moves = !question.equals("outcome");
        if (moves) {
            claim =
                    claim.with(
                                    "winningMoves",
                                    Json.texts(
                                            places.ranges(solved.winningMoves(places.position()))))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        if (question.equals("nimbers")) {
            claim = claim.with("nimber", solved.nimber(places.position()));
        } else if (question.equals("measure") && outcome != Outcome.DRAWN) {
            claim = claim.with("remoteness", solved.remoteness(places.position()).getAsLong());
        }
        boolean table = question.equals("nimbers") || question.equals("measure");
        String kind = table ? question : outcome == Outcome.DRAWN ? "draw" : "strategy";
        List<Json> lines = new ArrayList<>();
        lines.add(new CertificateHeader(kind, text, moves ? "moves" : "outcome", claim).toJson());
        lines.addAll(body(text, question));
        return lines;
    }

    private static List<Json> body(String text, String question) {
        CheckInstance instance = CheckInstance.read(text);
        CheckRules rules = instance.rules();
        var game = instance.safeGame();
        ProofLines<CorePosition, CheckMove> strategy =
                new ProofLines<>(game.rules(), game.notation());
        var numbers = instance.tableGame();
        ProofLines<CheckPosition, CheckMove> table =
                new ProofLines<>(numbers.rules(), numbers.notation());
        return switch (question) {
            case "outcome" -> strategy.outcome();
            case "moves" -> {
                strategy.outcome();
                List<CorePosition> options = new ArrayList<>();
                for (CheckMove move : rules.moves(instance.start())) {
                    CheckPosition option = rules.play(instance.start(), move);
                    if (rules.result(option).isEmpty()) {
                        options.add(instance.essence(option));
                    }
                }
                yield strategy.after(options);
            }
            case "nimbers" -> table.nimbers();
            default -> table.remotenesses();
        };
    }

    static byte[] sealed(List<Json> lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(out);
        lines.forEach(writer::line);
        writer.seal();
        return out.toByteArray();
    }

    static Report check(List<Json> lines) {
        return check(sealed(lines));
    }

    static Report check(byte[] file) {
        CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
        Optional<CertificateHeader> header = reader.line().flatMap(CertificateHeader::read);
        return header.isPresent()
                ? MonotonicChecker.check(header.get(), reader)
                : new Report.Rejected(reader.damage().orElse("no header"));
    }
}
