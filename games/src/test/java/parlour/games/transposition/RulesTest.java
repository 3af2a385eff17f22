package parlour.games.transposition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RulesTest {
    @Test
    void sequencesAndSetsFollowTheSameRules() {
        for (int d = 1; d <= 6; d++) {
            NumberGame start =
                    new NumberGame(Domain.read("1.." + d), Sequence.empty(), d - d / 3, Parity.ODD);
            SequenceRules plain = new SequenceRules(start);
            SetRules sets = new SetRules(start);
            assertThat(compare(plain, sets, plain.start(), sets.start())).isPositive();
        }
    }

    private static long compare(
            SequenceRules plain, SetRules sets, NumberGame game, SetPosition set) {
        assertThat(sets.result(set)).isEqualTo(plain.result(game));
        assertThat(sets.read(sets.write(set))).isEqualTo(set);
        var moves = plain.moves(game);
        assertThat(sets.moves(set)).hasSameSizeAs(moves);
        long positions = 1;
        for (int i = 0; i < moves.size(); i++) {
            int rank = sets.moves(set).get(i);
            assertThat((long) rank).isEqualTo(moves.get(i).whole());
            assertThat(sets.readMove(set, sets.writeMove(set, rank))).isEqualTo(rank);
            positions += compare(plain, sets, plain.play(game, moves.get(i)), sets.play(set, rank));
        }
        return positions;
    }

    @Test
    void generalisedRulesWriteAndReadEveryPosition() {
        for (String count : java.util.List.of("inversions,mod=3", "descents,mod=3")) {
            CountRules rules =
                    new CountRules(
                            (CountGame)
                                    Positions.read(
                                            "transposition(domain=1..7,sequence=5 2,moves=4,count="
                                                    + count
                                                    + ")"));
            assertThat(roundTrips(rules, rules.start())).isEqualTo(1 + 5 + 20 + 60 + 120);
            for (String bad :
                    java.util.List.of(
                            "S.... - 0 4",
                            "S.... 1 0 3",
                            "..... - 3 4",
                            "..... - 0",
                            ".... - 0 4",
                            "..... - 00 4",
                            "..... 0 0 4")) {
                assertThatThrownBy(() -> rules.read(bad))
                        .as(bad)
                        .isInstanceOf(IllegalArgumentException.class);
            }
            assertThatThrownBy(() -> rules.readMove(rules.start(), "5"))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> rules.play(rules.start(), 5))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static long roundTrips(CountRules rules, CountPosition position) {
        assertThat(rules.read(rules.write(position))).isEqualTo(position);
        long lines = 1;
        for (int move : rules.moves(position)) {
            assertThat(rules.readMove(position, rules.writeMove(position, move))).isEqualTo(move);
            lines += roundTrips(rules, rules.play(position, move));
        }
        return lines;
    }

    @Test
    void parityIsThatOfTheInversions() {
        Domain domain = Domain.read("1..7");
        java.util.Random random = new java.util.Random(11);
        for (int round = 0; round < 200; round++) {
            java.util.List<Place> places = new java.util.ArrayList<>();
            for (int rank = 0; rank < 7; rank++) {
                places.add(Place.of(0, rank));
            }
            java.util.Collections.shuffle(places, random);
            Sequence sequence = Sequence.of(domain, places.subList(0, round % 8));
            long inversions = 0;
            for (int i = 0; i < sequence.size(); i++) {
                for (int j = 0; j < i; j++) {
                    inversions += sequence.played(j).compareTo(sequence.played(i)) > 0 ? 1 : 0;
                }
            }
            assertThat(sequence.inversions()).as("seed 11 round %d", round).isEqualTo(inversions);
            assertThat(sequence.parity()).isEqualTo(Parity.of(inversions));
        }
    }

    @Test
    void parityOfLongSequencesIsThatOfTheInversions() {
        java.util.Random random = new java.util.Random(12);
        Domain domain = Domain.read("0..99999");
        for (int size : new int[] {100, 127, 128, 129, 130, 1_000, 16_384, 16_385, 40_000}) {
            java.util.List<Place> places = new java.util.ArrayList<>();
            for (int rank = 0; rank < size; rank++) {
                places.add(Place.of(0, rank));
            }
            for (int round = 0; round < 5; round++) {
                java.util.Collections.shuffle(places, random);
                Sequence sequence = Sequence.of(domain, places);
                assertThat(sequence.parity())
                        .as("seed 12 size %d", size)
                        .isEqualTo(Parity.of(sequence.inversions()));
            }
        }
    }

    @Test
    void badPositionsAndMovesAreRefused() {
        NumberGame start = Positions.numbers("transposition(domain=1..4,sequence=2,moves=2)");
        SetRules sets = new SetRules(start);
        assertThatThrownBy(() -> sets.play(sets.start(), 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sets.read(".S.. even 5 black=even"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sets.read(".S. even 1 black=even"))
                .isInstanceOf(IllegalArgumentException.class);
        for (String beyond : new String[] {"S... even 2", ".S.. even 1", "S.S. even 1"}) {
            assertThatThrownBy(() -> sets.read(beyond + " black=even"))
                    .hasMessage("no play from the instance leads there");
        }
        assertThat(sets.write(sets.read("SS.. odd 1 black=even")))
                .isEqualTo("SS.. odd 1 black=even");
        assertThatThrownBy(() -> sets.readMove(sets.start(), "9"))
                .isInstanceOf(IllegalArgumentException.class);
        SequenceRules plain = new SequenceRules(start);
        assertThatThrownBy(() -> plain.play(start, Place.of(0, 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(plain.isLegal(start, Place.of(0, 4))).isFalse();
        NumberGame infinite = Positions.numbers("transposition(domain=N,moves=2)");
        assertThatThrownBy(() -> new SetRules(infinite))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SequenceRules(infinite))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
