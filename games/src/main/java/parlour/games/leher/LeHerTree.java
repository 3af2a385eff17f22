package parlour.games.leher;

import parlour.exact.Rational;

/**
 * The game tree in Gambit's {@code .efg} format: chance deals X, then Y, player 1 keeps or swaps,
 * player 2 keeps or draws, and only then chance deals Z.
 *
 * <p>Ranks stand for cards, with probabilities as exact fractions that sum to 1 at every chance
 * node. Player 1's information sets are his ranks; player 2's are her ranks after a keep, and both
 * ranks after a swap. Payoffs are 1 to the winner and -1 to the loser. Source of the format:
 * Gambit's manual. Cost: cubic in the ranks.
 */
final class LeHerTree {
    /** Most ranks written out: about 2·R³ nodes. */
    static final int MAX_RANKS = 40;

    private static final String[] ENDS = {
        "t \"\" 2 \"P2 wins\" { -1, 1 }\n",
        "t \"\" 3 \"tie\" { 0, 0 }\n",
        "t \"\" 1 \"P1 wins\" { 1, -1 }\n"
    };

    private final Deck deck;
    private final HouseRules rules;
    private final StringBuilder text = new StringBuilder();
    private int chances;

    LeHerTree(Deck deck, HouseRules rules) {
        this.deck = deck;
        this.rules = rules;
    }

    /** The whole file. */
    String write(String title) {
        text.append("EFG 2 R \"").append(title).append("\" { \"Player 1\" \"Player 2\" }\n");
        chance("X", 0, 0);
        for (int x = 1; x <= deck.ranks(); x++) {
            chance("Y", x, 0);
            for (int y = 1; y <= deck.ranks(); y++) {
                if (left(y, x, 0) > 0) {
                    decisions(x, y);
                }
            }
        }
        return text.toString();
    }

    /** Cards of a rank that are left when these ranks have been dealt; 0 stands for none. */
    private int left(int rank, int first, int second) {
        return deck.copies(rank) - (rank == first ? 1 : 0) - (rank == second ? 1 : 0);
    }

    private void chance(String name, int first, int second) {
        int cards = deck.cards() - (first == 0 ? 0 : 1) - (second == 0 ? 0 : 1);
        text.append("c \"\" ").append(++chances).append(" \"\" {");
        for (int rank = 1; rank <= deck.ranks(); rank++) {
            int count = left(rank, first, second);
            if (count > 0) {
                Rational share = Rational.of(count, cards);
                text.append(" \"").append(name).append('=').append(rank).append("\" ");
                text.append(share.num()).append('/').append(share.den());
            }
        }
        text.append(" } 0\n");
    }

    private void decisions(int x, int y) {
        int ranks = deck.ranks();
        text.append("p \"\" 1 %d \"holds %d\" { \"keep\" \"swap\" } 0\n".formatted(x, x));
        text.append("p \"\" 2 %d \"holds %d\" { \"keep\" \"draw\" } 0\n".formatted(y, y));
        end(x, y);
        draw(x, y, x, y);
        if (rules.kingRefusal() && y == ranks) {
            end(x, y);
            return;
        }
        int set = ranks + (x - 1) * ranks + y;
        text.append(
                "p \"\" 2 %d \"swapped: holds %d sees %d\" { \"keep\" \"draw\" } 0\n"
                        .formatted(set, x, y));
        end(y, x);
        draw(x, y, y, x);
    }

    private void draw(int x, int y, int receiver, int dealer) {
        chance("Z", x, y);
        for (int z = 1; z <= deck.ranks(); z++) {
            if (left(z, x, y) > 0) {
                end(receiver, rules.voidKing() && z == deck.ranks() ? dealer : z);
            }
        }
    }

    private void end(int receiver, int dealer) {
        text.append(ENDS[rules.halves(receiver, dealer)]);
    }
}
