package parlour.games.sylver.check;

import java.util.Arrays;

/**
 * The replies that answered one number, the likeliest first: by how often each was right, where
 * what was long ago counts less. They only say where to look first.
 */
final class LikelyReplies {
    /** So many are tried before all others. */
    private static final int TRIED = 16;

    private static final int WEIGHT = 16;

    /** Weights are halved when one exceeds this: what was right 20 times in a row. */
    private static final int MOST = 20 * WEIGHT;

    private int[] replies = new int[TRIED];
    private int[] weights = new int[TRIED];
    private int size;

    /** How many are likely. */
    int count() {
        return Math.min(size, TRIED);
    }

    /** A likely reply, the likeliest under 0. */
    int reply(int rank) {
        return replies[rank];
    }

    /** Whether a reply is among the likely ones. */
    boolean has(int reply) {
        for (int i = 0; i < count(); i++) {
            if (replies[i] == reply) {
                return true;
            }
        }
        return false;
    }

    /** A reply was right that is none of the likely ones. */
    int isNew(int reply) {
        int at = count();
        while (at < size && replies[at] != reply) {
            at++;
        }
        if (at == size) {
            add(reply);
        }
        return wasRight(at);
    }

    /** A reply was right. */
    int wasRight(int rank) {
        int reply = replies[rank];
        int weight = weights[rank] + WEIGHT;
        int at = rank;
        for (; at > 0 && weights[at - 1] <= weight; at--) {
            replies[at] = replies[at - 1];
            weights[at] = weights[at - 1];
        }
        replies[at] = reply;
        weights[at] = weight;
        if (weight > MOST) {
            for (int i = 0; i < size; i++) {
                weights[i] /= 2;
            }
        }
        return reply;
    }

    private void add(int reply) {
        if (size == replies.length) {
            replies = Arrays.copyOf(replies, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        replies[size] = reply;
        weights[size++] = 0;
    }
}
