package parlour.games.transposition;

import parlour.claim.BadInput;

/** Reads elements separated by blanks. Plain integers are read without making a text of each. */
final class SequenceReader {
    /** Every integer of so few digits fits a long: 10^17 &lt; 2^63. */
    private static final int SHORT = 17;

    private final Domain domain;
    private final String text;
    private int at;

    SequenceReader(Domain domain, String text) {
        this.domain = domain;
        this.text = text;
    }

    Places places() {
        Places places = new Places(Math.min(text.length() / 4, Sequence.MAX_SEQUENCE) + 1);
        while (skipBlanks()) {
            int from = at;
            boolean plain = digits();
            int to = at;
            if (places.size() == Sequence.MAX_SEQUENCE) {
                throw tooMany(text.substring(from, to));
            }
            if (!plain || !domain.addPlain(value(from, to), places)) {
                places.add(domain.place(text.substring(from, to)));
            }
        }
        return places;
    }

    private static BadInput tooMany(String token) {
        return new BadInput(
                token,
                "sequence has more than %d elements, from (%s) on; give fewer"
                        .formatted(Sequence.MAX_SEQUENCE, BadInput.shown(token)));
    }

    /** Goes to the next token; false if there is none. */
    private boolean skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    /** Goes to the end of a token; true if it is a short integer without sign. */
    private boolean digits() {
        int from = at;
        boolean plain = true;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            char c = text.charAt(at++);
            plain &= c >= '0' && c <= '9';
        }
        return plain && at - from <= SHORT;
    }

    private long value(int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value * 10 + (text.charAt(i) - '0');
        }
        return value;
    }
}
