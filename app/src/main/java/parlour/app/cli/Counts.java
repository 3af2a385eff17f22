package parlour.app.cli;

import parlour.claim.Answer;

/**
 * What an answer took, for {@code --stats}. Never part of an answer, since the time is never the
 * same twice.
 */
final class Counts {
    private static final long NANOS_PER_MICRO = 1_000;
    private static final long MICROS_PER_SECOND = 1_000_000;

    private Counts() {}

    /** One line: the counts of the engine, then seconds. */
    static String line(Answer answer, long nanos) {
        StringBuilder line = new StringBuilder("stats:");
        for (var count : answer.counts().entrySet()) {
            line.append(' ').append(count.getKey()).append('=').append(count.getValue());
        }
        long micros = nanos / NANOS_PER_MICRO;
        String fraction = String.valueOf(MICROS_PER_SECOND + micros % MICROS_PER_SECOND);
        return line.append(" seconds=")
                .append(micros / MICROS_PER_SECOND)
                .append('.')
                .append(fraction, 1, fraction.length())
                .toString();
    }
}
