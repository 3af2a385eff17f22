package parlour.games.transposition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Counted;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Result;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.catalogue.Puzzles;
import parlour.games.transposition.check.TranspositionChecker;
import parlour.games.transposition.engine.ColourCriterion;
import parlour.games.transposition.engine.CountDecision;
import parlour.games.transposition.engine.Decision;
import parlour.games.transposition.engine.MoveRows;
import parlour.games.transposition.engine.ProofWriter;
import parlour.games.transposition.engine.PuzzleMaker;
import parlour.games.transposition.engine.Reasons;
import parlour.games.transposition.engine.ResidueSearch;
import parlour.scene.Scene;

/**
 * The transposition game as the house sees it. Every position of the game itself is decided by
 * theorem, generalised ones by brute force.
 */
public final class TranspositionGame implements Puzzles<TranspositionInstance> {
    private static final Profile PROFILE =
            new Profile(
                    "transposition",
                    "The transposition game",
                    "Players append unused elements of an ordered set to a sequence until the agreed number"
                            + " of moves is made. One player wants the number of inversions (pairs in the wrong"
                            + " order) to end even, the other odd. Black is whoever moves last.",
                    "elements: 7, 1/2; in order-type sums component:key; ranges 9..14, 20.., (0,1),"
                            + " 1..9 step 2; pennies: 1-based number along the line; pieces: i or i-j",
                    List.of(
                            Parameter.optional(
                                    "domain",
                                    "what may be played: parts joined by | (points, a..b, a.., ..b, N, Z, Q,"
                                            + " intervals) or an order-type sum with +",
                                    "1..9"),
                            Parameter.withDefault(
                                    "sequence", "elements played so far, in order", "3 1 4", ""),
                            Parameter.optional("moves", "moves left, from 0 on", "5"),
                            Parameter.withDefault(
                                    "black",
                                    "the end that Black wants: even or odd",
                                    "odd",
                                    "even"),
                            Parameter.withDefault(
                                    "count",
                                    "what counts at the end: inversions or descents (brute force)",
                                    "descents",
                                    "inversions"),
                            Parameter.withDefault(
                                    "mod",
                                    "modulo what it counts, 2 to 16 (brute force)",
                                    "3",
                                    "2"),
                            Parameter.withDefault(
                                    "target",
                                    "the residues at which Black wins, with count or mod",
                                    "0 1",
                                    "0"),
                            Parameter.withDefault(
                                    "census",
                                    "true: counts the positions in which residues can be forced",
                                    "true",
                                    "false"),
                            Parameter.optional(
                                    "pennies", "sizes of clumps, at least 2 together", "3 5 2 1"),
                            Parameter.optional(
                                    "pieces", "black and white pieces in a row", "bwwb")),
                    Set.of(Question.OUTCOME, Question.WINNING_MOVES, Question.WHY),
                    List.of(
                            "É. Janvresse, S. Kalikow, T. de la Rue, Transposition game,"
                                    + " arXiv:0904.0070 (2009)"),
                    List.of(
                            "transposition(domain=1..9,sequence=3 1 4,moves=5)",
                            "transposition(domain=N,moves=6)",
                            "transposition(domain=[0,1]|2,sequence=1/2,moves=3)",
                            "transposition(domain=3+omega+zeta+eta+omega*,moves=4)",
                            "transposition(pennies=3 5 2 1 7 1 4 2 1)",
                            "transposition(pieces=bwwb)",
                            "transposition(domain=1..9,moves=5,mod=4,target=0 1)"));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public TranspositionInstance read(InstanceText text) {
        return TranspositionNotation.read(text);
    }

    @Override
    public String canonical(TranspositionInstance instance) {
        return instance.canonical();
    }

    @Override
    public Answer solve(TranspositionInstance instance, Ask ask, Budget budget) {
        for (Question question : ask.questions()) {
            if (!PROFILE.questions().contains(question)) {
                throw new BadInput(
                        question.option(),
                        "question (%s) is not asked of transposition; ask outcome, winning-moves or why"
                                .formatted(question.option()));
            }
        }
        Answer answer =
                switch (instance) {
                    case NumberGame numbers -> numbers(numbers, ask);
                    case Pennies pennies -> pennies(pennies, ask);
                    case Pieces pieces -> pieces(pieces, ask);
                    case CountGame counted -> CountDecision.answer(counted, ask, budget);
                    case CountCensus census -> ResidueSearch.answer(census, budget);
                };
        if (answer.standing() instanceof Standing.Proved) {
            ask.prove(sink -> ProofWriter.write(instance, answer, sink));
        }
        return answer;
    }

