package parlour.app.cli;

import parlour.claim.Standing;

/** The exit codes of the contract; there are no others. */
final class ExitCode {
    /** Answered, or verified. */
    static final int ANSWERED = 0;

    /** A certificate was rejected, or two results disagree. */
    static final int REJECTED = 1;

    /** Bad input: one line on standard error says which token. */
    static final int BAD_INPUT = 2;

    /** Unknown: no method is left. */
    static final int EXHAUSTED = 3;

    /** Unknown: time, memory or a cancel ended the search. */
    static final int STOPPED = 4;

    /** A bug of ours. */
    static final int BUG = 70;

    private ExitCode() {}

    /** The code of an answer with this standing. */
    static int of(Standing standing) {
        if (standing instanceof Standing.Unknown unknown) {
            return unknown.stopped() ? STOPPED : EXHAUSTED;
        }
        return ANSWERED;
    }
}
