package parlour.games.leher;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Values;
import parlour.games.leher.HouseRules.Ties;
import parlour.games.leher.LeHerInstance.Pot;

/** Reads and writes instances. */
public final class LeHerNotation {
    /** Largest number of cards, 10¹⁰⁰⁰. */
    public static final BigInteger MAX_CARDS = BigInteger.TEN.pow(1000);

    /** One card for each player, and one to draw. */
    private static final int FEWEST_CARDS = 3;

    private static final String EXAMPLE = "leher(cards=13)";
    private static final List<String> DECKS = List.of("authentic", "cards", "ranks", "deck");
    private static final Map<String, String> MEANING =
            Map.of(
                    "suits",
                            "counts the copies of each rank; give it with ranks, as in leher(ranks=13,suits=4)",
                    "pot",
                            "says what three players play for; give it with players, as in leher(cards=6,players=3)");

    private LeHerNotation() {}

    /**
     * Reads an instance.
     *
     * @throws BadInput naming the offending token
     */
    public static LeHerInstance read(InstanceText text) {
        String kind = kind(text);
        if (text.has("suits") && !kind.equals("ranks")) {
            throw misplaced("suits");
        }
        if (text.has("players")) {
            return threePlayers(text, kind);
        }
        if (text.has("pot")) {
            throw misplaced("pot");
        }
        boolean told = flag(text, "dealerTold");
        if (kind.equals("authentic")) {
            return authentic(text, told);
        }
        HouseRules rules =
                new HouseRules(ties(text), flag(text, "kingRefusal"), flag(text, "voidKing"));
        if (kind.equals("deck")) {
            return packed(deck(text), rules, told);
        }
        BigInteger ranks = count(text, kind);
        int suits =
                text.has("suits")
                        ? Values.integer(
                                text,
                                "suits",
                                new Values.Bounds(1, Deck.MAX_CARDS, "leher(ranks=13,suits=4)"))
                        : 1;
        if (suits == 1 && !rules.kingRefusal() && !rules.voidKing()) {
            return oneSuit(ranks, told);
        }
        return packed(
                Deck.of(ranks.min(BigInteger.valueOf(Deck.MAX_RANKS + 1L)).intValueExact(), suits),
                rules,
                told);
    }

    private static String kind(InstanceText text) {
        List<String> given = DECKS.stream().filter(text::has).toList();
        if (given.isEmpty()) {
            throw new BadInput(
                    text.toString(),
                    "no deck is given; give cards, ranks, deck or authentic, as in " + EXAMPLE);
        }
        if (given.size() > 1) {
            throw new BadInput(
                    given.get(1),
                    "%s and %s both describe the deck; give one of them, as in %s"
                            .formatted(given.get(0), given.get(1), EXAMPLE));
        }
        return given.getFirst();
    }

    private static BadInput misplaced(String key) {
        return new BadInput(key, "key (%s) %s".formatted(key, MEANING.get(key)));
    }

    private static LeHerInstance authentic(InstanceText text, boolean told) {
        if (!flag(text, "authentic")) {
            throw new BadInput("false", "authentic (false) is no deck; give one, as in " + EXAMPLE);
        }
        for (String key : List.of("ties", "kingRefusal", "voidKing")) {
            if (text.has(key)) {
                throw new BadInput(
                        key,
                        "the authentic game fixes %s; for other rules write leher(ranks=13,suits=4,%s=...)"
                                .formatted(key, key));
            }
        }
        return new LeHerInstance.Packed(
                LeHerInstance.Packed.AUTHENTIC.deck(), HouseRules.AUTHENTIC, told);
    }

    /** A deck of one suit under plain rules is the N-card game, however it was described. */
    private static LeHerInstance packed(Deck deck, HouseRules rules, boolean told) {
        boolean single = deck.isUniform() && deck.copies(1) == 1;
        if (single && !rules.kingRefusal() && !rules.voidKing()) {
            return new LeHerInstance.OneSuit(BigInteger.valueOf(deck.ranks()), told);
        }
        // no two cards of one suit are equal
        HouseRules effective =
                single ? new HouseRules(Ties.DEALER, rules.kingRefusal(), rules.voidKing()) : rules;
        return new LeHerInstance.Packed(deck, effective, told);
    }

    private static LeHerInstance oneSuit(BigInteger cards, boolean told) {
        if (cards.compareTo(BigInteger.valueOf(FEWEST_CARDS)) < 0) {
            throw new BadInput(
                    cards.toString(),
                    "a deck must have at least %d cards, not %s, as in %s"
                            .formatted(FEWEST_CARDS, cards, EXAMPLE));
        }
        return new LeHerInstance.OneSuit(cards, told);
    }

