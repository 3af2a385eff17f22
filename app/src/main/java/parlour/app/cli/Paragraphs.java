package parlour.app.cli;

/** A page of text with headings, wrapped at spaces. */
final class Paragraphs {
    private static final String INDENT = "  ";
    private static final String ENTRY_INDENT = "      ";

    private final int width;
    private final StringBuilder text = new StringBuilder();

    Paragraphs(int width) {
        this.width = width;
    }

    /** Starts a section, apart from the one before. */
    void heading(String heading) {
        text.append(text.isEmpty() ? "" : "\n").append(heading).append('\n');
    }

    /** Adds wrapped text. */
    void paragraph(String words) {
        wrap(words, INDENT);
    }

    /** Adds a term on a line of its own, if it is not empty, and its wrapped explanation. */
    void entry(String term, String explanation) {
        if (term.isEmpty()) {
            wrap(explanation, INDENT);
        } else {
            verbatim(term);
            wrap(explanation, ENTRY_INDENT);
        }
    }

    /** Adds a line that must not be wrapped, such as a command. */
    void verbatim(String line) {
        text.append(INDENT).append(line).append('\n');
    }

    private void wrap(String words, String indent) {
        int column = 0;
        for (String word : words.strip().split(" +")) {
            if (column > 0 && column + 1 + word.length() > width) {
                text.append('\n');
                column = 0;
            }
            String before = column == 0 ? indent : " ";
            text.append(before).append(word);
            column += before.length() + word.length();
        }
        text.append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
