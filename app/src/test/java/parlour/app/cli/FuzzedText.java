package parlour.app.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Texts and files with something deleted, put in, replaced or doubled. */
final class FuzzedText {
    /** Pieces that mean something somewhere. */
    private static final List<String> PIECES =
            List.of(
                    "(",
                    ")",
                    ",",
                    "=",
                    "..",
                    "|",
                    " ",
                    "+",
                    "*",
                    "-",
                    "0",
                    "1",
                    "9",
                    "99999999999",
                    "-1",
                    "omega",
                    "zeta",
                    "Q",
                    "N",
                    "Z",
                    "L",
                    "cube:3",
                    "chains:2x3",
                    "poset:(a<b)",
                    "deck=",
                    "board=",
                    "a=",
                    "d=",
                    "at=3R0P2",
                    "play=misere",
                    "form=insert",
                    "named=",
                    "one=loses",
                    "cards=",
                    "ranks=",
                    "suits=",
                    "ties=split",
                    "domain=",
                    "sequence=",
                    "moves=",
                    "pennies=",
                    "pieces=bw",
                    "mod=3",
                    "[0,1]",
                    "(0,1)",
                    "1/2",
                    "\"",
                    "\\",
                    "{",
                    "}",
                    "[",
                    "]",
                    ":",
                    "é",
                    "\u0000",
                    "\t",
                    "1e9",
                    "0x1",
                    "9223372036854775808");

    private FuzzedText() {}

    static String mutated(String text, Random random) {
        StringBuilder mutant = new StringBuilder(text);
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int from = random.nextInt(mutant.length() + 1);
            int to = Math.min(mutant.length(), from + random.nextInt(4));
            String piece = PIECES.get(random.nextInt(PIECES.size()));
            switch (random.nextInt(4)) {
                case 0 -> mutant.delete(from, to);
                case 1 -> mutant.insert(from, piece);
                case 2 -> mutant.replace(from, to, piece);
                default -> mutant.insert(from, mutant.substring(from, to));
            }
        }
        return mutant.toString();
    }

    /** Bytes changed, cut or doubled; half of the time as text. */
    static byte[] mutated(byte[] bytes, Random random) {
        if (random.nextBoolean()) {
            return mutated(new String(bytes, StandardCharsets.UTF_8), random)
                    .getBytes(StandardCharsets.UTF_8);
        }
        byte[] mutant = bytes.clone();
        for (int n = 1 + random.nextInt(3); n > 0 && mutant.length > 0; n--) {
            mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(4) > 0
                ? mutant
                : Arrays.copyOf(mutant, random.nextInt(mutant.length + 1));
    }
}
