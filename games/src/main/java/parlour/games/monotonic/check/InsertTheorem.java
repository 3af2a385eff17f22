package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.check.ClaimFields;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.exact.Rational;
import parlour.game.Outcome;

/**
 * Decides theorem certificates of the insertion form on ℚ, by the parity theorem: a row without an
 * ascending run of p + 1 and a descending run of q + 1 cards, and with less than pq cards, can
 * always be extended by a card so that it stays such a row; one with pq cards cannot. The
 * certificate has no lines; everything is worked out from the instance.
 *
 * <p>Under misère play p = a-1, q = d-1: who leaves such rows loses. Under normal play p = a-2, q =
 * d-2 as long as nobody can complete: who leaves such rows lets the other player complete. So, as
 * long as no run is complete, the player to move wins exactly if he can complete, or pq minus the
 * number of cards is odd. Winning moves are {@code gap:(low,high)}, one for each gap of the row and
 * each two neighbouring cards: those that complete, or those that stay. A remoteness may be claimed
 * beside. Cost: the fourth power of the row's length.
 */
final class InsertTheorem {
    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=%1$s,d=%1$s,deck=Q(,play=misere)?(?:,board=([0-9/ -]+))?,form=insert\\)"
                            .formatted("([1-9][0-9]{0,6})"));
    private static final int MAX_ROW = 100;

    private final int ascending;
    private final int descending;
    private final boolean misere;
    private final List<Rational> row = new ArrayList<>();
    private final boolean isOver;

    private InsertTheorem(Matcher form) {
        this.ascending = CheckNotation.number(form.group(1));
        this.descending = CheckNotation.number(form.group(2));
        this.misere = form.group(3) != null;
        @Nullable String board = form.group(4);
        for (String token : board == null ? new String[0] : board.split(" ", -1)) {
            Rational card = Rational.parse(token);
            demand(!row.contains(card), "a card is played twice");
            row.add(card);
        }
        demand(row.size() <= MAX_ROW, "more than " + MAX_ROW + " cards");
        this.isOver = !isWithin(row, ascending - 1, descending - 1);
        demand(!isOver || isEnded(), "play was over before");
    }

    /** Whether some card may have been the last one: without it no run is complete. */
    private boolean isEnded() {
        for (int last = 0; last < row.size(); last++) {
            List<Rational> before = new ArrayList<>(row);
            before.remove(last);
            if (isWithin(before, ascending - 1, descending - 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an instance string is about the insertion form on ℚ. */
    static boolean isMeant(String text) {
        return FORM.matcher(text).matches();
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        Matcher form = FORM.matcher(header.instance());
        demand(form.matches(), "no instance on Q (" + BadInput.shown(header.instance()) + ")");
        demand(header.kind().equals(InvolutionTheorem.KIND), "the kind should be theorem");
        demand(lines.line().isEmpty(), "the parity theorem needs no lines");
        new InsertTheorem(form).claim(header);
        return lines.damage()
                .<Report>map(Report.Rejected::new)
                .orElseGet(() -> new Report.Accepted(1));
    }

    private void claim(CertificateHeader header) {
        ClaimFields claim = new ClaimFields(header);
        Set<String> expected = new TreeSet<>(Set.of("outcome"));
        if (claim.isAboutMoves()) {
            expected.addAll(Set.of("winningMoves", "winningMovesComplete"));
        }
        if (claim.has("remoteness")) {
            expected.add("remoteness");
        }
        claim.demandExactly(expected);
        Set<String> winning = winning();
        demand(
                claim.outcome() == outcome(winning),
                "the outcome is not that of the parity theorem");
        if (claim.isAboutMoves()) {
            demand(claim.flag("winningMovesComplete"), "the claim should have all winning moves");
            demand(
                    new HashSet<>(claim.texts("winningMoves")).equals(winning),
                    "the winning moves are not those of the parity theorem");
        }
        if (claim.has("remoteness")) {
            demand(
                    claim.whole("remoteness") == plies(),
                    "the plies are not those of the parity theorem");
        }
    }

    /** An ended play is won, under misère play lost, by who made the last move. */
    private Outcome outcome(Set<String> winning) {
        return (isOver ? misere : !winning.isEmpty()) ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /**
     * Nobody can shorten or lengthen play to his profit: pq cards can be played in all; then one
     * has to leave such rows, which loses at once, or under normal play lets the other complete.
     */
    private long plies() {
        if (isOver) {
            return 0;
        }
        if (!misere && !moves(ascending - 1, descending - 1, false).isEmpty()) {
            return 1;
        }
        return (long) p() * q() - row.size() + (misere ? 1 : 2);
    }

    private int p() {
        return ascending - (misere ? 1 : 2);
    }

    private int q() {
        return descending - (misere ? 1 : 2);
    }

    private Set<String> winning() {
        if (isOver) {
            return Set.of();
        }
        if (!misere) {
            Set<String> completing = moves(ascending - 1, descending - 1, false);
            if (!completing.isEmpty()) {
                return completing;
            }
        }
        boolean odd = Math.floorMod((long) p() * q() - row.size(), 2) == 1;
        return odd ? moves(p(), q(), true) : Set.of();
    }

    /** The moves after which the row has no run longer than p and q (or has one). */
    private Set<String> moves(int p, int q, boolean within) {
        List<Rational> sorted = new ArrayList<>(new TreeSet<>(row));
        Set<String> moves = new HashSet<>();
        for (int gap = 0; gap <= row.size(); gap++) {
            for (int rank = 0; rank <= sorted.size(); rank++) {
                List<Rational> longer = new ArrayList<>(row);
                longer.add(gap, between(sorted, rank));
                if (isWithin(longer, p, q) == within) {
                    String low = rank == 0 ? "-inf" : sorted.get(rank - 1).toString();
                    String high = rank == sorted.size() ? "inf" : sorted.get(rank).toString();
                    moves.add("%d:(%s,%s)".formatted(gap, low, high));
                }
            }
        }
        return moves;
    }

    private static Rational between(List<Rational> sorted, int rank) {
        if (sorted.isEmpty()) {
            return Rational.ZERO;
        }
        if (rank == 0) {
            return sorted.getFirst().minus(Rational.ONE);
        }
        if (rank == sorted.size()) {
            return sorted.getLast().plus(Rational.ONE);
        }
        return sorted.get(rank - 1).plus(sorted.get(rank)).dividedBy(Rational.of(2, 1));
    }

    private static boolean isWithin(List<Rational> cards, int p, int q) {
        int[] up = new int[cards.size()];
        int[] down = new int[cards.size()];
        for (int i = 0; i < up.length; i++) {
            up[i] = 1;
            down[i] = 1;
            for (int j = 0; j < i; j++) {
                if (cards.get(j).compareTo(cards.get(i)) < 0) {
                    up[i] = Math.max(up[i], up[j] + 1);
                } else {
                    down[i] = Math.max(down[i], down[j] + 1);
                }
            }
            if (up[i] > p || down[i] > q) {
                return false;
            }
        }
        return true;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
