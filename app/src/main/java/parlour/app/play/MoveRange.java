package parlour.app.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.catalogue.Playable;

/**
 * A move as it is listed, which may stand for a range of moves that are alike: {@code 9..14},
 * {@code 20..}, {@code ..3}, {@code ..}, {@code 1..9 step 2}, {@code (1,5/2)}, {@code (-inf,0)},
 * and in order-type sums the same behind {@code component:}. A range means the legal moves within
 * it, so that concrete ones are found by trying.
 */
public final class MoveRange {
    /** Most members of a range that are tried: used elements may lie at its beginning. */
    private static final int MAX_TRIED = 256;

    /** Largest denominator tried before an interval is halved instead. */
    private static final int MAX_DENOMINATOR = 16;

    private static final Pattern WHOLE =
            Pattern.compile("(\\d+:)?(-?\\d{1,18})?\\.\\.(-?\\d{1,18})?(?: step (\\d{1,9}))?");
    private static final Pattern INTERVAL =
            Pattern.compile("(\\d+:)?[(\\[](-inf|[-\\d/]+),(inf|[-\\d/]+)[)\\]]");

    private MoveRange() {}

    /**
     * Up to {@code wanted} legal moves of a listed move, from the side where it is bounded, simple
     * numbers first. Empty if none was found.
     */
    public static <I> List<String> legal(Playable<I> game, I position, String listed, int wanted) {
        List<String> found = new ArrayList<>();
        for (String move : members(listed).limit(MAX_TRIED).toList()) {
            if (found.size() < wanted && isLegal(game, position, move)) {
                found.add(move);
            }
        }
        return found;
    }

    /** A legal move of a listed move: the first that is found. */
    public static <I> Optional<String> first(Playable<I> game, I position, String listed) {
        return legal(game, position, listed, 1).stream().findFirst();
    }

    private static <I> boolean isLegal(Playable<I> game, I position, String move) {
        try {
            game.play(position, move);
            return true;
        } catch (BadInput refused) {
            return false;
        }
    }

    /** The members of a listed move, in the order in which they are tried. */
    static Stream<String> members(String listed) {
        Matcher whole = WHOLE.matcher(listed);
        if (whole.matches()) {
            return integers(whole).map(prefixed(whole));
        }
        Matcher interval = INTERVAL.matcher(listed);
        if (interval.matches()) {
            return rationals(bound(interval.group(2)), bound(interval.group(3)))
                    .map(Rational::toString)
                    .map(prefixed(interval));
        }
        return Stream.of(listed);
    }

    private static java.util.function.UnaryOperator<String> prefixed(Matcher form) {
        String prefix = form.group(1) == null ? "" : form.group(1);
        return member -> prefix + member;
    }

    private static Stream<String> integers(Matcher form) {
        long step = form.group(4) == null ? 1 : Long.parseLong(form.group(4));
        if (form.group(2) != null) {
            BigInteger from = new BigInteger(form.group(2));
            Stream<BigInteger> up = Stream.iterate(from, n -> n.add(BigInteger.valueOf(step)));
            return within(up, form.group(3)).map(BigInteger::toString);
        }
        if (form.group(3) != null) {
            BigInteger to = new BigInteger(form.group(3));
            return Stream.iterate(to, n -> n.subtract(BigInteger.ONE)).map(BigInteger::toString);
        }
        return outward().map(BigInteger::toString);
    }

    private static Stream<BigInteger> within(Stream<BigInteger> up, String to) {
        return to == null ? up : up.takeWhile(n -> n.compareTo(new BigInteger(to)) <= 0);
    }

    /** 0, 1, -1, 2, -2 and so on. */
    private static Stream<BigInteger> outward() {
        return IntStream.iterate(0, i -> i < MAX_TRIED, i -> i + 1)
                .mapToObj(i -> BigInteger.valueOf(i % 2 == 0 ? -i / 2 : (i + 1) / 2));
    }

    private static Optional<Rational> bound(String text) {
        return text.endsWith("inf") ? Optional.empty() : Optional.of(Rational.parse(text));
    }

    /** Numbers strictly between two bounds. */
    private static Stream<Rational> rationals(Optional<Rational> low, Optional<Rational> high) {
        if (low.isPresent() && high.isPresent()) {
            return bounded(low.get(), high.get());
        }
        if (low.isPresent()) {
            return Stream.iterate(low.get().floor(), n -> n.add(BigInteger.ONE))
                    .skip(1)
                    .map(Rational::of);
        }
        if (high.isPresent()) {
            return Stream.iterate(high.get().ceil(), n -> n.subtract(BigInteger.ONE))
                    .skip(1)
                    .map(Rational::of);
        }
        return outward().map(Rational::of);
    }

    /** Small denominators first; then ever nearer to the lower bound, so that members never end. */
    private static Stream<Rational> bounded(Rational low, Rational high) {
        Stream<Rational> simple =
                IntStream.rangeClosed(1, MAX_DENOMINATOR)
                        .boxed()
                        .flatMap(den -> multiples(low, high, BigInteger.valueOf(den)));
        Rational half = Rational.of(1, 2);
        Stream<Rational> halved =
                Stream.iterate(low.plus(high).times(half), r -> r.plus(low).times(half));
        return Stream.concat(simple, halved);
    }

    /**
     * The numbers between the bounds with exactly this denominator, at most as many as are tried.
     */
    private static Stream<Rational> multiples(Rational low, Rational high, BigInteger den) {
        Rational scale = Rational.of(den);
        BigInteger first = low.times(scale).floor().add(BigInteger.ONE);
        return Stream.iterate(first, n -> n.add(BigInteger.ONE))
                .map(num -> Rational.of(num, den))
                .takeWhile(r -> r.compareTo(high) < 0)
                .limit(MAX_TRIED)
                .filter(r -> r.den().equals(den));
    }
}
