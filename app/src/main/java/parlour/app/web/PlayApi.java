package parlour.app.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.ask.Answering;
import parlour.app.ask.Catalogue;
import parlour.app.ask.ListedMoves;
import parlour.app.play.Level;
import parlour.app.play.Line;
import parlour.app.play.Opponent;
import parlour.app.play.Ply;
import parlour.app.play.Prospect;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.game.Result;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.Playable;

/** Moves: lines that were played, and the replies of an opponent. */
final class PlayApi {
    private final Catalogue catalogue;
    private final Lanes lanes;
    private final Recall recall;

    PlayApi(Catalogue catalogue, Lanes lanes, Recall recall) {
        this.catalogue = catalogue;
        this.lanes = lanes;
        this.recall = recall;
    }

    /** A line, move by move. */
    Body line(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        List<String> moves = parameters.line();
        boolean valued = parameters.flag("values");
        Work<Line> work =
                Work.anew(
                        "line " + valued + moves + opened.canonical(),
                        budget ->
                                valued
                                        ? Line.valued(opened, moves, recall, budget)
                                        : Line.of(opened, moves),
                        (line, _) -> valued && line.hasUnknown());
        return Body.json(json(lanes.answer(work, parameters.flag("quick")), valued));
    }

    private static Json json(Line line, boolean valued) {
        List<Json> plies = new ArrayList<>();
        for (Ply ply : line.plies()) {
            Json.Fields json =
                    Json.fields().with("move", ply.move()).with("instance", ply.instance());
            json = standing(json, ply.prospect(), ply.result(), valued);
            plies.add(valued ? json.with("blunder", new Json.Flag(ply.blunder())) : json);
        }
        Json.Fields json = Json.fields().with("instance", line.start());
        return standing(json, line.prospect(), line.result(), valued)
                .with("plies", new Json.Items(plies));
    }

    private static Json.Fields standing(
            Json.Fields json,
            Optional<Prospect> prospect,
            Optional<Result> result,
            boolean valued) {
        Json.Fields with = json;
        if (valued) {
            with = with.with("mover", prospect.map(Prospect::word).orElse("unknown"));
        }
        return result.isPresent() ? with.with("result", word(result.get())) : with;
    }

    /** How play ended for the player whose turn it would be. */
    private static String word(Result result) {
        return switch (result) {
            case WON -> "won";
            case LOST -> "lost";
            case DRAWN -> "drawn";
        };
    }

    /** The reply of an opponent. */
    Body reply(Parameters parameters) {
        Opened<?> opened = catalogue.open(parameters.instance());
        Opponent opponent =
                new Opponent(
                        Level.named(parameters.word("opponent")),
                        parameters.number("seed", 1, Long.MAX_VALUE));
        return reply(opened, opponent);
    }

    private <I> Body reply(Opened<I> opened, Opponent opponent) {
        Playable<I> game = ListedMoves.playable(opened);
        String instance = opened.canonical();
        if (game.result(opened.instance()).isPresent()) {
            throw new BadInput(
                    instance, "the play is over at %s".formatted(BadInput.shown(instance)));
        }
        Work<Optional<Json>> work =
                Work.anew(
                        "play " + opponent.level() + instance,
                        budget -> within(budget, game, opened.instance(), opponent),
                        (reply, _) -> reply.isEmpty());
        return Body.json(
                lanes.answer(work).orElseGet(() -> Answering.stopped(instance, "time").toJson()));
    }

    private <I> Optional<Json> within(
            Budget budget, Playable<I> game, I position, Opponent opponent) {
        try {
            Json.Fields json = Json.fields().with("instance", game.canonical(position));
            Optional<String> move = opponent.reply(game, position, recall, budget);
            if (move.isEmpty()) {
                return Optional.of(json);
            }
            I after = game.play(position, move.get());
            return Optional.of(
                    standing(
                            json.with("move", move.get()).with("after", game.canonical(after)),
                            Optional.empty(),
                            game.result(after),
                            false));
        } catch (Budget.Exceeded stopped) {
            return Optional.empty();
        }
    }
}
