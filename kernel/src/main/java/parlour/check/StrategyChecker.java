package parlour.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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
    private final Lemmas<P> lemmas;
    private final ClaimedPositions<P> lost = new ClaimedPositions<>();
    private final ClaimedPositions<P> held = new ClaimedPositions<>();

    /** A checker for one certificate of a game with these rules. */
    public StrategyChecker(FiniteRuleset<P, M> rules, PositionNotation<P, M> notation) {
        this(rules, notation, ReplyFinder.tryingAll(rules));
    }

    /** The same, where the game knows how to find replies quickly. */
    public StrategyChecker(
            FiniteRuleset<P, M> rules, PositionNotation<P, M> notation, ReplyFinder<P, M> finder) {
        this(rules, notation, finder, new NoLemmas<>());
    }

    /** The same, where something may be shown by other lines or by theorems. */
    public StrategyChecker(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            ReplyFinder<P, M> finder,
            Lemmas<P> lemmas) {
        this.rules = rules;
        this.notation = notation;
        this.finder = finder;
        this.lemmas = lemmas;
    }

    /**
     * What is known of positions beside the lines of strategies.
     *
     * @param <P> positions
     */
    public interface Lemmas<P> {
        /**
         * Takes a line that is no strategy's.
         *
         * @return whether it did
         * @throws IllegalArgumentException with the reason, if the line is one of its own and wrong
         */
        boolean takes(Json line);

        /** Whether the player to move is known to lose. */
        boolean isLost(P position);

        /** Whether the player to move is known to win; nobody need know by which move. */
        boolean isWon(P position);

        /** How many positions lines of its own say who wins at. */
        default long positions() {
            return 0;
        }
    }

    private record NoLemmas<P>() implements Lemmas<P> {
        @Override
        public boolean takes(Json line) {
            return false;
        }

        @Override
        public boolean isLost(P position) {
            return false;
        }

        @Override
        public boolean isWon(P position) {
            return false;
        }
    }

    /** Checks all lines after the header, the seal, and then what the header claims. */
    public Report check(CertificateReader lines, RootClaim<P, M> claim) {
        return check(lines, List.of(claim));
    }

    /** The same for several starts of one game, each with its claim; all must hold. */
    public Report check(CertificateReader lines, List<RootClaim<P, M>> claims) {
        Original<P, M, P> same = new Original<>(rules, notation, position -> position);
        return Checking.run(
                lines,
                this::line,
                () -> claims.forEach(claim -> new Root<>(same).claim(claim)),
                this::positions);
    }

    /**
     * The same for a claim about another game, whose positions have the outcomes of their images in
     * the game of the lines.
     */
    public <Q, N> Report check(
            CertificateReader lines, RootClaim<Q, N> claim, Original<Q, N, P> original) {
        return Checking.run(
                lines, this::line, () -> new Root<>(original).claim(claim), this::positions);
    }

    /**
     * The same for a claim that the caller judges when all lines have been read.
     *
     * @param claim complains by an illegal argument
     */
    public Report check(CertificateReader lines, Runnable claim) {
        return Checking.run(lines, this::line, () -> objecting(claim), this::positions);
    }

    private static void objecting(Runnable part) {
        try {
            part.run();
        } catch (IllegalArgumentException e) {
            throw new Rejection(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Another game, in which moves are claimed.
     *
     * @param rules its rules
     * @param notation how its moves are named
     * @param image a position of the checked game with the outcome of one whose play is not over
     * @param <Q> its positions
     * @param <N> its moves
     * @param <P> positions of the lines
     */
    public record Original<Q, N, P>(
            FiniteRuleset<Q, N> rules, PositionNotation<Q, N> notation, Function<Q, P> image) {}

    private long positions() {
        return lemmas.positions() + lost.size() + held.size();
    }

    private void line(Json json) {
        objecting(
                () -> {
                    if (!lemmas.takes(json)) {
                        covers(json);
                    }
                });
    }

    private void covers(Json json) {
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

    /**
     * Whether the player to move at an option is shown to win.
     *
     * @param reply his move, empty if the checker shall find one or know by a lemma
     */
    public boolean isWon(P option, String reply) {
        return answered(option, reply, true);
    }

    /** Whether the player to move is shown to lose. */
    public boolean isLost(P position) {
        return isGood(position, true);
    }

    /** Whether the player to move at an option gets what the line promises the replier. */
    private boolean answered(P option, String reply, boolean strict) {
        Optional<Result> result = rules.result(option);
        if (result.isPresent()) {
            return reply.isEmpty()
                    && (result.get() == Result.WON || (!strict && result.get() == Result.DRAWN));
        }
        if (reply.isEmpty()) {
            return lemmas.isWon(option) || hasGoodOption(option, strict);
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
            return isOverWell(result.get(), strict);
        }
        return lost.contains(position)
                || (!strict && held.contains(position))
                || lemmas.isLost(position);
    }

    /** Whether whoever made the last move of a play has won (strict), or at least not lost. */
    private static boolean isOverWell(Result result, boolean strict) {
        return result == Result.LOST || (!strict && result == Result.DRAWN);
    }

    /** Whether the player to move here is shown not to lose. */
    private boolean isHeld(P position) {
        Optional<Result> result = rules.result(position);
        return result.isPresent() ? result.get() != Result.LOST : hasGoodOption(position, false);
    }

    private static void demand(boolean condition, @Nullable String otherwise) {
        if (!condition) {
            throw new Rejection(String.valueOf(otherwise));
        }
    }

    /** What is claimed of a start, judged by the lines. */
    private final class Root<Q, N> {
        private final FiniteRuleset<Q, N> rules;
        private final PositionNotation<Q, N> notation;
        private final Function<Q, P> image;

        Root(Original<Q, N, P> original) {
            this.rules = original.rules();
            this.notation = original.notation();
            this.image = original.image();
        }

        void claim(RootClaim<Q, N> claim) {
            Q start = claim.start();
            switch (claim.outcome()) {
                case PREVIOUS -> {
                    if (!isShown(start, true)) {
                        throw new Rejection("the start is not shown to be lost" + why(start));
                    }
                }
                case NEXT ->
                        demand(hasWinningOption(start), "no winning move of the start is shown");
                case DRAWN -> {
                    demand(isShown(start, false), "the first player is not held at the start");
                    demand(isRefuted(start), "the second player is not held at the start");
                }
            }
            if (claim.winning() != null) {
                moves(claim, claim.winning());
            }
        }

        /** Whether who moved to this position is shown to have won, or at least not to lose. */
        private boolean isShown(Q position, boolean strict) {
            return rules.result(position)
                    .map(result -> isOverWell(result, strict))
                    .orElseGet(() -> isGood(image.apply(position), strict));
        }

        /** Names the first move of the start that no reply in the file wins against. */
        private String why(Q start) {
            if (rules.result(start).isPresent()) {
                return ": play is over there";
            }
            for (N move : rules.moves(start)) {
                Q option = rules.play(start, move);
                boolean isAnswered =
                        rules.result(option)
                                .map(result -> result == Result.WON)
                                .orElseGet(() -> hasGoodOption(image.apply(option), true));
                if (!isAnswered) {
                    return ": move " + name(start, move) + " is not answered";
                }
            }
            return ": no line says so";
        }

        private boolean hasWinningOption(Q start) {
            Optional<Result> result = rules.result(start);
            return result.isPresent()
                    ? result.get() == Result.WON
                    : rules.moves(start).stream()
                            .anyMatch(move -> isShown(rules.play(start, move), true));
        }

        private void moves(RootClaim<Q, N> claim, Set<N> winning) {
            Q start = claim.start();
            List<N> legal = rules.result(start).isPresent() ? List.of() : rules.moves(start);
            List<N> left = new ArrayList<>(winning);
            left.removeAll(new HashSet<>(legal));
            demand(left.isEmpty(), "a listed winning move is not legal");
            for (N move : legal) {
                Q option = rules.play(start, move);
                if (winning.contains(move)) {
                    demand(
                            isShown(option, true),
                            "listed move " + name(start, move) + " is not shown to win");
                } else {
                    demand(
                            !claim.complete() || isRefuted(option),
                            "unlisted move " + name(start, move) + " is not refuted");
                }
            }
        }

        private String name(Q start, N move) {
            return notation.writeMove(start, move);
        }

        /** Whether the player to move here is shown not to lose. */
        private boolean isRefuted(Q option) {
            return rules.result(option)
                    .map(result -> result != Result.LOST)
                    .orElseGet(() -> isHeld(image.apply(option)));
        }
    }
}
