package parlour.games.transposition.engine;

import parlour.games.transposition.Winner;

/**
 * Brute force for domains 0..d−1: for every set of used ranks and every number of moves left,
 * whether Black can force the parity still to come to be even (bit 0) or odd (bit 1).
 */
final class SetMinimax {
    private final int d;
    private final byte[][] forced;

    SetMinimax(int d) {
        this.d = d;
        this.forced = new byte[d + 1][1 << d];
        for (int set = 0; set < 1 << d; set++) {
            forced[0][set] = 1;
        }
        for (int n = 1; n <= d; n++) {
            for (int set = 0; set < 1 << d; set++) {
                if (Integer.bitCount(set) + n <= d) {
                    forced[n][set] = value(set, n);
                }
            }
        }
    }

    private byte value(int set, int n) {
        int some = 0;
        int all = 3;
        for (int x = 0; x < d; x++) {
            if ((set >> x & 1) == 0) {
                int after = forcedAfter(set, n, x);
                some |= after;
                all &= after;
            }
        }
        return (byte) ((n & 1) == 1 ? some : all);
    }

    private int forcedAfter(int set, int n, int x) {
        int bits = forced[n - 1][set | 1 << x];
        boolean flips = (Integer.bitCount(set >> x) & 1) == 1;
        return flips ? (bits & 1) << 1 | bits >> 1 : bits;
    }

    private static Winner winner(int bits, int parity) {
        return switch (bits) {
            case 0 -> Winner.WHITE;
            case 3 -> Winner.BLACK;
            default -> ((bits >> 1) ^ parity) == 0 ? Winner.EVEN : Winner.ODD;
        };
    }

    /** Who wins, from parity 0 or 1. */
    Winner winner(int set, int n, int parity) {
        return winner(forced[n][set], parity);
    }

    /** Who wins after playing a rank. */
    Winner winnerAfter(int set, int n, int parity, int x) {
        return winner(forcedAfter(set, n, x), parity);
    }
}
