package parlour.app.ask;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Game;

/** Studies of hidden cards, described to programs. */
public final class StudyJson {
    private StudyJson() {}

    /**
     * The game as one whose ways to play can be studied.
     *
     * @throws BadInput if it has no hidden cards
     */
    public static <I> Counterplay<I> counterplay(Game<I> game) {
        if (game instanceof Counterplay<I> counterplay) {
            return counterplay;
        }
        String id = game.profile().id();
        throw new BadInput(
                id,
                "game (%s) has no hidden cards to study, as in ./parlour study 'leher(authentic)' --receiver 7"
                        .formatted(id));
    }

    /** A study as one object. */
    public static Json.Fields of(String instance, List<String> players, Counterplay.Study study) {
        return Json.fields()
                .with("instance", instance)
                .with("value", fraction(study.value()))
                .with("optimum", fraction(study.optimum()))
                .with(players.getFirst(), way(study.first()))
                .with(players.getLast(), way(study.second()));
    }

    private static Json way(Counterplay.Way way) {
        List<Json> choices = new ArrayList<>();
        for (Counterplay.Choice choice : way.choices()) {
            choices.add(
                    Json.fields()
                            .with("card", choice.card())
                            .with("keeps", fraction(choice.keeps()))
                            .with("kept", fraction(choice.kept()))
                            .with("changed", fraction(choice.changed()))
                            .with("regret", fraction(choice.regret())));
        }
        return Json.fields()
                .with("reply", new Json.Flag(way.isReply()))
                .with("guarantee", fraction(way.guarantee()))
                .with("regret", fraction(way.regret()))
                .with("choices", new Json.Items(choices));
    }

    /** A fraction as one object. */
    public static Json.Fields fraction(Rational value) {
        return Json.fields()
                .with("num", new Json.Whole(value.num()))
                .with("den", new Json.Whole(value.den()));
    }
}
