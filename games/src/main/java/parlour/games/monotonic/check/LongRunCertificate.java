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

/**
 * The outcome of every finite deck in one certificate: the claim has the letters of all decks below
 * a threshold, and the letter of all decks from there on.
 *
 * <p>Lines of the part {@code finite} are about decks of at most (a-1)(d-1) cards, on which play
 * can end drawn, by {@link CheckRules}; lines of the part {@code classes} are about longer ones, on
 * which some run is completed before the deck is used up (Erdős and Szekeres), by {@link
 * ClassRules}. A deck of {@link LargeFrom} cards is large, and stands for all longer ones. So every
 * deck is covered: short ones and those up to large one by one, the others together.
 */
public final class LongRunCertificate {
    /** The kind of these certificates. */
    public static final String KIND = "long-run";

    /** What they claim. */
    public static final String CLAIMS = "outcome";

    /** The part about decks on which play can end drawn. */
    public static final String FINITE = "finite";

    /** The part about longer decks. */
    public static final String CLASSES = "classes";

    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=([1-9][0-9]?),d=([1-9][0-9]?),deck=L(?:,play=(misere))?\\)");

    /** Largest a + d read, so that thresholds and the claim's letters stay small. */
    private static final int MOST_SUM = 22;

    private final int ascending;
    private final int descending;
    private final boolean misere;
    private final LargeFrom largeFrom;

    /** The form of the certificates of one game. */
    public LongRunCertificate(int ascending, int descending, boolean misere) {
        this.ascending = ascending;
        this.descending = descending;
        this.misere = misere;
        this.largeFrom = new LargeFrom(misere, ascending, descending);
    }

    /** The rules of the part {@link #FINITE}. */
    public CheckRules finiteRules() {
        return new CheckRules(finiteStart(0), misere);
    }

    /** How positions of the part {@link #FINITE} are written. */
    public CheckNotation finiteNotation() {
        return new CheckNotation(misere, drawless());
    }

    /** The start of a short deck. */
    public CheckPosition finiteStart(int cards) {
        var start = new CheckPosition.Gathering(misere);
        start.add(ascending, descending, cards);
        return start.position();
    }

    /** The rules of the part {@link #CLASSES}. */
    public ClassRules classRules() {
        return new ClassRules(largeStart(), largeFrom);
    }

    /** How positions of the part {@link #CLASSES} are written. */
    public ClassNotation classNotation() {
        return new ClassNotation(largeFrom, ascending, descending);
    }

    /** The start of a longer deck. */
    public ClassPosition classStart(int gap) {
        var start = new ClassPosition.Gathering(largeFrom);
        start.add(ascending, descending, gap);
        return start.position();
    }

    /** The start of every large deck. */
    public ClassPosition largeStart() {
        return classStart(Gap.LARGE);
    }

    /** From which number of cards on a deck is large; at least {@link #drawless}. */
    public int largeFrom() {
        return Math.max(drawless(), largeFrom.threshold(ascending, descending));
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
        List<RootClaim<CheckPosition, CheckMove>> finite = new ArrayList<>();
        List<RootClaim<ClassPosition, ClassMove>> classes = new ArrayList<>();
        for (int cards = 1; cards < Math.max(prefix.length(), largeFrom()); cards++) {
            char letter = cards < prefix.length() ? prefix.charAt(cards) : eventual;
            if (cards < drawless()) {
                finite.add(root(finiteStart(cards), letter));
            } else {
                classes.add(root(classStart(cards), letter));
            }
        }
        classes.add(root(largeStart(), eventual));
        return StrategyChecker.check(
                lines,
                Map.of(
                        FINITE,
                        new StrategyChecker.Part<>(
                                new StrategyChecker<>(finiteRules(), finiteNotation()), finite),
                        CLASSES,
                        new StrategyChecker.Part<>(
                                new StrategyChecker<>(classRules(), classNotation()), classes)));
    }

    private static <P, M> RootClaim<P, M> root(P start, char letter) {
        return new RootClaim<>(start, Outcome.of(letter), null, false, Map.of());
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
