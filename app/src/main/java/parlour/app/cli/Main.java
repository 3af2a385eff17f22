package parlour.app.cli;

/** The entry point of the command line: prints the version until the verbs are there. */
public final class Main {
    private Main() {}

    /** Runs one command. */
    public static void main(String[] args) {
        System.out.println("parlour 0.1.0");
    }
}
