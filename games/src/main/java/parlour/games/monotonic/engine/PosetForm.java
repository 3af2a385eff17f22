package parlour.games.monotonic.engine;

import java.util.List;
import java.util.SequencedMap;
import parlour.game.FiniteRuleset;
import parlour.game.PackedRules;
import parlour.game.PositionNotation;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;
import parlour.games.monotonic.Poset;
import parlour.games.monotonic.check.PosetInstance;
import parlour.games.monotonic.check.PosetPosition;

/** The game on a poset as the engine searches it. */
final class PosetForm implements SearchedForm<PosetPosition, Integer> {
    private final Poset poset;
    private final PosetInstance checked;
    private final PosetPosition start;
    private final PosetCards cards;
    private final boolean drawless;
    private final boolean isEmptyBoard;
    private final long needed;
    private final List<Reason> reasons;

    PosetForm(String canonical, MonotonicInstance instance, OffChain.OnPoset at) {
        this.poset = at.poset();
        this.checked = PosetInstance.read(canonical);
        this.start = checked.rules().start();
        this.cards =
                new PosetCards(
                        poset, instance.ascending(), instance.descending(), instance.convention());
        this.needed = Math.multiplyExact(instance.ascending() - 1L, instance.descending() - 1L) + 1;
        this.isEmptyBoard = at.row().cards().isEmpty();
        this.drawless = poset.height() >= needed;
        this.reasons = involution().stream().map(this::reason).toList();
    }

    private Reason reason(Involution involution) {
        return new InvolutionReason(poset, involution, needed);
    }

    /** An involution of the unused cards that answers for the other player, if there is one. */
    private List<Involution> involution() {
        PosetState state = new PosetState(cards).set(start);
        if (!cards.isNormal() || state.isCompletable() || state.live() == 0) {
            return List.of();
        }
        return Involution.of(cards, state, true, 1);
    }

    /** Only on the empty board is it known without a search that a draw can be reached. */
    @Override
    public boolean isDrawReachable() {
        return !drawless && isEmptyBoard;
    }

    @Override
    public FiniteRuleset<PosetPosition, Integer> rules() {
        return checked.rules();
    }

    @Override
    public PositionNotation<PosetPosition, Integer> notation() {
        return checked.notation();
    }

    @Override
    public SequencedMap<String, Integer> moves() {
        return checked.moves();
    }

    /**
     * By Erdős and Szekeres: every play that uses up the deck plays a chain of more than (a-1)(d-1)
     * cards.
     */
    @Override
    public boolean isDrawless() {
        return drawless;
    }

    @Override
    public int words() {
        return cards.digits().words();
    }

    @Override
    public TableRules search(PosetPosition position, boolean drawWins) {
        return new FormSearch<>(
                new PosetState(cards).set(position),
                new FormSearch.Bounds(words(), poset.size(), drawless),
                drawWins);
    }

    @Override
    public PackedRules graph() {
        return new PosetGraph(cards, start);
    }

    @Override
    public long[] graphKey(PosetPosition position) {
        return new PosetGraph(cards, start).key(position);
    }

    @Override
    public List<Reason> reasons() {
        return reasons;
    }

    @Override
    public String method() {
        return "poset-search";
    }
}
