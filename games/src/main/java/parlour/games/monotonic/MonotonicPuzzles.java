package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import parlour.claim.InstanceText;
import parlour.game.Convention;
import parlour.games.catalogue.DrawnPuzzle;

/** Draws positions for puzzles: decks of 7 to 12 cards, of which some have been played. */
final class MonotonicPuzzles {
    private static final int FEWEST_CARDS = 7;
    private static final int MOST_CARDS = 12;
    private static final int MOST_PLAYED = 5;
    private static final int SHORTEST = 3;
    private static final int LONGEST = 5;

    private MonotonicPuzzles() {}

    static DrawnPuzzle<MonotonicInstance> of(MonotonicGame game) {
        return new DrawnPuzzle<>(game, random -> drawn(game, random), MonotonicPuzzles::rules);
    }

    private static Optional<MonotonicInstance> drawn(MonotonicGame game, SplittableRandom random) {
        int deck = random.nextInt(FEWEST_CARDS, MOST_CARDS + 1);
        MonotonicInstance position =
                game.read(
                        InstanceText.parse(
                                "monotonic(a=%d,d=%d,deck=%d,play=%s)"
                                        .formatted(
                                                random.nextInt(SHORTEST, LONGEST + 1),
                                                random.nextInt(SHORTEST, LONGEST + 1),
                                                deck,
                                                random.nextBoolean() ? "normal" : "misere")));
        List<Integer> cards = new ArrayList<>();
        for (int card = 1; card <= deck; card++) {
            cards.add(card);
        }
        for (int left = random.nextInt(MOST_PLAYED + 1); left > 0; left--) {
            int card = cards.remove(random.nextInt(cards.size()));
            position = game.play(position, Integer.toString(card));
            if (game.result(position).isPresent()) {
                return Optional.empty();
            }
        }
        return Optional.of(position);
    }

    private static String rules(MonotonicInstance position) {
        return "Whoever completes an ascending run of %d or a descending run of %d cards %s."
                .formatted(
                        position.ascending(),
                        position.descending(),
                        position.convention() == Convention.NORMAL ? "wins" : "loses");
    }
}
