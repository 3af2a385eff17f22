package parlour.solve.search;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.game.SearchRules;
import parlour.solve.table.ExactTable;

/**
 * Decides whether the player to move wins, depth first, with a table of everything decided so far.
 *
 * <p>At each position all options are looked up before any is searched, and the rest are searched
 * in the order of the rules' scores, until one is found lost for the player who moves from it. No
 * object is made per position and nothing is recursive, so neither the heap nor the call stack
 * grows with the depth. Cost: the positions expanded, each with its options' table look-ups.
 *
 * <p>One instance serves one thread; instances may share a table.
 */
final class DepthFirstSearch {
    private final SearchRules.Walk walk;
    private final ExactTable table;
    private final Looks looks;
    private final Company company;
    private final int words;
    private Frame[] frames = new Frame[0];
    private long expanded;

    /** How many plies have an option under way. */
    private int entered;

    /**
     * A search along one of the rules' walks; what it decides is put into the table.
     *
     * @param thread which of the rules' walks
     */
    DepthFirstSearch(SearchRules rules, int thread, ExactTable table, Looks looks) {
        this.walk = rules.walk(thread);
        this.table = table;
        this.looks = looks;
        this.company = looks.company();
        this.words = rules.words();
    }

    /**
     * When a search looks up from its work.
     *
     * @param budget within which it works
     * @param every positions expanded between two looks
     * @param company the threads that search the same
     */
    record Looks(Budget budget, int every, Company company) {
        private void look() {
            budget.spend();
            if (company.isOvertaken()) {
                throw new Overtaken();
            }
        }
    }

    /**
     * Where the search stands: for each ply the options that are still to be searched, the one
     * under way first.
     */
    int[][] path() {
        int[][] path = new int[entered][];
        for (int ply = 0; ply < entered; ply++) {
            path[ply] = frames[ply].left();
        }
        return path;
    }

    /**
     * Goes to where another search over the same rules stood, before it begins. Only the order of
     * options is taken from there: an option that is not in it must be in the table, or is searched
     * last. So a path that does not fit costs time and changes no answer.
     */
    void follow(int[][] path) {
        for (int[] left : path) {
            int options = walk.expand(entered);
            if (options <= 0 || left.length == 0) {
                return;
            }
            Frame frame = frame(entered);
            frame.clear(options);
            for (int option : left) {
                if (option >= 0 && option < options && !frame.has(option)) {
                    frame.add(option);
                }
            }
            for (int option = 0; option < options; option++) {
                if (!frame.has(option) && table.get(walk.keys(entered), option * words) != 1) {
                    frame.add(option);
                }
            }
            if (!frame.hasNext()) {
                return;
            }
            walk.enter(entered, frame.next());
            entered++;
        }
    }

    /**
     * Whether the player to move at the walk's start wins.
     *
     * @throws Budget.Exceeded if the budget runs out; what was decided stays in the table
     */
    boolean firstWins() {
        int ply = entered;
        boolean known = false;
        boolean wins = false;
        while (true) {
            Frame frame = frame(ply);
            if (known) {
                int option = frame.current();
                company.leave(walk.keys(ply), option);
                table.put(walk.keys(ply), option * words, wins);
                walk.learn(ply, option, !wins);
                known = !wins;
                wins = known;
            } else {
                int verdict = open(ply, frame);
                known = verdict >= 0;
                wins = verdict == 1;
            }
            if (!known) {
                int next = next(ply, frame);
                known = next < 0;
                wins = next == Frame.WINNING;
                if (!known) {
                    company.enter(walk.keys(ply), next);
                    walk.enter(ply, next);
                    entered = ++ply;
                    continue;
                }
            }
            entered = ply;
            if (ply == 0) {
                return wins;
            }
            ply--;
        }
    }

    /** Positions expanded so far. */
    long expanded() {
        return expanded;
    }

    private Frame frame(int ply) {
        if (ply >= frames.length) {
            int old = frames.length;
            frames = Arrays.copyOf(frames, Math.max(16, 2 * old));
            for (int i = old; i < frames.length; i++) {
                frames[i] = new Frame();
            }
        }
        return frames[ply];
    }

