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
        makeRoom(1);
        labels[size++] = label;
    }

    /**
     * Cards arrive with a label and take the highest free ones from it down to 3. Cost: the labels
     * of the stack and those taken.
     *
     * @return the number of cards that found no place
     */
    int arrive(int label, int cards) {
        int first = 0;
        while (first < size && labels[first] > label) {
            first++;
        }
        // From the label down to the last place taken none is free afterwards.
        int left = cards;
        int place = label;
        int next = first;
        while (place > 2 && left > 0) {
            if (next < size && labels[next] == place) {
                next++;
            } else {
                left--;
            }
            place--;
        }
        int run = label - place;
        makeRoom(run - (next - first));
        System.arraycopy(labels, next, labels, first + run, size - next);
        size += run - (next - first);
        for (int i = 0; i < run; i++) {
            labels[first + i] = label - i;
        }
        return left;
    }

    private void makeRoom(int more) {
        if (size + more > labels.length) {
            labels = Arrays.copyOf(labels, Math.max(2 * labels.length, size + more));
        }
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
