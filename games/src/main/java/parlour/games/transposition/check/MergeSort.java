package parlour.games.transposition.check;

/** Sorts from the bottom up and counts the pairs that were in the wrong order. */
final class MergeSort {
    private MergeSort() {}

    static long sortCountingInversions(Point[] points) {
        long inversions = 0;
        Point[] from = points.clone();
        Point[] to = new Point[points.length];
        for (int width = 1; width < points.length; width *= 2) {
            for (int left = 0; left < points.length; left += 2 * width) {
                int middle = Math.min(left + width, points.length);
                int right = Math.min(left + 2 * width, points.length);
                inversions += merge(from, to, new int[] {left, middle, right});
            }
            Point[] swap = from;
            from = to;
            to = swap;
        }
        System.arraycopy(from, 0, points, 0, points.length);
        return inversions;
    }

    private static long merge(Point[] from, Point[] to, int[] bounds) {
        long inversions = 0;
        int i = bounds[0];
        int j = bounds[1];
        for (int k = bounds[0]; k < bounds[2]; k++) {
            if (j >= bounds[2] || (i < bounds[1] && from[i].compareTo(from[j]) <= 0)) {
                to[k] = from[i++];
            } else {
                to[k] = from[j++];
                inversions += bounds[1] - i;
            }
        }
        return inversions;
    }
}
