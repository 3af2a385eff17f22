package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Result;

/**
 * A position and its image in the game of tables have options with the same images, and end alike:
 * so they have the same numbers.
 */
class TableGameTest {
    @Test
    void onFiniteDecks() {
        int positions = 0;
        for (int a = 2; a <= 5; a++) {
            for (int d = 2; d <= 4; d++) {
                for (int deck = 0; deck <= 9; deck++) {
                    for (String play : new String[] {"", ",play=misere"}) {
                        positions +=
                                compared(
                                        "monotonic(a=%d,d=%d,deck=%d%s)"
                                                .formatted(a, d, deck, play));
                    }
                }
            }
        }
        assertThat(positions).isGreaterThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=16)",
                "monotonic(a=3,d=3,deck=16,play=misere)",
                "monotonic(a=4,d=4,at=3R2P4)",
                "monotonic(a=4,d=4,play=misere,at=3R2P4)",
                "monotonic(a=4,d=3,deck=12,board=5 1)",
                "monotonic(a=3,d=3,deck=L)",
                "monotonic(a=4,d=3,deck=L,play=misere)",
                "monotonic(a=4,d=3,deck=N)",
                "monotonic(a=3,d=4,deck=-N)",
                "monotonic(a=4,d=3,deck=Z)",
                "monotonic(a=4,d=3,deck=Z,play=misere)",
                "monotonic(a=4,d=4,deck=Q)",
                "monotonic(a=3,d=3,deck=N+N)",
                "monotonic(a=3,d=3,deck=N+5)",
                "monotonic(a=3,d=3,deck=1+Q+1)",
                "monotonic(a=4,d=3,at=3RNP-N)",
                "monotonic(a=3,d=3,deck=N+N,play=misere)"
            })
    void onOneDeck(String instance) {
        assertThat(compared(instance)).isPositive();
    }

    /** The number of positions within reach, each compared with its image. */
    private static int compared(String text) {
        ChainInstance instance;
        try {
            instance = ChainInstance.read(text);
        } catch (IllegalArgumentException e) {
            return 0;
        }
        CheckRules plain = instance.rules();
        var game = instance.tableGame();
        assertThat(game.rules().start()).isEqualTo(game.image().apply(plain.start()));
        Set<CheckPosition> met = new HashSet<>(Set.of(plain.start()));
        Deque<CheckPosition> left = new ArrayDeque<>(met);
        while (!left.isEmpty()) {
            CheckPosition position = left.pop();
            CheckPosition image = game.image().apply(position);
            Optional<Result> result = plain.result(position);
            assertThat(game.rules().result(image)).as("%s in %s", position, text).isEqualTo(result);
            if (result.isPresent()) {
                continue;
            }
            Set<CheckPosition> images = new HashSet<>();
            for (CheckMove move : plain.moves(position)) {
                CheckPosition option = plain.play(position, move);
                images.add(game.image().apply(option));
                if (met.add(option)) {
                    left.push(option);
                }
            }
            Set<CheckPosition> options = new HashSet<>();
            for (CheckMove move : game.rules().moves(image)) {
                options.add(game.rules().play(image, move));
            }
            assertThat(options).as("%s, %s in %s", position, image, text).isEqualTo(images);
            assertThat(game.notation().read(game.notation().write(image))).isEqualTo(image);
        }
        return met.size();
    }
}
