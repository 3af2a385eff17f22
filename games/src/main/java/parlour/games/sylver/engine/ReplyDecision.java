package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Decides positions for which no procedure is known, as far as theorems and replies below a bound
 * tell; else says what was looked at.
 */
final class ReplyDecision implements Decision {
    /**
     * Replies are looked at below this bound, or below the last that can win where that is known.
     */
    static final long REACH = 40;

    /** Farthest bound to complete a list of winning moves. */
    private static final long MAX_REACH = 1_000;

    /** The method of short positions of which all options are decided. */
    static final String QUIET_END = "quiet-end-theorem";

    static final String METHOD = "reply-search";

    private final SylverInstance instance;
    private final SylverPosition position;
    private final Budget budget;
    private final boolean wantsMoves;
    private final ReplySearch search;
    private final List<Long> wins = new ArrayList<>();
    private final List<Standing.KnownMove> settled = new ArrayList<>();
    private final NavigableSet<Long> open = new TreeSet<>();
    private long reach = REACH;
    private long looked = 2;
    private String stoppedBy = "";
    private final Verdict verdict;

    ReplyDecision(SylverInstance instance, Ask ask, Budget budget) {
        this.instance = instance;
        this.position = instance.position();
        this.budget = budget;
        this.wantsMoves = ask.wants(Question.WINNING_MOVES);
        this.search = new ReplySearch(position, budget);
        this.verdict = decide();
    }

    private Verdict decide() {
        Optional<Outcome> byTheorem = Theorems.outcome(position);
        if (byTheorem.equals(Optional.of(Outcome.PREVIOUS))) {
            return Verdict.proved(Outcome.PREVIOUS, Verdict.Wins.NONE, Theorems.name(position))
                    .because(Reasons.lostByTheorem(position));
        }
        Theorems.pairingReply(position).ifPresent(wins::add);
        if (byTheorem.isPresent() && !wantsMoves) {
            wins.addAll(Theorems.largePrimes(position));
            return won();
        }
        boolean isQuiet = ReplySearch.isQuiet(position);
        if (budget.isTimed() && !budget.isDivided()) {
            search.beKept(); // without a time it is over in seconds
        }
        try {
            look(isQuiet, byTheorem.isPresent());
        } catch (Budget.Exceeded exceeded) {
            stoppedBy = exceeded.limit();
        }
        wins.sort(null);
        settled.sort(Comparator.comparingLong(move -> Long.parseLong(move.move())));
        if (!wins.isEmpty() || byTheorem.isPresent()) {
            return won();
        }
        if (isQuiet && firstOpen() == Long.MAX_VALUE) {
            return Verdict.proved(Outcome.PREVIOUS, Verdict.Wins.NONE, QUIET_END)
                    .because(Reasons.quiet(position.gcd(), position.scaled().frobenius()));
        }
        return unknown();
    }

    private void look(boolean isQuiet, boolean isWon) {
        scan(2, reach, budget.withCounts().bound(ReplySearch.MAX_WORK));
        if (budget.isTimed() && !budget.isDivided()) {
            if (!isWon) {
                goOn(isQuiet);
            }
            if (!isEnough() && !open.isEmpty()) {
                scan(reach, reach, Long.MAX_VALUE);
            }
        }
        long from = reach;
        long to = needed();
        while (from < to) {
            scan(from, to, budget.bound(ReplySearch.MAX_WORK));
            from = to;
            to = needed();
        }
    }

    /**
     * Where somebody chose a time and no reply wins so far: asks again with more work, and for
     * replies farther off, until one wins, none is left to ask for, or time is up.
     */
    private void goOn(boolean isQuiet) {
        long more = ReplySearch.MAX_WORK;
        while (wins.isEmpty() && (!open.isEmpty() || (!isQuiet && reach < MAX_REACH))) {
            budget.spend();
            long from = reach;
            reach = isQuiet ? reach : Math.min(MAX_REACH, 2 * reach);
            more = Math.min(Long.MAX_VALUE / 8, more) * 4;
            scan(from, reach, Math.addExact(search.work(), more));
        }
    }

