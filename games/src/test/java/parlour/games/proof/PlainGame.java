package parlour.games.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.games.Games;
import parlour.games.catalogue.Opened;
import parlour.games.monotonic.Board;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;
import parlour.games.monotonic.Poset;
import parlour.games.monotonic.PosetRules;
import parlour.games.monotonic.SlotRules;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.TableText;
import parlour.games.sylver.FiniteSylverRules;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.SetRules;

/**
 * A game that a certificate is about, as plain rules, and how certificates write its positions.
 *
 * @param rules the rules, not the checker's own
 * @param text the text of a position
 * @param order the order of positions in tables that do not name them; empty if tables name them
 * @param <P> positions
 * @param <M> moves
 */
record PlainGame<P, M>(
        FiniteRuleset<P, M> rules, Function<P, String> text, Optional<Comparator<P>> order) {
    /** A game whose positions have names in tables. */
    PlainGame(FiniteRuleset<P, M> rules, Function<P, String> text) {
        this(rules, text, Optional.empty());
    }

    /**
     * The games of an instance; none where they are not finite, nor for strategies on decks, whose
     * lines are about the game of safe moves: those are judged in {@code MutationTest}.
     *
     * @param isTable whether the lines are a table of numbers
     */
    static List<PlainGame<?, ?>> of(String instance, boolean isTable) {
        Opened<?> opened = Games.open(instance);
        return switch (opened.instance()) {
            case MonotonicInstance monotonic -> monotonic(monotonic, isTable);
            case SylverInstance sylver when sylver.position().isFinite() ->
                    List.of(
                            new PlainGame<>(
                                    new FiniteSylverRules(sylver),
                                    Object::toString,
                                    Optional.of(Comparator.comparing(PlainGame::gaps))));
            case NumberGame number ->
                    Stream.of(Parity.EVEN, Parity.ODD)
                            .<PlainGame<?, ?>>map(wish -> wishing(number, wish))
                            .toList();
            case CountGame count -> {
                CountRules rules = new CountRules(count);
                yield List.of(new PlainGame<>(rules, rules::write));
            }
            default -> List.of();
        };
    }

    /** A digit for each number from 1 up to the largest gap, 1 for gaps. */
    private static String gaps(SylverPosition position) {
        StringBuilder digits = new StringBuilder();
        for (int n = 1; n <= position.scaled().frobenius(); n++) {
            digits.append(position.scaled().contains(n) ? '0' : '1');
        }
        return digits.toString();
    }

    private static PlainGame<?, ?> wishing(NumberGame game, Parity wish) {
        SetRules rules =
                new SetRules(new NumberGame(game.domain(), game.sequence(), game.moves(), wish));
        return new PlainGame<>(rules, rules::write);
    }

    private static List<PlainGame<?, ?>> monotonic(MonotonicInstance instance, boolean isTable) {
        return switch (instance.start()) {
            case OffChain.OnPoset start ->
                    List.of(
                            new PlainGame<>(
                                    new PosetRules(instance, start),
                                    row -> labels(instance, start.poset(), row)));
            case OffChain.OnSlots start ->
                    List.of(
                            new PlainGame<>(
                                    new SlotRules(instance, start),
                                    cards ->
                                            String.join(
                                                    " ",
                                                    cards.stream()
                                                            .map(c -> c == 0 ? "-" : "" + c)
                                                            .toList())));
            case Start.OnDeck _, Start.AtWord _ when isTable ->
                    List.of(new PlainGame<>(Instances.labelRules(instance), TableText::of));
            default -> List.of();
        };
    }

    /** For each card its label by the definition. */
    private static String labels(MonotonicInstance instance, Poset poset, Board row) {
        List<String> words = new ArrayList<>();
        boolean dead = false;
        for (int card = 0; card < poset.size(); card++) {
            int x = instance.ascending() - longest(poset, row.cards(), card, true);
            int y = instance.descending() - longest(poset, row.cards(), card, false);
            boolean gone = row.cards().contains(card);
            boolean lives = instance.convention() == Convention.NORMAL || Math.min(x, y) > 1;
            dead |= !gone && !lives;
            words.add(gone || !lives ? "-" : x + "." + y);
        }
        if (dead) {
            words.add("+");
        }
        return String.join(" ", words);
    }

    /** Of the ascending runs of a row below a card, or the descending runs above it. */
    private static int longest(Poset poset, List<Integer> row, int card, boolean ascending) {
        int longest = 0;
        for (int i = 0; i < row.size(); i++) {
            int last = row.get(i);
            boolean fits = ascending ? poset.isBelow(last, card) : poset.isBelow(card, last);
            if (fits) {
                longest = Math.max(longest, 1 + longest(poset, row.subList(0, i), last, ascending));
            }
        }
        return longest;
    }
}
