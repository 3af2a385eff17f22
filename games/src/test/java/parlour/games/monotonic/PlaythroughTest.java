package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.game.Result;
import parlour.games.catalogue.Playable;

/**
 * Everything that can be seen of every position of some plays, as text that is reviewed when it
 * changes. Refreshed by -Dgolden=write.
 */
class PlaythroughTest {
    private static final MonotonicGame GAME = new MonotonicGame();
    private static final Path FOLDER = Path.of("src/test/resources/parlour/games/monotonic");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "normal; monotonic(a=4,d=3,deck=9)",
                "misere; monotonic(a=4,d=4,deck=9,play=misere)",
                "drawn; monotonic(a=4,d=4,deck=6)",
                "word; monotonic(a=4,d=4,at=3R0P2)",
                "naturals; monotonic(a=4,d=3,deck=N)",
                "rationals; monotonic(a=4,d=4,deck=Q)",
                "large; monotonic(a=4,d=3,deck=L)",
                "classes; monotonic(a=4,d=3,play=misere,at=3RNP-N)",
                "sum; monotonic(a=3,d=4,deck=2+N+-N)"
            })
    void aPlayLooksAsItDid(String name, String start) throws IOException {
        Path golden = FOLDER.resolve("playthrough-" + name + ".txt");
        String seen = play(Instances.of(start), new Random(7));
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(golden, seen);
        }
        assertThat(seen).isEqualTo(Files.readString(golden, StandardCharsets.UTF_8));
    }

    /** The first player plays best, the second at random. */
    private static String play(MonotonicInstance start, Random random) {
        StringBuilder seen = new StringBuilder();
        MonotonicInstance instance = start;
        boolean best = true;
        for (Optional<Result> result = GAME.result(instance);
                result.isEmpty();
                result = GAME.result(instance)) {
            List<Playable.Row> rows = GAME.moves(instance, Budget.unlimited());
            seen.append(GAME.canonical(instance)).append('\n');
            seen.append(
                    GAME.solve(
                                    instance,
                                    Ask.of(Question.OUTCOME, Question.WINNING_MOVES),
                                    Budget.unlimited())
                            .toJson());
            seen.append('\n');
            rows.forEach(row -> seen.append("  ").append(line(row)).append('\n'));
            String move = rows.get(best ? 0 : random.nextInt(rows.size())).move();
            move = instance.start() instanceof Ordered ? cardOf(move) : move;
            seen.append("plays ").append(move).append('\n');
            instance = GAME.play(instance, move);
            best = !best;
        }
        return seen.append(GAME.canonical(instance))
                .append('\n')
                .append(GAME.result(instance).orElseThrow())
                .append('\n')
                .toString();
    }

    private static String line(Playable.Row row) {
        String plies =
                row.remoteness().isPresent() ? " " + row.remoteness().getAsLong() + " plies" : "";
        return row.move() + " " + row.outcome() + (row.wins() ? " wins" : "") + plies;
    }

    /** A card of a range or of an open interval. */
    private static String cardOf(String move) {
        int colon = move.indexOf(':');
        if (colon >= 0) {
            return move.substring(0, colon + 1) + cardOf(move.substring(colon + 1));
        }
        if (move.startsWith("(")) {
            String[] ends = move.substring(1, move.length() - 1).split(",");
            if (ends[0].equals("-inf")) {
                return ends[1].equals("inf") ? "0" : Instances.between(null, ends[1]);
            }
            return Instances.between(ends[0], ends[1].equals("inf") ? null : ends[1]);
        }
        String[] ends = move.split("\\.\\.", -1);
        return ends[0].isEmpty() ? ends[1] : ends[0];
    }
}
