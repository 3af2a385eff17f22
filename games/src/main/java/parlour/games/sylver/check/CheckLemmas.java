package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import parlour.check.StrategyChecker;
import parlour.claim.Json;
import parlour.game.Outcome;

/**
 * What strategies at positions of any gcd lean on beside their own lines.
 *
 * <ul>
 *   <li>Blocks: {@code {"block":K,"lost":P}} or {@code {"block":K,"won":P}}, P a position of gcd 2,
 *       and then the K lines of a {@code periodicity} certificate of it.
 *   <li>The ender theorem: a finite irreducible position with F &gt; 1 is won.
 *   <li>At the end, where all winning moves are claimed, one line {@code {"refuted":[…]}}, the
 *       replies to moves that are not listed.
 * </ul>
 */
final class CheckLemmas implements StrategyChecker.Lemmas<CheckPosition> {
    private final Set<CheckPosition> lost = new HashSet<>();
    private final Set<CheckPosition> won = new HashSet<>();
    private @Nullable Block block;
    private @Nullable List<String> refuted;

    /** A block of lines that is being read. */
    private static final class Block {
        private final CheckPosition position;
        private final Outcome outcome;
        private final EvenChecker rows;
        private long left;

        Block(CheckPosition position, Outcome outcome, long lines) {
            this.position = position;
            this.outcome = outcome;
            this.rows = new EvenChecker(LongStream.of(position.named()).map(n -> n / 2).toArray());
            this.left = lines;
        }
    }

    @Override
    public boolean takes(Json line) {
        HeaderClaim.demand(refuted == null, "expected no line after the refuted moves");
        Block open = block;
        if (open != null) {
            open.rows.line(line);
            open.left--;
            if (open.left == 0) {
                close(open);
            }
            return true;
        }
        Map<String, Json> values = line instanceof Json.Fields(var fields) ? fields : Map.of();
        if (values.get("block") instanceof Json.Whole(var number)) {
            HeaderClaim.demand(
                    values.size() == 2 && number.signum() > 0 && number.bitLength() < Integer.SIZE,
                    "expected a number of lines and a position");
            boolean isWon = values.containsKey("won");
            block =
                    new Block(
                            position(values.get(isWon ? "won" : "lost")),
                            isWon ? Outcome.NEXT : Outcome.PREVIOUS,
                            number.longValueExact());
            return true;
        }
        if (values.size() == 1 && values.get("refuted") instanceof Json.Items(var replies)) {
            refuted =
                    replies.stream()
                            .map(reply -> reply instanceof Json.Text(String text) ? text : "?")
                            .toList();
            return true;
        }
        return false;
    }

    private static CheckPosition position(@Nullable Json named) {
        String text = named instanceof Json.Text(String given) ? given : "";
        CheckPosition position = CheckPosition.of(CheckInstance.numbers(text));
        HeaderClaim.demand(position.text().equals(text), "expected a position in canonical form");
        HeaderClaim.demand(position.gcd() == 2, "blocks are about positions of gcd 2");
        return position;
    }

    private void close(Block read) {
        read.rows.compare(new EvenChecker.Claimed(read.outcome, null, false, 0));
        var shown = read.outcome == Outcome.NEXT ? won : lost;
        HeaderClaim.demand(shown.add(read.position), "a block stands there twice");
        block = null;
    }

    @Override
    public boolean isLost(CheckPosition position) {
        return lost.contains(position);
    }

    @Override
    public boolean isWon(CheckPosition position) {
        return won.contains(position) || position.isEnder();
    }

    /** The replies of the last line, in the order of the moves that need one. */
    List<String> refuted() {
        HeaderClaim.demand(block == null, "a block of lines is not finished");
        List<String> replies = refuted;
        HeaderClaim.demand(replies != null, "expected a line about the refuted moves");
        return replies == null ? List.of() : replies;
    }

    /** Demands that nothing be said of refuted moves. */
    void demandNoneRefuted() {
        HeaderClaim.demand(block == null, "a block of lines is not finished");
        HeaderClaim.demand(refuted == null, "expected no line about refuted moves");
    }
}
