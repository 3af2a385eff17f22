package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * The rules on sets of used ranks, for finite domains of at most {@link #MAX_SIZE} elements. Moves
 * are listed by rank. That they agree with {@link SequenceRules} is shown by playing both out on
 * small domains.
 */
public final class SetRules
        implements FiniteRuleset<SetPosition, Integer>, PositionNotation<SetPosition, Integer> {
    /** A set of ranks fits into the bits of a long, its sign left alone. */
    public static final int MAX_SIZE = 62;

    private final Domain domain;
    private final int size;
    private final SetPosition start;

    /**
     * The rules for a start.
     *
     * @throws IllegalArgumentException if the domain is infinite or too large
     */
    public SetRules(NumberGame position) {
        this.domain = position.domain();
        if (!domain.line().isFinite() || domain.line().size() > MAX_SIZE) {
            throw new IllegalArgumentException("a domain of at most " + MAX_SIZE + " is needed");
        }
        this.size = Math.toIntExact(domain.line().size());
        long used = 0;
        for (int turn = 0; turn < position.sequence().size(); turn++) {
            used |= 1L << position.sequence().played(turn).whole();
        }
        this.start =
                new SetPosition(
                        used,
                        position.sequence().parity(),
                        Math.toIntExact(position.moves()),
                        position.blackWants());
    }

    @Override
    public SetPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(SetPosition position) {
        if (position.moves() > 0) {
            return Optional.empty();
        }
        // White would be to move.
        boolean black = position.parity() == position.blackWants();
        return Optional.of(black ? Result.LOST : Result.WON);
    }

    @Override
    public List<Integer> moves(SetPosition position) {
        List<Integer> moves = new ArrayList<>();
        for (int rank = 0; rank < size && position.moves() > 0; rank++) {
            if ((position.used() >> rank & 1) == 0) {
                moves.add(rank);
            }
        }
        return moves;
    }

    @Override
    public SetPosition play(SetPosition position, Integer rank) {
        if (position.moves() == 0
                || rank < 0
                || rank >= size
                || (position.used() >> rank & 1) == 1) {
            throw new IllegalArgumentException("rank " + rank + " cannot be played");
        }
        Parity added = Parity.of(Long.bitCount(position.used() >> rank));
        return new SetPosition(
                position.used() | 1L << rank,
                position.parity().plus(added),
                position.moves() - 1,
                position.blackWants());
    }

    @Override
    public String write(SetPosition position) {
        StringBuilder text = new StringBuilder(size + 20);
        for (int rank = 0; rank < size; rank++) {
            text.append((position.used() >> rank & 1) == 1 ? 'S' : '.');
        }
        return text.append(' ')
                .append(position.parity().word())
                .append(' ')
                .append(position.moves())
                .append(" black=")
                .append(position.blackWants().word())
                .toString();
    }

    @Override
    public SetPosition read(String text) {
        String[] words = text.split(" ", -1);
        if (words.length != 4
                || words[0].length() != size
                || !words[0].matches("[S.]+")
                || !words[2].matches("[0-9]{1,2}")) {
            throw new IllegalArgumentException("expected ranks, parity, moves, black=parity");
        }
        long used = 0;
        for (int rank = 0; rank < size; rank++) {
            used |= words[0].charAt(rank) == 'S' ? 1L << rank : 0;
        }
        int moves = Integer.parseInt(words[2]);
        if (moves + Long.bitCount(used) != start.moves() + Long.bitCount(start.used())
                || (start.used() & ~used) != 0
                || !words[3].startsWith("black=")) {
            throw new IllegalArgumentException("no play from the instance leads there");
        }
        return new SetPosition(
                used, parity(words[1]), moves, parity(words[3].substring("black=".length())));
    }

    private static Parity parity(String word) {
        return switch (word) {
            case "even" -> Parity.EVEN;
            case "odd" -> Parity.ODD;
            default -> throw new IllegalArgumentException("expected even or odd");
        };
    }

    @Override
    public String writeMove(SetPosition position, Integer rank) {
        return domain.write(Place.of(0, rank));
    }

    @Override
    public Integer readMove(SetPosition position, String text) {
        try {
            return Math.toIntExact(domain.place(text).whole());
        } catch (parlour.claim.BadInput e) {
            throw new IllegalArgumentException(e.line(), e);
        }
    }
}
