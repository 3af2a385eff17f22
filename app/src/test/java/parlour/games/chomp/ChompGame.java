package parlour.games.chomp;

import java.util.EnumSet;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;
import parlour.games.catalogue.FiniteGame;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.chomp.ChompInstance.Square;
import parlour.scene.Scene;

/** Chomp: the fifth game of docs/adding-a-game.md. */
public final class ChompGame extends FiniteGame<ChompInstance, ChompInstance, Square> {
    private static final ChompNotation NOTATION = new ChompNotation();
    private static final Profile PROFILE =
            new Profile(
                    "chomp",
                    "Chomp",
                    "A move takes a square of a bar of chocolate with all squares to its right and below. Who"
                            + " takes the square at the top left loses.",
                    "A move is row:column, both counted from 1.",
                    List.of(
                            Parameter.required(
                                    "rows", "Squares in each row, from the top.", "4 4 1")),
                    EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS),
                    List.of("D. Gale, A curious Nim-type game, 1974."),
                    List.of("chomp(rows=4 4 4)"));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public ChompInstance read(InstanceText text) {
        text.allowOnly(PROFILE.keys());
        String rows = text.valueOr("rows", "");
        try {
            return NOTATION.read(rows);
        } catch (IllegalArgumentException e) {
            throw new BadInput(rows, String.valueOf(e.getMessage()));
        }
    }

    @Override
    public String canonical(ChompInstance instance) {
        return "chomp(rows=" + NOTATION.write(instance) + ")";
    }

    @Override
    public Scene show(ChompInstance instance) {
        return ChompScene.of(canonical(instance), instance);
    }

    @Override
    protected FiniteRuleset<ChompInstance, Square> rules(ChompInstance instance) {
        return new ChompRules(instance);
    }

    @Override
    protected PositionNotation<ChompInstance, Square> notation(ChompInstance instance) {
        return NOTATION;
    }

    @Override
    protected ChompInstance at(ChompInstance instance, ChompInstance position) {
        return position;
    }
}