    /**
     * Expands a position: 1 or 0 if that already decides it, -1 if options are left to be searched.
     */
    private int open(int ply, Frame frame) {
        if ((expanded + 1) % looks.every() == 0) {
            looks.look();
        }
        expanded++;
        int options = walk.expand(ply);
        if (options <= 0) {
            return options == SearchRules.Walk.WON ? 1 : 0;
        }
        frame.clear(options);
        long[] keys = walk.keys(ply);
        for (int option = 0; option < options; option++) {
            int bit = table.get(keys, option * words);
            if (bit == 0) {
                walk.learn(ply, option, true);
                return 1;
            }
            if (bit == ExactTable.ABSENT) {
                frame.add(option);
            }
        }
        frame.sort(walk.scores(ply));
        return -1;
    }

    /** The next option to search; options decided meanwhile are looked up again. */
    private int next(int ply, Frame frame) {
        while (frame.hasNext()) {
            company.spread(walk.keys(ply), frame);
            int option = frame.next();
            int bit = table.get(walk.keys(ply), option * words);
            if (bit == 0) {
                walk.learn(ply, option, true);
                return Frame.WINNING;
            }
            if (bit == ExactTable.ABSENT) {
                return option;
            }
        }
        return Frame.LOSING;
    }

    /** Another thread has the answer. */
    static final class Overtaken extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Overtaken() {
            super(null, null, false, false);
        }
    }

    /**
     * The threads that work on the same question.
     *
     * @param overtaken says that another thread has the answer, so that this one can stop
     * @param underWay where they are; null if there is only one
     */
    record Company(BooleanSupplier overtaken, @Nullable UnderWay underWay) {
        /** One thread alone. */
        static final Company NONE = new Company(() -> false, null);

        boolean isOvertaken() {
            return overtaken.getAsBoolean();
        }

        void enter(long[] keys, int option) {
            if (underWay != null) {
                underWay.enter(keys, option);
            }
        }

        void leave(long[] keys, int option) {
            if (underWay != null) {
                underWay.leave(keys, option);
            }
        }

        /**
         * Puts off options that another thread is at. Not the first one: only when the most
         * promising option has failed is it likely that all have to be searched, so that it pays to
         * share them out.
         */
        void spread(long[] keys, Frame frame) {
            if (underWay == null || frame.at == 0) {
                return;
            }
            for (int i = frame.at; i < frame.size; i++) {
                if (!underWay.has(keys, frame.options[i])) {
                    frame.bringForward(i);
                    return;
                }
            }
        }
    }

    /** The options of one ply that are still to be searched, most promising first. */
    static final class Frame {
        static final int LOSING = -1;
        static final int WINNING = -2;

        private int[] options = new int[32];
        private int size;
        private int at;

        void clear(int most) {
            size = 0;
            at = 0;
            if (most > options.length) {
                options = new int[2 * most];
            }
        }

        void add(int option) {
            options[size++] = option;
        }

        /** Insertion sort: lists are short, and equal scores must keep their order. */
        void sort(int[] scores) {
            for (int i = 1; i < size; i++) {
                int option = options[i];
                int score = scores[option];
                int j = i;
                while (j > 0 && scores[options[j - 1]] > score) {
                    options[j] = options[j - 1];
                    j--;
                }
                options[j] = option;
            }
        }

        boolean has(int option) {
            for (int i = 0; i < size; i++) {
                if (options[i] == option) {
                    return true;
                }
            }
            return false;
        }

        /** What is left, with the option that was taken last. */
        int[] left() {
            return Arrays.copyOfRange(options, at - 1, size);
        }

        boolean hasNext() {
            return at < size;
        }

        int next() {
            return options[at++];
        }

        void bringForward(int place) {
            int option = options[place];
            System.arraycopy(options, at, options, at + 1, place - at);
            options[at] = option;
        }

        int current() {
            return options[at - 1];
        }
    }
}
