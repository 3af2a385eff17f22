package parlour.app.terminal;

import parlour.claim.BadInput;

/** What can be typed to the trainer. */
enum TrainerCommand implements Command {
    /** Keeps. */
    KEEP("", "keeps your card; k does so too"),
    /** Changes. */
    CHANGE("", "changes your card; c does so too"),
    /** The optimum. */
    HINT("", "shows with what probability the optimum keeps your card"),
    /** Hints that stay on. */
    HINTS("on | off", "shows that with each card"),
    /** Regrets. */
    TABLE("", "shows your regret, card by card and in all"),
    /** Takes back. */
    UNDO("", "takes back your last choice, which then counts no more"),
    /** The card again. */
    BOARD("", "shows your card again"),
    /** Changes sides. */
    SIDE("receiver | dealer", "changes whom you play and starts again"),
    /** Writes a file. */
    SAVE("FILE", "writes your choices into a file"),
    /** Reads a file. */
    LOAD("FILE", "goes on with choices from a file"),
    /** Lists commands. */
    HELP("", "lists the commands"),
    /** Ends. */
    QUIT("", "leaves the trainer");

    private final String argument;
    private final String meaning;

    TrainerCommand(String argument, String meaning) {
        this.argument = argument;
        this.meaning = meaning;
    }

    @Override
    public String argument() {
        return argument;
    }

    @Override
    public String meaning() {
        return meaning;
    }

    /**
     * The command with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    static TrainerCommand named(String word) {
        for (TrainerCommand command : values()) {
            boolean isLetter = command == KEEP || command == CHANGE;
            if (command.word().equals(word)
                    || isLetter && command.word().substring(0, 1).equals(word)) {
                return command;
            }
        }
        throw BadInput.unknownWord("command", word, Command.words(values()));
    }
}
