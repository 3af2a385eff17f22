package parlour.app.matrix;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * The formats in which matrices are written for other programs, known by the ending of the file's
 * name.
 *
 * <p>CSV, {@code .nfg}, {@code .efg} and lrsnash hold fractions. LP and MPS readers take integers
 * and decimals only, so the linear program there is that of all payoffs times their common
 * denominator, which a comment states.
 */
public enum MatrixFormat {
    /** Lines of entries. */
    CSV {
        @Override
        public String write(ConstantSum game) {
            return rows(game.matrix(), ",", Rational.ONE);
        }
    },
    /** Gambit's strategic form. */
    NFG {
        @Override
        public String write(ConstantSum game) {
            PayoffTable matrix = game.matrix();
            StringBuilder text = new StringBuilder("NFG 1 R \"matrix\" { \"Row\" \"Column\" } { ");
            text.append(matrix.rows()).append(' ').append(matrix.columns()).append(" }\n\n");
            for (int column = 0; column < matrix.columns(); column++) {
                for (int row = 0; row < matrix.rows(); row++) {
                    Rational payoff = matrix.payoff(row, column);
                    text.append(row == 0 ? "" : " ").append(payoff);
                    text.append(' ').append(game.total().minus(payoff));
                }
                text.append('\n');
            }
            return text.toString();
        }
    },
    /** Gambit's extensive form: the row player moves, the column player does not see it. */
    EFG {
        @Override
        public String write(ConstantSum game) {
            PayoffTable matrix = game.matrix();
            StringBuilder text = new StringBuilder("EFG 2 R \"matrix\" { \"Row\" \"Column\" }\n");
            text.append("p \"\" 1 1 \"\" {").append(numbers(matrix.rows())).append(" } 0\n");
            int outcome = 0;
            for (int row = 0; row < matrix.rows(); row++) {
                text.append("p \"\" 2 1 \"\" {").append(numbers(matrix.columns())).append(" } 0\n");
                for (int column = 0; column < matrix.columns(); column++) {
                    Rational payoff = matrix.payoff(row, column);
                    text.append("t \"\" ").append(++outcome).append(" \"\" { ").append(payoff);
                    text.append(", ").append(game.total().minus(payoff)).append(" }\n");
                }
            }
            return text.toString();
        }
    },
    /** The row player's linear program in CPLEX LP format. */
    LP {
        @Override
        public String write(ConstantSum game) {
            PayoffTable matrix = game.matrix();
            BigInteger den = denominator(matrix);
            StringBuilder text = new StringBuilder("\\ v is the value times " + den + "\n");
            text.append("Maximize\n obj: v\nSubject To\n");
            for (int column = 0; column < matrix.columns(); column++) {
                text.append(" c").append(column + 1).append(":");
                for (int row = 0; row < matrix.rows(); row++) {
                    Rational entry = matrix.payoff(row, column).times(Rational.of(den));
                    text.append(entry.signum() < 0 ? " - " : " + ").append(entry.abs());
                    text.append(" x").append(row + 1).append(row % 10 == 9 ? "\n" : "");
                }
                text.append(" - v >= 0\n");
            }
            text.append(" s:");
            for (int row = 0; row < matrix.rows(); row++) {
                text.append(row == 0 ? " x" : " + x")
                        .append(row + 1)
                        .append(row % 10 == 9 ? "\n" : "");
            }
            return text.append(" = 1\nBounds\n v free\nEnd\n").toString();
        }
    },
    /** The row player's linear program in free MPS format; v is to be maximised. */
    MPS {
        @Override
        public String write(ConstantSum game) {
            PayoffTable matrix = game.matrix();
            BigInteger den = denominator(matrix);
            StringBuilder text = new StringBuilder("* maximise v, the value times " + den + "\n");
            text.append("NAME matrix\nROWS\n N obj\n");
            for (int column = 0; column < matrix.columns(); column++) {
                text.append(" G c").append(column + 1).append('\n');
            }
            text.append(" E s\nCOLUMNS\n");
            for (int row = 0; row < matrix.rows(); row++) {
                for (int column = 0; column < matrix.columns(); column++) {
                    Rational entry = matrix.payoff(row, column).times(Rational.of(den));
                    text.append(" x%d c%d %s\n".formatted(row + 1, column + 1, entry));
                }
                text.append(" x%d s 1\n".formatted(row + 1));
            }
            text.append(" v obj 1\n");
            for (int column = 0; column < matrix.columns(); column++) {
                text.append(" v c%d -1\n".formatted(column + 1));
            }
            return text.append("RHS\n RHS s 1\nBOUNDS\n FR BND v\nENDATA\n").toString();
        }
    },
    /** The input of lrsnash: both players' payoffs. */
    LRS {
        @Override
        public String write(ConstantSum game) {
            PayoffTable matrix = game.matrix();
            return "%d %d\n\n%s\n%s"
                    .formatted(
                            matrix.rows(),
                            matrix.columns(),
                            rows(matrix, " ", Rational.ONE),
                            rows(matrix, " ", Rational.ONE.negate()));
        }
    };

    /** The whole file. */
    public abstract String write(ConstantSum game);

    /**
     * The format of a file by the ending of its name.
     *
     * @throws BadInput if the ending is none of these
     */
    public static MatrixFormat of(String fileName) {
        String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        for (MatrixFormat format : values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(ending)) {
                return format;
            }
        }
        throw new BadInput(
                fileName,
                "file (%s) has no known ending: end it in .csv, .nfg, .efg, .lp, .mps or .lrs, as in --export game.nfg"
                        .formatted(BadInput.shown(fileName)));
    }

    private static String rows(PayoffTable matrix, String separator, Rational factor) {
        StringBuilder text = new StringBuilder();
        for (List<Rational> row : matrix.table()) {
            text.append(
                    String.join(
                            separator,
                            row.stream().map(entry -> entry.times(factor).toString()).toList()));
            text.append('\n');
        }
        return text.toString();
    }

    private static String numbers(int count) {
        StringBuilder names = new StringBuilder();
        for (int number = 1; number <= count; number++) {
            names.append(" \"").append(number).append('"');
        }
        return names.toString();
    }

    private static BigInteger denominator(PayoffTable matrix) {
        BigInteger den = BigInteger.ONE;
        for (List<Rational> row : matrix.table()) {
            for (Rational entry : row) {
                den = den.divide(den.gcd(entry.den())).multiply(entry.den());
            }
        }
        return den;
    }
}
