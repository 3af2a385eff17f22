package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Checkpoints;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Collects the lines that show positions of any gcd lost, or won: by theorems on primes and pairs;
 * by the quiet end theorem, with a reply to each of the finitely many moves that may win, and so on
 * down to finite positions; or, with gcd 2, by a block of rows.
 */
final class PositionProof {
    /** Quiet positions 2H with F(H) so small are shown by replies: that is shorter than rows. */
    private static final long SMALL_HALF = 30;

    /** Finite positions with larger gaps are not swept for a reply where rows tell as well. */
    private static final long SMALL_FINITE = 150;

    private final ReplySearch search;
    private final OneRule one;
    private final Budget budget;
    private final FiniteLines finite;
    private final List<Json> lines = new ArrayList<>();
    private final Map<SylverPosition, Boolean> shown = new HashMap<>();
    private final Map<SylverPosition, Optional<String>> replies = new HashMap<>();

    PositionProof(ReplySearch search, OneRule one, Budget budget, FiniteLines finite) {
        this.search = search;
        this.one = one;
        this.budget = budget.withCheckpoints(Checkpoints.NONE);
        this.finite = finite;
    }

    /** The lines collected so far. */
    List<Json> lines() {
        List<Json> all = new ArrayList<>(finite.lines());
        all.addAll(lines);
        return all;
    }

    /** Adds what shows a lost position lost; false if no such proof is found. */
    boolean show(SylverPosition lost) {
        Boolean known = shown.get(lost);
        if (known == null) {
            known = lost.isFinite() ? finite.show(lost.scaled()) : showInfinite(lost);
            shown.put(lost, known);
        }
        return known;
    }

    private boolean showInfinite(SylverPosition lost) {
        if (Theorems.outcome(lost).equals(Optional.of(Outcome.PREVIOUS))) {
            addLost(lost, List.of());
            return true;
        }
        boolean isSmall = lost.scaled().frobenius() <= SMALL_HALF;
        if (lost.gcd() != 2) {
            return showQuiet(lost);
        }
        return (isSmall
                        ? showQuiet(lost) || showRows(lost, "lost")
                        : showRows(lost, "lost") || showQuiet(lost))
                || showRows(lost, "lost", search.widerRows(lost));
    }

    private boolean showQuiet(SylverPosition lost) {
        if (!ReplySearch.isQuiet(lost)) {
            return false;
        }
        List<String> answers = new ArrayList<>();
        for (long n : ReplySearch.candidates(lost, 0)) {
            Optional<String> reply = reply(lost.play(n));
            if (reply.isEmpty()) {
                return false;
            }
            answers.add(reply.get());
        }
        addLost(lost, answers);
        return true;
    }

    private void addLost(SylverPosition lost, List<String> answers) {
        lines.add(Json.fields().with("lost", lost.toString()).with("replies", Json.texts(answers)));
    }

    /** Adds a block of rows, if rows decide the position soon. */
    private boolean showRows(SylverPosition even, String key) {
        return showRows(even, key, search.rows(even));
    }

    private boolean showRows(SylverPosition even, String key, Optional<EvenDecision> rows) {
        boolean isShown =
                rows.isPresent()
                        && (key.equals("won")
                                ? rows.get().verdict().isWon()
                                : rows.get().verdict().isLost());
        if (isShown) {
            List<Json> block = new ArrayList<>();
            rows.get().proveBlock(block::add);
            lines.add(Json.fields().with("block", block.size()).with(key, even.toString()));
            lines.addAll(block);
        }
        return isShown;
    }

    /**
     * A winning reply at a won position, after what shows that it wins; empty text if the checker
     * knows by itself that the position is won, or by a block.
     */
    Optional<String> reply(SylverPosition won) {
        Optional<String> known = replies.get(won);
        if (known == null) {
            known = won.isFinite() ? finiteReply(won) : infiniteReply(won);
            replies.put(won, known);
        }
        return known;
    }

    private Optional<String> finiteReply(SylverPosition won) {
        if (won.scaled().isIrreducible() && won.scaled().frobenius() > 1) {
            return Optional.of("");
        }
        long reply = finite.reply(won.scaled());
        return reply == 0 ? Optional.empty() : Optional.of(String.valueOf(reply));
    }

    private Optional<String> infiniteReply(SylverPosition won) {
        List<Long> candidates = new ArrayList<>(Theorems.largePrimes(won));
        if (candidates.isEmpty()) {
            candidates.addAll(
                    won.gcd() == 2
                            ? search.rows(won)
                                    .map(rows -> rows.verdict().wins().moves())
                                    .orElse(List.of())
                            : decided(won));
        }
        for (long n : candidates) {
            SylverPosition option = won.play(n);
            boolean isHard =
                    won.gcd() == 2
                            && option.isFinite()
                            && option.scaled().frobenius() > SMALL_FINITE;
            if (!isHard && show(option)) {
                return Optional.of(String.valueOf(n));
            }
        }
        if (won.gcd() == 2 && showRows(won, "won")) {
            return Optional.of("");
        }
        for (long n : ReplySearch.candidates(won, ReplyDecision.REACH)) {
            SylverPosition option = won.play(n);
            if (isLost(option) && show(option)) {
                return Optional.of(String.valueOf(n));
            }
        }
        return won.gcd() == 2 && showRows(won, "won", search.widerRows(won))
                ? Optional.of("")
                : Optional.empty();
    }

    private boolean isLost(SylverPosition option) {
        return search.outcome(option, ReplyDecision.REACH).equals(Optional.of(Outcome.PREVIOUS));
    }

    /** Winning replies that decide the position. */
    private List<Long> decided(SylverPosition won) {
        var instance = new SylverInstance(won, one);
        return Decisions.of(instance, Ask.of(Question.OUTCOME), budget).verdict().wins().moves();
    }

    /** Writes that the position after a reply is lost, or the position itself. */
    boolean write(CertificateHeader header, SylverPosition lost, CertificateSink sink) {
        if (!show(lost)) {
            return false;
        }
        sink.open(header);
        lines().forEach(sink::line);
        return true;
    }
}