    private static Answer numbers(NumberGame position, Ask ask) {
        Decision decision = new Decision(position);
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim.HasOutcome(decision.winner().name()));
        if (ask.wants(Question.WINNING_MOVES)) {
            claims.add(
                    new Claim.ParityMoves(
                            decision.winning(Parity.EVEN).texts(position),
                            decision.winning(Parity.ODD).texts(position)));
        }
        List<String> why = ask.wants(Question.WHY) ? Reasons.of(decision) : List.of();
        return answer(position, claims, decision.method(), why);
    }

    private static Answer pennies(Pennies pennies, Ask ask) {
        ColourCriterion criterion = new ColourCriterion(pennies);
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim.HasOutcome(criterion.winner().name()));
        if (ask.wants(Question.WINNING_MOVES)) {
            List<String> moves = criterion.winningPennies().stream().map(String::valueOf).toList();
            claims.add(Claim.WinningMoves.all(moves));
        }
        List<String> why = ask.wants(Question.WHY) ? Reasons.of(pennies) : List.of();
        return answer(pennies, claims, ColourCriterion.METHOD, why);
    }

    private static Answer pieces(Pieces pieces, Ask ask) {
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim.HasOutcome(ColourCriterion.of(pieces).winner().name()));
        if (ask.wants(Question.WINNING_MOVES)) {
            claims.add(Claim.WinningMoves.all(ColourCriterion.winningMoves(pieces)));
        }
        List<String> why = ask.wants(Question.WHY) ? Reasons.of(pieces.pennies()) : List.of();
        return answer(pieces, claims, ColourCriterion.METHOD, why);
    }

    private static Answer answer(
            TranspositionInstance instance, List<Claim> claims, String method, List<String> why) {
        return new Answer(
                instance.canonical(),
                new Standing.Proved(),
                claims,
                method,
                why,
                new LinkedHashMap<>());
    }

    @Override
    public Scene show(TranspositionInstance instance) {
        return TranspositionScene.of(instance);
    }

    @Override
    public Scene board(TranspositionInstance instance) {
        return TranspositionScene.board(instance);
    }

    @Override
    public Report check(
            TranspositionInstance instance, CertificateHeader header, CertificateReader lines) {
        return TranspositionChecker.check(instance, header, lines);
    }

    @Override
    public List<Row> moves(TranspositionInstance instance, Budget budget) {
        requirePosition(instance);
        List<Row> rows = new ArrayList<>();
        for (MoveRows.Group group : MoveRows.of(instance, budget)) {
            for (String move : group.moves()) {
                rows.add(
                        new Row(
                                move,
                                group.outcome(),
                                group.wins(),
                                OptionalLong.of(pliesAfter(instance))));
            }
        }
        return rows;
    }

    /** Play takes as many plies as there are moves left, whoever wins. */
    private static long pliesAfter(TranspositionInstance instance) {
        return switch (instance) {
            case NumberGame numbers -> numbers.moves() - 1;
            case Pennies pennies -> pennies.count() - 3L;
            case Pieces pieces -> pieces.count() - 2L;
            case CountGame game -> game.board().moves() - 1;
            case CountCensus _ -> 0;
        };
    }

    private static void requirePosition(TranspositionInstance instance) {
        if (instance instanceof CountCensus) {
            throw new BadInput(
                    "census",
                    "key (census) describes many positions and no play; leave it out, as in"
                            + " transposition(domain=1..9,moves=5,mod=3)");
        }
    }

    @Override
    public Optional<Result> result(TranspositionInstance instance) {
        return switch (instance) {
            case NumberGame numbers ->
                    when(numbers.moves() == 0, numbers.sequence().parity() == numbers.moverWants());
            case Pennies pennies -> when(pennies.isOver(), pennies.clumps().size() == 2);
            case Pieces pieces -> when(pieces.isOver(), pieces.isBlack(1));
            case CountGame game -> {
                CountRules rules = new CountRules(game);
                yield rules.result(rules.start());
            }
            case CountCensus _ -> Optional.empty();
        };
    }

    private static Optional<Result> when(boolean over, boolean moverWins) {
        return over ? Optional.of(moverWins ? Result.WON : Result.LOST) : Optional.empty();
    }

    @Override
    public TranspositionInstance play(TranspositionInstance instance, String move) {
        if (result(instance).isPresent()) {
            throw new BadInput(
                    move, "move (%s) comes after the end of play".formatted(BadInput.shown(move)));
        }
        requirePosition(instance);
        return switch (instance) {
            case NumberGame numbers -> numbers.after(free(numbers, move));
            case CountGame game -> game.after(free(game.board(), move));
            case CountCensus census -> census;
            case Pennies pennies -> pennies.after(penny(pennies, move));
            case Pieces pieces -> {
                OptionalInt letter = pieces.letter(move.strip());
                if (letter.isEmpty()) {
                    throw illegal(
                            move,
                            "is not legal; give the number of a black or an end piece, or two"
                                    + " neighbouring white ones, such as "
                                    + pieces.moves().getFirst());
                }
                yield pieces.after(letter.getAsInt());
            }
        };
    }

    private static Place free(NumberGame board, String move) {
        Place place = board.domain().place(move.strip());
        if (board.sequence().contains(place)) {
            throw illegal(move, "is used already; give a free element");
        }
        return place;
    }

    private static int penny(Pennies pennies, String move) {
        OptionalLong penny = Wholes.whole(move.strip());
        if (penny.isEmpty() || penny.getAsLong() < 1 || penny.getAsLong() > pennies.count()) {
            throw illegal(move, "is no penny; give a number from 1 to " + pennies.count());
        }
        return Math.toIntExact(penny.getAsLong());
    }

    private static BadInput illegal(String move, String reason) {
        return new BadInput(move, "move (%s) %s".formatted(BadInput.shown(move), reason));
    }

    @Override
    public int grades() {
        return PuzzleMaker.GRADES;
    }

    @Override
    public Puzzle<TranspositionInstance> puzzle(long seed, int grade) {
        if (grade < 1 || grade > grades()) {
            throw new BadInput(
                    Integer.toString(grade),
                    "level (%d) must be from 1 to %d, as in --level 3".formatted(grade, grades()));
        }
        NumberGame position = PuzzleMaker.make(seed, grade);
        String solution =
                new Decision(position).winning(position.moverWants()).texts(position).getFirst();
        String task =
                "%s is to move and wants an %s number of inversions after %s; only one move wins."
                        .formatted(
                                position.toMove().title(),
                                position.moverWants().word(),
                                Counted.of(position.moves(), "more move"));
        return new Puzzle<>(position, task, solution);
    }
}
