package parlour.games.transposition;

import java.util.List;
import java.util.Locale;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.games.catalogue.Values;

/** Reads the keys of the generalised games: {@code count}, {@code mod}, {@code target}, census. */
final class CountNotation {
    static final List<String> KEYS = List.of("count", "mod", "target", "census");
    private static final String EXAMPLE = "transposition(domain=1..9,moves=5,mod=3,target=0 1)";

    private CountNotation() {}

    /**
     * The instance on a board; the game itself if inversions are counted modulo 2 for one parity.
     *
     * @throws BadInput naming the offending token
     */
    static TranspositionInstance read(NumberGame board, InstanceText text) {
        if (KEYS.stream().noneMatch(text::has)) {
            return board;
        }
        if (text.has("black")) {
            throw misplaced("black", "target says at which residues Black wins");
        }
        Tally.Kind kind = kind(text);
        int modulus =
                text.has("mod")
                        ? Values.integer(
                                text, "mod", new Values.Bounds(2, Tally.MAX_MODULUS, EXAMPLE))
                        : 2;
        if (Values.word(text, "census", List.of("false", "true")).equals("true")) {
            return census(board, kind, modulus, text);
        }
        Tally tally = new Tally(kind, modulus, target(text, modulus));
        boolean isParity = kind == Tally.Kind.INVERSIONS && modulus == 2;
        if (isParity && tally.target() != tally.everything()) {
            Parity wanted = tally.isTarget(0) ? Parity.EVEN : Parity.ODD;
            return new NumberGame(board.domain(), board.sequence(), board.moves(), wanted);
        }
        int most = CountGame.maxFree(kind);
        Line line = board.domain().line();
        if (!line.isFinite() || line.size() > Sequence.MAX_SEQUENCE || board.free() > most) {
            throw new BadInput(
                    board.domain().text(),
                    "domain (%s) has too many free elements for brute force; give at most %d, as in %s"
                            .formatted(BadInput.shown(board.domain().text()), most, EXAMPLE));
        }
        return new CountGame(board, tally);
    }

    private static CountCensus census(
            NumberGame board, Tally.Kind kind, int modulus, InstanceText text) {
        if (kind != Tally.Kind.INVERSIONS) {
            throw misplaced("count", "a census counts inversions");
        }
        for (String key : List.of("sequence", "target")) {
            if (text.has(key)) {
                throw misplaced(key, "a census takes all sets of used elements and all residues");
            }
        }
        Line line = board.domain().line();
        if (!line.isFinite() || line.size() > CountCensus.MAX_SIZE || board.moves() == 0) {
            throw new BadInput(
                    board.domain().text(),
                    "domain (%s) with %d moves has no census; give at most %d elements and at least 1 move, as in %s"
                            .formatted(
                                    BadInput.shown(board.domain().text()),
                                    board.moves(),
                                    CountCensus.MAX_SIZE,
                                    "transposition(domain=1..9,moves=5,mod=3,census=true)"));
        }
        return new CountCensus(board.domain(), board.moves(), modulus);
    }

    private static Tally.Kind kind(InstanceText text) {
        String word = Values.word(text, "count", List.of("inversions", "descents"));
        return Tally.Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static int target(InstanceText text, int modulus) {
        int residues = 0;
        Values.Bounds bounds = new Values.Bounds(0, modulus - 1, EXAMPLE);
        for (String token : Values.list(text.valueOr("target", "0"))) {
            residues |= 1 << Values.integer(token, "target", bounds);
        }
        if (residues == 0) {
            throw new BadInput(
                    "target", "key (target) is empty; give residues from 0 on, as in " + EXAMPLE);
        }
        return residues;
    }

    private static BadInput misplaced(String key, String reason) {
        return new BadInput(
                key, "key (%s) does not go here: %s, as in %s".formatted(key, reason, EXAMPLE));
    }
}
