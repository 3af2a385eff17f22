package parlour.app.web;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import parlour.app.ask.Answering;
import parlour.app.ask.Asking;
import parlour.app.ask.Catalogue;
import parlour.app.ask.ListedMoves;
import parlour.app.ask.ProfileJson;
import parlour.app.ask.StudyJson;
import parlour.app.recall.Recall;
import parlour.app.render.SvgRenderer;
import parlour.app.render.TextRenderer;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Standing;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Steps;
import parlour.scene.Scene;

/** Questions about one instance, answered with the bytes of the command line's {@code --json}. */
final class Api {
    /** Columns of a picture made of text. */
    private static final int TEXT_COLUMNS = 80;

    private final Catalogue catalogue;
    private final Lanes lanes;
    private final Recall recall;

    Api(Catalogue catalogue, Lanes lanes, Recall recall) {
        this.catalogue = catalogue;
        this.lanes = lanes;
        this.recall = recall;
    }

    /** All games. */
    Body games() {
        return Body.json(ProfileJson.all(catalogue));
    }

    /** The answer to an instance. */
    Body solve(Parameters parameters) {
        return Body.json(lanes.answer(question(parameters)).toJson());
    }

    /** The question that a request asks. */
    Work<Answer> question(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        Ask ask = ask(parameters, opened);
        return new Work<>(
                "solve " + ask.questions() + opened.canonical(),
                budget -> recall.answer(opened, ask, budget),
                budget -> recall.known(opened, ask, budget),
                Api::ranOut);
    }

    private static Ask ask(Parameters parameters, Opened<?> opened) {
        return new Ask(
                Asking.usual(parameters.questions(), opened.game().profile()), Optional.empty());
    }

    /**
     * Whether more time may tell more: the work was stopped; or time was up when only a part of the
     * list of winning moves was known, or the outcome from the literature alone.
     */
    private static boolean ranOut(Answer answer, Budget budget) {
        return switch (answer.standing()) {
            case Standing.Unknown unknown -> unknown.stopped();
            case Standing.Cited _ -> budget.isOver();
            case Standing.Proved _ ->
                    budget.isOver()
                            && answer.claim(Claim.WinningMoves.class)
                                    .filter(moves -> !moves.complete())
                                    .isPresent();
        };
    }

    /** All moves. */
    Body moves(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        Work<ListedMoves> work =
                new Work<>(
                        "moves " + opened.canonical(),
                        budget -> recall.moves(opened, budget),
                        budget -> recall.knownMoves(opened, budget),
                        (listed, _) -> listed.isStopped() || listed.hasUnknown());
        return Body.json(lanes.answer(work, parameters.flag("quick")).toJson());
    }

    /** A picture. */
    Body show(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        int width = Math.toIntExact(parameters.number("width", SvgRenderer.USUAL, WebLimits.WIDTH));
        if (width < SvgRenderer.NARROWEST) {
            throw new BadInput(
                    String.valueOf(width),
                    "width (%d) is less than %d pixels, as in width=360"
                            .formatted(width, SvgRenderer.NARROWEST));
        }
        boolean playing = parameters.flag("board");
        boolean asJson = parameters.word("format").equals("json");
        return lanes.easily(
                () -> {
                    Scene scene = playing ? ListedMoves.board(opened) : opened.show();
                    return asJson
                            ? described(opened.canonical(), scene)
                            : new Body(Endpoint.SVG, drawn(scene, width));
                });
    }

    private static String drawn(Scene scene, int width) {
        String svg = new SvgRenderer(width).render(scene);
        if (svg.length() > WebLimits.PICTURE) {
            throw new Refusal(
                    Refusal.TOO_LARGE,
                    "instance",
                    "the picture has more than %d characters; ./parlour show --svg FILE draws it"
                            .formatted(WebLimits.PICTURE));
        }
        return svg;
    }

    private static Body described(String canonical, Scene scene) {
        return Body.json(
                Json.fields()
                        .with("instance", canonical)
                        .with("title", scene.title())
                        .with("description", scene.description())
                        .with("text", new TextRenderer(TEXT_COLUMNS, false).render(scene)));
    }

    /** How a position came to be. */
    Body steps(Parameters parameters) {
        return steps(catalogue.open(parameters.instance()));
    }

    private <I> Body steps(Opened<I> opened) {
        Json.Fields json = Json.fields().with("instance", opened.canonical());
        if (!(opened.game() instanceof Steps<I> game)) {
            return Body.json(json.with("steps", Json.texts(List.of())));
        }
        List<String> steps = lanes.easily(() -> game.steps(opened.instance()));
        return Body.json(json.with("title", game.stepsTitle()).with("steps", Json.texts(steps)));
    }

    /** What ways to play are worth. */
    Body study(Parameters parameters) {
        return study(parameters, catalogue.open(parameters.instance()));
    }

    private <I> Body study(Parameters parameters, Opened<I> opened) {
        Counterplay<I> game = StudyJson.counterplay(opened.game());
        var ways = new Counterplay.Ways(parameters.value("receiver"), parameters.value("dealer"));
        String instance = opened.canonical();
        Work<Optional<Json>> work =
                Work.anew(
                        "study " + ways + instance,
                        budget -> within(budget, game, opened.instance(), ways),
                        (study, _) -> study.isEmpty());
        return Body.json(
                lanes.answer(work).orElseGet(() -> Answering.stopped(instance, "time").toJson()));
    }

    private static <I> Optional<Json> within(
            Budget budget, Counterplay<I> game, I instance, Counterplay.Ways ways) {
        try {
            Counterplay.Study study = game.study(instance, ways, budget);
            return Optional.of(StudyJson.of(game.canonical(instance), game.players(), study));
        } catch (Budget.Exceeded stopped) {
            return Optional.empty();
        }
    }

    /** The certificate of an answer. */
    Body proof(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        Ask ask = ask(parameters, opened);
        Work<Proof> work =
                Work.anew(
                        "proof " + ask.questions() + opened.canonical(),
                        budget -> Proof.of(opened, ask, budget),
                        (proof, budget) ->
                                ranOut(proof.answer(), budget) || proof.abandoned().isPresent());
        Proof proof = lanes.answer(work);
        if (proof.lines().isEmpty()) {
            throw new Refusal(
                    Refusal.NOT_FOUND,
                    "instance",
                    "no certificate: the answer is "
                            + (proof.answer().standing() instanceof Standing.Proved
                                    ? proof.abandoned()
                                            .map(
                                                    "proved, but its certificate was stopped: %s"
                                                            ::formatted)
                                            .orElse("proved, but has none")
                                    : proof.answer().standing().word()));
        }
        return new Body(Endpoint.LINES, proof.lines());
    }

    /** An answer and the lines of its certificate, sealed; none if there is no certificate. */
    private record Proof(Answer answer, String lines, Optional<String> abandoned) {
        static Proof of(Opened<?> opened, Ask ask, Budget budget) {
            ByteArrayOutputStream bytes = new BoundedBytes();
            CertificateWriter writer = new CertificateWriter(bytes);
            Answer answer = Answering.answer(opened, ask.proving(writer), budget);
            if (writer.lines() == 0
                    || writer.abandoned().isPresent()
                    || !(answer.standing() instanceof Standing.Proved)) {
                return new Proof(answer, "", writer.abandoned());
            }
            writer.seal();
            return new Proof(answer, bytes.toString(StandardCharsets.UTF_8), Optional.empty());
        }
    }
}