    private static LeHerInstance threePlayers(InstanceText text, String kind) {
        Values.integer(text, "players", new Values.Bounds(2, 3, "leher(cards=6,players=3)"));
        boolean three = text.valueOr("players", "").matches("[+]?0*3");
        if (!three) {
            if (text.has("pot")) {
                throw misplaced("pot");
            }
            return read(without(text, "players"));
        }
        for (String key :
                List.of(
                        "ranks",
                        "deck",
                        "authentic",
                        "ties",
                        "kingRefusal",
                        "voidKing",
                        "dealerTold")) {
            if (text.has(key)) {
                throw new BadInput(
                        key,
                        "three players play with one plain suit, without %s, as in leher(cards=6,players=3)"
                                .formatted(key));
            }
        }
        int cards =
                Values.integer(
                        text,
                        kind,
                        new Values.Bounds(
                                4,
                                LeHerInstance.ThreePlayers.MAX_CARDS,
                                "leher(cards=6,players=3)"));
        Pot pot =
                Values.word(text, "pot", List.of("high", "low")).equals("high")
                        ? Pot.HIGH
                        : Pot.LOW;
        return new LeHerInstance.ThreePlayers(cards, pot);
    }

    private static InstanceText without(InstanceText text, String key) {
        var values = new java.util.LinkedHashMap<>(text.values());
        values.remove(key);
        return new InstanceText(text.game(), values);
    }

    private static Ties ties(InstanceText text) {
        String word = Values.word(text, "ties", List.of("dealer", "receiver", "split"));
        return Ties.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static boolean flag(InstanceText text, String key) {
        return Values.word(text, key, List.of("false", "true")).equals("true");
    }

    /** A number of any length, or a power of ten such as {@code 10^100}. */
    private static BigInteger count(InstanceText text, String key) {
        String value = text.valueOr(key, "");
        int least = key.equals("cards") ? FEWEST_CARDS : 1;
        BigInteger count;
        if (value.matches("10\\^[0-9]{1,4}")) {
            count = BigInteger.TEN.pow(Integer.parseInt(value.substring(3)));
        } else if (value.matches("[+-]?[0-9]{1,1010}")) {
            count = new BigInteger(value);
        } else if (value.matches("[+-]?[0-9]+")) {
            count = MAX_CARDS.add(BigInteger.ONE);
        } else {
            throw new BadInput(
                    value,
                    "%s (%s) is no integer; give one from %d to 10^1000, as in %s"
                            .formatted(key, BadInput.shown(value), least, EXAMPLE));
        }
        if (count.compareTo(BigInteger.valueOf(least)) < 0 || count.compareTo(MAX_CARDS) > 0) {
            throw new BadInput(
                    value,
                    "%s (%s) must lie between %d and 10^1000, as in %s"
                            .formatted(key, BadInput.shown(value), least, EXAMPLE));
        }
        return count;
    }

    private static Deck deck(InstanceText text) {
        List<Integer> copies = new ArrayList<>();
        for (String word : Values.list(text.valueOr("deck", ""))) {
            copies.add(
                    Values.integer(
                            word,
                            "copies of a rank",
                            new Values.Bounds(1, Deck.MAX_CARDS, "leher(deck=4 4 4 3)")));
        }
        return new Deck(copies);
    }

    /** The canonical instance string: equal games have equal strings. */
    public static String canonical(LeHerInstance instance) {
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger cards, boolean told) ->
                    "leher(cards=" + cards + told(told) + ")";
            case LeHerInstance.ThreePlayers(int cards, Pot pot) ->
                    "leher(cards=%d,players=3%s)"
                            .formatted(cards, pot == Pot.LOW ? ",pot=low" : "");
            case LeHerInstance.Packed(Deck deck, HouseRules rules, boolean told) -> {
                boolean authentic =
                        deck.equals(LeHerInstance.Packed.AUTHENTIC.deck())
                                && rules.equals(HouseRules.AUTHENTIC);
                yield "leher("
                        + (authentic ? "authentic" : deck(deck) + rules(rules))
                        + told(told)
                        + ")";
            }
        };
    }

    private static String told(boolean told) {
        return told ? ",dealerTold=true" : "";
    }

    private static String deck(Deck deck) {
        if (deck.isUniform()) {
            int suits = deck.copies(1);
            return "ranks=" + deck.ranks() + (suits == 1 ? "" : ",suits=" + suits);
        }
        return "deck=" + String.join(" ", deck.copies().stream().map(String::valueOf).toList());
    }

    private static String rules(HouseRules rules) {
        return (rules.ties() == Ties.DEALER
                        ? ""
                        : ",ties=" + rules.ties().name().toLowerCase(Locale.ROOT))
                + (rules.kingRefusal() ? ",kingRefusal=true" : "")
                + (rules.voidKing() ? ",voidKing=true" : "");
    }
}
