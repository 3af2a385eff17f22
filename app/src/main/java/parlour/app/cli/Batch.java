package parlour.app.cli;

import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.games.catalogue.Opened;

/**
 * {@code --stdin}: one instance a line in, one JSON object a line out, in the same order, blank
 * lines included. A line that cannot be read is answered with what is wrong with it, and the run
 * goes on.
 *
 * <p>Answers are flushed as soon as the next one would have to wait for input, so that a program on
 * the other side can ask and listen by turns; and otherwise about once a second, so that a kill
 * costs no more than that.
 */
final class Batch {
    /** So long an answer waits at most for others, once the next one is there. */
    private static final long LONGEST_WAIT_NANOS = 1_000_000_000L;

    private final Call call;
    private final Replier replier;
    private long flushed = System.nanoTime();

    /** What is done with each instance. */
    interface Replier {
        /** The object to be written. */
        Reply reply(Opened<?> opened);
    }

    /**
     * An answer to a line.
     *
     * @param json the object to be written
     * @param code its exit code, were it alone
     */
    record Reply(Json json, int code) {}

    Batch(Call call, Replier replier) {
        this.call = call;
        this.replier = replier;
    }

    /** Answers all lines; the exit code is 2 if any line was bad, otherwise the largest of all. */
    int run() {
        LineSource lines = new LineSource(call.console().in());
        int largest = ExitCode.ANSWERED;
        boolean anyBad = false;
        for (long number = 1; step(lines); number++) {
            Reply reply = reply(lines, number);
            call.console().answer(reply.json().toString());
            anyBad |= reply.code() == ExitCode.BAD_INPUT;
            largest = Math.max(largest, reply.code());
        }
        return anyBad ? ExitCode.BAD_INPUT : largest;
    }

    /** Steps to the next line, unless nobody wants its answer any more. */
    private boolean step(LineSource lines) {
        if (call.interrupts().isRequested()) {
            return false;
        }
        boolean waits = !lines.hasLine();
        if (waits || System.nanoTime() - flushed > LONGEST_WAIT_NANOS) {
            if (call.console().isDeaf()) {
                return false;
            }
            flushed = System.nanoTime();
        }
        if (waits) {
            call.recall().settle();
            call.interrupts().idle(true);
        }
        boolean more = lines.next();
        call.interrupts().idle(false);
        return more;
    }

    private Reply reply(LineSource lines, long number) {
        try {
            return replier.reply(call.catalogue().open(InstanceText.parse(lines.text())));
        } catch (BadInput bad) {
            return new Reply(complaint(number, bad.line(), bad.token()), ExitCode.BAD_INPUT);
        } catch (OutOfMemoryError full) {
            return new Reply(complaint(number, "stopped: memory", ""), ExitCode.STOPPED);
        } catch (RuntimeException | StackOverflowError bug) {
            String line = "internal error, please report: " + BadInput.shown(String.valueOf(bug));
            return new Reply(complaint(number, line, ""), ExitCode.BUG);
        }
    }

    private static Json complaint(long number, String error, String token) {
        return Json.fields().with("line", number).with("error", error).with("token", token);
    }
}
