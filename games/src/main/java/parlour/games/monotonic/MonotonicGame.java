package parlour.games.monotonic;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.Convention;
import parlour.game.Result;
import parlour.games.catalogue.DrawnPuzzle;
import parlour.games.catalogue.FirstMovesRow;
import parlour.games.catalogue.NamesFiles;
import parlour.games.catalogue.Notes;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.catalogue.Puzzles;
import parlour.games.catalogue.RunsLong;
import parlour.games.catalogue.Steps;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Sweeps;
import parlour.games.monotonic.check.MonotonicChecker;
import parlour.games.monotonic.engine.ChainAnswer;
import parlour.games.monotonic.engine.FinishedAnswer;
import parlour.games.monotonic.engine.FirstMoves;
import parlour.games.monotonic.engine.FormAnswer;
import parlour.games.monotonic.engine.FormMoves;
import parlour.games.monotonic.engine.LongRunAnswer;
import parlour.games.monotonic.engine.MonotonicSweeps;
import parlour.games.monotonic.engine.MoveList;
import parlour.games.monotonic.engine.OrderMoveList;
import parlour.games.monotonic.engine.OrderSolver;
import parlour.games.monotonic.engine.PlaneMoves;
import parlour.scene.Scene;

/** Monotonic sequence games as the house sees them. */
public final class MonotonicGame
        implements Puzzles<MonotonicInstance>,
                RunsLong,
                Sweeps,
                NamesFiles,
                Steps<MonotonicInstance> {
    /** Pictures tell the outcome of up to this many moves. */
    static final int MAX_SHOWN_MOVES = 60;

    /** The same on posets and in the insertion form, whose positions cost more. */
    static final int MAX_SHOWN_SEARCHED = 36;

    /** Pictures tell outcomes if the whole graph has up to this many positions: well under 1 s. */
    static final long MAX_SHOWN_POSITIONS = 20_000;

    /** Pictures of the large deck tell the winning first cards of decks up to this long. */
    static final int MAX_SHOWN_DECK = 16;

    /** They do for a + d up to this, where all these decks together take well under 1 s. */
    static final int MAX_SHOWN_SUM = 8;

    private static final Profile PROFILE =
            new Profile(
                    "monotonic",
                    "Monotonic sequence games",
                    "Two players take turns to append an unused card of the deck to a row. The play is complete when the"
                            + " row contains an ascending subsequence of a cards or a descending one of d cards. Normal"
                            + " play: who completes wins; misère: who completes loses. If the deck is used up before, the"
                            + " play is drawn.",
                    "A card is written as its number, consecutive cards as a range 9..14; at a colour word a move is"
                            + " gap:offset, both counted from 0, on a sum of decks part:key. Keys count from the left,"
                            + " in -N from the right; 4..n-3 counts from both ends of L; cards of Q are intervals."
                            + " In the insertion form a move is slot:card, on Q gap:card, the gap counted from 0.",
                    List.of(
                            Parameter.required(
                                    "a",
                                    "length of the ascending run that completes, 1 or more",
                                    "4"),
                            Parameter.required(
                                    "d",
                                    "length of the descending run that completes, 1 or more",
                                    "3"),
                            Parameter.required(
                                    "deck",
                                    "number n of cards, the deck is 1..n; or Q, N, -N, Z; or L, any large enough n;"
                                            + " or a sum of these, as N+-N; or a poset:"
                                            + " cube:3, chains:2x3x4, poset:FILE or poset:(a<b b<c d)",
                                    "12"),
                            Parameter.withDefault("play", "normal or misere", "misere", "normal"),
                            Parameter.optional("board", "cards played so far, in order", "5 1 4"),
                            Parameter.withDefault(
                                    "form",
                                    "append: a card goes to the end of the row; insert: into any of n slots, or on Q"
                                            + " anywhere into the row",
                                    "insert",
                                    "append"),
                            Parameter.optional(
                                    "at",
                                    "instead of deck and board: gap, colour, gap, ..., gap, a colour word with the number"
                                            + " of unused cards in each gap, or its class Q, N, -N, Z, L",
                                    "3R0P2")),
                    EnumSet.of(
                            Question.OUTCOME,
                            Question.WINNING_MOVES,
                            Question.NIMBER,
                            Question.REMOTENESS,
                            Question.WHY),
                    List.of(
                            "M. H. Albert, R. E. L. Aldred, M. D. Atkinson, C. C. Handley, D. A. Holton, D. J. McCaughan,"
                                    + " B. E. Sagan, Monotonic sequence games, Games of No Chance 3 (2009)",
                            "F. Harary, B. Sagan, D. West, Computer-aided analysis of monotonic sequence games (1985)"),
                    List.of(
                            "monotonic(a=5,d=4,deck=14)",
                            "monotonic(a=4,d=3,deck=12,play=misere,board=5 1 4)",
                            "monotonic(a=4,d=4,at=3R0P2)"));

    /** A game without state. */
    public MonotonicGame() {}

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public MonotonicInstance read(InstanceText text) {
        return MonotonicNotation.read(text);
    }

    @Override
    public InstanceText inlined(InstanceText text, UnaryOperator<String> contents) {
        String deck = text.valueOr("deck", "");
        String file = PosetReader.file(deck);
        return file.isEmpty()
                ? text
                : text.with("deck", PosetRelations.ofFile(contents.apply(file), deck).toString());
    }

    @Override
    public String canonical(MonotonicInstance instance) {
        return MonotonicNotation.write(instance);
    }

    @Override
    public Answer solve(MonotonicInstance instance, Ask ask, Budget budget) {
        if (instance.isOver()) {
            return FinishedAnswer.answer(canonical(instance), instance, ask);
        }
        if (instance.start() instanceof OffChain) {
            return FormAnswer.answer(canonical(instance), instance, ask, budget);
        }
        return new ChainAnswer(canonical(instance), instance, ask, budget).answer();
    }

    @Override
    public Answer longRun(
            InstanceText text, Optional<CertificateSink> proof, Budget budget, Notes notes) {
        MonotonicInstance large = large(text);
        return new LongRunAnswer(large, (Ordered.OnOrder) large.start(), budget, notes)
                .answer(canonical(large), proof);
    }

    @Override
    public List<FirstMovesRow> firstMoves(InstanceText text, int most, Budget budget) {
        return new FirstMoves(large(text), budget).rows(most);
    }

    @Override
    public String longRunInstance(InstanceText text) {
        return canonical(large(text));
    }

    /** The instance on large decks that stands for the whole family. */
    private MonotonicInstance large(InstanceText text) {
        String deck = text.valueOr("deck", Order.LARGE.sign());
        if (!deck.equals(Order.LARGE.sign()) || text.has("board") || text.has("at")) {
            String key = text.has("board") ? "board" : text.has("at") ? "at" : "deck";
            throw new BadInput(
                    key,
                    ("key (%s) does not go with a long run, which is about all chains 1..n from the empty"
                                    + " board; give a, d and play, as in --a 5 --d 4 --play misere")
                            .formatted(key));
        }
        MonotonicInstance large = read(text.with("deck", deck));
        long sum = (long) large.ascending() + large.descending();
        if (sum > Order.MOST_SUM) {
            throw new BadInput(
                    String.valueOf(Math.max(large.ascending(), large.descending())),
                    "a + d (%d) must be at most %d in a long run, as in --a 5 --d 4"
                            .formatted(sum, Order.MOST_SUM));
        }
        return large;
    }

    @Override
    public List<SweepPlan> sweeps() {
        return MonotonicSweeps.plans();
    }

    @Override
    public List<Row> moves(MonotonicInstance instance, Budget budget) {
        if (result(instance).isPresent()) {
            return List.of();
        }
        if (instance.start() instanceof Ordered order) {
            return new OrderMoveList(new OrderSolver(instance, order, budget)).rows();
        }
        if (instance.start() instanceof OffChain.OnPlane start) {
            return new PlaneMoves(instance, start).rows();
        }
        if (instance.start() instanceof OffChain) {
            return FormMoves.of(canonical(instance), instance, budget).rows();
        }
        return new MoveList(instance, budget).rows();
    }

    @Override
    public Optional<Result> result(MonotonicInstance instance) {
        if (instance.isOver()) {
            return Optional.of(
                    instance.convention() == Convention.NORMAL ? Result.LOST : Result.WON);
        }
        if (instance.start() instanceof Ordered) {
            return Optional.empty();
        }
        if (instance.start() instanceof OffChain other) {
            return other.isExhausted() ? Optional.of(Result.DRAWN) : Optional.empty();
        }
        return CardPlaces.of(instance).count() == 0 ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public MonotonicInstance play(MonotonicInstance instance, String move) {
        if (instance.start() instanceof Ordered order) {
            return instance.at(order.play(move.strip()));
        }
        if (instance.start() instanceof OffChain other) {
            return instance.at(other.play(move));
        }
        CardPlaces places = CardPlaces.of(instance);
        return places.play(places.read(move));
    }

    @Override
    public String stepsTitle() {
        return "Double bumping";
    }

    @Override
    public List<String> steps(MonotonicInstance instance) {
        return BumpingSteps.of(PlayedRow.of(instance.start()));
    }

    @Override
    public Scene show(MonotonicInstance instance) {
        Scene scene = MonotonicScene.of(instance, shownRows(instance));
        boolean isLarge =
                instance.start() instanceof Ordered.OnOrder(Order order, _) && order == Order.LARGE;
        if (!isLarge || instance.ascending() + instance.descending() > MAX_SHOWN_SUM) {
            return scene;
        }
        return scene.with(
                FirstMovesPanel.of(
                        new FirstMoves(instance, Budget.unlimited()).rows(MAX_SHOWN_DECK)));
    }

    @Override
    public Scene board(MonotonicInstance instance) {
        return MonotonicScene.of(instance, List.of());
    }

    /** The moves with their outcomes, if they are few and quickly decided. */
    private List<Row> shownRows(MonotonicInstance instance) {
        if (instance.isOver()
                || instance.start() instanceof Ordered
                || SceneText.isExhausted(instance)) {
            return List.of();
        }
        if (instance.start() instanceof OffChain other) {
            return other.moves() > MAX_SHOWN_SEARCHED
                    ? List.of()
                    : FormMoves.of(canonical(instance), instance, Budget.unlimited())
                            .rowsWithin(MAX_SHOWN_POSITIONS);
        }
        if (Labels.of(instance).cards() > MAX_SHOWN_MOVES) {
            return List.of();
        }
        return new MoveList(instance, Budget.unlimited()).rowsWithin(MAX_SHOWN_POSITIONS);
    }

    @Override
    public Report check(
            MonotonicInstance instance, CertificateHeader header, CertificateReader lines) {
        return MonotonicChecker.check(header, lines);
    }

    @Override
    public int grades() {
        return DrawnPuzzle.GRADES;
    }

    @Override
    public Puzzle<MonotonicInstance> puzzle(long seed, int grade) {
        return MonotonicPuzzles.of(this).of(seed, grade);
    }
}
