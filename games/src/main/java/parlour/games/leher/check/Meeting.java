package parlour.games.leher.check;

import parlour.check.Report;
import parlour.exact.Rational;

/** Where the two guarantees meet. */
final class Meeting {
    private Meeting() {}

    /** Accepts if what one side secures and the other concedes are both the value. */
    static Report at(Rational value, Rational secured, Rational conceded, long steps) {
        if (!secured.equals(value)) {
            return new Report.Rejected(
                    "the receiver's mix secures " + shown(secured) + ", not the value claimed");
        }
        if (!conceded.equals(value)) {
            return new Report.Rejected(
                    "the dealer's mix concedes " + shown(conceded) + ", not the value claimed");
        }
        return new Report.Accepted(steps);
    }

    private static String shown(Rational value) {
        String text = value.toString();
        return text.length() <= 80 ? text : "a fraction of " + text.length() + " characters";
    }
}
