package parlour.app.recall;

import java.util.function.Consumer;

/**
 * Who is told, in one line each, what comes of keeping.
 *
 * @param remark told what somebody may want to know
 * @param warn told what went wrong
 */
public record Told(Consumer<String> remark, Consumer<String> warn) {}
