package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Convention;
import parlour.games.BruteForce;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;

class CheckRulesTest {
    /**
     * Walks the boards of an instance; reads each anew from its string, and compares it with the
     * plain label rules.
     */
    private static final class SideBySide {
        final boolean misere;
        final LabelRules labels;
        final CheckRules rules;
        final BruteForce<LabelPosition, LabelMove> byLabels;
        final BruteForce<CheckPosition, CheckMove> byRules;
        int walked;

        SideBySide(MonotonicInstance instance) {
            this.misere = instance.convention() == Convention.MISERE;
            this.labels = Instances.labelRules(instance);
            this.rules = CheckInstance.read(MonotonicNotation.write(instance)).rules();
            this.byLabels = new BruteForce<>(labels);
            this.byRules = new BruteForce<>(rules);
        }

        void walk(MonotonicInstance instance, CheckPosition position) {
            walked++;
            CheckInstance read = CheckInstance.read(MonotonicNotation.write(instance));
            CardPlaces places = CardPlaces.of(instance);
            LabelPosition label = places.position();
            assertThat(read.isMisere()).isEqualTo(misere);
            assertThat(read.cards()).isEqualTo(places.count());
            assertThat(read.start())
                    .as("%s", instance)
                    .isEqualTo(position)
                    .hasSameHashCodeAs(position);
            assertThat(position).hasToString(reduced(label));
            assertThat(byRules.outcome(position)).isEqualTo(byLabels.outcome(label));
            assertThat(byRules.remoteness(position)).isEqualTo(byLabels.remoteness(label));
            for (LabelMove move : labels.moves(label)) {
                List<CheckMove> moves = List.copyOf(read.moves(List.of(places.write(move))));
                assertThat(moves).hasSize(1);
                CheckPosition after = rules.play(position, moves.getFirst());
                MonotonicInstance next = places.play(move);
                if (next.isOver()) {
                    assertThat(after).isEqualTo(CheckPosition.COMPLETED);
                } else {
                    walk(next, after);
                }
            }
        }

        private String reduced(LabelPosition position) {
            List<String> blocks = new ArrayList<>();
            boolean dead = false;
            for (LabelPosition.Block block : position.blocks()) {
                if (misere && (block.x() == 1 || block.y() == 1)) {
                    dead = true;
                } else {
                    blocks.add(block.x() + "." + block.y() + "." + block.size());
                }
            }
            if (dead) {
                blocks.add("+");
            }
            return blocks.isEmpty() ? "empty" : String.join(" ", blocks);
        }
    }

    private static int walkAll(int critical, int cards) {
        int walked = 0;
        for (MonotonicInstance instance : Instances.all(critical, cards)) {
            SideBySide pair = new SideBySide(instance);
            pair.walk(instance, pair.rules.start());
            walked += pair.walked;
        }
        return walked;
    }

    @Test
    void theCheckersRulesAreTheLabelRulesUpToSixCards() {
        assertThat(walkAll(5, 6)).isGreaterThan(20_000);
    }

