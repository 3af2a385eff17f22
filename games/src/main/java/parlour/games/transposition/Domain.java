package parlour.games.transposition;

import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/**
 * A linearly ordered set from which the elements of a sequence are taken. Reading and writing are
 * inverse to each other.
 */
public sealed interface Domain permits RealDomain, OrderTypeSum {
    /**
     * Integers, run lengths, keys and numbers of moves are at most this in absolute value. So a
     * coordinate of a line is at most 10^18 + 2·10^18 + MAX_PARTS &lt; 2^63 and never wraps.
     */
    long MAX_WHOLE = 1_000_000_000_000_000_000L;

    /** Parts of a domain, at most. */
    int MAX_PARTS = 200_000;

    /** The domain's order. */
    Line line();

    /** The canonical text: equal texts, equal domains. */
    String text();

    /**
     * The place of an element.
     *
     * @throws parlour.claim.BadInput if the token is no element
     */
    Place place(String token);

    /** The text of an element. */
    String write(Place place);

    /** Appends the text of an element. */
    default void write(Place place, StringBuilder text) {
        text.append(write(place));
    }

    /**
     * Adds the element that is a plain integer, if that is quickly done; otherwise does nothing.
     */
    default boolean addPlain(long value, Places places) {
        return false;
    }

    /**
     * The texts of a stretch of moves, for every part of the domain in which it has a free element.
     * Every element that is named alone or as an end is free.
     */
    List<String> write(Stretch stretch, Sequence used);

    /** An element of a stretch between which and its ends no element is used. */
    default Place inside(Stretch stretch) {
        return switch (stretch) {
            case Stretch.Points(int span, Long from, Long to, int _) ->
                    Place.of(span, from != null ? from : to != null ? to : 0);
            case Stretch.Open open ->
                    Between.place(open.span(), Between.low(this, open), Between.high(this, open));
        };
    }

    /** The lower bound of a dense part; null if there is none. */
    default @Nullable Rational lowerBound(int part) {
        return null;
    }

    /** The upper bound of a dense part; null if there is none. */
    default @Nullable Rational upperBound(int part) {
        return null;
    }

    /**
     * The domain with this text: an order-type sum if it contains {@code +} or a type word, a union
     * of reals otherwise.
     *
     * @throws parlour.claim.BadInput naming the offending piece
     */
    static Domain read(String text) {
        return OrderTypeSum.isMeant(text) ? OrderTypeSum.read(text) : RealDomainReader.read(text);
    }
}
