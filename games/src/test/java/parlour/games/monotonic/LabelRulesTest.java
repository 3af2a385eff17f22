package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.exact.DoubleBumping;
import parlour.exact.Permutation;
import parlour.game.Convention;
import parlour.games.BruteForce;

class LabelRulesTest {
    private static final int CRITICAL = 5;

    /** Walks every board of an instance and the label model beside it. */
    private static final class SideBySide {
        final MonotonicInstance instance;
        final BoardRules boards;
        final LabelRules labels;
        final BruteForce<Board, Integer> byBoards;
        final BruteForce<LabelPosition, LabelMove> byLabels;
        int walked;

        SideBySide(MonotonicInstance instance) {
            this.instance = instance;
            this.boards = new BoardRules(instance);
            this.labels = Instances.labelRules(instance);
            this.byBoards = new BruteForce<>(boards);
            this.byLabels = new BruteForce<>(labels);
        }

        void walk(Board board, LabelPosition position) {
            walked++;
            MonotonicInstance here =
                    instance.at(new Start.OnDeck(((Start.OnDeck) instance.start()).deck(), board));
            CardPlaces places = CardPlaces.of(here);
            assertThat(position)
                    .as("labels by definition and by update at %s", here)
                    .isEqualTo(places.position());
            assertThat(labels.result(position)).isEqualTo(boards.result(board));
            assertThat(byLabels.outcome(position)).isEqualTo(byBoards.outcome(board));
            assertThat(byLabels.remoteness(position)).isEqualTo(byBoards.remoteness(board));
            List<LabelMove> moves = labels.moves(position);
            assertThat(moves.stream().map(places::write).map(Integer::valueOf))
                    .isEqualTo(boards.moves(board));
            for (LabelMove move : moves) {
                int card = Integer.parseInt(places.write(move));
                walk(boards.play(board, card), labels.play(position, move));
            }
        }
    }

    private static int walkAll(int cards) {
        int walked = 0;
        for (MonotonicInstance instance : Instances.all(CRITICAL, cards)) {
            SideBySide pair = new SideBySide(instance);
            pair.walk(pair.boards.start(), pair.labels.start());
            walked += pair.walked;
        }
        return walked;
    }

    @Test
    void labelsAreBoardsUpToSixCards() {
        assertThat(walkAll(6)).isEqualTo(34_536);
    }

    @Test
    @Tag("slow")
    void labelsAreBoardsUpToSevenCards() {
        assertThat(walkAll(7)).isGreaterThan(100_000);
    }

    /**
     * The start at a colour word with gaps is the start at the board that it remembers, and stays
     * so.
     */
    @Test
    void colourWordsAreBoards() {
        int checked = 0;
        for (MonotonicInstance instance : Instances.all(4, 6)) {
            if (instance.convention() == Convention.NORMAL
                    && instance.ascending() > 1
                    && instance.descending() > 1) {
                checked += walkWords(instance);
            }
        }
        assertThat(checked).isGreaterThan(1_000);
    }

    private static int walkWords(MonotonicInstance instance) {
        MonotonicInstance word = instance.at(wordOf(instance));
        CardPlaces places = CardPlaces.of(instance);
        CardPlaces wordPlaces = CardPlaces.of(word);
        assertThat(wordPlaces.position()).as("%s", word).isEqualTo(places.position());
        int checked = 1;
        for (int rank = 0; rank < places.count(); rank++) {
            LabelMove move = places.move(rank);
            MonotonicInstance after = places.play(move);
            if (!after.isOver()) {
                assertThat(wordPlaces.play(move).start()).isEqualTo(wordOf(after));
                checked += walkWords(after);
            } else {
                assertThat(wordPlaces.play(move).isOver()).isTrue();
            }
        }
        return checked;
    }

    private static Start.AtWord wordOf(MonotonicInstance instance) {
        Start.OnDeck start = (Start.OnDeck) instance.start();
        int n = ((Deck.Finite) start.deck()).cards();
        List<Integer> cards = start.board().cards();
        var recorded = DoubleBumping.of(Permutation.of(cards.stream().mapToInt(c -> c).toArray()));
        int[] gaps = new int[recorded.cards().size() + 1];
        for (int card : Labels.unused(n, cards)) {
            int z = card;
            gaps[(int) recorded.cards().stream().filter(c -> c < z).count()]++;
        }
        return new Start.AtWord(recorded.colours(), java.util.Arrays.stream(gaps).boxed().toList());
    }

    @Test
    void movesMergeBlocksWithEqualLabels() {
        LabelNotation notation = new LabelNotation();
        LabelPosition position = notation.read("4.3.3 3.3.2 3.4.5");
        LabelRules rules = new LabelRules(position, Convention.NORMAL);
        assertThat(rules.moves(position))
                .hasSize(10)
                .startsWith(new LabelMove(0, 0))
                .endsWith(new LabelMove(2, 4));
        assertThat(rules.play(position, new LabelMove(1, 0))).hasToString("4.2.3 2.3.1 2.4.5");
        assertThat(rules.play(position, new LabelMove(0, 1))).hasToString("4.2.1 3.3.3 3.4.5");
        assertThat(rules.play(position, new LabelMove(2, 0))).hasToString("4.3.3 3.3.2 2.4.4");
        for (LabelMove move :
                List.of(
                        new LabelMove(3, 0),
                        new LabelMove(0, 3),
                        new LabelMove(-1, 0),
                        new LabelMove(0, -1))) {
            assertThat(rules.isLegal(position, move)).isFalse();
            assertThatThrownBy(() -> rules.play(position, move))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aCardWithLabelOneCompletes() {
        LabelPosition position = new LabelNotation().read("3.1.1 1.4.2");
        LabelRules rules = new LabelRules(position, Convention.NORMAL);
        for (LabelMove move : rules.moves(position)) {
            assertThat(rules.play(position, move)).isSameAs(LabelPosition.COMPLETED);
        }
    }
}
