package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.Gap;

/**
 * Says which proved proposition decides a position on a chain, by its number in the theory, and
 * shows it on the position. Nothing here is a guess: each hypothesis is checked on the labels, and
 * where no proposition applies nothing is said.
 */
final class ChainReasons {
    /**
     * Unused cards with one label, lowest first.
     *
     * @param x the cards missing for an ascending run
     * @param y the same for a descending run
     * @param gap how many, as a {@link Gap}
     */
    record Cards(int x, int y, int gap) {
        boolean completes() {
            return x == 1 || y == 1;
        }

        private String label() {
            return "(%d,%d)".formatted(x, y);
        }

        /** How many, in words. */
        private String count() {
            return switch (gap) {
                case Gap.LARGE -> "any large enough number of cards";
                case 1 -> "1 card";
                default -> gap > 0 ? gap + " cards" : "the deck " + Gap.write(gap);
            };
        }
    }

    /**
     * A move with what it leaves.
     *
     * @param name the move as it is written
     * @param completes whether it completes a run
     * @param cards what it leaves, if it does not
     */
    record Option(String name, boolean completes, List<Cards> cards) {}

    private final boolean isMisere;
    private final boolean isDrawless;
    private final List<String> lines = new ArrayList<>();

    /**
     * Reasons under one convention.
     *
     * @param isDrawless whether no play can end drawn
     */
    ChainReasons(Convention convention, boolean isDrawless) {
        this.isMisere = convention == Convention.MISERE;
        this.isDrawless = isDrawless;
    }

    /**
     * The reasons for the outcome of a position, empty if no proposition decides it at sight.
     *
     * @param options its moves; none if these are too many to look at
     */
    List<String> of(List<Cards> cards, List<Option> options) {
        if (!settled(cards, isMisere)) {
            options.stream()
                    .filter(option -> !option.completes() && isLost(option.cards()))
                    .findFirst()
                    .ifPresent(
                            option -> {
                                lines.add("%s wins, by what it leaves:".formatted(option.name()));
                                settled(option.cards(), isMisere);
                            });
        }
        return lines;
    }

    /** Whether a proposition says that the player to move loses. */
    private boolean isLost(List<Cards> cards) {
        ChainReasons other =
                new ChainReasons(isMisere ? Convention.MISERE : Convention.NORMAL, isDrawless);
        return other.settled(cards, isMisere) && other.lines.getLast().endsWith("(P)");
    }

    /** Adds the reason for a position, if there is one. */
    private boolean settled(List<Cards> cards, boolean misere) {
        return misere
                ? dead(cards) || risingPlay(cards)
                : completion(cards) || forcedPlay(cards) || shift(cards);
    }

    private void decide(String reason, boolean wins) {
        lines.add(
                "%s, so the player to move %s".formatted(reason, wins ? "wins (N)" : "loses (P)"));
    }

    private boolean completion(List<Cards> cards) {
        Optional<Cards> found = cards.stream().filter(Cards::completes).findFirst();
        found.ifPresent(
                block ->
                        decide(
                                "Proposition 2: a card with label %s completes a run at once"
                                        .formatted(block.label()),
                                true));
        return found.isPresent();
    }

    private boolean dead(List<Cards> cards) {
        boolean allDead = cards.stream().allMatch(Cards::completes);
        boolean isLeft = isDrawless || !cards.isEmpty();
        if (allDead && isLeft) {
            decide("Proposition 2: every card left completes a run, and completing loses", false);
        }
        return allDead && isLeft;
    }

    /** No core is left, so that safe moves can be counted. */
    private boolean forcedPlay(List<Cards> cards) {
        Optional<CorePosition> stacks = ForcedPlay.withoutCore(cards, isDrawless);
        if (stacks.isEmpty()) {
            return false;
        }
        if (ForcedPlay.isDrawn(stacks.get())) {
            lines.add(
                    "Lemma 16, forced play: no card has x and y of 3 or more, and every card will be"
                            + " played, so play ends drawn (D)");
            return true;
        }
        int safe = stacks.get().lowCount() + stacks.get().highCount();
        decide(
                ("Lemma 16, forced play: no card has x and y of 3 or more, so only the lowest card with"
                                + " y = 2 and the highest with x = 2 are safe, and %s left")
                        .formatted(
                                switch (safe) {
                                    case 0 -> "no safe move is";
                                    case 1 -> "exactly 1 safe move is";
                                    default -> "exactly " + safe + " safe moves are";
                                }),
                safe % 2 == 1);
        return true;
    }

    /** Misère play with one descending (ascending) card missing and no highest (lowest) card. */
    private boolean risingPlay(List<Cards> cards) {
        if (cards.size() != 1) {
            return false;
        }
        Cards block = cards.getFirst();
        boolean rises = block.y() == 2 && Gap.isOpenAbove(block.gap());
        boolean falls = block.x() == 2 && Gap.isOpenBelow(block.gap());
        if (!rises && !falls) {
            return false;
        }
        int safe = (rises ? block.x() : block.y()) - 1;
        decide(
                ("Proposition 31, forced play: with label %s every card played leaves only %s cards that"
                                + " are safe, of which there is no %s, so exactly %d safe move%s left")
                        .formatted(
                                block.label(),
                                rises ? "higher" : "lower",
                                rises ? "highest" : "lowest",
                                safe,
                                safe == 1 ? " is" : "s are"),
                safe % 2 == 1);
        return true;
    }

    /** Without a lowest and a highest card normal play is misère play of shorter runs. */
    private boolean shift(List<Cards> cards) {
        if (cards.size() != 1) {
            return false;
        }
        Cards block = cards.getFirst();
        if (!ForcedPlay.isOpen(block)) {
            return false;
        }
        lines.add(
                ("Proposition 30, shift: %s has neither a lowest nor a highest card, so normal play of (%d,%d)"
                                + " is misère play of (%d,%d)")
                        .formatted(
                                block.count(), block.x(), block.y(), block.x() - 1, block.y() - 1));
        boolean settled = settled(List.of(ForcedPlay.shifted(block)), true);
        if (!settled) {
            lines.removeLast();
        }
        return settled;
    }

    /**
     * What the least or the greatest card leaves on an empty board, if that is known to be lost.
     *
     * @param name the card as it is written
     */
    static String endCard(Cards block, boolean isLeast, String name) {
        return ("Proposition 6, the %s card: %s leaves the empty board of (%d,%d), which is P, so the player to"
                        + " move wins (N)")
                .formatted(
                        isLeast ? "least" : "greatest",
                        name,
                        block.x() - (isLeast ? 1 : 0),
                        block.y() - (isLeast ? 0 : 1));
    }

    /** Where no proposition applies. */
    static String searched(Outcome outcome) {
        return "no proposition of the theory decides this position at sight; it was searched to the end, and is "
                + outcome;
    }
}
