package parlour.app.cli;

import java.time.Duration;
import java.util.Optional;
import parlour.claim.BadInput;
import parlour.claim.Budget;

/**
 * The budget options, read.
 *
 * @param shared what all instances of a call share: memory, threads, and the way to cancel
 * @param time what each instance may take, if limited
 */
record Limits(Budget shared, Optional<Duration> time) {
    /** Longest time accepted, in hours: 100 years. In nanoseconds that is 3.2 * 10^18 < 2^63. */
    private static final long MAX_HOURS = 876_600;

    /** Most threads accepted. */
    private static final int MAX_THREADS = 1_024;

    /** Largest memory accepted, in gigabytes: 2^20 * 2^30 < 2^63. */
    private static final long MAX_GIGABYTES = 1L << 20;

    /** Most digits read as a number: 10^18 < 2^63. */
    private static final int MAX_DIGITS = 18;

    /**
     * Reads the budget options, and lets Ctrl-C cancel the budget.
     *
     * @throws BadInput naming the value that cannot be read
     */
    static Limits of(Call call) {
        Arguments arguments = call.arguments();
        Budget budget = Budget.unlimited();
        Optional<String> memory = arguments.value(Options.MEMORY);
        if (memory.isPresent()) {
            budget = budget.withMemory(within(bytes(memory.get()), call));
        }
        Optional<String> threads = arguments.value(Options.THREADS);
        if (threads.isPresent()) {
            budget = budget.withThreads(threads(threads.get()));
        }
        Optional<String> time = arguments.value(Options.TIME);
        call.interrupts().watch(budget);
        return new Limits(
                budget, time.isPresent() ? Optional.of(duration(time.get())) : Optional.empty());
    }

    /** The budget of an instance whose work starts now. */
    Budget starting() {
        return time.isPresent() ? shared.withTime(time.get()) : shared;
    }

    static Duration duration(String text) {
        int digits = digits(text);
        long number = number(text, digits);
        String unit = text.substring(digits);
        long nanosPerUnit =
                switch (unit) {
                    case "ms" -> 1_000_000L;
                    case "s" -> 1_000_000_000L;
                    case "m" -> 60_000_000_000L;
                    case "h" -> 3_600_000_000_000L;
                    default -> 0;
                };
        if (nanosPerUnit == 0
                || number < 0
                || number > MAX_HOURS * (3_600_000_000_000L / nanosPerUnit)) {
            throw bad("time", text, "give 0ms to " + MAX_HOURS + "h, as in --time 90s");
        }
        return Duration.ofNanos(number * nanosPerUnit);
    }

    static long bytes(String text) {
        int digits = digits(text);
        long number = number(text, digits);
        int shift =
                switch (text.substring(digits)) {
                    case "k" -> 10;
                    case "m" -> 20;
                    case "g" -> 30;
                    default -> 0;
                };
        if (shift == 0 || number < 1 || number > MAX_GIGABYTES << (30 - shift)) {
            throw bad("memory", text, "give a size such as 512m or 2g, as in --memory 2g");
        }
        return number << shift;
    }

    static int threads(String text) {
        long number = number(text, digits(text));
        if (!Numerals.isNatural(text) || number < 1 || number > MAX_THREADS) {
            throw bad("threads", text, "give 1 to " + MAX_THREADS + ", as in --threads 2");
        }
        return Math.toIntExact(number);
    }

    /** Tables cannot outgrow the Java heap, whatever was asked. */
    private static long within(long bytes, Call call) {
        long heap = Runtime.getRuntime().maxMemory();
        if (bytes > heap && !call.has(Options.QUIET)) {
            call.console()
                    .remark(
                            "parlour: warning: --memory is more than the Java heap has ("
                                    + (heap >> 20)
                                    + "m); PARLOUR_JAVA_OPTS=-Xmx8g raises it");
        }
        return Math.min(bytes, heap);
    }

    private static int digits(String text) {
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        return digits;
    }

    /** The number that the first digits spell; -1 if there are none, or too many. */
    private static long number(String text, int digits) {
        return digits == 0 || digits > MAX_DIGITS ? -1 : Long.parseLong(text.substring(0, digits));
    }

    private static BadInput bad(String option, String value, String expected) {
        return new BadInput(
                value, option + " (" + BadInput.shown(value) + ") cannot be read: " + expected);
    }
}