    /** Asks for the replies that are open, and for those from one bound to another. */
    private void scan(long from, long to, long end) {
        if (from < to) {
            ReplySearch.candidates(position, to).stream()
                    .filter(n -> n >= from && !wins.contains(n))
                    .forEach(open::add);
        }
        looked = Math.max(looked, to);
        List<Long> replies = List.copyOf(open);
        search.inRounds(replies, end, n -> isEnough() || isSettled(n));
    }

    /** Whether one winning reply has been found, and no more are wanted. */
    private boolean isEnough() {
        return !wantsMoves && !wins.isEmpty();
    }

    private boolean isSettled(long n) {
        Optional<Outcome> outcome =
                search.outcome(position.play(n), ReplySearch.below(position, reach));
        if (outcome.isEmpty()) {
            return false;
        }
        open.remove(n);
        settled.add(new Standing.KnownMove(String.valueOf(n), outcome.get().toString()));
        if (outcome.get() == Outcome.PREVIOUS) {
            wins.add(n);
        }
        return true;
    }

    /** How far to look until the list of winning moves is complete; 0 where that is not known. */
    private long needed() {
        long bound = lastThatCanWin();
        return ReplySearch.isQuiet(position) || bound > MAX_REACH || search.isSpent()
                ? 0
                : bound + 1;
    }

    /** The moves that the winning ones, as far as they are known, refute with the theorems. */
    private RefutedMoves refuted() {
        return new RefutedMoves(position, Verdict.Wins.all(wins));
    }

    private long lastThatCanWin() {
        return refuted().last().orElse(Long.MAX_VALUE);
    }

    /** The least move looked at that may win or lose for all that is known. */
    private long firstOpen() {
        RefutedMoves refuted = refuted();
        return open.stream().filter(refuted::needsReply).findFirst().orElse(Long.MAX_VALUE);
    }

    private Verdict won() {
        String method =
                position.isEmpty() || !Theorems.largePrimes(position).isEmpty()
                        ? Theorems.PRIME
                        : METHOD;
        Verdict.Wins list = winList();
        long reply =
                wins.stream().filter(n -> method.equals(METHOD) || n > 3).findFirst().orElse(5L);
        return Verdict.proved(Outcome.NEXT, list, method).because(Reasons.wonBy(position, reply));
    }

    private Verdict.Wins winList() {
        if (!wantsMoves) {
            return Verdict.Wins.UNKNOWN;
        }
        long end = ReplySearch.isQuiet(position) ? Long.MAX_VALUE : looked;
        long below = Math.min(firstOpen(), end);
        List<Long> all = new ArrayList<>(wins);
        for (long p : Theorems.largePrimes(position)) {
            if (!all.contains(p)) {
                all.add(p);
            }
        }
        all.sort(null);
        return below > lastThatCanWin() || below == Long.MAX_VALUE
                ? Verdict.Wins.all(all)
                : Verdict.Wins.below(all, below);
    }

    private Verdict unknown() {
        long bound = Math.min(firstOpen(), reach);
        String explored =
                "no winning reply below %d; %d of the replies below %d are settled"
                        .formatted(bound, settled.size(), reach);
        if (position.named().size() == 1) {
            explored += "; every reply without a common divisor loses, by Hutchings's theorem";
        }
        if (!stoppedBy.isEmpty()) {
            explored = "stopped by " + stoppedBy + ": " + explored;
        }
        return Verdict.unknown(METHOD, explored, !stoppedBy.isEmpty()).knowing(settled);
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public void prove(Ask ask, String canonical) {
        var proof = new ReplyProof(instance, budget, ask.proof().orElseThrow());
        if (verdict.isWon() && wantsMoves) {
            proof.writeMoves(canonical, verdict);
        } else if (verdict.isWon()) {
            proof.write(canonical, wins);
        } else {
            proof.writeLost(canonical, verdict.method());
        }
    }

    @Override
    public SequencedMap<String, Long> counts() {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("visits", search.work());
        return counts;
    }
}
