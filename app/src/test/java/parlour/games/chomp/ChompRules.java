package parlour.games.chomp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;
import parlour.games.chomp.ChompInstance.Square;

/** Who takes the last square, the poisoned one at the top left, has lost. Moves go row by row. */
record ChompRules(ChompInstance start) implements FiniteRuleset<ChompInstance, Square> {
    @Override
    public Optional<Result> result(ChompInstance position) {
        return position.rows().isEmpty() ? Optional.of(Result.WON) : Optional.empty();
    }

    @Override
    public List<Square> moves(ChompInstance position) {
        List<Square> moves = new ArrayList<>();
        for (int row = 1; row <= position.rows().size(); row++) {
            for (int column = 1; column <= position.rows().get(row - 1); column++) {
                moves.add(new Square(row, column));
            }
        }
        return moves;
    }

    @Override
    public ChompInstance play(ChompInstance position, Square move) {
        return position.bite(move);
    }
}
