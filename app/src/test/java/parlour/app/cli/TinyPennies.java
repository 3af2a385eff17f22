package parlour.app.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.exact.Rational;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.catalogue.Values;
import parlour.scene.Scene;

/**
 * A game that is not played move by move: matching pennies with {@code sides} sides, worth 1 /
 * sides.
 */
final class TinyPennies implements Game<Integer> {
    private static final Profile PROFILE =
            new Profile(
                    "pennies",
                    "Matching pennies",
                    "Both show a side at once; the row player wins if they match.",
                    "Sides are numbered from 1.",
                    List.of(Parameter.required("sides", "The sides of a penny, 2 to 9.", "2")),
                    EnumSet.of(Question.OUTCOME, Question.EXTREMES),
                    List.of(),
                    List.of("pennies(sides=2)"));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public Integer read(InstanceText text) {
        text.allowOnly(PROFILE.keys());
        return Values.integer(text, "sides", new Values.Bounds(2, 9, "pennies(sides=2)"));
    }

    @Override
    public String canonical(Integer sides) {
        return "pennies(sides=" + sides + ")";
    }

    @Override
    public Answer solve(Integer sides, Ask ask, Budget budget) {
        SequencedMap<BigInteger, Rational> weights = new LinkedHashMap<>();
        for (int side = 1; side <= sides; side++) {
            weights.put(BigInteger.valueOf(side), Rational.of(1, sides));
        }
        List<Claim> claims = new ArrayList<>();
        claims.add(
                new Claim.Equilibrium(
                        Rational.of(1, sides),
                        new Claim.Mix("row", weights),
                        new Claim.Mix("column", weights)));
        claims.add(new Claim.Uniqueness(true, true));
        if (ask.wants(Question.EXTREMES)) {
            claims.add(
                    new Claim.Extremes(
                            List.of(new Claim.Mix("row", weights)),
                            List.of(new Claim.Mix("column", weights))));
        }
        return new Answer(
                canonical(sides),
                new Standing.Proved(),
                claims,
                "symmetry",
                List.of(),
                new LinkedHashMap<>());
    }

    @Override
    public Scene show(Integer sides) {
        return Scene.of("Matching pennies", "");
    }

    @Override
    public Report check(Integer sides, CertificateHeader header, CertificateReader lines) {
        return new Report.Rejected(lines.damage().orElse("no certificates of this game are known"));
    }
}
