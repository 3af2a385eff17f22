package parlour.check;

import java.util.Map;
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
 * @param numbers the claimed numbers of the start, as the fields of lines have them: {@code
 *     nimber}, {@code remoteness}; none for certificates that list none
 * @param <P> positions
 * @param <M> moves
 */
public record RootClaim<P, M>(
        P start,
        Outcome outcome,
        @Nullable Set<M> winning,
        boolean complete,
        Map<String, Long> numbers) {}
