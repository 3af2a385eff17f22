package parlour.app.ask;

import java.util.List;
import parlour.claim.Answer;
import parlour.claim.Claim;
import parlour.claim.Counted;
import parlour.claim.Standing;
import parlour.exact.Rational;

/** An answer in words, a few lines for people. What programs read is {@link Answer#toJson}. */
public final class SpokenAnswer {
    private final StringBuilder text = new StringBuilder();

    private SpokenAnswer() {}

    /** The lines, each ended by a line feed. */
    public static String of(Answer answer) {
        SpokenAnswer spoken = new SpokenAnswer();
        spoken.line(answer.instance());
        for (Claim claim : answer.claims()) {
            spoken.claim(claim);
        }
        spoken.standing(answer.standing());
        for (String reason : answer.why()) {
            spoken.line("Why: " + reason);
        }
        spoken.line("Method: " + answer.method() + " (" + answer.standing().word() + ")");
        return spoken.text.toString();
    }

    private void line(String words) {
        text.append(words).append('\n');
    }

    private void claim(Claim claim) {
        switch (claim) {
            case Claim.HasOutcome(String outcome) -> line(outcome(outcome));
            case Claim.WinningMoves moves -> winningMoves(moves);
            case Claim.ParityMoves(List<String> even, List<String> odd) -> {
                line("Winning moves, if the mover wants an even end: " + list(even));
                line("Winning moves, if the mover wants an odd end: " + list(odd));
            }
            case Claim.HasNimber(long nimber) -> line("Nimber: " + nimber);
            case Claim.LongRun run -> longRun(run);
            case Claim.NimberRefused(String reason) -> line("Nimber: none, since " + reason);
            case Claim.HasRemoteness(long plies) -> line("Remoteness: " + plies(plies));
            case Claim.Never(String outcome) ->
                    line(
                            outcome.equals("N")
                                    ? "The player to move cannot win (never N)."
                                    : "Never " + outcome);
            case Claim.HasHeight(var height) -> line("Height: " + height);
            case Claim.Measures(var values) -> {
                for (var value : values.entrySet()) {
                    line(value.getKey() + ": " + value.getValue());
                }
            }
            case Claim.Equilibrium(Rational value, Claim.Mix row, Claim.Mix column) -> {
                line("Value: " + value);
                line("Row mix: " + mix(row));
                line("Column mix: " + mix(column));
            }
            case Claim.Uniqueness(boolean row, boolean column) ->
                    line("Only optimal mix: row " + yes(row) + ", column " + yes(column));
            case Claim.Extremes(var row, var column) -> {
                extremes("row", row);
                extremes("column", column);
            }
            case Claim.SeveralPlayers(var payoffs, var gains, var strategies) -> {
                line("An equilibrium, one of possibly many. Payoffs: " + fractions(payoffs));
                line("Gains by deviating alone: " + fractions(gains));
                strategies.forEach(this::line);
            }
        }
    }

    private void longRun(Claim.LongRun run) {
        line(
                "For all decks of "
                        + Counted.of(run.threshold(), "card")
                        + " or more: "
                        + outcome(run.eventual()));
        line("For 0, 1, 2, ... cards before: " + run.prefix());
        line(
                run.onset().isPresent()
                        ? "It is so from " + Counted.of(run.onset().getAsInt(), "card") + " on."
                        : "From where on is not known yet; ? was not computed.");
    }

    /** The words for an outcome letter. */
    public static String outcome(String letter) {
        String words =
                switch (letter) {
                    case "N" -> "The player to move wins";
                    case "P" -> "The player to move loses";
                    case "D" -> "Neither player can force a win: a draw";
                    case "BLACK" -> "Black wins";
                    case "WHITE" -> "White wins";
                    case "EVEN" -> "Whoever wants an even end wins";
                    case "ODD" -> "Whoever wants an odd end wins";
                    default -> "Outcome";
                };
        return words + " (" + letter + ").";
    }

    private void winningMoves(Claim.WinningMoves moves) {
        String known = moves.moves().isEmpty() ? "" : list(moves.moves());
        if (moves.complete()) {
            line("Winning moves: " + (known.isEmpty() ? "none" : known));
        } else if (moves.completeBelow().isPresent()) {
            var bound = moves.completeBelow().get();
            line(
                    known.isEmpty()
                            ? "Winning moves below " + bound + ": none"
                            : "Winning moves known: " + known + "; no others below " + bound);
        } else {
            line(
                    "Winning moves known so far: "
                            + (known.isEmpty() ? "none; there may be some" : known));
        }
    }

    private void extremes(String side, List<Claim.Mix> mixes) {
        for (Claim.Mix mix : mixes) {
            line("Extreme " + side + " mix: " + mix(mix));
        }
    }

    private void standing(Standing standing) {
        if (standing instanceof Standing.Cited(String source)) {
            line("Cited, not proved here: " + source);
        } else if (standing
                instanceof Standing.Unknown(String explored, boolean stopped, var moves)) {
            line(
                    (stopped
                                    ? "Unknown, for the work was stopped. Explored: "
                                    : "Unknown. Explored: ")
                            + explored);
            for (Standing.KnownMove known : moves) {
                line("Settled: after move " + known.move() + " the outcome is " + known.outcome());
            }
        }
    }

    private static String fractions(List<Rational> values) {
        return String.join(", ", values.stream().map(Rational::toString).toList());
    }

    private static String list(List<String> words) {
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    private static String plies(long plies) {
        return Counted.of(plies, "ply", "plies");
    }

    private static String yes(boolean flag) {
        return flag ? "yes" : "no";
    }

    private static String mix(Claim.Mix mix) {
        StringBuilder words = new StringBuilder();
        for (var weight : mix.weights().entrySet()) {
            words.append(words.isEmpty() ? "" : ", ")
                    .append(mix.index())
                    .append(' ')
                    .append(weight.getKey())
                    .append(" with ")
                    .append(weight.getValue());
        }
        return words.toString();
    }
}
