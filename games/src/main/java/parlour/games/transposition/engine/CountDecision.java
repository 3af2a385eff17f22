package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Counted;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountPosition;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.Side;
import parlour.games.transposition.Tally;

/** Everything decided about a position of a generalised game, by {@link CountSearch}. */
public final class CountDecision {
    /** The method, which says that no theorem is behind it. */
    public static final String METHOD = "brute-force";

    private final CountGame game;
    private final CountSearch search;
    private final CountRules rules;
    private final Budget budget;

    /**
     * Decides a position.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public CountDecision(CountGame game, Budget budget) {
        this.game = game;
        this.search = new CountSearch(game, budget);
        this.rules = search.rules();
        this.budget = budget;
    }

    /** The answer to a question about a position; unknown if the budget runs out. */
    public static Answer answer(CountGame game, Ask ask, Budget budget) {
        try {
            return new CountDecision(game, budget).answer(ask);
        } catch (Budget.Exceeded exceeded) {
            Standing unknown =
                    new Standing.Unknown(
                            "nothing: stopped by " + exceeded.limit(), true, List.of());
            return new Answer(
                    game.canonical(), unknown, List.of(), METHOD, List.of(), new LinkedHashMap<>());
        }
    }

    private Answer answer(Ask ask) {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim.HasOutcome(winner().name()));
        if (ask.wants(Question.WINNING_MOVES)) {
            claims.add(Claim.WinningMoves.all(leadingTo(game.toMove())));
        }
        return new Answer(
                game.canonical(),
                new Standing.Proved(),
                claims,
                METHOD,
                ask.wants(Question.WHY) ? why() : List.of(),
                new LinkedHashMap<>());
    }

    /** Who wins. */
    public Side winner() {
        return search.winner(rules.start());
    }

    /** The moves after which a side wins, from left to right. */
    public List<String> leadingTo(Side side) {
        CountPosition start = rules.start();
        return rules.moves(start).stream()
                .filter(move -> search.winner(rules.play(start, move)) == side)
                .map(move -> rules.writeMove(start, move))
                .toList();
    }

    private List<String> why() {
        Tally tally = game.tally();
        List<String> lines = new ArrayList<>();
        lines.add(
                "n=%s left: %s; %s free"
                        .formatted(
                                Counted.are(game.board().moves(), "move"),
                                game.board().moves() == 0
                                        ? "play is over"
                                        : game.toMove().title() + " moves now, Black moves last",
                                Counted.are(rules.size(), "element")));
        lines.add(
                "%s so far modulo %d: %d; Black wins if the end is %s"
                        .formatted(
                                tally.kind().word(),
                                tally.modulus(),
                                rules.start().count(),
                                String.join(" or ", Tally.residues(tally.target()))));
        lines.add("no theorem is known for this count: every play from here was looked at");
        int black = 0;
        int white = 0;
        for (int residue = 0; residue < tally.modulus(); residue++) {
            black |= forces(1 << residue) ? 1 << residue : 0;
            white |= forces(tally.everything() & ~(1 << residue)) ? 0 : 1 << residue;
        }
        lines.add("single residues that Black can force: " + listed(black));
        lines.add("single residues that White can force: " + listed(white));
        for (int move : rules.moves(rules.start())) {
            CountPosition after = rules.play(rules.start(), move);
            lines.add(
                    "after %s: the count goes from %d to %d, the outcome is %s"
                            .formatted(
                                    rules.writeMove(rules.start(), move),
                                    rules.start().count(),
                                    after.count(),
                                    search.winner(after)));
        }
        return lines;
    }

    private static String listed(int residues) {
        return residues == 0 ? "none" : String.join(", ", Tally.residues(residues));
    }

    /** Whether Black wins if these are the residues he needs. */
    private boolean forces(int residues) {
        CountGame other = new CountGame(game.board(), game.tally().withTarget(residues));
        return new CountSearch(other, budget).winner(rules.start()) == Side.BLACK;
    }
}
