package parlour.games.leher;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import parlour.claim.BadInput;
import parlour.claim.Claim;
import parlour.claim.Counted;
import parlour.exact.NotationException;
import parlour.exact.Rational;
import parlour.games.catalogue.Values;

/**
 * Reads ways to play: a threshold {@code 8}, a mix of thresholds {@code 8:6/7 9:1/7}, or the
 * probability to keep each rank, lowest first, after the word {@code keep}.
 */
final class WayNotation {
    private static final String EXAMPLE = "8, 8:6/7 9:1/7 or keep 0 0 1/2 1 1";

    private final int ranks;

    WayNotation(int ranks) {
        this.ranks = ranks;
    }

    /**
     * The probability to keep each rank.
     *
     * @throws BadInput naming the offending token
     */
    List<Rational> read(String way) {
        List<String> words = Values.list(way);
        if (words.isEmpty()) {
            throw bad(way, "is empty");
        }
        return words.getFirst().equals("keep")
                ? listed(words.subList(1, words.size()))
                : keeps(mix(words));
    }

    private List<Rational> listed(List<String> words) {
        if (words.size() != ranks) {
            throw bad(
                    String.join(" ", words),
                    "gives %s after keep, but there are %d ranks"
                            .formatted(
                                    Counted.of(words.size(), "probability", "probabilities"),
                                    ranks));
        }
        return words.stream().map(this::probability).toList();
    }

    private TreeMap<BigInteger, Rational> mix(List<String> words) {
        TreeMap<BigInteger, Rational> mix = new TreeMap<>();
        Rational sum = Rational.ZERO;
        for (String word : words) {
            int colon = word.indexOf(':');
            Rational weight = colon < 0 ? Rational.ONE : probability(word.substring(colon + 1));
            BigInteger threshold = threshold(colon < 0 ? word : word.substring(0, colon));
            if (mix.put(threshold, weight) != null) {
                throw bad(word, "gives a threshold twice");
            }
            sum = sum.plus(weight);
        }
        if (!sum.equals(Rational.ONE)) {
            throw bad(String.join(" ", words), "has probabilities that sum to " + sum + ", not 1");
        }
        return mix;
    }

    private BigInteger threshold(String token) {
        if (!token.matches("[0-9]{1,9}") || Integer.parseInt(token) > ranks + 1) {
            throw bad(token, "is no threshold from 0 to " + (ranks + 1));
        }
        return new BigInteger(token);
    }

    private Rational probability(String token) {
        try {
            Rational probability = Rational.parse(token);
            if (probability.signum() >= 0 && probability.compareTo(Rational.ONE) <= 0) {
                return probability;
            }
        } catch (NotationException e) {
            throw bad(token, "is no probability");
        }
        throw bad(token, "must lie between 0 and 1");
    }

    /** The probability to keep each rank under a mix of thresholds. */
    List<Rational> keeps(java.util.SequencedMap<BigInteger, Rational> mix) {
        List<Rational> keeps = new ArrayList<>();
        for (int rank = 1; rank <= ranks; rank++) {
            Rational keep = Rational.ZERO;
            for (var weight : mix.entrySet()) {
                boolean kept = weight.getKey().compareTo(BigInteger.valueOf(rank)) <= 0;
                keep = kept ? keep.plus(weight.getValue()) : keep;
            }
            keeps.add(keep);
        }
        return keeps;
    }

    /** The same for a mix that has been found. */
    List<Rational> keeps(Claim.Mix mix) {
        return keeps(mix.weights());
    }

    private static BadInput bad(String token, String reason) {
        return new BadInput(
                token,
                "way to play (%s) %s; give a threshold, a mix of thresholds, or the probability to keep each rank, as in %s"
                        .formatted(BadInput.shown(token), reason, EXAMPLE));
    }
}
