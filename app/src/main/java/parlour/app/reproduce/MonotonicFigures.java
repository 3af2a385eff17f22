package parlour.app.reproduce;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.AdmissibleWords;
import parlour.exact.ColourWord;
import parlour.exact.DoubleBumping;
import parlour.exact.Permutation;
import parlour.exact.RecordingSequence;
import parlour.games.Games;
import parlour.games.catalogue.RunsLong;
import parlour.games.monotonic.check.LargeFrom;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.games.monotonic.engine.young.YoungCensus;
import parlour.solve.sweep.Workshop;

/** Figures about monotonic sequence games. */
final class MonotonicFigures {
    /** A table of a bit each that needs no file: YoungCensus keeps 32 MB in memory. */
    private static final long MOST_DIAGRAMS = 32L << 23;

    /** Each nimber takes a run over all diagrams. */
    private static final long MOST_WITH_NIMBERS = 1_000_000;

    /** Decks compared with the one before. */
    private static final int BLOCKS = 6;

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
                "longest-play",
                new Figure(
                        List.of("a", "d"),
                        (given, _) -> longestPlay(given.number("a"), given.number("d"))),
                "q-box",
                new Figure(List.of("p", "q"), (given, budget) -> box(given, budget)),
                "central-block",
                new Figure(
                        List.of("a", "d", "play", "from"),
                        (given, budget) -> centralBlock(given, budget)),
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

    /** Most cards that can lie on a board without a run, by insertion from nothing. */
    private static Json.Fields longestPlay(int a, int d) {
        var level = new java.util.LinkedHashSet<ColourWord>(List.of(ColourWord.EMPTY));
        int cards = -1;
        while (!level.isEmpty()) {
            cards++;
            var next = new java.util.LinkedHashSet<ColourWord>();
            for (ColourWord word : level) {
                for (int gap = 0; gap <= word.length(); gap++) {
                    ColourWord after = word.insert(gap).after();
                    if (after.reddish() < a && after.bluish() < d) {
                        next.add(after);
                    }
                }
            }
            level = next;
        }
        return Json.fields().with("cards", cards);
    }

    /** The game on Q in which nobody may leave a box of p columns and q rows. */
    private static Json.Fields box(Figure.Arguments given, Budget budget) {
        YoungBox box = new YoungBox(given.number("p"), given.number("q"));
        if (box.diagrams() > MOST_DIAGRAMS) {
            throw new IllegalArgumentException("a table of " + box + " would need a file");
        }
        boolean nimbers = box.diagrams() <= MOST_WITH_NIMBERS;
        var workshop = new Workshop(budget, Path.of("never made"));
        YoungCensus.Counts counts = new YoungCensus(box, nimbers, false, workshop).counts();
        return Json.fields()
                .with("diagrams", box.diagrams())
                .with("lost", counts.lost())
                .with("outcome", counts.outcome())
                .with("nimber", counts.nimber())
                .with("maxNimber", counts.maxNimber());
    }

    /** How much longer the longest block of moves that win, or lose, gets with each card more. */
    private static Json.Fields centralBlock(Figure.Arguments given, Budget budget) {
        List<Json> growth = new ArrayList<>();
        int before = 0;
        for (int deck = given.number("from"); growth.size() < BLOCKS; deck++) {
            int length = longestBlock(given.text(), deck, budget);
            if (before > 0) {
                growth.add(Json.of(length - before));
            }
            before = length;
        }
        return Json.fields().with("growth", new Json.Items(growth));
    }

    private static int longestBlock(InstanceText given, int deck, Budget budget) {
        var values = new java.util.LinkedHashMap<>(given.values());
        values.remove("from");
        values.put("deck", Integer.toString(deck));
        BitSet wins = new BitSet();
        Games.open(new InstanceText("monotonic", values))
                .solve(Ask.of(Question.OUTCOME, Question.WINNING_MOVES), budget)
                .claim(Claim.WinningMoves.class)
                .orElseThrow()
                .moves()
                .forEach(range -> setRange(wins, range));
        int longest = 0;
        for (int card = 1; card <= deck; ) {
            int end = wins.get(card) ? wins.nextClearBit(card) : wins.nextSetBit(card);
            end = end < 0 ? deck + 1 : end;
            longest = Math.max(longest, end - card);
            card = end;
        }
        return longest;
    }

    private static void setRange(BitSet cards, String range) {
        int dots = range.indexOf("..");
        int from = Integer.parseInt(dots < 0 ? range : range.substring(0, dots));
        int to = dots < 0 ? from : Integer.parseInt(range.substring(dots + 2));
        cards.set(from, to + 1);
    }

    private static Json.Fields largeGap(Figure.Arguments given) {
        int x = given.number("x");
        int y = given.number("y");
        boolean misere = given.wordOr("play", "normal").equals("misere");
        return Json.fields().with("threshold", LargeFrom.infinite(misere).threshold(x, y));
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
