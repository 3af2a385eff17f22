package parlour.games.transposition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import parlour.claim.Counted;
import parlour.scene.BarRow;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Legend;
import parlour.scene.Note;
import parlour.scene.Panel;
import parlour.scene.Scene;
import parlour.scene.Tone;

/**
 * Draws positions: the line with blocks, pivots and clumps, what was played with the running
 * parity, and the same position in pennies and in pieces where it has them.
 */
final class TranspositionScene {
    /** Elements, pennies or pieces that are drawn one by one, at most. */
    static final int DRAWN = 200;

    private static final Legend LEGEND =
            new Legend(
                    Map.of(
                            Tone.FREE, "free",
                            Tone.USED, "used, no pivot",
                            Tone.PIVOT, "used, in a pivot (odd, with free elements on both sides)",
                            Tone.ASCENDING, "colour of the first penny",
                            Tone.DESCENDING, "the other colour"),
                    "played last");

    /** What the game itself counts. */
    private static final Tally PARITY = new Tally(Tally.Kind.INVERSIONS, 2, 1);

    private TranspositionScene() {}

    /** The board, and the colour difference, from which the outcome follows. */
    static Scene of(TranspositionInstance instance) {
        Scene board = board(instance);
        return difference(instance).map(board::with).orElse(board);
    }

    private static Optional<Panel> difference(TranspositionInstance instance) {
        return switch (instance) {
            case NumberGame numbers ->
                    drawnPennies(numbers).map(pennies -> difference(pennies, numbers.toMove()));
            case Pennies pennies -> Optional.of(difference(pennies, pennies.toMove()));
            case Pieces pieces -> Optional.of(difference(pieces.pennies(), pieces.toMove()));
            case CountGame _, CountCensus _ -> Optional.empty();
        };
    }

    private static Panel difference(Pennies pennies, Side toMove) {
        return new Note(
                "Colour difference",
                "Δ = %d by letters, %d by pens, %d by borders; Black needs |Δ| of at least %d here."
                        .formatted(
                                pennies.differenceByLetters(),
                                pennies.differenceByPens(),
                                pennies.differenceByBorders(),
                                toMove == Side.BLACK ? 2 : 3));
    }

    private static Optional<Pennies> drawnPennies(NumberGame numbers) {
        return ThreeBoards.of(numbers).filter(pennies -> pennies.count() <= DRAWN);
    }

    /** The position alone, for somebody who plays on. */
    static Scene board(TranspositionInstance instance) {
        List<Panel> panels = new ArrayList<>();
        String description =
                switch (instance) {
                    case NumberGame numbers -> numbers(numbers, panels);
                    case Pennies pennies ->
                            boards(pennies, pennies.toMove(), Integer::toString, panels);
                    case Pieces pieces ->
                            boards(
                                    pieces.pennies(),
                                    pieces.toMove(),
                                    penny -> pieces.move(penny - 1),
                                    panels);
                    case CountGame game -> counted(game, panels);
                    case CountCensus census -> {
                        String all =
                                "All sets of used elements, inversions counted modulo %d."
                                        .formatted(census.modulus());
                        panels.add(new Note("Census", all));
                        yield all;
                    }
                };
        String canonical = instance.canonical();
        String title =
                canonical.length() <= DRAWN ? canonical : canonical.substring(0, DRAWN) + "…";
        return new Scene(title, description, panels, LEGEND);
    }

    private static String numbers(NumberGame numbers, List<Panel> panels) {
        Anatomy anatomy = new Anatomy(numbers.domain().line(), numbers.sequence());
        panels.add(new LineDrawing(numbers.domain(), anatomy).panel());
        if (numbers.sequence().size() > 0) {
            panels.add(played(numbers, PARITY));
        }
        Optional<Pennies> pennies = drawnPennies(numbers);
        if (pennies.isPresent()) {
            ThreeBoards boards = new ThreeBoards(numbers);
            boards(
                    pennies.get(),
                    numbers.toMove(),
                    penny -> numbers.domain().write(boards.element(penny)),
                    panels);
        }
        String turn =
                numbers.moves() == 0
                        ? "Play is over."
                        : "%s is to move, %s left, Black moves last."
                                .formatted(
                                        numbers.toMove().title(),
                                        Counted.are(numbers.moves(), "move"));
        return "%s Black wins at an %s number of inversions; %s is %s. There %s; the end block has %s."
                .formatted(
                        turn,
                        numbers.blackWants().word(),
                        numbers.moves() == 0 ? "it" : "so far it",
                        numbers.sequence().parity().word(),
                        (anatomy.pivots() == 1 ? "is " : "are ")
                                + Counted.of(anatomy.pivots(), "pivot"),
                        Counted.of(anatomy.endBlock(), "element"));
    }

