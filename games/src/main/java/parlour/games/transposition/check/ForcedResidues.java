package parlour.games.transposition.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import parlour.claim.Json;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.CountGame;
import parlour.games.transposition.CountPosition;
import parlour.games.transposition.CountRules;
import parlour.games.transposition.Side;
import parlour.games.transposition.Tally;

/**
 * Decides claims of the kind {@code residues}, for which a strategy would be longer than the whole
 * game: goes through every set of elements that can be played.
 *
 * <p>A position of a generalised game is a set of elements played, and the last one if descents
 * count; bit r of what is found says that Black wins if the count so far is r. At the end these are
 * the residues of the target. Black needs one move after which he wins, against White each must be
 * one. In a census bit r says that a side can force all that is still to be added to be r: at the
 * end nothing is, and a side forces what it forces after one of its own moves, or after each of the
 * other's, plus what the move adds. Cost: one step for each set and free element, for each last
 * element, and in a census for each number of moves.
 */
final class ForcedResidues {
    private static final int UNKNOWN = -1;

    private final CountGame game;
    private final CountRules rules;
    private final Tally tally;
    private final boolean needsLast;
    private final int[] found;
    private long looked;

    private ForcedResidues(CountGame game) {
        this.game = game;
        this.rules = new CountRules(game);
        this.tally = game.tally();
        this.needsLast = tally.kind() == Tally.Kind.DESCENTS;
        this.found = new int[(needsLast ? rules.size() + 1 : 1) << rules.size()];
        Arrays.fill(found, UNKNOWN);
    }

    /** Sees that a game has an outcome and winning moves; says how many positions it has. */
    static long check(CountGame game, Claims claims) {
        ForcedResidues residues = new ForcedResidues(game);
        CountPosition start = residues.rules.start();
        Side winner = residues.winner(start);
        Fields.demand(claims.outcome().equals(winner.name()), winner + " wins");
        if (claims.moves()) {
            List<String> winning = new ArrayList<>();
            for (int move : residues.rules.moves(start)) {
                if (residues.winner(residues.rules.play(start, move)) == game.toMove()) {
                    winning.add(residues.rules.writeMove(start, move));
                }
            }
            Fields.demand(
                    new HashSet<>(claims.even()).equals(new HashSet<>(winning)),
                    "the winning moves are " + winning);
        }
        return residues.looked;
    }

    private Side winner(CountPosition position) {
        int black = black(position.played(), position.last());
        return (black >> position.count() & 1) == 1 ? Side.BLACK : Side.WHITE;
    }

    /** The counts so far with which Black wins. */
    private int black(int played, int last) {
        long left = game.board().moves() - Integer.bitCount(played);
        if (left == 0) {
            return tally.target();
        }
        int index = needsLast ? (last + 1 << rules.size()) + played : played;
        if (found[index] == UNKNOWN) {
            int some = 0;
            int each = tally.everything();
            for (int move = 0; move < rules.size(); move++) {
                if ((played >> move & 1) == 0) {
                    int after = black(played | 1 << move, needsLast ? move : -1);
                    int before =
                            tally.modulus() - rules.added(played, last, move) % tally.modulus();
                    int residues = plus(after, before, tally.modulus());
                    some |= residues;
                    each &= residues;
                }
            }
            found[index] = Side.toMove(left) == Side.BLACK ? some : each;
            looked++;
        }
        return found[index];
    }

    /** Residues, each with a number from 0 to the modulus added. */
    private static int plus(int residues, int added, int modulus) {
        return (residues << added | residues >> modulus - added) & (1 << modulus) - 1;
    }

    /** Sees that a census is as claimed; says how many positions it counts. */
    static long check(CountCensus census, Json.Fields claim) {
        int size = Math.toIntExact(census.domain().line().size());
        int[] black = new int[1 << size];
        int[] white = new int[1 << size];
        Arrays.fill(black, 1);
        Arrays.fill(white, 1);
        for (int left = 1; left <= census.moves(); left++) {
            boolean isBlacks = Side.toMove(left) == Side.BLACK;
            black = withMove(black, left, isBlacks, census.modulus());
            white = withMove(white, left, !isBlacks, census.modulus());
        }
        int everything = (1 << census.modulus()) - 1;
        long[] counts = new long[5];
        for (int set = 0; set < 1 << size; set++) {
            if (Integer.bitCount(set) + census.moves() <= size) {
                counts[0]++;
                counts[1] += black[set] == everything ? 1 : 0;
                counts[2] += white[set] == everything ? 1 : 0;
                counts[3] += white[set] == 0 ? 1 : 0;
                counts[4] += (black[set] | white[set]) == 0 ? 1 : 0;
            }
        }
        Json.Fields counted =
                Json.fields()
                        .with("positions", counts[0])
                        .with("blackForcesAll", counts[1])
                        .with("whiteForcesAll", counts[2])
                        .with("whiteForcesNone", counts[3])
                        .with("noneForced", counts[4]);
        Fields.demand(
                counted.canonical().equals(claim.canonical()),
                "the census is " + counted.canonical());
        return counts[0];
    }

    /** What a side forces with one move more to come, by set of used elements. */
    private static int[] withMove(int[] after, int left, boolean isOwn, int modulus) {
        int[] before = new int[after.length];
        int size = Integer.numberOfTrailingZeros(after.length);
        for (int set = 0; set < after.length; set++) {
            if (Integer.bitCount(set) + left <= size) {
                int some = 0;
                int each = -1;
                for (int x = 0; x < size; x++) {
                    if ((set >> x & 1) == 0) {
                        int added = Integer.bitCount(set >> x) % modulus;
                        int residues = plus(after[set | 1 << x], added, modulus);
                        some |= residues;
                        each &= residues;
                    }
                }
                before[set] = isOwn ? some : each;
            }
        }
        return before;
    }
}
