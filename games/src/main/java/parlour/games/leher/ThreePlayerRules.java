package parlour.games.leher;

import java.util.ArrayList;
import java.util.List;
import parlour.games.leher.LeHerInstance.Pot;

/**
 * Le Her for three players with one suit of N cards.
 *
 * <p>Player 1 keeps his card or exchanges it with player 2; then player 2, holding whatever he
 * holds now, keeps it or exchanges it with player 3; then player 3, the dealer, keeps or exchanges
 * with the top of the stock. Whoever exchanges sees the card he gets, and knows the one he gave;
 * all see who exchanged. A strategy says for each <em>situation</em> of a player, all that he knows
 * when it is his turn, whether he keeps. Situations are numbered.
 */
public final class ThreePlayerRules {
    private final int n;
    private final Pot pot;

    /** The rules for N cards. */
    public ThreePlayerRules(int cards, Pot pot) {
        this.n = cards;
        this.pot = pot;
    }

    /** What each player wins is counted in these parts of the stake. */
    public int unit() {
        return pot == Pot.HIGH ? 1 : 2;
    }

    /** The number of deals, ordered quadruples of cards. */
    public long deals() {
        return (long) n * (n - 1) * (n - 2) * (n - 3);
    }

    /** The number of situations of all players. */
    public int situations() {
        return afterAll() + n * n;
    }

    private int third() {
        return 2 * n + n * n;
    }

    private int afterAll() {
        return third() + 2 * n + n * n;
    }

    /** The situation in which a player (1, 2 or 3) is when it is his turn. */
    public int situation(int player, Deal deal, boolean[] keeps) {
        if (player == 1) {
            return deal.x;
        }
        boolean first = keeps[deal.x];
        int second = first ? n + deal.y : 2 * n + deal.x * n + deal.y;
        if (player == 2) {
            return second;
        }
        if (keeps[second]) {
            return first ? third() + deal.z : third() + n + n * n + deal.z;
        }
        return first ? third() + n + deal.y * n + deal.z : afterAll() + deal.x * n + deal.z;
    }

    /**
     * What one player wins, in parts of the stake, if he does as told and the others as their
     * strategies say.
     */
    public int payoff(int player, boolean keep, Deal deal, boolean[] keeps) {
        int[] hands = {deal.x, deal.y, deal.z, deal.w};
        for (int turn = 1; turn <= 3; turn++) {
            // a player's own earlier action does not exist: each acts once
            boolean kept = turn == player ? keep : keeps[at(turn, deal, keeps, player, keep)];
            if (!kept) {
                int given = hands[turn - 1];
                hands[turn - 1] = hands[turn];
                hands[turn] = given;
            }
        }
        return share(player, hands);
    }

    private int at(int turn, Deal deal, boolean[] keeps, int player, boolean keep) {
        int own = situation(player, deal, keeps);
        boolean before = keeps[own];
        keeps[own] = keep;
        int situation = situation(turn, deal, keeps);
        keeps[own] = before;
        return situation;
    }

    private int share(int player, int[] hands) {
        int own = hands[player - 1];
        int better = 0;
        for (int other = 0; other < 3; other++) {
            better += hands[other] > own ? 1 : 0;
        }
        return switch (pot) {
            case HIGH -> better == 0 ? 1 : 0;
            case LOW -> better == 2 ? -2 : 1;
        };
    }

    /** All deals; cards are counted from 0. */
    public List<Deal> allDeals() {
        List<Deal> deals = new ArrayList<>();
        for (int x = 0; x < n; x++) {
            for (int y = 0; y < n; y++) {
                for (int z = 0; z < n; z++) {
                    for (int w = 0; w < n; w++) {
                        if (x != y && x != z && x != w && y != z && y != w && z != w) {
                            deals.add(new Deal(x, y, z, w));
                        }
                    }
                }
            }
        }
        return deals;
    }

    /** The situations in which a player's turn may come, as numbers from and until. */
    public int[] situationsOf(int player) {
        return switch (player) {
            case 1 -> new int[] {0, n};
            case 2 -> new int[] {n, third()};
            default -> new int[] {third(), situations()};
        };
    }

    /**
     * A deal.
     *
     * @param x player 1's card, from 0
     * @param y player 2's
     * @param z player 3's
     * @param w the top of the stock
     */
    public record Deal(int x, int y, int z, int w) {}
}
