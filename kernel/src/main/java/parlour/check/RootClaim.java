package parlour.check;

import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What a certificate says of its instance, with moves already read by the game's own notation.
 *
 * @param start the position of the instance
 * @param outcome who wins
 * @param winning the listed winning moves; null if the certificate says nothing of moves
 * @param complete whether every unlisted move is claimed not to win
 * @param number the claimed nimber or remoteness of the start, for certificates that claim one
 * @param <P> positions
 * @param <M> moves
 */
public record RootClaim<P, M>(
        P start,
        Outcome outcome,
        @Nullable Set<M> winning,
        boolean complete,
        OptionalLong number) {}
