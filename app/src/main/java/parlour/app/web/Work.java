package parlour.app.web;

import java.util.function.Function;
import java.util.function.Predicate;
import parlour.claim.Budget;

/**
 * A question to be worked on.
 *
 * @param key equal keys take equally long
 * @param answer finds the answer within a budget
 * @param ranOut whether an answer says that the budget was too small
 * @param <T> answers
 */
record Work<T>(String key, Function<Budget, T> answer, Predicate<T> ranOut) {}
