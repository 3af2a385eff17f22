package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountPosition;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Pieces;
import parlour.games.transposition.SetPosition;
import parlour.games.transposition.SetRules;
import parlour.games.transposition.Side;
import parlour.games.transposition.TranspositionInstance;

/**
 * Checks certificates of the transposition game: {@code theorem} by {@link StatedTheorem} or {@link
 * PennyCheck}, {@code strategy} by the kernel's checker, once for each wish of Black's, {@code
 * residues} by {@link ForcedResidues}.
 */
public final class TranspositionChecker {
    /** The kind of certificates without lines, see {@link ForcedResidues}. */
    public static final String RESIDUES = "residues";

    private TranspositionChecker() {}

    /** Checks all lines after the header, and what the header claims. */
    public static Report check(
            TranspositionInstance instance, CertificateHeader header, CertificateReader lines) {
        try {
            Fields.demand(
                    header.instance().equals(instance.canonical()), "the instance is another one");
            boolean moves = header.claims().equals("moves");
            Fields.demand(
                    moves || header.claims().equals("outcome"), "claims must be outcome or moves");
            if (instance instanceof CountCensus census) {
                Fields.demand(
                        !moves && header.kind().equals(RESIDUES),
                        "a census needs kind residues and claims outcome");
                return bare(lines, () -> ForcedResidues.check(census, header.claim()));
            }
            Claims claims = Claims.read(header.claim(), instance, moves);
            return switch (header.kind()) {
                case "theorem" -> theorem(instance, claims, lines);
                case "strategy" -> strategy(instance, claims, lines);
                case RESIDUES -> {
                    if (!(instance instanceof CountGame game)) {
                        throw new IllegalArgumentException(
                                "kind residues is for generalised games");
                    }
                    yield bare(lines, () -> ForcedResidues.check(game, claims));
                }
                default ->
                        throw new IllegalArgumentException(
                                "kind (" + header.kind() + ") is unknown for transposition");
            };
        } catch (IllegalArgumentException e) {
            String reason = BadInput.shown(String.valueOf(e.getMessage()));
            return new Report.Rejected(lines.damage().orElse(reason));
        }
    }

    /** A certificate without lines: the checker looks at all positions itself. */
    private static Report bare(CertificateReader lines, LongSupplier check) {
        boolean isBare = lines.line().isEmpty();
        Optional<String> damage = lines.damage();
        if (damage.isPresent()) {
            return new Report.Rejected(damage.get());
        }
        Fields.demand(isBare, "expected no line after the header");
        return new Report.Accepted(check.getAsLong());
    }

    private static Report theorem(
            TranspositionInstance instance, Claims claims, CertificateReader lines) {
        Optional<Json> line = lines.line();
        Optional<Json> more = line.isPresent() ? lines.line() : Optional.empty();
        Optional<String> damage = lines.damage();
        if (damage.isPresent()) {
            return new Report.Rejected(damage.get());
        }
        Fields.demand(
                line.isPresent() && more.isEmpty(), "expected one line that names the theorem");
        Json.Fields fields = Fields.object(line.orElseThrow(), 2);
        String name = Fields.text(fields, "theorem");
        Json.Fields hypotheses = Fields.object(Fields.field(fields, "hypotheses"), -1);
        long looked =
                switch (instance) {
                    case NumberGame numbers -> NumberCheck.check(numbers, claims, name, hypotheses);
                    case Pennies pennies -> PennyCheck.check(pennies, claims, name, hypotheses);
                    case Pieces pieces -> PennyCheck.check(pieces, claims, name, hypotheses);
                    case CountGame _, CountCensus _ ->
                            throw new IllegalArgumentException(
                                    "no theorem is known for this instance");
                };
        return new Report.Accepted(looked);
    }

    private static Report strategy(
            TranspositionInstance instance, Claims claims, CertificateReader lines) {
        if (instance instanceof CountGame game) {
            CountRules rules = new CountRules(game);
            return new StrategyChecker<>(rules, rules).check(lines, root(game, rules, claims));
        }
        if (!(instance instanceof NumberGame numbers)) {
            throw new IllegalArgumentException("strategies are for positions in numbers");
        }
        SetRules rules = new SetRules(numbers);
        List<RootClaim<SetPosition, Integer>> roots = new ArrayList<>();
        for (Parity blackWants : Parity.values()) {
            roots.add(root(numbers, rules, claims, blackWants));
        }
        return new StrategyChecker<>(rules, rules).check(lines, roots);
    }

    private static RootClaim<CountPosition, Integer> root(
            CountGame game, CountRules rules, Claims claims) {
        boolean moverWins = claims.outcome().equals(game.toMove().name());
        @Nullable Set<Integer> winning = null;
        if (claims.moves()) {
            winning = new HashSet<>();
            for (String move : claims.even()) {
                winning.add(rules.readMove(rules.start(), move));
            }
        }
        return new RootClaim<>(
                rules.start(),
                moverWins ? Outcome.NEXT : Outcome.PREVIOUS,
                winning,
                claims.moves(),
                Map.of());
    }

    /** What the claims say of the game in which Black wants a parity. */
    private static RootClaim<SetPosition, Integer> root(
            NumberGame numbers, SetRules rules, Claims claims, Parity blackWants) {
        boolean black =
                switch (claims.outcome()) {
                    case "BLACK" -> true;
                    case "WHITE" -> false;
                    default -> claims.outcome().equals(blackWants.name());
                };
        boolean moverWins = black == (numbers.toMove() == Side.BLACK);
        SetPosition start = rules.start().wanting(blackWants);
        @Nullable Set<Integer> winning = null;
        if (claims.moves()) {
            Parity wanted = numbers.toMove() == Side.BLACK ? blackWants : blackWants.other();
            winning = new HashSet<>();
            for (String move : wanted == Parity.EVEN ? claims.even() : claims.odd()) {
                winning.add(rules.readMove(start, move));
            }
        }
        return new RootClaim<>(
                start,
                moverWins ? Outcome.NEXT : Outcome.PREVIOUS,
                winning,
                claims.moves(),
                Map.of());
    }
}
