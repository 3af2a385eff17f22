package parlour.app.web;

import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import parlour.claim.Budget;

/**
 * A question to be worked on.
 *
 * @param key equal keys take equally long
 * @param answer finds the answer within a budget
 * @param known the answer, where it is known already
 * @param ranOut whether an answer says that the budget within which it was found was too small
 * @param <T> answers
 */
record Work<T>(
        String key,
        Function<Budget, T> answer,
        Function<Budget, Optional<T>> known,
        BiPredicate<T, Budget> ranOut) {
    /** Work whose answer is never known before. */
    static <T> Work<T> anew(String key, Function<Budget, T> answer, BiPredicate<T, Budget> ranOut) {
        return new Work<>(key, answer, _ -> Optional.empty(), ranOut);
    }
}
