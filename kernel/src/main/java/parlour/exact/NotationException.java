package parlour.exact;

/**
 * Says that a text is not the notation of what was asked for, and which token is to blame.
 *
 * <p>The message is one line: the token, what was expected, and a valid example. It is fit to be
 * shown to a user as it stands.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Longest piece of a bad token that a message repeats: a line must stay a line. */
    private static final int MAX_QUOTED_LENGTH = 40;

    private final String token;

    /**
     * A complaint about one token.
     *
     * @param token the offending piece of the input; shortened where it is very long
     * @param complaint what was expected, with a valid example; follows the quoted token
     */
    public NotationException(String token, String complaint) {
        super("\"" + shortened(token) + "\" " + complaint);
        this.token = shortened(token);
    }

    /** The offending token, shortened where it is very long. */
    public String token() {
        return token;
    }

    static String shortened(String token) {
        var line = token.replaceAll("\\p{Cntrl}", "?");
        return line.length() <= MAX_QUOTED_LENGTH
                ? line
                : line.substring(0, MAX_QUOTED_LENGTH) + "…";
    }
}
