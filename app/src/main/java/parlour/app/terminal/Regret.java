package parlour.app.terminal;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;
import parlour.scene.Cell;
import parlour.scene.Scene;
import parlour.scene.TableGrid;

/** Counts what a person does with each card, and what that loses, in exact shares of all deals. */
final class Regret {
    private final List<Counterplay.Choice> choices;
    private final boolean isFirst;
    private final int[] times;
    private final int[] kept;

    /**
     * Nothing done yet.
     *
     * @param choices the choices of the person's side, card by card
     * @param isFirst whether that is the first player, whose chances they tell
     */
    Regret(List<Counterplay.Choice> choices, boolean isFirst) {
        this.choices = choices;
        this.isFirst = isFirst;
        this.times = new int[choices.size()];
        this.kept = new int[choices.size()];
    }

    /** What keeping gains for the person, compared with changing. */
    static Rational gain(Counterplay.Choice choice, boolean isFirst) {
        Rational gain = choice.kept().minus(choice.changed());
        return isFirst ? gain : gain.negate();
    }

    /** What keeping in so many of some times, at least one, loses against the better choice. */
    static Rational of(Counterplay.Choice choice, boolean isFirst, int kept, int times) {
        Rational gain = gain(choice, isFirst);
        int wrong = gain.signum() > 0 ? times - kept : kept;
        return gain.abs().times(Rational.of(wrong, times));
    }

    /** Counts one choice. */
    void count(int card, boolean keeps) {
        times[card - 1]++;
        kept[card - 1] += keeps ? 1 : 0;
    }

    /** What the person's way so far loses, in all. */
    Rational total() {
        return choices.stream().map(this::of).reduce(Rational.ZERO, Rational::plus);
    }

    private Rational of(Counterplay.Choice choice) {
        int card = choice.card() - 1;
        return times[card] == 0 ? Rational.ZERO : of(choice, isFirst, kept[card], times[card]);
    }

    /** The table; of a card not met yet the better choice is not given away. */
    Scene scene(String title, String won) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Counterplay.Choice choice : choices) {
            int card = choice.card() - 1;
            int better = gain(choice, isFirst).signum();
            String word = better > 0 ? "keep" : better < 0 ? "change" : "either";
            rows.add(
                    List.of(
                            Cell.of(Integer.toString(choice.card())),
                            Cell.of(Integer.toString(times[card])),
                            Cell.of(Integer.toString(kept[card])),
                            Cell.of(times[card] == 0 ? "?" : word),
                            Cell.of(of(choice).toString())));
        }
        String told =
                "%s Who goes on like this loses %s of all deals to the best reply."
                        .formatted(won, total());
        return Scene.of(
                title,
                told,
                new TableGrid("", List.of("card", "times", "kept", "better", "regret"), rows));
    }
}
