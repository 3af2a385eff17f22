package parlour.games.monotonic.engine;

import java.util.List;
import java.util.SequencedMap;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.PackedRules;
import parlour.game.PositionNotation;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;
import parlour.games.monotonic.check.SlotsInstance;

/** The insertion form on a finite deck as the engine searches it. */
final class SlotsForm implements SearchedForm<List<Integer>, Integer> {
    private final SlotsInstance checked;
    private final List<Integer> start;
    private final SlotsState.Game game;
    private final boolean drawless;
    private final boolean isEmptyBoard;

    SlotsForm(String canonical, MonotonicInstance instance, OffChain.OnSlots at) {
        this.checked = SlotsInstance.read(canonical);
        this.start = checked.rules().start();
        int size = at.size();
        this.game =
                new SlotsState.Game(
                        size,
                        instance.ascending(),
                        instance.descending(),
                        instance.convention() == Convention.NORMAL,
                        new Digits(size, size + 2, SlotsState.Game.LEADING_BITS));
        long most = Math.multiplyExact(instance.ascending() - 1L, instance.descending() - 1L);
        this.drawless = size > most;
        this.isEmptyBoard = at.placed().isEmpty();
    }

    @Override
    public FiniteRuleset<List<Integer>, Integer> rules() {
        return checked.rules();
    }

    @Override
    public PositionNotation<List<Integer>, Integer> notation() {
        return checked.notation();
    }

    @Override
    public SequencedMap<String, Integer> moves() {
        return checked.moves();
    }

    /** By Erdős and Szekeres: a full row of more than (a-1)(d-1) cards contains a run. */
    @Override
    public boolean isDrawless() {
        return drawless;
    }

    /** A shorter row without a run exists, and may be filled in any order. */
    @Override
    public boolean isDrawReachable() {
        return !drawless && isEmptyBoard;
    }

    @Override
    public int words() {
        return game.digits().words();
    }

    @Override
    public TableRules search(List<Integer> position, boolean drawWins) {
        return new FormSearch<>(
                new SlotsState(game).set(position),
                new FormSearch.Bounds(words(), game.size() * game.size(), drawless),
                drawWins);
    }

    @Override
    public PackedRules graph() {
        return new SlotsGraph(game, start);
    }

    @Override
    public long[] graphKey(List<Integer> position) {
        return new SlotsGraph(game, start).key(position);
    }

    @Override
    public List<Reason> reasons() {
        return List.of();
    }

    @Override
    public String method() {
        return "slot-search";
    }
}
