package parlour.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.claim.CertificateReader;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * Decides whether a strategy certificate proves an outcome.
 *
 * <p>A line {@code {"lost":P,"replies":[…]}} claims that the player to move at P loses: after each
 * of his moves, in the order of the rules, the other player has won already or answers with the
 * reply given (an empty reply: one that the checker finds by trying all) and thereby reaches a
 * finished win or a position that an <em>earlier</em> line claims lost. Where the field {@code
 * replies} is left out, the checker finds all of them. A line {@code held} claims less, that the
 * player to move cannot win: the other player may then also be content with a drawn end or an
 * earlier {@code held} line.
 *
 * <p>Since a line leans on earlier lines only, the line number descends along every play and no
 * play goes round in circles; by induction over the lines every claim is true. Cost: one pass;
 * memory for the set of claimed positions.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class StrategyChecker<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final ReplyFinder<P, M> finder;
    private final Set<P> lost = new HashSet<>();
    private final Set<P> held = new HashSet<>();

    /** A checker for one certificate of a game with these rules. */
    public StrategyChecker(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        this(rules, notation, ReplyFinder.tryingAll(rules));
    }

    /** The same, where the game knows how to find replies quickly. */
    public StrategyChecker(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation, ReplyFinder<P, M> finder) {
        this.rules = rules;
        this.notation = notation;
        this.finder = finder;
    }

    /** Checks all lines after the header, the seal, and then what the header claims. */
    public Report check(CertificateReader lines, RootClaim<P, M> claim) {
        return Checking.run(lines, this::line, () -> root(claim), this::positions);
    }

    /** The same for several starts of one game, each with its claim; all must hold. */
    public Report check(CertificateReader lines, List<RootClaim<P, M>> claims) {
        return Checking.run(lines, this::line, () -> claims.forEach(this::root), this::positions);
    }

    /**
     * The same for a certificate whose lines belong to games with different rules: the field {@code
     * part} of a line names the game.
     *
     * @param parts the games by name, each with the starts and claims that must hold in the end
     */
    public static Report check(CertificateReader lines, Map<String, Part<?, ?>> parts) {
        return Checking.run(
                lines,
                json -> partLine(json, parts),
                () -> parts.values().forEach(Part::roots),
                () -> parts.values().stream().mapToLong(part -> part.checker.positions()).sum());
    }

    private static void partLine(Json json, Map<String, Part<?, ?>> parts) {
        Json.Fields fields = Checking.fields(json, 3);
        @Nullable Part<?, ?> part = parts.get(Checking.text(fields, "part"));
        if (part == null) {
            throw new Rejection("unknown part (" + Checking.text(fields, "part") + ")");
        }
        SequencedMap<String, Json> rest = new LinkedHashMap<>(fields.values());
        rest.remove("part");
        part.checker.line(new Json.Fields(rest));
    }

    /**
     * One of several games that a certificate is about.
     *
     * @param checker a checker of its own
     * @param claims what must hold in the end
     * @param <P> positions
     * @param <M> moves
     */
    public record Part<P, M>(StrategyChecker<P, M> checker, List<RootClaim<P, M>> claims) {
        /** Keeps a copy of the claims. */
        public Part {
            claims = List.copyOf(claims);
        }

        private void roots() {
            claims.forEach(checker::root);
        }
    }

    private long positions() {
        return lost.size() + (long) held.size();
    }

    private void line(Json json) {
        boolean strict = Checking.has(json, "lost");
        boolean hasReplies = !strict || Checking.has(json, "replies");
        Json.Fields fields = Checking.fields(json, hasReplies ? 2 : 1);
        P position = Checking.position(notation, fields, strict ? "lost" : "held");
        if (rules.result(position).isPresent()) {
            throw new Rejection(
                    "position " + notation.write(position) + " is over and needs no line");
        }
        if (hasReplies) {
            covered(position, Checking.texts(fields, "replies"), strict);
        } else {
            finder.unanswered(position, reached -> isGood(reached, true))
                    .ifPresent(
                            move -> {
                                throw new Rejection(unanswered(position, move));
                            });
        }
        if (!(strict ? lost : held).add(position)) {
            throw new Rejection("position " + notation.write(position) + " is listed twice");
        }
    }

    private void covered(P position, List<String> replies, boolean strict) {
        List<M> moves = rules.moves(position);
        if (replies.size() != moves.size()) {
            throw new Rejection(
                    "position %s has %d moves but %d replies"
                            .formatted(notation.write(position), moves.size(), replies.size()));
        }
        for (int i = 0; i < moves.size(); i++) {
            P option = rules.play(position, moves.get(i));
            if (!answered(option, replies.get(i), strict)) {
                throw new Rejection(unanswered(position, moves.get(i)));
            }
        }
    }

    private String unanswered(P position, M move) {
        return "position %s: move %s is not answered"
                .formatted(notation.write(position), notation.writeMove(position, move));
    }

    /** Whether the player to move at an option gets what the line promises the replier. */
    private boolean answered(P option, String reply, boolean strict) {
        Optional<Result> result = rules.result(option);
        if (result.isPresent()) {
            return reply.isEmpty()
                    && (result.get() == Result.WON || (!strict && result.get() == Result.DRAWN));
        }
        if (reply.isEmpty()) {
            return hasGoodOption(option, strict);
        }
        M move = Checking.move(notation, option, reply);
        return rules.isLegal(option, move) && isGood(rules.play(option, move), strict);
    }

    private boolean hasGoodOption(P position, boolean strict) {
        for (M move : rules.moves(position)) {
            if (isGood(rules.play(position, move), strict)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether whoever moved to this position has won (strict), or at least cannot lose any more.
     */
    private boolean isGood(P position, boolean strict) {
        Optional<Result> result = rules.result(position);
        if (result.isPresent()) {
            return result.get() == Result.LOST || (!strict && result.get() == Result.DRAWN);
        }
        return lost.contains(position) || (!strict && held.contains(position));
    }

    private void root(RootClaim<P, M> claim) {
        P start = claim.start();
        switch (claim.outcome()) {
            case PREVIOUS -> demand(isGood(start, true), "the start is not shown to be lost");
            case NEXT -> demand(hasWinningOption(claim), "no winning move of the start is shown");
            case DRAWN -> {
                demand(isGood(start, false), "the first player is not held at the start");
                demand(
                        isOverDrawn(start) || hasGoodOption(start, false),
                        "the second player is not held at the start");
            }
        }
        if (claim.winning() != null) {
            moves(claim, claim.winning());
        }
    }

    private boolean isOverDrawn(P start) {
        return rules.result(start).equals(Optional.of(Result.DRAWN));
    }

    private boolean hasWinningOption(RootClaim<P, M> claim) {
        return rules.result(claim.start()).equals(Optional.of(Result.WON))
                || hasGoodOption(claim.start(), true);
    }

    private void moves(RootClaim<P, M> claim, Set<M> winning) {
        List<M> legal =
                rules.result(claim.start()).isPresent() ? List.of() : rules.moves(claim.start());
        List<M> left = new ArrayList<>(winning);
        left.removeAll(new HashSet<>(legal));
        demand(left.isEmpty(), "a listed winning move is not legal");
        for (M move : legal) {
            P option = rules.play(claim.start(), move);
            String name = notation.writeMove(claim.start(), move);
            if (winning.contains(move)) {
                demand(isGood(option, true), "listed move " + name + " is not shown to win");
            } else {
                demand(
                        !claim.complete() || isRefuted(option),
                        "unlisted move " + name + " is not refuted");
            }
        }
    }

    /** Whether the player to move here is shown not to lose. */
    private boolean isRefuted(P option) {
        Optional<Result> result = rules.result(option);
        return result.isPresent() ? result.get() != Result.LOST : hasGoodOption(option, false);
    }

    private static void demand(boolean condition, @Nullable String otherwise) {
        if (!condition) {
            throw new Rejection(String.valueOf(otherwise));
        }
    }
}
