package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.game.Result;

/**
 * The rules of a generalised game, on sets of elements played since a start. Moves are indices of
 * the free elements of the start, listed from left to right.
 *
 * <p>A position is written as the row of these elements, {@code S} for played and {@code .} for
 * free, the last element's index or {@code -}, the count so far and the moves left: {@code .S.. 1 0
 * 2}.
 */
public final class CountRules
        implements FiniteRuleset<CountPosition, Integer>, PositionNotation<CountPosition, Integer> {
    private final CountGame game;
    private final Tally tally;
    private final List<Place> free;
    private final int[] greaterInStart;
    private final boolean[] isBelowLast;

    /** The rules for a start. */
    public CountRules(CountGame game) {
        this.game = game;
        this.tally = game.tally();
        this.free = game.free();
        Sequence start = game.board().sequence();
        this.greaterInStart =
                free.stream().mapToInt(place -> start.size() - start.below(place)).toArray();
        this.isBelowLast = new boolean[free.size()];
        for (int i = 0; i < free.size() && start.size() > 0; i++) {
            isBelowLast[i] = free.get(i).compareTo(start.played(start.size() - 1)) < 0;
        }
    }

    /** The number of free elements of the start. */
    public int size() {
        return free.size();
    }

    /** What a move adds to the count, not yet reduced by the modulus. */
    public int added(int played, int last, int move) {
        if (tally.kind() == Tally.Kind.INVERSIONS) {
            return greaterInStart[move] + Integer.bitCount(played >> move);
        }
        boolean descends = last >= 0 ? move < last : isBelowLast[move];
        return descends ? 1 : 0;
    }

    @Override
    public CountPosition start() {
        int moves = Math.toIntExact(game.board().moves());
        return new CountPosition(0, -1, tally.of(game.board().sequence()), moves);
    }

    @Override
    public Optional<Result> result(CountPosition position) {
        if (position.moves() > 0) {
            return Optional.empty();
        }
        // White would be to move.
        return Optional.of(tally.isTarget(position.count()) ? Result.LOST : Result.WON);
    }

    @Override
    public List<Integer> moves(CountPosition position) {
        return position.moves() == 0
                ? List.of()
                : IntStream.range(0, size())
                        .filter(move -> (position.played() >> move & 1) == 0)
                        .boxed()
                        .toList();
    }

    @Override
    public CountPosition play(CountPosition position, Integer move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("element " + move + " cannot be played");
        }
        int added = added(position.played(), position.last(), move);
        return new CountPosition(
                position.played() | 1 << move,
                tally.kind() == Tally.Kind.DESCENTS ? move : -1,
                (position.count() + added) % tally.modulus(),
                position.moves() - 1);
    }

    @Override
    public String write(CountPosition position) {
        StringBuilder text = new StringBuilder(size() + 12);
        for (int i = 0; i < size(); i++) {
            text.append((position.played() >> i & 1) == 1 ? 'S' : '.');
        }
        String last = position.last() < 0 ? "-" : Integer.toString(position.last());
        return text.append(' ')
                .append(String.join(" ", words(last, position.count(), position.moves())))
                .toString();
    }

    private static List<String> words(String last, int count, int moves) {
        return List.of(last, Integer.toString(count), Integer.toString(moves));
    }

    @Override
    public CountPosition read(String text) {
        String[] words = text.split(" ", -1);
        if (words.length != 4 || words[0].length() != size() || !words[0].matches("[S.]*")) {
            throw new IllegalArgumentException("expected elements, last, count, moves");
        }
        int played = 0;
        for (int i = 0; i < size(); i++) {
            played |= words[0].charAt(i) == 'S' ? 1 << i : 0;
        }
        CountPosition position =
                new CountPosition(
                        played,
                        words[1].equals("-") ? -1 : number(words[1], size()),
                        number(words[2], tally.modulus()),
                        number(words[3], size() + 1));
        if (!isPossible(position) || !write(position).equals(text)) {
            throw new IllegalArgumentException("not a position of this game");
        }
        return position;
    }

    /** Whether moves and last element fit what has been played. */
    private boolean isPossible(CountPosition position) {
        int played = Integer.bitCount(position.played());
        boolean hasLast = tally.kind() == Tally.Kind.DESCENTS && played > 0;
        boolean fits =
                hasLast
                        ? position.last() >= 0 && (position.played() >> position.last() & 1) == 1
                        : position.last() < 0;
        return fits && played + position.moves() == game.board().moves();
    }

    private static int number(String word, int below) {
        if (!word.matches("0|[1-9][0-9]?") || Integer.parseInt(word) >= below) {
            throw new IllegalArgumentException("expected a number below " + below);
        }
        return Integer.parseInt(word);
    }

    @Override
    public String writeMove(CountPosition position, Integer move) {
        return game.board().domain().write(free.get(move));
    }

    @Override
    public Integer readMove(CountPosition position, String text) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            names.add(writeMove(position, i));
        }
        int move = names.indexOf(text);
        if (move < 0) {
            throw new IllegalArgumentException("no free element " + text);
        }
        return move;
    }
}
