package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.exact.NumericalSemigroup;
import parlour.games.catalogue.Values;

/**
 * How instances are written, as in {@code sylver(named=4 11)}; the one place where input is
 * validated.
 */
public final class SylverNotation {
    /** The word before the parenthesis. */
    public static final String GAME = "sylver";

    /** The keys in canonical order. */
    public static final List<String> KEYS = List.of("named", "one");

    /** Most numbers read: sorting out the needless ones stays a matter of seconds. */
    public static final int MAX_NAMED = 10_000;

    static final String EXAMPLE = "sylver(named=4 11)";

    private SylverNotation() {}

    /**
     * Reads and validates an instance. Needless and repeated numbers are accepted and left out.
     *
     * @throws BadInput naming the offending token
     */
    public static SylverInstance read(InstanceText text) {
        text.allowOnly(KEYS);
        String word =
                Values.word(text, "one", List.of(OneRule.EXCLUDED.word(), OneRule.LOSES.word()));
        OneRule one = word.equals(OneRule.LOSES.word()) ? OneRule.LOSES : OneRule.EXCLUDED;
        if (!text.has("named")) {
            throw new BadInput(
                    "named",
                    "key (named) is missing; give the numbers named so far, as in " + EXAMPLE);
        }
        List<Long> named = numbers(text.valueOr("named", ""));
        SylverPosition position = position(named);
        return new SylverInstance(position, one, needless(named, position));
    }

    private static List<Long> numbers(String value) {
        List<String> tokens = Values.list(value);
        if (tokens.size() > MAX_NAMED) {
            throw new BadInput(
                    "named",
                    "named has %d numbers; give at most %d, as in %s"
                            .formatted(tokens.size(), MAX_NAMED, EXAMPLE));
        }
        List<Long> numbers = new ArrayList<>(tokens.size());
        for (String token : tokens) {
            numbers.add(number(token));
        }
        return numbers;
    }

    /**
     * A number that could be named.
     *
     * @throws BadInput if the token is none
     */
    static long number(String token) {
        var bounds = new Values.Bounds(1, Math.toIntExact(SylverPosition.MAX_NUMBER), EXAMPLE);
        return Values.integer(token, "number", bounds);
    }

    private static SylverPosition position(List<Long> named) {
        try {
            return SylverPosition.of(named);
        } catch (IllegalArgumentException e) {
            String least = String.valueOf(named.stream().mapToLong(n -> n).min().orElse(0));
            throw new BadInput(
                    least,
                    "number (%s) is too large for the least one named: divided by the gcd it must be at most %d, as in %s"
                            .formatted(least, NumericalSemigroup.MAX_MULTIPLICITY, EXAMPLE));
        }
    }

    private static List<Long> needless(List<Long> named, SylverPosition position) {
        TreeSet<Long> needless = new TreeSet<>(named);
        needless.removeAll(position.named());
        return List.copyOf(needless);
    }

    /** The canonical instance string. */
    public static String write(SylverInstance instance) {
        String one = instance.one() == OneRule.EXCLUDED ? "" : ",one=" + instance.one().word();
        return GAME + "(named=" + instance.position() + one + ")";
    }
}
