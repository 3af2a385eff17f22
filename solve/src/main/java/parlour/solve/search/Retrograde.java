package parlour.solve.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.KeptNumbers;
import parlour.claim.Resumable;
import parlour.game.PackedRules;
import parlour.solve.table.PositionIndex;

/**
 * Values of all positions within reach of a start, by layers: forward, the distinct positions of
 * each ply are numbered; backward, each gets its value from those of its options in the next layer,
 * which is then dropped.
 *
 * <p>Cost: every position's options are made twice; memory for the keys of all positions, and for
 * the values of two layers. Kept are the layers and how far the last of them has come.
 */
public final class Retrograde implements Resumable {
    /**
     * Options made between two looks at the budget, each position counted as one more: in a wide
     * game a position has thousands, and it is they that take time and room.
     */
    private static final int LOOK_EVERY = 1 << 14;

    private final PackedRules rules;
    private final Valuation valuation;
    private final Budget budget;
    private final long mostPositions;
    private final long[] options;
    private final int[] optionValues;

    /** Layers from the start on; the last of them is the one that is being worked through. */
    private List<PositionIndex> layers = new ArrayList<>();

    /** How many positions of the last layer have been worked through. */
    private int done;

    /** The layer after the last, as far as it has been met. */
    private PositionIndex next;

    /** Whether all layers have been met, so that values are found; those of the next layer are. */
    private boolean isExplored;

    private int[] nextValues = {};
    private int[] values = {};
    private long positions = 1;
    private long steps;
    private int lookEvery = LOOK_EVERY;

    /** Options made since the last look; enough for one to begin with. */
    private long unseen = Integer.MAX_VALUE;

    /**
     * A computation that has not started.
     *
     * @param mostPositions a bound on the positions to visit that, unlike time and memory, does not
     *     depend on the machine
     */
    public Retrograde(PackedRules rules, Valuation valuation, Budget budget, long mostPositions) {
        this.rules = rules;
        this.valuation = valuation;
        this.budget = budget;
        this.mostPositions = mostPositions;
        this.options = new long[rules.maxOptions() * rules.words()];
        this.optionValues = new int[rules.maxOptions()];
        this.next = new PositionIndex(rules.words());
        PositionIndex first = new PositionIndex(rules.words());
        first.add(rules.start(), 0);
        layers.add(first);
    }

    /** From now on so many options are made between two looks at the budget. */
    public Retrograde lookingEvery(int number) {
        lookEvery = number;
        return this;
    }

    /**
     * The value of the start; kept in the budget's place for that while the work lasts.
     *
     * @throws Budget.Exceeded if the budget runs out, or with the limit {@code positions} if there
     *     are too many
     */
    public int solveKept() {
        long[] found =
                KeptNumbers.of(budget.checkpoints(), this, () -> new long[] {solve(), positions});
        positions = found[1];
        return (int) found[0];
    }

    /**
     * The value of the start.
     *
     * @throws Budget.Exceeded if the budget runs out, or with the limit {@code positions} if there
     *     are too many
     */
    public int solve() {
        while (!isExplored) {
            explore();
        }
        evaluate();
        while (layers.size() > 1) {
            next = layers.removeLast();
            nextValues = values;
            values = new int[0];
            done = 0;
            evaluate();
        }
        return values[0];
    }

    /** The value of an option of the start; to be asked after {@link #solve}. */
    public int valueOfOption(long[] key) {
        return nextValues[next.number(key, 0)];
    }

    /** Positions visited, those of different plies counted apart. */
    public long positions() {
        return positions;
    }

    /** Bytes taken by keys and values. */
    private long bytes() {
        return layers.stream().mapToLong(PositionIndex::bytes).sum() + 4 * positions;
    }

