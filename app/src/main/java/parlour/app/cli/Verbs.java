package parlour.app.cli;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;

/**
 * The one list of verbs. A new verb is a constant and a line in {@link #verb} here; only the one
 * called is loaded.
 */
enum Verbs {
    /** See {@link GamesVerb}. */
    GAMES("lists games, their parameters, and what can be asked of each"),
    /** See {@link SolveVerb}. */
    SOLVE("answers: who wins, by which moves"),
    /** See {@link MovesVerb}. */
    MOVES("lists every legal move with the outcome after it, best first"),
    /** See {@link TableVerb}. */
    TABLE("answers a family of instances, as CSV, Markdown, JSON, LaTeX or b-file"),
    /** See {@link LongRunVerb}. */
    LONG_RUN("proves the outcome for all deck sizes from some on"),
    /** See {@link SweepVerb}. */
    SWEEP("computes a big family unit by unit, and goes on where it was stopped"),
    /** See {@link PlayVerb}. */
    PLAY("plays on a board in the terminal"),
    /** See {@link ShowVerb}. */
    SHOW("draws a position, as text or SVG"),
    /** See {@link PuzzleVerb}. */
    PUZZLE("sets a position in which exactly one move wins"),
    /** See {@link CheckVerb}. */
    CHECK("verifies certificate files"),
    /** See {@link MatrixVerb}. */
    MATRIX("solves a constant-sum matrix exactly, and writes it for other programs"),
    /** See {@link ReproduceVerb}. */
    REPRODUCE("recomputes published tables and says cell by cell what agrees"),
    /** See {@link StudyVerb}. */
    STUDY("studies ways to play: exact value, best reply, regret card by card"),
    /** See {@link RepliesVerb}. */
    REPLIES("lists to each move all moves that answer it, as in 2? 3!"),
    /** See {@link MeasureVerb}. */
    MEASURE("tries a candidate for a measure that falls on every move"),
    /** See {@link ServeVerb}. */
    SERVE("serves the web board and the HTTP API on this machine"),
    /** See {@link ResultsVerb}. */
    RESULTS("lists, exports, imports, verifies or forgets the stored results"),
    /** See {@link SelftestVerb}. */
    SELFTEST("solves and checks a fixed list and prints a count signature"),
    /** See {@link BenchVerb}. */
    BENCH("answers a fixed list anew and prints what each took, and a signature"),
    /** See {@link CompletionVerb}. */
    COMPLETION("prints a script that completes commands in a shell"),
    /** See {@link HelpVerb}. */
    HELP("shows this page, or the page of a verb");

    private final String summary;

    Verbs(String summary) {
        this.summary = summary;
    }

    /** A new object that does it. */
    Verb verb() {
        return switch (this) {
            case GAMES -> new GamesVerb();
            case SOLVE -> new SolveVerb();
            case MOVES -> new MovesVerb();
            case TABLE -> new TableVerb();
            case LONG_RUN -> new LongRunVerb();
            case SWEEP -> new SweepVerb();
            case PLAY -> new PlayVerb();
            case SHOW -> new ShowVerb();
            case PUZZLE -> new PuzzleVerb();
            case CHECK -> new CheckVerb();
            case MATRIX -> new MatrixVerb();
            case REPRODUCE -> new ReproduceVerb();
            case STUDY -> new StudyVerb();
            case REPLIES -> new RepliesVerb();
            case MEASURE -> new MeasureVerb();
            case SERVE -> new ServeVerb();
            case RESULTS -> new ResultsVerb();
            case SELFTEST -> new SelftestVerb();
            case BENCH -> new BenchVerb();
            case COMPLETION -> new CompletionVerb();
            case HELP -> new HelpVerb();
        };
    }

    /** The word on the command line: {@code LONG_RUN} is {@code long-run}. */
    String word() {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < name().length(); i++) {
            char c = name().charAt(i);
            word.append(c == '_' ? '-' : Character.toLowerCase(c));
        }
        return word.toString();
    }

    /** What it does, in one line. */
    String summary() {
        return summary;
    }

    /**
     * The verb with this word.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    static Verbs named(String word) {
        List<String> words = new ArrayList<>();
        for (Verbs verb : values()) {
            if (verb.word().equals(word)) {
                return verb;
            }
            words.add(verb.word());
        }
        throw BadInput.unknownWord("verb", word, words);
    }
}
