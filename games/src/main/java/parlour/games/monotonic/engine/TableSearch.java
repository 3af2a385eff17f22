package parlour.games.monotonic.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Resumable;
import parlour.solve.search.SharedSearch;
import parlour.solve.search.StrategyOracle.Known;
import parlour.solve.table.ExactTable;

/**
 * Who wins at positions of one game, found once: all searches share a table, in which later ones
 * look first. What is decided can be kept, with where the search stands and what guides its order.
 */
final class TableSearch implements Resumable {
    private final String method;
    private final String identity;
    private final SharedSearch search;
    private final int words;
    private final @Nullable History history;

    /** Searches in a form, whose order does not depend on earlier ones. */
    TableSearch(SearchedForm<?, ?> form, String canonical, Budget budget) {
        this.method = form.method();
        this.identity = canonical;
        this.words = form.words();
        this.search = new SharedSearch(words, budget);
        this.history = null;
    }

    /** Searches over these rules. */
    TableSearch(String method, LabelSearch rules, Budget budget) {
        this(method, rules, new SharedSearch(rules.words(), budget));
    }

    TableSearch(String method, LabelSearch rules, SharedSearch search) {
        this.method = method;
        this.identity = rules.identity();
        this.words = rules.words();
        this.search = search;
        this.history = rules.history();
    }

    /** Whether the player to move wins at the position at which the rules stand. */
    boolean wins(TableRules at) {
        int known = known(at);
        if (known != ExactTable.ABSENT) {
            return known == 1;
        }
        boolean wins = search.firstWins(at);
        at.store(search.table(), wins);
        return wins;
    }

    /** The same as 1 or 0 without a search; {@link ExactTable#ABSENT} where it is not known. */
    int known(TableRules at) {
        return at.known(search.table());
    }

    /** Whether the player to move does not win, as far as that is known. */
    Known beaten(TableRules at) {
        return switch (known(at)) {
            case 0 -> Known.YES;
            case 1 -> Known.NO;
            default -> Known.UNKNOWN;
        };
    }

    /**
     * Whether the player to move does not win; searched again where it is known that he does, so
     * that some option is known to be beaten.
     */
    boolean isBeaten(TableRules at) {
        return !(known(at) == 1 ? search.firstWins(at) : wins(at));
    }

    /** Positions expanded so far. */
    long expanded() {
        return search.expanded();
    }

    /** Bytes taken by the table. */
    long bytes() {
        return search.table().bytes();
    }

    @Override
    public String work() {
        return method;
    }

    @Override
    public long steps() {
        return search.table().size();
    }

    @Override
    public long size() {
        return 8L * words * steps() + (history == null ? 0 : History.MOST_BYTES);
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(identity.length());
        out.writeChars(identity);
        if (history != null) {
            history.write(out);
        }
        search.write(out);
    }

    @Override
    public void read(DataInput in) throws IOException {
        boolean isSame = in.readInt() == identity.length();
        for (int i = 0; isSame && i < identity.length(); i++) {
            isSame = in.readChar() == identity.charAt(i);
        }
        if (!isSame) {
            throw new IOException("a table of other positions than " + identity);
        }
        if (history == null) {
            search.read(in);
            return;
        }
        History earlier = History.read(in);
        search.read(in);
        history.takeOver(earlier);
    }
}
