package parlour.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;
import parlour.game.QuotientGame;

/**
 * Decides certificates of a finite game by its rules alone: {@code strategy} for N and P, {@code
 * draw} for D, {@code nimbers}, {@code measure} for remoteness. No solver is asked.
 *
 * <p>The header's claim must have exactly the fields of its kind: {@code outcome}; with {@code
 * claims} = {@code moves} also {@code winningMoves} and a true {@code winningMovesComplete}; {@code
 * nimber}; {@code remoteness} in plies unless drawn, which may stand beside a nimber. Cost: one
 * pass over the file; memory for the claimed positions.
 *
 * @param rules the rules, standing at the instance's position
 * @param notation how positions are written
 * @param hasNimbers whether nimbers are defined
 * @param moves the moves that a list of texts stands for; refuses others by an illegal argument
 * @param finder how replies are found that a strategy leaves out
 * @param tables how lines of numbers are read
 * @param <P> positions
 * @param <M> moves
 */
public record FiniteChecker<P, M>(
        FiniteRuleset<P, M> rules,
        PositionNotation<P, M> notation,
        boolean hasNimbers,
        Function<List<String>, Set<M>> moves,
        ReplyFinder<P, M> finder,
        Function<List<Valuation>, NumberTable<P>> tables) {
    /**
     * Finds replies that a strategy leaves out by trying all; takes a line of numbers for each
     * position.
     */
    public FiniteChecker(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            boolean hasNimbers,
            Function<List<String>, Set<M>> moves) {
        this(
                rules,
                notation,
                hasNimbers,
                moves,
                ReplyFinder.tryingAll(rules),
                valuations ->
                        new ListedNumbers<>(QuotientGame.itself(rules, notation), valuations));
    }

    /** Checks a certificate whose header has been read already. */
    public Report check(CertificateHeader header, CertificateReader lines) {
        return check(
                header,
                lines,
                claim -> new StrategyChecker<>(rules, notation, finder).check(lines, claim));
    }

    /**
     * The same for a kind of its own, whose lines others take, which know who wins; it claims what
     * a strategy can.
     */
    public Report check(
            CertificateHeader header, CertificateReader lines, StrategyChecker.Lemmas<P> lemmas) {
        return check(
                new CertificateHeader(
                        "strategy", header.instance(), header.claims(), header.claim()),
                lines,
                claim ->
                        new StrategyChecker<>(rules, notation, finder, lemmas).check(lines, claim));
    }

    /** The same, where strategies are written in a smaller game. */
    public <Q, N> Report check(
            CertificateHeader header, CertificateReader lines, QuotientGame<P, Q, N> smaller) {
        return check(
                header,
                lines,
                claim ->
                        new StrategyChecker<>(smaller.rules(), smaller.notation())
                                .check(lines, claim, original(smaller)));
    }

    private <Q> StrategyChecker.Original<P, M, Q> original(QuotientGame<P, Q, ?> smaller) {
        return new StrategyChecker.Original<>(rules, notation, smaller.image());
    }

    private Report check(
            CertificateHeader header,
            CertificateReader lines,
            Function<RootClaim<P, M>, Report> strategies) {
        RootClaim<P, M> claim;
        try {
            claim = claim(new ClaimFields(header));
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(lines.damage().orElse("header: " + e.getMessage()));
        }
        return claim.numbers().isEmpty()
                ? strategies.apply(claim)
                : new TableChecker<>(rules, notation, tables).check(lines, claim);
    }

    private RootClaim<P, M> claim(ClaimFields claim) {
        boolean aboutMoves = claim.isAboutMoves();
        Outcome outcome = claim.outcome();
        Set<String> expected = new TreeSet<>(Set.of("outcome"));
        if (aboutMoves) {
            expected.addAll(Set.of("winningMoves", "winningMovesComplete"));
        }
        Map<String, Long> numbers = numbers(claim, outcome, expected);
        claim.demandExactly(expected);
        @Nullable Set<M> winning = null;
        if (aboutMoves) {
            ClaimFields.demand(
                    claim.flag("winningMovesComplete"),
                    "claims moves but winningMovesComplete is not true");
            winning = moves.apply(claim.texts("winningMoves"));
        }
        return new RootClaim<>(rules.start(), outcome, winning, aboutMoves, numbers);
    }

    /** The numbers that the kind is about, whose fields are added to those expected. */
    private Map<String, Long> numbers(ClaimFields claim, Outcome outcome, Set<String> expected) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        switch (claim.header().kind()) {
            case "strategy" ->
                    ClaimFields.demand(
                            outcome != Outcome.DRAWN, "a drawn outcome needs the kind draw");
            case "draw" ->
                    ClaimFields.demand(
                            outcome == Outcome.DRAWN, "the kind draw is for drawn outcomes");
            case "nimbers" -> {
                ClaimFields.demand(hasNimbers, "there are no nimbers here");
                expected.add("nimber");
                numbers.put("nimber", claim.whole("nimber"));
                if (claim.has("remoteness")) {
                    remoteness(claim, outcome, expected, numbers);
                }
            }
            case "measure" -> remoteness(claim, outcome, expected, numbers);
            default ->
                    ClaimFields.demand(
                            false, "kind (" + BadInput.shown(claim.header().kind()) + ")");
        }
        return numbers;
    }

    private static void remoteness(
            ClaimFields claim, Outcome outcome, Set<String> expected, Map<String, Long> numbers) {
        if (outcome == Outcome.DRAWN) {
            numbers.put("remoteness", Valuation.Remoteness.DRAW);
            return;
        }
        expected.add("remoteness");
        long wins = outcome == Outcome.NEXT ? 1 : 0;
        numbers.put("remoteness", 2 * claim.whole("remoteness") + wins);
    }
}
