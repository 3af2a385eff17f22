package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import parlour.claim.BadInput;

/**
 * Which card of an instance is which move of its label position, and how moves are written: by card
 * on a board ({@code 7}, {@code 9..14}), by gap and offset at a colour word ({@code 0:3}, {@code
 * 2:0..4}). A range stands for the legal moves within it. Moves are ranked from 0 in deck order.
 */
public final class CardPlaces {
    private final MonotonicInstance instance;
    private final LabelPosition position;
    private final MoveNames names;

    /** The rank at which each block begins, and the number of moves. */
    private final int[] starts;

    private CardPlaces(MonotonicInstance instance, MoveNames names) {
        this.instance = instance;
        this.position = Labels.of(instance);
        this.names = names;
        this.starts = new int[position.blockCount() + 1];
        for (int i = 0; i < position.blockCount(); i++) {
            starts[i + 1] = starts[i] + position.size(i);
        }
    }

    /** The places of an instance's unused cards. Cost: the size of the deck. */
    public static CardPlaces of(MonotonicInstance instance) {
        return switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int n), Board board) ->
                    new CardPlaces(instance, new MoveNames.Cards(Labels.unused(n, board.cards())));
            case Ordered order -> throw Labels.notFinite(order);
            case OffChain other -> throw Labels.notChain(other);
            case Start.AtWord at -> new CardPlaces(instance, MoveNames.Gaps.of(at.gaps()));
        };
    }

    /** The label position of the instance. */
    public LabelPosition position() {
        return position;
    }

    /** The number of legal moves. */
    public int count() {
        return starts[starts.length - 1];
    }

    /** The rank of a legal move. */
    public int rank(LabelMove move) {
        return starts[move.block()] + move.offset();
    }

    /** The move with this rank. */
    public LabelMove move(int rank) {
        int block = 0;
        while (starts[block + 1] <= rank) {
            block++;
        }
        return new LabelMove(block, rank - starts[block]);
    }

    /** The move as it is written. */
    public String write(LabelMove move) {
        return names.name(rank(move));
    }

    /**
     * Moves as they are written, in deck order, every maximal run of consecutive legal moves as one
     * range.
     */
    public List<String> ranges(Collection<LabelMove> moves) {
        TreeSet<Integer> ranks = new TreeSet<>();
        moves.forEach(move -> ranks.add(rank(move)));
        List<String> texts = new ArrayList<>();
        int from = -1;
        for (int rank : ranks) {
            from = from < 0 ? rank : from;
            if (!ranks.contains(rank + 1) || names.groupEnd(rank) == rank + 1) {
                texts.add(from == rank ? names.name(rank) : names.range(from, rank));
                from = -1;
            }
        }
        return texts;
    }

    /**
     * The one move that a text stands for.
     *
     * @throws BadInput if it is not legal, or not one
     */
    public LabelMove read(String text) {
        MoveNames.Span span = names.read(text.strip());
        if (text.contains("..") || span.from() >= Math.min(span.until(), count())) {
            throw notLegal(text);
        }
        return move(span.from());
    }

    /**
     * The legal moves that a name or range stands for, at least one.
     *
     * @throws BadInput if there is none
     */
    public List<LabelMove> readRange(String text) {
        MoveNames.Span span = names.read(text.strip());
        List<LabelMove> moves = new ArrayList<>();
        for (int rank = span.from(); rank < Math.min(span.until(), count()); rank++) {
            moves.add(move(rank));
        }
        if (moves.isEmpty()) {
            throw notLegal(text);
        }
        return moves;
    }

    /** The instance after a legal move. */
    public MonotonicInstance play(LabelMove move) {
        int rank = rank(move);
        return instance.at(
                switch (instance.start()) {
                    case Start.OnDeck(Deck deck, Board board) ->
                            new Start.OnDeck(
                                    deck, board.append(((MoveNames.Cards) names).unused()[rank]));
                    case Ordered order -> throw Labels.notFinite(order);
                    case OffChain other -> throw Labels.notChain(other);
                    case Start.AtWord at -> {
                        MoveNames.Gaps gaps = (MoveNames.Gaps) names;
                        int gap = gaps.gap(rank);
                        yield at.play(gap, rank - gaps.starts()[gap]);
                    }
                });
    }

    private BadInput notLegal(String text) {
        String legal = count() == 0 ? "no move is left" : "try " + names.name(0);
        if (count() > 1) {
            legal += " or " + names.name(count() - 1);
        }
        return new BadInput(
                text, "move (%s) is not legal here; %s".formatted(BadInput.shown(text), legal));
    }
}
