package parlour.app.reproduce;

import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.leher.OneSuitPayoff;

/**
 * How often the lemmas on the payoff matrix of Le Her with the cards 1..N are broken: columns
 * concave (3), rows convex (4), a dealer who keeps cards that are not above the middle is worse off
 * (5), keeping the highest card only is no better than keeping two (6), a receiver who keeps very
 * low cards is worse off (7); and how often a printed difference is not the difference of payoffs.
 */
final class PayoffLemmas {
    private final int cards;
    private final long[][] wins;
    private final long[] broken = new long[Lemma.values().length];

    private PayoffLemmas(int cards) {
        this.cards = cards;
        this.wins = new long[cards + 1][cards + 1];
        for (int s = 2; s <= cards; s++) {
            for (int t = 2; t <= cards; t++) {
                wins[s][t] = OneSuitPayoff.wins(cards, s, t);
            }
        }
    }

    private enum Lemma {
        LEMMA3,
        LEMMA4,
        LEMMA5,
        LEMMA6,
        LEMMA7,
        DIFFERENCES
    }

    static Json.Fields broken(int from, int to, Budget budget) {
        long[] broken = new long[Lemma.values().length];
        for (int cards = from; cards <= to; cards++) {
            budget.spend();
            PayoffLemmas lemmas = new PayoffLemmas(cards);
            lemmas.look();
            for (int i = 0; i < broken.length; i++) {
                broken[i] += lemmas.broken[i];
            }
        }
        Json.Fields json = Json.fields();
        for (Lemma lemma : Lemma.values()) {
            json =
                    json.with(
                            lemma.name().toLowerCase(java.util.Locale.ROOT),
                            broken[lemma.ordinal()]);
        }
        return json;
    }

    private void look() {
        int middle = (cards + 3) / 2;
        for (int s = 2; s <= cards; s++) {
            for (int t = 2; t <= cards; t++) {
                boolean inside = s > 2 && s < cards;
                note(Lemma.LEMMA3, inside && overRows(s, t) > 0);
                note(Lemma.LEMMA4, t > 2 && t < cards && overColumns(s, t) < 0);
                note(Lemma.LEMMA5, t <= middle && wins[s][t] < wins[s][middle]);
                note(Lemma.LEMMA6, s == cards && wins[s][t] > wins[s - 1][t]);
                boolean low = t >= middle && (s - 1) * (s - 2) < cards - 2 && s < cards;
                note(Lemma.LEMMA7, low && wins[s + 1][t] <= wins[s][t]);
                note(Lemma.DIFFERENCES, inside && overRows(s, t) != printedOverRows(s, t));
                note(
                        Lemma.DIFFERENCES,
                        t > 2 && t < cards && overColumns(s, t) != printedOverColumns(s, t));
                note(Lemma.DIFFERENCES, s < t && t < cards && mixed(s, t) != 1L - s);
                note(Lemma.DIFFERENCES, s < cards && rowStep(s, t) != printedRowStep(s, t));
                note(Lemma.DIFFERENCES, t < cards && columnStep(s, t) != printedColumnStep(s, t));
            }
        }
    }

    private void note(Lemma lemma, boolean isBroken) {
        broken[lemma.ordinal()] += isBroken ? 1 : 0;
    }

    private long rowStep(int s, int t) {
        return 2 * (wins[s + 1][t] - wins[s][t]);
    }

    private long columnStep(int s, int t) {
        return 2 * (wins[s][t + 1] - wins[s][t]);
    }

    private long overRows(int s, int t) {
        return rowStep(s, t) - rowStep(s - 1, t);
    }

    private long overColumns(int s, int t) {
        return columnStep(s, t) - columnStep(s, t - 1);
    }

    private long mixed(int s, int t) {
        return wins[s][t] - wins[s][t + 1] - wins[s + 1][t] + wins[s + 1][t + 1];
    }

    private long printedRowStep(long s, long t) {
        long n = cards;
        return s < t
                ? n * n - 3 * n - s * s - 2 * s * t + 9 * s + 2 * t - 6
                : n * n - 3 * n - 2 * n * s + 2 * n * t - s * s - 2 * s * t + 9 * s - 4;
    }

    private long printedColumnStep(long s, long t) {
        long n = cards;
        return t >= s ? -(n * n - 2 * n * t - n + s * s - 3 * s + 4 * t) : -(n - s) * (n - s + 1);
    }

    private long printedOverRows(long s, long t) {
        return s < t ? -2 * (s + t - 5) : s > t ? -2 * (cards + s + t - 5) : -6 * (t - 2);
    }

    private long printedOverColumns(long s, long t) {
        return t > s ? 2L * (cards - 2) : t < s ? 0 : 2 * (cards - s);
    }
}
