package parlour.games.sylver;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import parlour.claim.InstanceText;
import parlour.games.catalogue.DrawnPuzzle;

/** Draws positions for puzzles: two or three numbers that leave a few dozen others. */
final class SylverPuzzles {
    private static final int LEAST = 4;
    private static final int MOST = 19;

    /** With twice as many numbers left, solving one position takes minutes. */
    private static final int MOST_LEFT = 30;

    private SylverPuzzles() {}

    static DrawnPuzzle<SylverInstance> of(SylverGame game) {
        return new DrawnPuzzle<>(
                game, random -> drawn(game, random), _ -> "Whoever has only 1 left to name loses.");
    }

    private static Optional<SylverInstance> drawn(SylverGame game, SplittableRandom random) {
        String named =
                random.ints(random.nextInt(2, 4), LEAST, MOST + 1)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" "));
        SylverInstance position = game.read(InstanceText.parse("sylver(named=" + named + ")"));
        SylverPosition reached = position.position();
        return reached.gcd() == 1 && reached.scaled().gapCount() <= MOST_LEFT
                ? Optional.of(position)
                : Optional.empty();
    }
}
