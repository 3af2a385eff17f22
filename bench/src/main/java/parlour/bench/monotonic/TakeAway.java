package parlour.bench.monotonic;

import parlour.game.SearchRules;

/**
 * One heap from which one to five counters are taken; who cannot move loses. A second and different
 * set of rules for the search engine: with it loaded, the engine's calls to its rules have more
 * than one target, as they have in a process that plays several games.
 *
 * @param counters counters at the start
 */
record TakeAway(int counters) implements SearchRules {
    private static final int MOST_TAKEN = 5;

    @Override
    public int words() {
        return 1;
    }

    @Override
    public Walk walk(int thread) {
        int[] heaps = new int[counters + 2];
        heaps[0] = counters;
        return new Heaps(heaps, new long[counters + 2][MOST_TAKEN], new int[MOST_TAKEN]);
    }

    private record Heaps(int[] heaps, long[][] keyLists, int[] scoreList) implements Walk {
        @Override
        public int expand(int ply) {
            int options = Math.min(heaps[ply], MOST_TAKEN);
            for (int i = 0; i < options; i++) {
                // One more than the heap, since keys are positive.
                keyLists[ply][i] = (long) heaps[ply] - i;
            }
            return options;
        }

        @Override
        public long[] keys(int ply) {
            return keyLists[ply];
        }

        @Override
        public int[] scores(int ply) {
            return scoreList;
        }

        @Override
        public void enter(int ply, int option) {
            heaps[ply + 1] = heaps[ply] - option - 1;
        }
    }
}
