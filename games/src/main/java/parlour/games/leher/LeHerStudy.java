package parlour.games.leher;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.claim.BadInput;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;

/**
 * Studies ways to play two-handed Le Her by {@link Behaviour}: exact value, best reply, regret rank
 * by rank. Cost: quadratic in the ranks.
 */
final class LeHerStudy {
    static final List<String> PLAYERS = List.of("receiver", "dealer");
    private static final String EXAMPLE = "./parlour study 'leher(authentic)' --receiver 7";

    private final boolean isAuthentic;
    private final Behaviour game;
    private final WayNotation notation;
    private final Claim.Equilibrium optimum;

    /**
     * For an instance whose solution is known.
     *
     * @throws BadInput if the dealer has no hidden choice, or there are too many ranks
     */
    LeHerStudy(LeHerInstance instance, String canonical, Claim.Equilibrium optimum) {
        LeHerInstance.Packed packed = packed(instance, canonical);
        this.isAuthentic = packed.equals(LeHerInstance.Packed.AUTHENTIC);
        this.game = new Behaviour(packed.deck(), packed.rules());
        this.notation = new WayNotation(packed.deck().ranks());
        this.optimum = optimum;
    }

    /**
     * Refuses what cannot be studied.
     *
     * @throws BadInput if the dealer has no hidden choice, or there are too many ranks
     */
    static LeHerInstance.Packed packed(LeHerInstance instance, String canonical) {
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger cards, boolean told)
                    when !told && cards.compareTo(BigInteger.valueOf(Deck.MAX_RANKS)) <= 0 ->
                    new LeHerInstance.Packed(
                            Deck.of(cards.intValueExact(), 1), HouseRules.PLAIN, false);
            case LeHerInstance.Packed packed when !packed.dealerTold() -> packed;
            default ->
                    throw new BadInput(
                            canonical,
                            "(%s) cannot be studied: give two players, a hidden card and at most %d ranks, as in %s"
                                    .formatted(BadInput.shown(canonical), Deck.MAX_RANKS, EXAMPLE));
        };
    }

    Counterplay.Study study(Counterplay.Ways ways) {
        Optional<List<Rational>> receiver = ways.first().map(way -> read(way, true));
        Optional<List<Rational>> dealer = ways.second().map(way -> read(way, false));
        boolean none = receiver.isEmpty() && dealer.isEmpty();
        List<Rational> p =
                none
                        ? notation.keeps(optimum.row())
                        : receiver.orElseGet(() -> game.bestReceiver(dealer.orElseThrow()));
        List<Rational> q =
                none
                        ? notation.keeps(optimum.column())
                        : dealer.orElseGet(() -> game.bestDealer(receiver.orElseThrow()));
        return new Counterplay.Study(
                game.value(p, q),
                optimum.value(),
                new Counterplay.Way(
                        !none && receiver.isEmpty(),
                        game.secured(p),
                        choices(p, game.receiverChoices(p, q))),
                new Counterplay.Way(
                        !none && dealer.isEmpty(),
                        game.conceded(q),
                        choices(q, game.dealerChoices(p, q))));
    }

    private static List<Counterplay.Choice> choices(
            List<Rational> keeps, List<Behaviour.Choice> choices) {
        return choices.stream()
                .map(
                        choice ->
                                new Counterplay.Choice(
                                        choice.rank(),
                                        keeps.get(choice.rank() - 1),
                                        choice.keep(),
                                        choice.other(),
                                        choice.regret()))
                .toList();
    }

    private List<Rational> read(String way, boolean forReceiver) {
        String word = way.strip();
        if (word.equals("optimal")) {
            return notation.keeps(forReceiver ? optimum.row() : optimum.column());
        }
        if (!word.matches("[a-z]+") || word.equals("keep")) {
            return notation.read(word);
        }
        List<String> known = new ArrayList<>(List.of("optimal"));
        for (Advice1713 advice : isAuthentic ? Advice1713.all() : List.<Advice1713>of()) {
            if (advice.forReceiver() == forReceiver) {
                if (advice.name().equals(word)) {
                    return advice.keeps();
                }
                known.add(advice.name());
            }
        }
        throw BadInput.unknownWord("way to play", word, known);
    }

    /** The advice of 1713 with its cost, if this is the game it was given for. */
    List<Counterplay.Advice> advice() {
        if (!isAuthentic) {
            return List.of();
        }
        return Advice1713.all().stream()
                .map(
                        advice -> {
                            Rational guarantee = advice.guarantee(game);
                            return new Counterplay.Advice(
                                    PLAYERS.get(advice.forReceiver() ? 0 : 1),
                                    advice.name(),
                                    advice.words(),
                                    guarantee,
                                    guarantee.minus(optimum.value()).abs());
                        })
                .toList();
    }
}
