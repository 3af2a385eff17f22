package parlour.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.app.ask.ListedMoves;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.game.Result;
import parlour.games.Games;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/** Opponents, lines and the concrete moves of ranges, over the games of the house. */
class OpponentTest {
    private static final Recall ASKED = Recall.nothing();
    private static final Budget BUDGET = Budget.unlimited();

    static Stream<String> starts() {
        return Stream.of(
                "monotonic(a=3,d=3,deck=6)",
                "monotonic(a=3,d=3,deck=5,play=misere)",
                "monotonic(a=3,d=3,deck=Q)",
                "monotonic(a=3,d=3,deck=Z,board=1)",
                "monotonic(a=3,d=3,deck=N)",
                "monotonic(a=3,d=2,deck=-N)",
                "transposition(domain=1..7,moves=4)",
                "transposition(domain=[0,1]|2,sequence=1/2,moves=4)",
                "transposition(domain=3+omega+zeta+eta+omega*,moves=4)",
                "transposition(domain=Q,moves=3,black=odd)",
                "transposition(pennies=3 2)",
                "transposition(pieces=bwwb)",
                "sylver(named=4 11)",
                "sylver(named=8 10)");
    }

    /** Whatever the listed moves are, each yields a legal one, and play gets to its end. */
    @ParameterizedTest
    @MethodSource("starts")
    void everyLevelPlaysToTheEnd(String start) {
        for (Level level : Level.values()) {
            played(Games.open(start), level);
        }
    }

    private static <I> void played(Opened<I> opened, Level level) {
        Playable<I> game = ListedMoves.playable(opened);
        I position = opened.instance();
        for (int ply = 0; ply < 60 && game.result(position).isEmpty(); ply++) {
            for (Playable.Row row : game.moves(position, BUDGET)) {
                assertThat(MoveRange.first(game, position, row.move()))
                        .as("%s at %s", row.move(), game.canonical(position))
                        .isPresent();
            }
            Optional<String> move = new Opponent(level, 7).reply(game, position, ASKED, BUDGET);
            assertThat(move).as(game.canonical(position)).isPresent();
            assertThat(new Opponent(level, 7).reply(game, position, ASKED, BUDGET)).isEqualTo(move);
            position = game.play(position, move.get());
        }
        assertThat(game.result(position)).as(game.canonical(position)).isPresent();
    }

    /** Whoever can win does, against every level. */
    @ParameterizedTest
    @EnumSource(Level.class)
    void perfectPlayKeepsWhatItHas(Level other) {
        for (String start :
                List.of(
                        "monotonic(a=3,d=3,deck=6)",
                        "monotonic(a=4,d=3,deck=7)",
                        "sylver(named=4 11)",
                        "sylver(named=5 7)",
                        "transposition(domain=1..7,moves=4)")) {
            for (int seed = 1; seed <= 3; seed++) {
                keeps(Games.open(start), other, seed);
            }
        }
    }

    private static <I> void keeps(Opened<I> opened, Level other, int seed) {
        Playable<I> game = ListedMoves.playable(opened);
        I position = opened.instance();
        boolean firstWins = Prospect.of(game.moves(position, BUDGET)) == Prospect.WINS;
        int ply = 0;
        while (game.result(position).isEmpty()) {
            boolean perfect = (ply % 2 == 0) == firstWins;
            Opponent opponent = new Opponent(perfect ? Level.PERFECT : other, seed);
            position =
                    game.play(
                            position, opponent.reply(game, position, ASKED, BUDGET).orElseThrow());
            ply++;
        }
        boolean firstToMove = ply % 2 == 0;
        Result wanted = firstToMove == firstWins ? Result.WON : Result.LOST;
        assertThat(game.result(position)).as("%s seed %d", opened, seed).hasValue(wanted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "7; 7",
                "9..14; 9 10 11 12 13 14",
                "20..; 20 21 22 23 24 25",
                "..3; 3 2 1 0 -1 -2",
                "..; 0 1 -1 2 -2 3",
                "1..9 step 2; 1 3 5 7 9",
                "2:-1..1; 2:-1 2:0 2:1",
                "(1,5/2); 2 3/2 4/3 5/3 7/3 5/4",
                "(-inf,1/2); 0 -1 -2 -3 -4 -5",
                "(5/2,inf); 3 4 5 6 7 8",
                "(-inf,inf); 0 1 -1 2 -2 3",
                "3:(0,1); 3:1/2 3:1/3 3:2/3 3:1/4 3:3/4 3:1/5",
                "1-2; 1-2"
            })
    void membersOfRanges(String listed, String members) {
        assertThat(MoveRange.members(listed).limit(6)).containsExactly(members.split(" "));
    }

    @Test
    void aThinIntervalHasMembersAllTheSame() {
        assertThat(MoveRange.members("(1/1000,1/999)").limit(3)).hasSize(3).doesNotHaveDuplicates();
    }

    @Test
    void aLineKnowsItsBlunders() {
        Line line = Line.valued(Games.open("sylver(named=4 11)"), List.of("7", "5"), ASKED, BUDGET);
        assertThat(line.prospect()).hasValue(Prospect.WINS);
        assertThat(line.plies()).extracting(Ply::blunder).containsExactly(true, true);
        Line best = Line.valued(Games.open("sylver(named=4 11)"), List.of("5", "6"), ASKED, BUDGET);
        assertThat(best.plies()).extracting(Ply::blunder).containsExactly(false, false);
    }

    /** From a drawn position a losing move is a blunder, a drawing one is not. */
    @Test
    void drawsCanBeGivenAway() {
        Line line =
                Line.valued(Games.open("monotonic(a=3,d=3,deck=4)"), List.of("1"), ASKED, BUDGET);
        assertThat(line.prospect()).hasValue(Prospect.DRAWS);
        assertThat(Prospect.isBlunder(Prospect.DRAWS, Optional.of(Prospect.LOSES))).isTrue();
        assertThat(Prospect.isBlunder(Prospect.DRAWS, Optional.of(Prospect.DRAWS))).isFalse();
        assertThat(Prospect.isBlunder(Prospect.WINS, Optional.of(Prospect.UNKNOWN))).isFalse();
    }

    @Test
    void badMovesAreNamedWithTheirNumber() {
        Opened<?> start = Games.open("sylver(named=4 11)");
        assertThatThrownBy(() -> Line.of(start, List.of("5", "4")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("move 2: number (4)");
        assertThatThrownBy(() -> Level.named("perfekt"))
                .hasMessageContaining("did you mean perfect");
    }

    /** Which openings of Sylver win is not known of all: a time that strikes must not choose. */
    @Test
    void noMoveIsMadeWhenTheTimeIsUp() {
        Opened<?> opened = Games.open("sylver(named=)");
        Opponent opponent = new Opponent(Level.NOVICE, 3);
        for (int ms : new int[] {0, 20}) {
            Budget over = BUDGET.withDeadline(Duration.ofMillis(ms));
            assertThatThrownBy(() -> reply(opened, opponent, over))
                    .isInstanceOf(Budget.Exceeded.class);
        }
        assertThat(reply(opened, opponent, BUDGET.withDeadline(Duration.ofHours(1))))
                .isPresent()
                .isEqualTo(reply(opened, opponent, BUDGET));
    }

    private static <I> Optional<String> reply(Opened<I> opened, Opponent opponent, Budget budget) {
        return opponent.reply(ListedMoves.playable(opened), opened.instance(), ASKED, budget);
    }
}