    /** Meets the rest of the layer after the last; if there is none, values are to be found. */
    private void explore() {
        PositionIndex layer = layers.getLast();
        for (; done < layer.size(); done++, steps++) {
            if (unseen >= lookEvery) {
                look();
            }
            int count = rules.options(layer.keys(), done * rules.words(), options) >>> 3;
            unseen += 1 + count;
            for (int option = 0; option < count; option++) {
                next.add(options, option * rules.words());
            }
        }
        next.trim();
        requireFew();
        if (next.size() == 0) {
            isExplored = true;
        } else {
            layers.add(next);
            positions += next.size();
            next = new PositionIndex(rules.words());
        }
        done = 0;
    }

    private void look() {
        unseen = 0;
        budget.spend();
        requireFew();
        requireRoom();
    }

    /** Looked at when a layer is whole as well, so that the bound is one to the position. */
    private void requireFew() {
        if (positions + next.size() > mostPositions) {
            throw new Budget.Exceeded("positions");
        }
    }

    private void requireRoom() {
        if (bytes() + next.bytes() > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    /** Finds the rest of the values of the last layer. */
    private void evaluate() {
        PositionIndex layer = layers.getLast();
        if (done == 0) {
            values = new int[layer.size()];
        }
        for (; done < layer.size(); done++, steps++) {
            if (unseen >= lookEvery) {
                unseen = 0;
                budget.spend();
            }
            int listed = rules.options(layer.keys(), done * rules.words(), options);
            int count = listed >>> 3;
            unseen += 1 + count;
            for (int option = 0; option < count; option++) {
                optionValues[option] = nextValues[next.number(options, option * rules.words())];
            }
            values[done] = valuation.of(listed & 7, optionValues, count);
        }
    }

    @Override
    public String work() {
        return "retrograde-" + valuation.word();
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public long size() {
        long keys = next.size();
        for (PositionIndex layer : layers) {
            keys += layer.size();
        }
        return 8 * keys * rules.words() + 4L * (nextValues.length + done);
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(isExplored);
        out.writeLong(positions);
        out.writeLong(steps);
        out.writeInt(done);
        out.writeInt(layers.size());
        for (PositionIndex layer : layers) {
            layer.write(out);
        }
        next.write(out);
        writeValues(nextValues, nextValues.length, out);
        writeValues(values, isExplored ? done : 0, out);
    }

    private static void writeValues(int[] from, int count, DataOutput out) throws IOException {
        out.writeInt(count);
        for (int i = 0; i < count; i++) {
            out.writeInt(from[i]);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        var other = new Retrograde(rules, valuation, budget, mostPositions);
        other.readAll(in);
        isExplored = other.isExplored;
        positions = other.positions;
        steps = other.steps;
        done = other.done;
        layers = other.layers;
        next = other.next;
        nextValues = other.nextValues;
        values = other.values;
    }

    private void readAll(DataInput in) throws IOException {
        isExplored = in.readBoolean();
        positions = in.readLong();
        steps = in.readLong();
        done = in.readInt();
        layers.clear();
        int count = in.readInt();
        long met = 0;
        for (int i = 0; i < count; i++) {
            next = new PositionIndex(rules.words());
            next.read(in, this::requireRoom);
            next.trim();
            met += next.size();
            layers.add(next);
        }
        next = new PositionIndex(rules.words());
        next.read(in, this::requireRoom);
        if (isExplored) {
            next.trim();
        }
        demand(count > 0 && layers.getFirst().isOnly(rules.start()), "positions of another start");
        demand(positions >= met, "too few positions");
        PositionIndex last = layers.getLast();
        demand(done >= 0 && done <= last.size(), "a layer with less positions");
        nextValues = readValues(isExplored ? next.size() : 0, in);
        int[] found = readValues(isExplored ? done : 0, in);
        values = new int[isExplored ? last.size() : 0];
        System.arraycopy(found, 0, values, 0, found.length);
    }

    private static int[] readValues(int count, DataInput in) throws IOException {
        demand(in.readInt() == count, "another number of values");
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = in.readInt();
        }
        return values;
    }

    private static void demand(boolean holds, String otherwise) throws IOException {
        if (!holds) {
            throw new IOException(otherwise);
        }
    }
}
