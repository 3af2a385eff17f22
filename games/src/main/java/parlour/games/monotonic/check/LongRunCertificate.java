package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.check.Report;
import parlour.check.RootClaim;
import parlour.check.StrategyChecker;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.game.QuotientGame;

/**
 * The outcome of every finite deck in one certificate: the claim has the letters of all decks below
 * a threshold, and the letter of all decks from there on.
 *
 * <p>Lines are about the game of safe moves ({@link CoreRules}). Decks of more than (a-1)(d-1)
 * cards are reduced with waste at its limit, since some run is completed before such a deck is used
 * up (Erdős and Szekeres). A deck of {@link #largeFrom} cards is large, and stands for all longer
 * ones. So every deck is covered: those up to large one by one, the others together.
 */
public final class LongRunCertificate {
    /** The kind of these certificates. */
    public static final String KIND = "long-run";

    /** What they claim. */
    public static final String CLAIMS = "outcome";

    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=([1-9][0-9]?),d=([1-9][0-9]?),deck=L(?:,play=(misere))?\\)");

    /** Largest a + d read, so that thresholds and the claim's letters stay small. */
    private static final int MOST_SUM = 22;

    private final int ascending;
    private final int descending;
    private final CoreForm form;

    /** The form of the certificates of one game. */
    public LongRunCertificate(int ascending, int descending, boolean misere) {
        this.ascending = ascending;
        this.descending = descending;
        this.form = CoreForm.of(misere, true, true);
    }

    /** The game of safe moves on the large deck. */
    public QuotientGame<CorePosition, CorePosition, CheckMove> game() {
        return form.game(
                position -> position,
                largeStart(),
                new CheckNotation.Most(ascending, descending, CheckNotation.Most.ANY));
    }

    /** The start of a deck. */
    public CorePosition start(int cards) {
        return form.of(ascending, descending, cards, cards >= drawless());
    }

    /** The start of every large deck. */
    public CorePosition largeStart() {
        return form.of(ascending, descending, Gap.LARGE, true);
    }

    /** From which number of cards on a deck is large; at least {@link #drawless}. */
    public int largeFrom() {
        return Math.max(
                drawless(),
                form.threshold(
                        ascending + form.raise(), descending + form.raise(), form.wasteLimit()));
    }

    /** The least number of cards with which no play can end drawn. */
    private int drawless() {
        return (ascending - 1) * (descending - 1) + 1;
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        Matcher form = FORM.matcher(header.instance());
        demand(form.matches(), "no canonical instance (" + BadInput.shown(header.instance()) + ")");
        int a = CheckNotation.number(form.group(1));
        int d = CheckNotation.number(form.group(2));
        demand(a + d <= MOST_SUM, "a + d exceeds " + MOST_SUM);
        demand(header.claims().equals(CLAIMS), "claims should be " + CLAIMS);
        return new LongRunCertificate(a, d, form.group(3) != null).check(header.claim(), lines);
    }

    private Report check(Json.Fields claim, CertificateReader lines) {
        demand(
                claim.values().keySet().equals(Set.of("eventual", "threshold", "prefix")),
                "the claim should have eventual, threshold and prefix");
        if (!(claim.values().get("eventual") instanceof Json.Text(String eventual)
                && claim.values().get("prefix") instanceof Json.Text(String prefix)
                && claim.values().get("threshold") instanceof Json.Whole(BigInteger threshold))) {
            throw new IllegalArgumentException("the claim has a field of the wrong kind");
        }
        demand(eventual.length() == 1, "eventual is no letter");
        demand(
                threshold.equals(BigInteger.valueOf(prefix.length())),
                "prefix should have a letter for each deck below the threshold");
        demand(prefix.startsWith("D"), "the empty deck is drawn");
        return check(prefix, eventual.charAt(0), lines);
    }

    private Report check(String prefix, char eventual, CertificateReader lines) {
        for (int cards = largeFrom(); cards < prefix.length(); cards++) {
            demand(prefix.charAt(cards) == eventual, "all large decks have one outcome");
        }
        List<RootClaim<CorePosition, CheckMove>> claims = new ArrayList<>();
        for (int cards = 1; cards < largeFrom(); cards++) {
            char letter = cards < prefix.length() ? prefix.charAt(cards) : eventual;
            claims.add(root(start(cards), letter));
        }
        claims.add(root(largeStart(), eventual));
        return new StrategyChecker<>(game().rules(), game().notation()).check(lines, claims);
    }

    private static RootClaim<CorePosition, CheckMove> root(CorePosition start, char letter) {
        return new RootClaim<>(start, Outcome.of(letter), null, false, Map.of());
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
