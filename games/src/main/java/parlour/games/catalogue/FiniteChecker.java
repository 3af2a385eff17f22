package parlour.games.catalogue;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.check.TableChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * Decides certificates of a finite game by its rules alone: {@code strategy} for N and P, {@code
 * draw} for D, {@code nimbers}, {@code measure} for remoteness. No solver is asked.
 */
final class FiniteChecker<P, M> {
    private final FinitePlay<P, M> play;
    private final CertificateHeader header;

    FiniteChecker(FinitePlay<P, M> play, CertificateHeader header) {
        this.play = play;
        this.header = header;
    }

    Report check(CertificateReader lines) {
        try {
            return check(claim(), lines);
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(lines.damage().orElse("header: " + e.getMessage()));
        }
    }

    private Report check(RootClaim<P, M> claim, CertificateReader lines) {
        return switch (header.kind()) {
            case "strategy", "draw" ->
                    new StrategyChecker<>(play.rules(), play.notation()).check(lines, claim);
            case "nimbers" ->
                    TableChecker.nimbers(play.rules(), play.notation()).check(lines, claim);
            default -> TableChecker.remoteness(play.rules(), play.notation()).check(lines, claim);
        };
    }

    private RootClaim<P, M> claim() {
        boolean moves = header.claims().equals("moves");
        demand(moves || header.claims().equals("outcome"), "claims " + header.claims());
        Outcome outcome = outcome();
        Set<String> expected = new TreeSet<>(Set.of("outcome"));
        if (moves) {
            expected.addAll(Set.of("winningMoves", "winningMovesComplete"));
        }
        OptionalLong number = number(outcome, expected);
        demand(
                new TreeSet<>(header.claim().values().keySet()).equals(expected),
                "the claim should have " + expected);
        return new RootClaim<>(play.start(), outcome, moves ? winning() : null, moves, number);
    }

    private Outcome outcome() {
        if (header.claim().values().get("outcome") instanceof Json.Text(String text)
                && text.length() == 1) {
            return Outcome.of(text.charAt(0));
        }
        throw new IllegalArgumentException("expected an outcome N, P or D");
    }

    /** The number that the kind is about, whose field is added to those expected. */
    private OptionalLong number(Outcome outcome, Set<String> expected) {
        switch (header.kind()) {
            case "strategy" ->
                    demand(outcome != Outcome.DRAWN, "a drawn outcome needs the kind draw");
            case "draw" -> demand(outcome == Outcome.DRAWN, "the kind draw is for drawn outcomes");
            case "nimbers" -> {
                expected.add("nimber");
                return OptionalLong.of(whole("nimber"));
            }
            case "measure" -> {
                if (outcome == Outcome.DRAWN) {
                    return OptionalLong.of(-1);
                }
                expected.add("remoteness");
                return OptionalLong.of(2 * whole("remoteness") + (outcome == Outcome.NEXT ? 1 : 0));
            }
            default -> demand(false, "kind (" + BadInput.shown(header.kind()) + ")");
        }
        return OptionalLong.empty();
    }

    private long whole(String key) {
        if (header.claim().values().get(key) instanceof Json.Whole(var value)
                && value.signum() >= 0
                && value.bitLength() < Integer.SIZE) {
            return value.longValueExact();
        }
        throw new IllegalArgumentException("expected a number under " + key);
    }

    private Set<M> winning() {
        boolean complete =
                header.claim().values().get("winningMovesComplete")
                                instanceof Json.Flag(boolean flag)
                        && flag;
        demand(complete, "claims moves but winningMovesComplete is not true");
        if (!(header.claim().values().get("winningMoves")
                instanceof Json.Items(List<Json> items))) {
            throw new IllegalArgumentException("expected a list under winningMoves");
        }
        Set<M> winning = new HashSet<>();
        for (Json item : items) {
            if (!(item instanceof Json.Text(String text))) {
                throw new IllegalArgumentException("expected a move in winningMoves");
            }
            winning.add(play.notation().readMove(play.start(), text));
        }
        return winning;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
