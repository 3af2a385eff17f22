package parlour.games.monotonic.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CoreForm;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.Gap;
import parlour.games.monotonic.check.LargeFrom;

/**
 * How long play lasts where that is seen at once: a run can be completed, or nothing is left but
 * what completes, or all safe moves are forced (Lemma 16, Propositions 31 and 36).
 *
 * <p>Where safe moves are forced nobody can change their number: who leaves them loses sooner. So
 * the remoteness is that number, and 1 for the card that loses, and under normal play 1 for the
 * card that completes. Cost: the labels of the stacks.
 */
final class ForcedPlay {
    private ForcedPlay() {}

    /**
     * The plies of best play; empty if they are not seen at once or play is drawn.
     *
     * @param cards the unused cards, lowest first
     * @param drawless whether no play can end drawn
     */
    static OptionalInt plies(List<ChainReasons.Cards> cards, boolean misere, boolean drawless) {
        return misere ? miserePlies(cards, drawless) : normalPlies(cards, drawless);
    }

    private static OptionalInt normalPlies(List<ChainReasons.Cards> cards, boolean drawless) {
        if (cards.stream().anyMatch(ChainReasons.Cards::completes)) {
            return OptionalInt.of(1);
        }
        Optional<CorePosition> stacks = withoutCore(cards, drawless);
        if (stacks.isPresent()) {
            CorePosition position = stacks.get();
            return isDrawn(position)
                    ? OptionalInt.empty()
                    : OptionalInt.of(position.lowCount() + position.highCount() + 2);
        }
        if (cards.size() == 1 && isOpen(cards.getFirst())) {
            // Proposition 30: misère play of shorter runs, after which the other player completes.
            OptionalInt plies = miserePlies(List.of(shifted(cards.getFirst())), true);
            return plies.isPresent() ? OptionalInt.of(plies.getAsInt() + 1) : plies;
        }
        return OptionalInt.empty();
    }

    private static OptionalInt miserePlies(List<ChainReasons.Cards> cards, boolean drawless) {
        List<ChainReasons.Cards> live = cards.stream().filter(block -> !block.completes()).toList();
        boolean hasDead = drawless || live.size() < cards.size();
        if (live.isEmpty()) {
            return hasDead ? OptionalInt.of(1) : OptionalInt.empty();
        }
        boolean isAlone = live.size() == 1 && live.getFirst().gap() == 1;
        if (hasDead || !isAlone) {
            if (isAlone || hasLast(live)) {
                return OptionalInt.of(2);
            }
        }
        ChainReasons.Cards block = live.getFirst();
        if (live.size() > 1) {
            return OptionalInt.empty();
        }
        if (block.y() == 2 && Gap.isOpenAbove(block.gap())) {
            return OptionalInt.of(block.x());
        }
        return block.x() == 2 && Gap.isOpenBelow(block.gap())
                ? OptionalInt.of(block.y())
                : OptionalInt.empty();
    }

    /** Whether some card, when it is played, leaves no other card that is safe. */
    private static boolean hasLast(List<ChainReasons.Cards> live) {
        ChainReasons.Cards lowest = live.getFirst();
        ChainReasons.Cards highest = live.getLast();
        return (lowest.x() == 2 && !Gap.isOpenBelow(lowest.gap()))
                || (highest.y() == 2 && !Gap.isOpenAbove(highest.gap()))
                || live.stream().anyMatch(block -> block.x() == 2 && block.y() == 2);
    }

    /** Whether there is neither a lowest nor a highest card, and a core. */
    static boolean isOpen(ChainReasons.Cards block) {
        boolean isOpen = Gap.isOpenBelow(block.gap()) && Gap.isOpenAbove(block.gap());
        return isOpen && block.x() > 2 && block.y() > 2;
    }

    /** The block of misère play that normal play in an open one is. */
    static ChainReasons.Cards shifted(ChainReasons.Cards block) {
        return new ChainReasons.Cards(block.x() - 1, block.y() - 1, block.gap());
    }

    /** Whether all cards of a position without a core will be played. */
    static boolean isDrawn(CorePosition position) {
        return position.waste() < CoreForm.of(false, true, true).wasteLimit();
    }

    /**
     * The stacks of a position under normal play, no card of which completes; empty if some card
     * has x and y of 3 or more, or there are no cards, or parts of the deck do not join: after the
     * last card of a part there may be no next one to be played then.
     */
    static Optional<CorePosition> withoutCore(List<ChainReasons.Cards> cards, boolean drawless) {
        if (cards.isEmpty() || cards.stream().anyMatch(block -> block.x() > 2 && block.y() > 2)) {
            return Optional.empty();
        }
        for (int i = 1; i < cards.size(); i++) {
            if (!Gap.fit(cards.get(i - 1).gap(), cards.get(i).gap())) {
                return Optional.empty();
            }
        }
        Ends ends = Ends.of(cards.stream().map(ChainReasons.Cards::gap).toList());
        // From 2x - 1 cards on they are large there, which fill a stack and more.
        var position = new CheckPosition.Gathering(LargeFrom.infinite(false));
        cards.forEach(block -> position.add(block.x(), block.y(), block.gap()));
        return Optional.of(
                CoreForm.of(false, ends.hasLowest(), ends.hasHighest())
                        .of(position.position(), drawless));
    }
}
