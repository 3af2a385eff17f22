package planted.app;

/** What nobody but app may see. */
public record Face(String text) {}