    private static String counted(CountGame game, List<Panel> panels) {
        NumberGame board = game.board();
        Tally tally = game.tally();
        panels.add(
                new LineDrawing(
                                board.domain(),
                                new Anatomy(board.domain().line(), board.sequence()))
                        .panel());
        if (board.sequence().size() > 0) {
            panels.add(played(board, tally));
        }
        String told =
                "%s to move, %s left, Black moves last. %s so far modulo %d: %d. Black wins if the end is %s."
                        .formatted(
                                game.toMove().title(),
                                Counted.are(board.moves(), "move"),
                                tally.kind() == Tally.Kind.INVERSIONS ? "Inversions" : "Descents",
                                tally.modulus(),
                                tally.of(board.sequence()),
                                String.join(" or ", Tally.residues(tally.target())));
        panels.add(new Note("Count", told));
        return told;
    }

    /** What was played, with the count after each element. */
    private static Panel played(NumberGame numbers, Tally tally) {
        Sequence sequence = numbers.sequence();
        if (sequence.size() > DRAWN) {
            return new Note("Played", sequence.size() + " elements, too many to draw");
        }
        boolean isParity = tally.equals(PARITY);
        boolean inversions = tally.kind() == Tally.Kind.INVERSIONS;
        List<Cell> cells = new ArrayList<>();
        int count = 0;
        for (int turn = 0; turn < sequence.size(); turn++) {
            for (int before = inversions ? 0 : Math.max(0, turn - 1); before < turn; before++) {
                count += sequence.played(before).compareTo(sequence.played(turn)) > 0 ? 1 : 0;
            }
            int residue = count % tally.modulus();
            Cell cell =
                    Cell.of(numbers.domain().write(sequence.played(turn)))
                            .withCaption(
                                    isParity
                                            ? Parity.of(residue).word()
                                            : Integer.toString(residue));
            cells.add(turn == sequence.size() - 1 ? cell.withEmphasis() : cell);
        }
        String what = isParity ? "parity" : tally.kind().word() + " modulo " + tally.modulus();
        return new CellRow("Played in this order, with the running " + what, cells);
    }

    /**
     * Pennies and pieces, each cell with the move of the instance that does on its board what a
     * move there does.
     *
     * @param taking the instance's move for taking a penny, counted from 1 along the line
     */
    private static String boards(
            Pennies pennies, Side toMove, IntFunction<String> taking, List<Panel> panels) {
        if (pennies.clumps().size() <= DRAWN) {
            List<BarRow.Bar> bars = new ArrayList<>();
            for (int clump : pennies.clumps()) {
                bars.add(new BarRow.Bar(Cell.of(Integer.toString(clump)), clump));
            }
            panels.add(new BarRow("Pennies in clumps", bars));
        }
        if (pennies.count() <= DRAWN) {
            panels.add(new CellRow("Pennies along the line, coloured", coloured(pennies, taking)));
            pieces(pennies.pieces(), taking, panels);
        }
        return "%s in %s; %s is to move."
                .formatted(
                        Counted.of(pennies.count(), "penny", "pennies"),
                        Counted.of(pennies.clumps().size(), "clump"),
                        toMove.title());
    }

    private static List<Cell> coloured(Pennies pennies, IntFunction<String> taking) {
        BitSet first = pennies.firstColour();
        List<Cell> cells = new ArrayList<>();
        for (int penny = 0; penny < pennies.count(); penny++) {
            Tone tone = first.get(penny) ? Tone.ASCENDING : Tone.DESCENDING;
            cells.add(
                    Cell.of(Integer.toString(penny + 1), tone)
                            .withCaption(first.get(penny) ? "E" : "O")
                            .withMove(pennies.isOver() ? "" : taking.apply(penny + 1)));
        }
        return cells;
    }

    private static void pieces(Pieces pieces, IntFunction<String> taking, List<Panel> panels) {
        List<Cell> cells = new ArrayList<>();
        List<Cell> merges = new ArrayList<>();
        for (int piece = 1; piece <= pieces.count(); piece++) {
            boolean black = pieces.isBlack(piece);
            String name = Integer.toString(piece);
            cells.add(
                    Cell.of(name, black ? Tone.BLACK : Tone.WHITE)
                            .withCaption(black ? "black" : "white")
                            .withMove(played(pieces, name, taking)));
            String merge = piece + "-" + (piece + 1);
            String merging = played(pieces, merge, taking);
            if (!merging.isEmpty()) {
                merges.add(Cell.of(merge, Tone.WHITE).withCaption("merge").withMove(merging));
            }
        }
        panels.add(new CellRow("Pieces", cells));
        if (!merges.isEmpty()) {
            panels.add(new CellRow("White neighbours, which a move may merge", merges));
        }
    }

    /** The instance's move for a move of pieces; empty if that is not legal. */
    private static String played(Pieces pieces, String move, IntFunction<String> taking) {
        OptionalInt letter = pieces.letter(move);
        return letter.isPresent() ? taking.apply(letter.getAsInt() + 1) : "";
    }
}
