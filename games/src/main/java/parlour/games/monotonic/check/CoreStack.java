package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * A stack under construction: the labels at which its cards will be played, falling. Each is 3 or
 * more, and none stands twice.
 */
final class CoreStack {
    private int[] labels = new int[8];
    private int size;

    int size() {
        return size;
    }

    /** Adds a label below all others. */
    void append(int label) {
        insert(size, label);
    }

    /**
     * Cards arrive with a label and take the highest free ones from it down to 3.
     *
     * @return the number of cards that found no place
     */
    int arrive(int label, int cards) {
        int at = 0;
        while (at < size && labels[at] > label) {
            at++;
        }
        int left = cards;
        for (int place = label; place > 2 && left > 0; place--, at++) {
            if (at == size || labels[at] != place) {
                insert(at, place);
                left--;
            }
        }
        return left;
    }

    private void insert(int at, int label) {
        if (size == labels.length) {
            labels = Arrays.copyOf(labels, 2 * size);
        }
        System.arraycopy(labels, at, labels, at + 1, size - at);
        labels[at] = label;
        size++;
    }

    /**
     * Labels above the greatest of the core count by their number: they move down to just above.
     */
    void lower(int greatest) {
        int above = 0;
        while (above < size && labels[above] > greatest) {
            above++;
        }
        for (int i = 0; i < above; i++) {
            labels[i] = greatest + above - i;
        }
    }

    /** Copies the labels into an array; the place after them. */
    int copy(int[] code, int at) {
        System.arraycopy(labels, 0, code, at, size);
        return at + size;
    }
}
