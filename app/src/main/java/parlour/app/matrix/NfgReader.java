package parlour.app.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.exact.Rational;

/**
 * Reads Gambit's {@code .nfg} files of two players. The first player's strategy runs fastest in the
 * list of cells; a cell is a pair of payoffs, or the number of an outcome from a list, 0 for none.
 */
final class NfgReader {
    private static final Pattern TOKEN =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[{}]|[^\\s{},\"]+");
    private static final String EXAMPLE =
            "NFG 1 R \"t\" { \"1\" \"2\" } { 2 2 } followed by 4 -4 1 -1 1 -1 2 -2";

    private final List<String> tokens = new ArrayList<>();
    private int at;

    NfgReader(String text) {
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    ConstantSum read() {
        expect("NFG");
        expect("1");
        String kind = next("R or D");
        if (!kind.equals("R") && !kind.equals("D")) {
            throw unexpected(kind, "R or D");
        }
        quoted("a title");
        players();
        int[] size = size();
        if (at < tokens.size() && tokens.get(at).startsWith("\"")) {
            at++;
        }
        boolean outcomes = at < tokens.size() && tokens.get(at).equals("{");
        List<Rational[]> cells = outcomes ? byOutcomes(size) : byPayoffs(size);
        if (at < tokens.size()) {
            throw new BadInput(
                    tokens.get(at),
                    "nfg file claims %d by %d strategies, but goes on with (%s) after the last cell"
                            .formatted(size[0], size[1], BadInput.shown(tokens.get(at))));
        }
        return constantSum(cells, size);
    }

    private void players() {
        expect("{");
        int count = 0;
        while (at < tokens.size() && tokens.get(at).startsWith("\"")) {
            at++;
            count++;
        }
        expect("}");
        if (count != 2) {
            throw new BadInput(
                    String.valueOf(count),
                    "nfg file has (%d) players; a matrix needs 2, as in %s"
                            .formatted(count, EXAMPLE));
        }
    }

    /** {@code { 2 3 }} or names, {@code { { "a" "b" } { "c" "d" "e" } }}. */
    private int[] size() {
        expect("{");
        int[] size = new int[2];
        boolean named = at < tokens.size() && tokens.get(at).equals("{");
        for (int player = 0; player < 2; player++) {
            size[player] = named ? names() : count();
        }
        expect("}");
        if ((long) size[0] * size[1] > MatrixReader.MAX_ENTRIES) {
            throw new BadInput(
                    size[0] + " " + size[1],
                    "the matrix has more than %d entries".formatted(MatrixReader.MAX_ENTRIES));
        }
        return size;
    }

    private int names() {
        expect("{");
        int count = 0;
        while (at < tokens.size() && tokens.get(at).startsWith("\"")) {
            at++;
            count++;
        }
        expect("}");
        if (count == 0) {
            throw unexpected("}", "at least one strategy");
        }
        return count;
    }

    private int count() {
        String token = next("a number of strategies");
        if (!token.matches("[1-9][0-9]{0,6}")) {
            throw unexpected(token, "a number of strategies, at least 1");
        }
        return Integer.parseInt(token);
    }

    private List<Rational[]> byPayoffs(int[] size) {
        List<Rational[]> cells = new ArrayList<>();
        for (int cell = 0; cell < size[0] * size[1]; cell++) {
            cells.add(new Rational[] {payoff(cell, size), payoff(cell, size)});
        }
        return cells;
    }

    private Rational payoff(int cell, int[] size) {
        if (at == tokens.size()) {
            throw new BadInput(
                    "",
                    "nfg file is truncated: %d by %d strategies need %d payoffs, found %d, as in %s"
                            .formatted(size[0], size[1], 2 * size[0] * size[1], 2 * cell, EXAMPLE));
        }
        return MatrixReader.entry(tokens.get(at++), cell % size[0] + 1, cell / size[0] + 1);
    }

    private List<Rational[]> byOutcomes(int[] size) {
        List<Rational[]> outcomes = new ArrayList<>();
        outcomes.add(new Rational[] {Rational.ZERO, Rational.ZERO});
        expect("{");
        while (at < tokens.size() && tokens.get(at).equals("{")) {
            at++;
            quoted("the name of an outcome");
            outcomes.add(
                    new Rational[] {
                        MatrixReader.entry(next("a payoff"), outcomes.size(), 1),
                        MatrixReader.entry(next("a payoff"), outcomes.size(), 2)
                    });
            expect("}");
        }
        expect("}");
        List<Rational[]> cells = new ArrayList<>();
        for (int cell = 0; cell < size[0] * size[1]; cell++) {
            String token = next("the outcome of each of " + size[0] * size[1] + " cells");
            if (!token.matches("[0-9]{1,7}") || Integer.parseInt(token) >= outcomes.size()) {
                throw unexpected(token, "the number of an outcome, 0 to " + (outcomes.size() - 1));
            }
            cells.add(outcomes.get(Integer.parseInt(token)));
        }
        return cells;
    }

    private static ConstantSum constantSum(List<Rational[]> cells, int[] size) {
        Rational total = cells.getFirst()[0].plus(cells.getFirst()[1]);
        List<List<Rational>> rows = new ArrayList<>();
        for (int row = 0; row < size[0]; row++) {
            List<Rational> line = new ArrayList<>();
            for (int column = 0; column < size[1]; column++) {
                Rational[] cell = cells.get(column * size[0] + row);
                if (!cell[0].plus(cell[1]).equals(total)) {
                    throw new BadInput(
                            cell[0] + " " + cell[1],
                            "no constant-sum game: row %d, column %d pays (%s %s), which sum to %s, but row 1, column 1 to %s"
                                    .formatted(
                                            row + 1,
                                            column + 1,
                                            cell[0],
                                            cell[1],
                                            cell[0].plus(cell[1]),
                                            total));
                }
                line.add(cell[0]);
            }
            rows.add(line);
        }
        return new ConstantSum(MatrixReader.table(rows), total);
    }

    private void quoted(String what) {
        String token = next(what);
        if (!token.startsWith("\"")) {
            throw unexpected(token, what + " in quotes");
        }
    }

    private void expect(String token) {
        String found = next(token);
        if (!found.equals(token)) {
            throw unexpected(found, token);
        }
    }

    private String next(String what) {
        if (at == tokens.size()) {
            throw new BadInput(
                    "", "nfg file is truncated: expected %s, as in %s".formatted(what, EXAMPLE));
        }
        return tokens.get(at++);
    }

    private static BadInput unexpected(String token, String expected) {
        return new BadInput(
                token,
                "nfg file has (%s) where %s is expected, as in %s"
                        .formatted(BadInput.shown(token), expected, EXAMPLE));
    }
}
