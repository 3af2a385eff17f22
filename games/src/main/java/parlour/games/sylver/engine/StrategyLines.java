package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/**
 * The lost positions that a strategy needs, so that every move at each of them has a reply which
 * leads to another. Replies are left to the checker to find. One that leads to a position already
 * needed is preferred, then one after which few numbers are left.
 *
 * <p>Cost: for each move at a needed position some replies are tried, about ten.
 */
final class StrategyLines {
    private final GapFrame frame;
    private final SemigroupSet lost;
    private final OneRule one;
    private final Budget budget;

    /** Places of the lost positions that are needed. */
    private final BitSet needed = new BitSet();

    /** By number of gaps: places whose moves have to be answered. */
    private final List<List<Integer>> open = new ArrayList<>();

    private final long[] position;
    private final long[] option;
    private final long[] reached;
    private long optionHash;

    /** By number: the reply to it that was found last, 0 if none was. */
    private final int[] lastReply;

    StrategyLines(OversemigroupSweep sweep, OneRule one, Budget budget) {
        this(sweep.frame(), sweep.lost(), one, budget);
    }

    /** The same where all lost positions that can follow are known otherwise. */
    StrategyLines(GapFrame frame, SemigroupSet lost, OneRule one, Budget budget) {
        this.frame = frame;
        this.lost = lost;
        this.one = one;
        this.budget = budget;
        this.position = frame.all();
        this.option = frame.all();
        this.reached = frame.all();
        this.lastReply = new int[frame.words() << 6];
        for (int gaps = 0; gaps <= frame.gapCount(); gaps++) {
            open.add(new ArrayList<>());
        }
    }

    /** Demands that a position be shown to be lost; false if it is not lost. */
    boolean need(NumericalSemigroup lostOne) {
        long[] set = frame.setOf(lostOne);
        int place = lost.find(set, frame.hash(set));
        need(place, Math.toIntExact(lostOne.gapCount()));
        return place >= 0;
    }

    /**
     * A winning reply, after which the position is demanded to be shown lost; 0 if there is none.
     */
    long reply(NumericalSemigroup won) {
        System.arraycopy(frame.setOf(won), 0, option, 0, option.length);
        return refute(0);
    }

    private void need(int place, int gaps) {
        if (place >= 0 && !needed.get(place)) {
            needed.set(place);
            open.get(gaps).add(place);
        }
    }

    /**
     * Demands what shows that a won position is won.
     *
     * @param wins all its winning moves
     * @param allMoves whether all of them must be shown, and all other moves refuted
     */
    void needReplies(NumericalSemigroup won, List<Long> wins, boolean allMoves) {
        if (!allMoves) {
            need(won.adjoin(wins.getFirst()));
            return;
        }
        wins.forEach(n -> need(won.adjoin(n)));
        refuteMoves(frame.setOf(won), wins);
    }

    /** If r answers n, then n answers r: the same position is reached. */
    private void refuteMoves(long[] set, List<Long> wins) {
        BitSet answered = new BitSet();
        for (int n = 2; n <= frame.frobenius(); n++) {
            if (!GapFrame.has(set, n) && !answered.get(n) && !wins.contains((long) n)) {
                frame.adjoin(set, n, option);
                lastReply[n] = refute(lastReply[n]);
                answered.set(lastReply[n]);
            }
        }
    }

    /** Demands a position to which some reply at the option leads; returns the reply. */
    private int refute(int guess) {
        optionHash = frame.hash(option);
        int place = placeAfter(guess);
        if (place >= 0 && needed.get(place)) {
            return guess;
        }
        int best = 0;
        int bestPlace = -1;
        int fewest = Integer.MAX_VALUE;
        for (int reply = frame.frobenius(); reply > 1; reply--) {
            place = placeAfter(reply);
            if (place >= 0) {
                if (needed.get(place)) {
                    return reply;
                }
                int gaps = gapCount(reached);
                if (gaps < fewest) {
                    best = reply;
                    bestPlace = place;
                    fewest = gaps;
                }
            }
        }
        need(bestPlace, fewest);
        return best;
    }

    /** The place of the position after a reply, -1 if that is no move or does not win. */
    private int placeAfter(int reply) {
        if (GapFrame.has(option, reply)) {
            return -1;
        }
        // Once some multiple is an element, sums with more of the reply are sums with fewer.
        int multiple = 2 * reply;
        while (multiple <= frame.frobenius() && !GapFrame.has(option, multiple)) {
            multiple *= 2;
        }
        GapFrame.adjoin(option, reply, multiple - 1, reached);
        long hash = frame.hashOfMore(option, optionHash, reached);
        return lost.mayContain(hash) ? lost.find(reached, hash) : -1;
    }

    private static int gapCount(long[] set) {
        int gaps = 0;
        for (long word : set) {
            gaps += Long.bitCount(~word);
        }
        return gaps;
    }

    /** Writes all that is needed, fewer gaps first: a reply leaves fewer gaps. */
    void write(CertificateSink sink) {
        write(sink::line, new HashSet<>());
    }

    /** The same without the positions written before, which are noted. */
    void write(Consumer<Json> sink, Set<NumericalSemigroup> written) {
        for (int gaps = open.size() - 1; gaps > 0; gaps--) {
            for (int place : open.get(gaps)) {
                budget.spend();
                lost.read(place, position);
                refuteMoves(position, List.of());
            }
        }
        // Where 1 may not be named, the position with that gap alone is over.
        for (int gaps = one == OneRule.EXCLUDED ? 2 : 1; gaps < open.size(); gaps++) {
            for (int place : open.get(gaps)) {
                lost.read(place, position);
                NumericalSemigroup semigroup = frame.semigroupOf(position);
                if (written.add(semigroup)) {
                    sink.accept(Json.fields().with("lost", semigroup.toString()));
                }
            }
        }
    }
}
