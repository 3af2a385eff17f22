package parlour.games.sylver;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.NotationException;
import parlour.game.Result;
import parlour.games.catalogue.DrawnPuzzle;
import parlour.games.catalogue.MeasureTrials;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.catalogue.Puzzles;
import parlour.games.catalogue.Replies;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Sweeps;
import parlour.games.sylver.check.SylverChecker;
import parlour.games.sylver.engine.MoveTable;
import parlour.games.sylver.engine.ReplyTable;
import parlour.games.sylver.engine.SylverAnswer;
import parlour.games.sylver.engine.SylverSweeps;
import parlour.scene.Scene;

/** Sylver coinage as the house sees it. */
public final class SylverGame
        implements Puzzles<SylverInstance>, Replies<SylverInstance>, MeasureTrials, Sweeps {
    private static final Profile PROFILE =
            new Profile(
                    SylverNotation.GAME,
                    "Sylver coinage",
                    "Two players take turns to name positive integers that are no sums of numbers"
                            + " named before, repeats allowed. Whoever names 1 loses.",
                    "A move is a number, such as 5.",
                    List.of(
                            Parameter.required(
                                    "named",
                                    "the numbers named so far, in any order; may be empty",
                                    "4 11"),
                            Parameter.withDefault(
                                    "one",
                                    "excluded: 1 is no move, whoever has none loses; loses: naming"
                                            + " 1 loses at once",
                                    "loses",
                                    "excluded")),
                    EnumSet.of(
                            Question.OUTCOME,
                            Question.WINNING_MOVES,
                            Question.NIMBER,
                            Question.REMOTENESS,
                            Question.HEIGHT,
                            Question.WHY),
                    List.of(
                            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your"
                                    + " Mathematical Plays, chapter 18, The Emperor and His Money",
                            "G. Sicherman, Theory and Practice of Sylver Coinage, Integers 2 (2002)"
                                    + " G2"),
                    List.of(
                            "sylver(named=5 7)",
                            "sylver(named=8 30 34)",
                            "sylver(named=4 10)",
                            "sylver(named=)"));

    /** A game without state. */
    public SylverGame() {}

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public SylverInstance read(InstanceText text) {
        return SylverNotation.read(text);
    }

    @Override
    public String leftOut(SylverInstance instance) {
        return instance.needless().isEmpty()
                ? ""
                : "left out, since the others generate them: "
                        + String.join(
                                " ", instance.needless().stream().map(String::valueOf).toList());
    }

    @Override
    public String canonical(SylverInstance instance) {
        return SylverNotation.write(instance);
    }

    @Override
    public Answer solve(SylverInstance instance, Ask ask, Budget budget) {
        return new SylverAnswer(canonical(instance), instance, ask, budget).answer();
    }

    @Override
    public List<Row> moves(SylverInstance instance, Budget budget) {
        return MoveTable.rows(instance, budget);
    }

    @Override
    public Optional<Result> result(SylverInstance instance) {
        return new SylverRules(instance).result(instance.position());
    }

    @Override
    public SylverInstance play(SylverInstance instance, String move) {
        long n = SylverNotation.number(move.strip());
        SylverPosition position = instance.position();
        if (n == 1 && instance.one() == OneRule.EXCLUDED) {
            throw new BadInput(
                    move, "number (1) may not be named; name a larger one, or set one=loses");
        }
        if (position.contains(n)) {
            throw new BadInput(
                    move,
                    "number (%d) is a sum of %s; name one that is not%s"
                            .formatted(n, position, example(instance)));
        }
        try {
            return instance.at(position.play(n));
        } catch (IllegalArgumentException e) {
            throw new BadInput(
                    move,
                    "number (%d) leads to a position too large to hold%s"
                            .formatted(n, example(instance)));
        }
    }

    private static String example(SylverInstance instance) {
        SylverPosition position = instance.position();
        for (long n = 2; n < 1_000; n++) {
            if (!position.contains(n)) {
                return ", such as " + n;
            }
        }
        return "";
    }

    @Override
    public Scene show(SylverInstance instance) {
        return SylverScene.of(instance);
    }

    @Override
    public Scene board(SylverInstance instance) {
        return SylverScene.board(instance);
    }

    @Override
    public Report check(
            SylverInstance instance, CertificateHeader header, CertificateReader lines) {
        return SylverChecker.check(header, lines);
    }

    @Override
    public List<Line> replies(SylverInstance instance, long bound, Budget budget) {
        return ReplyTable.lines(instance, bound, budget);
    }

    @Override
    public List<SweepPlan> sweeps() {
        return SylverSweeps.plans();
    }

    @Override
    public Trial tryMeasure(String measure, int bound, Budget budget) {
        if (bound < 2 || bound > MeasureLaboratory.MAX_BOUND) {
            throw new BadInput(
                    String.valueOf(bound),
                    "bound (%d) must be from 2 to %d, as in --bound 20"
                            .formatted(bound, MeasureLaboratory.MAX_BOUND));
        }
        try {
            return MeasureLaboratory.sweep(Measure.parse(measure), bound, budget);
        } catch (NotationException e) {
            throw new BadInput(e.token(), String.valueOf(e.getMessage()));
        }
    }

    @Override
    public int grades() {
        return DrawnPuzzle.GRADES;
    }

    @Override
    public Puzzle<SylverInstance> puzzle(long seed, int grade) {
        return SylverPuzzles.of(this).of(seed, grade);
    }
}
