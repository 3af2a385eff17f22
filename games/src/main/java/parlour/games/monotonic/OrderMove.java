package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Cards of one stretch of an infinite or large deck that are alike: playing any of them leads to
 * positions that play alike.
 *
 * @param stretch the number of the stretch, counted from 0 at the lowest
 * @param block the number of its block in the position; -1 if the cards are dead
 * @param below the {@link parlour.games.monotonic.check.Gap} of the block below such a card
 * @param above the same above it
 * @param from the key of the lowest card, if there is one
 * @param to the key of the highest card, if there is one
 */
public record OrderMove(
        int stretch,
        int block,
        int below,
        int above,
        Optional<BigInteger> from,
        Optional<BigInteger> to) {}
