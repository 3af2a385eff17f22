package parlour.app.reproduce;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.exact.AdmissibleWords;
import parlour.exact.ColourWord;
import parlour.exact.DoubleBumping;
import parlour.exact.Permutation;
import parlour.exact.RecordingSequence;
import parlour.games.Games;
import parlour.games.catalogue.RunsLong;
import parlour.games.monotonic.check.LargeFrom;

/** Figures about monotonic sequence games. */
final class MonotonicFigures {
    private MonotonicFigures() {}

    static Map<String, Figure> all() {
        return Map.of(
                "double-bumping",
                new Figure(List.of("board"), (given, _) -> bumping(given)),
                "colour-words",
                new Figure(List.of("length"), (given, _) -> words(given.number("length"))),
                "colour-words-of",
                new Figure(
                        List.of("reddish", "bluish"),
                        (given, _) -> words(given.number("reddish"), given.number("bluish"))),
                "colour-positions",
                new Figure(
                        List.of("a", "d"),
                        (given, _) -> positions(given.number("a"), given.number("d"))),
                "large-gap",
                new Figure(List.of("x", "y", "play"), (given, _) -> largeGap(given)),
                "long-run",
                new Figure(List.of("a", "d", "play"), (given, budget) -> longRun(given, budget)));
    }

    private static Json.Fields bumping(Figure.Arguments given) {
        int[] cards = given.numbers("board").stream().mapToInt(Integer::intValue).toArray();
        List<RecordingSequence> trace = DoubleBumping.trace(Permutation.of(cards));
        List<String> colours =
                trace.stream().map(sequence -> sequence.colours().toString()).toList();
        RecordingSequence last = trace.getLast();
        return Json.fields()
                .with("word", colours.getLast())
                .with("words", Json.texts(colours))
                .with("recording", last.toString())
                .with("ascending", last.colours().reddish())
                .with("descending", last.colours().bluish());
    }

    /** Counted one by one. */
    private static Json.Fields words(int length) {
        return Json.fields().with("count", AdmissibleWords.ofLength(length).count());
    }

    /** Counted one by one among all words of each length that can have so many. */
    private static Json.Fields words(int reddish, int bluish) {
        long count = 0;
        for (int length = Math.max(reddish, bluish); length <= reddish + bluish; length++) {
            count +=
                    AdmissibleWords.ofLength(length)
                            .filter(word -> word.reddish() == reddish && word.bluish() == bluish)
                            .count();
        }
        return Json.fields().with("count", count);
    }

    /**
     * Words with fewer than a reddish and fewer than d bluish letters, by insertion from nothing.
     */
    private static Json.Fields positions(int a, int d) {
        var seen = new java.util.LinkedHashSet<ColourWord>();
        var open = new java.util.ArrayDeque<ColourWord>(List.of(ColourWord.EMPTY));
        while (!open.isEmpty()) {
            ColourWord word = open.pop();
            if (word.reddish() < a && word.bluish() < d && seen.add(word)) {
                for (int gap = 0; gap <= word.length(); gap++) {
                    open.push(word.insert(gap).after());
                }
            }
        }
        return Json.fields().with("count", seen.size());
    }

    private static Json.Fields largeGap(Figure.Arguments given) {
        int x = given.number("x");
        int y = given.number("y");
        boolean misere = given.wordOr("play", "normal").equals("misere");
        return Json.fields().with("threshold", new LargeFrom(misere, x, y).threshold(x, y));
    }

    private static Json.Fields longRun(Figure.Arguments given, Budget budget) {
        RunsLong game = (RunsLong) Games.named("monotonic");
        var text = new InstanceText("monotonic", given.text().values());
        Json.Fields json = game.longRun(text, Optional.empty(), budget).toJson();
        return json.with("letters", letters(json));
    }

    /** The outcomes one by one up to the onset, the eventual one included. */
    private static Json letters(Json.Fields json) {
        if (json.values().get("prefix") instanceof Json.Text(String prefix)
                && json.values().get("onset") instanceof Json.Whole(BigInteger onset)) {
            return new Json.Text(
                    prefix.substring(0, Math.min(prefix.length(), onset.intValueExact() + 1)));
        }
        return new Json.Nothing();
    }
}
