package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import parlour.claim.BadInput;
import parlour.claim.Counted;
import parlour.claim.InstanceText;

/** Reads instances of the transposition game; the one place where they are validated. */
public final class TranspositionNotation {
    private static final String EXAMPLE = "transposition(domain=1..9,sequence=3 1 4,moves=5)";
    private static final List<String> KEYS =
            List.of(
                    "domain",
                    "sequence",
                    "moves",
                    "black",
                    "count",
                    "mod",
                    "target",
                    "census",
                    "pennies",
                    "pieces");

    private TranspositionNotation() {}

    /**
     * Reads an instance.
     *
     * @throws BadInput naming the offending token
     */
    public static TranspositionInstance read(InstanceText text) {
        text.allowOnly(KEYS);
        if (text.has("pennies") || text.has("pieces")) {
            String board = text.has("pennies") ? "pennies" : "pieces";
            for (String key : text.values().keySet()) {
                if (!key.equals(board)) {
                    throw new BadInput(
                            key,
                            "key (%s) does not go with %s; give it alone, as in transposition(%s=%s)"
                                    .formatted(
                                            key,
                                            board,
                                            board,
                                            board.equals("pennies") ? "3 5 2 1" : "bwwb"));
                }
            }
            return board.equals("pennies")
                    ? pennies(text.valueOr(board, ""))
                    : pieces(text.valueOr(board, ""));
        }
        return CountNotation.read(numbers(text), text);
    }

    private static NumberGame numbers(InstanceText text) {
        Domain domain = Domain.read(required(text, "domain"));
        Sequence sequence = Sequence.read(domain, text.valueOr("sequence", ""));
        long moves = moves(required(text, "moves"));
        if (domain.line().isFinite()) {
            long free = domain.line().size() - sequence.size();
            if (moves > free) {
                throw new BadInput(
                        Long.toString(moves),
                        "moves (%d) must not exceed the %s, as in %s"
                                .formatted(moves, Counted.of(free, "free element"), EXAMPLE));
            }
        }
        return new NumberGame(domain, sequence, moves, black(text.valueOr("black", "even")));
    }

    private static String required(InstanceText text, String key) {
        return text.value(key)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        key,
                                        "key (%s) is missing; give it, as in %s"
                                                .formatted(key, EXAMPLE)));
    }

    private static long moves(String token) {
        OptionalLong moves = Wholes.whole(token);
        if (moves.isEmpty() || moves.getAsLong() < 0) {
            throw new BadInput(
                    token,
                    "moves (%s) must be an integer from 0 to 10^18, as in %s"
                            .formatted(BadInput.shown(token), EXAMPLE));
        }
        return moves.getAsLong();
    }

    private static Parity black(String word) {
        return switch (word) {
            case "even" -> Parity.EVEN;
            case "odd" -> Parity.ODD;
            default -> throw BadInput.unknownWord("black", word, List.of("even", "odd"));
        };
    }

    private static Pennies pennies(String value) {
        List<Integer> clumps = new ArrayList<>();
        long count = 0;
        for (String token : value.isBlank() ? new String[0] : value.strip().split("\\s+")) {
            OptionalLong clump = Wholes.whole(token);
            if (clump.isEmpty()
                    || clump.getAsLong() < 1
                    || clump.getAsLong() > Pennies.MAX_PENNIES) {
                throw new BadInput(
                        token,
                        "clump (%s) must be an integer from 1 to %d, as in transposition(pennies=3 5 2 1)"
                                .formatted(BadInput.shown(token), Pennies.MAX_PENNIES));
            }
            count += clump.getAsLong();
            clumps.add(Math.toIntExact(clump.getAsLong()));
            if (count > Pennies.MAX_PENNIES) {
                throw new BadInput(
                        token,
                        "there are more than %d pennies, from clump (%s) on; give fewer"
                                .formatted(Pennies.MAX_PENNIES, token));
            }
        }
        if (count < 2) {
            throw new BadInput(
                    value,
                    "pennies (%s) must be at least 2 together, as in transposition(pennies=3 5 2 1)"
                            .formatted(BadInput.shown(value)));
        }
        return new Pennies(clumps);
    }

    private static Pieces pieces(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != 'b' && word.charAt(i) != 'w') {
                String token = word.substring(i, i + 1);
                throw new BadInput(
                        token,
                        "piece %d (%s) must be b or w, as in transposition(pieces=bwwb)"
                                .formatted(i + 1, BadInput.shown(token)));
            }
        }
        if (word.isEmpty() || word.length() >= Pennies.MAX_PENNIES) {
            throw new BadInput(
                    "pieces",
                    "there must be from 1 to %d pieces, as in transposition(pieces=bwwb)"
                            .formatted(Pennies.MAX_PENNIES - 1));
        }
        return new Pieces(word);
    }
}