    @Test
    @Tag("slow")
    void theCheckersRulesAreTheLabelRulesUpToSevenCards() {
        assertThat(walkAll(5, 7)).isGreaterThan(100_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=3,play=misere,at=2R1P2B1)",
                "monotonic(a=4,d=4,at=2R1P0P1)"
            })
    void colourWordsAreReadAlike(String text) {
        MonotonicInstance instance = Instances.of(text);
        SideBySide pair = new SideBySide(instance);
        pair.walk(instance, pair.rules.start());
        assertThat(pair.walked).isGreaterThan(5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "monotonic",
                "monotonic(a=4,d=3)",
                "monotonic(d=3,a=4,deck=5)",
                "monotonic(a=4,d=3,deck=5,play=normal)",
                "monotonic(a=04,d=3,deck=5)",
                "monotonic(a=0,d=3,deck=5)",
                "monotonic(a=4,d=3,deck=1000001)",
                "monotonic(a=4,d=3,deck=9999999999)",
                "monotonic(a=4,d=3,deck=5,board=)",
                "monotonic(a=4,d=3,deck=5,board=6)",
                "monotonic(a=4,d=3,deck=5,board=0)",
                "monotonic(a=4,d=3,deck=5,board=1 1)",
                "monotonic(a=4,d=3,deck=5,board=1  2)",
                "monotonic(a=4,d=3,deck=5,board= 1)",
                "monotonic(a=4,d=3,deck=5,board=3 2 1 4)",
                "monotonic(a=4,d=3,deck=5,board=1,play=misere)",
                "monotonic(a=4,d=3,deck=5,at=3)",
                "monotonic(a=4,d=3,board=1,at=3)",
                "monotonic(a=4,d=3,at=)",
                "monotonic(a=4,d=3,at=3R1)",
                "monotonic(a=4,d=3,at=3B1P1)",
                "monotonic(a=4,d=3,at=3R1B1)",
                "monotonic(a=4,d=3,at=3P)",
                "monotonic(a=4,d=3,at=03P1)",
                "monotonic(a=1,d=3,at=3P1P1)",
                "monotonic(a=4,d=3,at=1P1P1P1P1)",
                "monotonic(a=4,d=3,at=999999P2)",
                "monotonic(a=4,d=3,deck=5,form=insert)",
                "monotonic(a=4,d=3,deck=5) ",
                "monotonic(a=4, d=3,deck=5)",
                "sylver(named=4 11)"
            })
    void instancesThatAreNotCanonicalOrGoOnTooLongAreRefused(String text) {
        assertThatThrownBy(() -> CheckInstance.read(text))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "3", "0", "6", "2..1", "3..3", "0:1", "x", "1..", "..2", "1..x", "01", "1...2",
                "-1"
            })
    void movesThatAreNoneAreRefused(String move) {
        CheckInstance instance = CheckInstance.read("monotonic(a=4,d=3,deck=5,board=3)");
        assertThatThrownBy(() -> instance.moves(List.of(move)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static CheckMove below(int block, int cards) {
        return new CheckMove(block, CheckMove.Side.BELOW, cards);
    }

    /** For positions of a deck of ten cards with labels up to 4.3. */
    private static CheckNotation notation(boolean misere) {
        return new CheckNotation(LargeFrom.never(misere), new CheckNotation.Most(4, 3, 10));
    }

    /** There is one alphabet; what does not exist at a position is not legal there. */
    @ParameterizedTest
    @ValueSource(strings = {"bottom", "top", "0:^0", "0:*", "0:2", "1:0", "dead"})
    void movesOfOtherDecksAreNotLegal(String text) {
        CheckNotation notation = notation(true);
        CheckRules rules = new CheckRules(notation.read("4.3.2"), LargeFrom.never(true));
        CheckMove move = notation.readMove(rules.start(), text);
        assertThat(move).hasToString(text);
        assertThat(rules.isLegal(rules.start(), move)).isFalse();
        assertThatThrownBy(() -> rules.play(rules.start(), move))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rangesStandForTheLegalMovesWithin() {
        CheckInstance board = CheckInstance.read("monotonic(a=4,d=3,deck=5,board=3)");
        assertThat(board.moves(List.of("2..5")))
                .containsExactlyInAnyOrder(below(0, 1), below(1, 0), below(1, 1));
        CheckInstance word = CheckInstance.read("monotonic(a=4,d=3,play=misere,at=3R0P2B1)");
        assertThat(word.moves(List.of("0:1..9"))).containsExactly(CheckMove.DEAD);
        assertThat(word.moves(List.of("3:0"))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "4.3.0",
                "4.3",
                "4.3.2 4.3.1",
                "3.3.2 4.3.1",
                "+ 4.3.2",
                "4.3.2 + +",
                "4.3.2  +",
                "4.3.2+",
                "04.3.2",
                "1.3.2",
                "3.1.2",
                "1.3.2 +",
                "0.3.2",
                "4.3.11",
                "4.3.N",
                "4.3.L",
                "5.3.1",
                "4.4.1",
                "empty +",
                "Empty",
                "4.3.2 empty",
                "completed +"
            })
    void positionsThatAreNotCanonicalAreRefused(String text) {
        assertThatThrownBy(() -> notation(true).read(text))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void underNormalPlayNoCardIsDead() {
        CheckNotation notation = notation(false);
        assertThat(notation.read("2.1.3 1.3.2")).hasToString("2.1.3 1.3.2");
        assertThatThrownBy(() -> notation.read("4.3.2 +"))
                .isInstanceOf(IllegalArgumentException.class);
        CheckRules rules = new CheckRules(notation.read("4.3.2"), LargeFrom.never(false));
        assertThat(rules.isLegal(rules.start(), CheckMove.DEAD)).isFalse();
    }

    @Test
    void positionsAndMovesAreReadBack() {
        CheckNotation notation = notation(true);
        for (String text : List.of("4.3.2 3.3.1 +", "4.3.10", "+", "empty", "completed")) {
            CheckPosition position = notation.read(text);
            assertThat(notation.write(position)).isEqualTo(text);
            CheckRules rules = new CheckRules(position, LargeFrom.never(true));
            for (CheckMove move : rules.moves(position)) {
                assertThat(notation.readMove(position, notation.writeMove(position, move)))
                        .isEqualTo(move);
            }
        }
        assertThat(notation.read("empty")).isNotEqualTo(notation.read("completed"));
        assertThat(notation.read("+")).isNotEqualTo(notation.read("empty"));
    }
}
