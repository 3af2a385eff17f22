package parlour.app.web;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import parlour.app.play.Level;
import parlour.claim.Question;

/** The one list of what the API can be asked. */
final class Endpoints {
    static final String ROOT = "/api/v1/";

    private static final Field INSTANCE =
            Field.required("instance", "the instance string", "monotonic(a=4,d=3,deck=12)");
    private static final Field MOVES =
            Field.optional("line", "moves made from the instance, separated by spaces", "5 1 4");

    private static final Field QUICK =
            Field.flag("quick", "Tells what is known after 0.3 s instead of waiting for more.");

    static final Endpoint GAMES =
            Endpoint.get(ROOT + "games", "Lists the games with their keys, questions and sources.");
    static final Endpoint SOLVE =
            Endpoint.get(
                    ROOT + "solve",
                    "Answers an instance: who wins, by which moves, and how that is known.",
                    questions());
    static final Endpoint EVENTS =
            Endpoint.get(
                            ROOT + "solve/events",
                            "Answers an instance that takes long: events progress, then answer or"
                                    + " refusal. Closing the connection cancels the work.",
                            questions())
                    .answering(Endpoint.EVENTS);
    static final Endpoint MOVE_LIST =
            Endpoint.get(
                    ROOT + "moves",
                    "Lists every legal move with the outcome after it, best first.",
                    INSTANCE,
                    QUICK);
    static final Endpoint SHOW =
            Endpoint.get(
                            ROOT + "show",
                            "Draws a position: an SVG picture, or title, description and text as"
                                    + " JSON.",
                            INSTANCE,
                            Field.oneOf("format", "svg or json", List.of("svg", "json")),
                            Field.optional("width", "pixels at which rows wrap", "360"),
                            Field.flag("board", "Leaves the outcomes of moves out, for players."))
                    .answering(Endpoint.SVG);
    static final Endpoint LINE =
            Endpoint.get(
                    ROOT + "line",
                    "Plays moves one after the other; with values, says what each player could"
                            + " force and which moves changed that.",
                    INSTANCE,
                    MOVES,
                    Field.flag("values", "Says what can be forced before and after each move."),
                    QUICK);
    static final Endpoint PLAY =
            Endpoint.get(
                    ROOT + "play",
                    "The reply of an opponent. The same seed gives the same reply.",
                    INSTANCE,
                    Field.oneOf(
                            "opponent",
                            "how well it plays",
                            Arrays.stream(Level.values()).map(Level::word).toList()),
                    Field.optional("seed", "what its dice are thrown with", "7"));
    static final Endpoint PROOF =
            Endpoint.get(
                            ROOT + "proof",
                            "The certificate of a proved answer, for check.",
                            questions())
                    .answering(Endpoint.LINES);
    static final Endpoint STEPS =
            Endpoint.get(
                    ROOT + "steps",
                    "Tells how a position came to be, step by step, where its game can.",
                    INSTANCE);
    static final Endpoint STUDY =
            Endpoint.get(
                    ROOT + "study",
                    "Studies ways to play a game of hidden cards: value, best reply, regret card by"
                            + " card.",
                    Field.required("instance", "the instance string", "leher(cards=13)"),
                    Field.optional("receiver", "how the receiver plays", "8:6/7 9:1/7"),
                    Field.optional("dealer", "how the dealer plays", "optimal"));
    static final Endpoint CHECK =
            new Endpoint(
                    "POST",
                    ROOT + "check",
                    "Verifies the certificate in the body, plain or gzipped.",
                    List.of(),
                    Endpoint.JSON);
    static final Endpoint OPENAPI =
            Endpoint.get(ROOT + "openapi.json", "This description of the API.");

    private Endpoints() {}

    /** All of them. */
    static List<Endpoint> all() {
        return List.of(
                GAMES, SOLVE, EVENTS, MOVE_LIST, SHOW, LINE, PLAY, PROOF, STEPS, STUDY, CHECK,
                OPENAPI);
    }

    private static Field[] questions() {
        return Stream.concat(
                        Stream.of(INSTANCE),
                        Arrays.stream(Question.values())
                                .filter(question -> question != Question.WINNING_MOVES)
                                .map(Endpoints::field))
                .toArray(Field[]::new);
    }

    private static Field field(Question question) {
        String meaning =
                question == Question.OUTCOME
                        ? "Asks the outcome only."
                        : "Asks for the "
                                + question.name().toLowerCase(java.util.Locale.ROOT)
                                + " as well.";
        return Field.flag(question.option(), meaning);
    }
}
