package parlour.games.transposition.check;

import parlour.claim.Json;
import parlour.games.transposition.NumberGame;

/** Checks the theorem for a position in numbers. */
final class NumberCheck {
    /** How a certificate counts the classes of one dense part: as more than can be played away. */
    private static final long DENSE = 1L << 40;

    private NumberCheck() {}

    static long check(NumberGame numbers, Claims claims, String name, Json.Fields hypotheses) {
        RawPosition position = RawPosition.of(numbers);
        StatedTheorem theorem = new StatedTheorem(position);
        Fields.same(hypotheses, found(theorem));
        String outcome = theorem.outcome();
        Fields.demand(outcome.equals(claims.outcome()), "the outcome is " + outcome);
        Fields.demand(name.equals(name(theorem)), "the theorem that decides is " + name(theorem));
        if (!claims.moves()) {
            return 1;
        }
        if (numbers.moves() == 0) {
            Fields.demand(
                    claims.even().isEmpty() && claims.odd().isEmpty(), "no move is left to list");
            return 1;
        }
        return MoveClaims.check(theorem, numbers.domain(), claims.even(), claims.odd());
    }

    private static Json.Fields found(StatedTheorem theorem) {
        RawPosition position = theorem.position();
        Json.Fields fields =
                Json.fields()
                        .with("moves", position.moves())
                        .with("played", position.played())
                        .with("parity", position.isOdd() ? "odd" : "even")
                        .with("endBlock", position.isEndOdd() ? "odd" : "even")
                        .with("pivots", theorem.pivots().size());
        if (position.domain().isFinite()) {
            return fields.with("free", position.free()).with("difference", position.difference());
        }
        boolean asked = position.moves() % 2 == 0 && theorem.pivots().size() <= 1;
        long[] classes = theorem.classes().counts(-1);
        return fields.with("answerL", new Json.Flag(asked && theorem.left().isPresent()))
                .with("answerR", new Json.Flag(asked && theorem.right().isPresent()))
                .with("finiteClasses", classes[0] + DENSE * classes[4])
                .with("omegaClasses", classes[1])
                .with("omegaStarClasses", classes[2])
                .with("zetaClasses", classes[3]);
    }

    /** The name under which the deciding case is known. */
    private static String name(StatedTheorem theorem) {
        RawPosition position = theorem.position();
        long n = position.moves();
        if (n <= 1) {
            return n == 0 ? "play-over" : "last-move";
        }
        if (position.domain().isFinite()) {
            long spare = position.free() - n;
            return spare == 0 ? "filled-domain" : spare == 1 ? "colour-difference" : "pivots";
        }
        boolean black = n % 2 == 1;
        if (theorem.pivots().size() >= (black ? 1 : 2)) {
            return "pivots";
        }
        if (black) {
            return "cyclic-classes";
        }
        boolean left = theorem.left().isPresent();
        boolean right = theorem.right().isPresent();
        if (!left && !right) {
            return "no-answer";
        }
        if (n == 2) {
            return "last-answer";
        }
        Point answer = theorem.left().or(theorem::right).orElseThrow();
        char type = theorem.classes().type(position.domain().group(answer.part()));
        return left && right && (type == 'w' || type == 'v') ? "both-answers" : "cyclic-classes";
    }
}
