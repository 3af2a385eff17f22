package parlour.games.transposition;

/**
 * A position of a generalised game as far as it matters, given its start.
 *
 * @param played the elements played since the start, as bits over the free elements of the start
 * @param last the element played last, as a bit's index; −1 if it was one of the start, or if only
 *     inversions count
 * @param count the count so far, modulo the modulus
 * @param moves the number of moves left
 */
public record CountPosition(int played, int last, int count, int moves) {}
