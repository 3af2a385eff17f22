package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Place;
import parlour.games.transposition.Positions;

class LivePositionTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "transposition(domain=1..14,moves=14)",
                "transposition(domain=1..14,sequence=3 7 6 12,moves=9)",
                "transposition(domain=1..40,sequence=3 7 6 12,moves=20)",
                "transposition(domain=N,sequence=3 7 6 12,moves=9)",
                "transposition(domain=Z,sequence=0 1,moves=8)",
                "transposition(domain=Q,sequence=0 1,moves=8)",
                "transposition(domain=[0,1]|[2,3],sequence=1/2,moves=9)",
                "transposition(domain=1+zeta,moves=8)",
                "transposition(domain=2+zeta+3,sequence=0:0 2:1,moves=9)",
                "transposition(domain=1+zeta+1,moves=6)",
                "transposition(domain=omega*+eta+2+zeta+omega,sequence=2:0,moves=9)",
                "transposition(domain=omega+omega*,moves=9)",
                "transposition(domain=omega+1+eta+omega*,moves=9)",
                "transposition(domain=3+omega*,sequence=0:1,moves=9)",
                "transposition(domain=eta+2,sequence=1:1,moves=9)"
            })
    void playAndUndoAgreeWithTakingThePositionApart(String instance) {
        NumberGame start = Positions.numbers(instance);
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            LivePosition live = new LivePosition(start);
            List<NumberGame> line = new ArrayList<>(List.of(start));
            for (int turn = 0; turn < 40; turn++) {
                NumberGame at = line.getLast();
                boolean back = line.size() > 1 && random.nextInt(4) == 0;
                if (back || at.moves() == 0) {
                    line.removeLast();
                    live.undo();
                } else {
                    Place place = randomMove(at, random);
                    line.add(at.after(place));
                    live.play(place);
                }
                Decision fresh = new Decision(line.getLast());
                assertThat(live.winner())
                        .as("seed %d turn %d %s", seed, turn, line.getLast().canonical())
                        .isEqualTo(fresh.winner());
                assertThat(live.pivots()).isEqualTo(fresh.survey().pivots());
                assertThat(live.parity()).isEqualTo(fresh.survey().parity());
                assertThat(live.moves()).isEqualTo(line.getLast().moves());
            }
        }
    }

    private static Place randomMove(NumberGame at, Random random) {
        var anatomy = new parlour.games.transposition.Anatomy(at.domain().line(), at.sequence());
        Gap gap = anatomy.gap(random.nextInt(anatomy.gaps()));
        List<Spot> spots = Spot.of(0, gap);
        Spot spot = spots.get(random.nextInt(spots.size()));
        return at.domain().inside(spot.stretch(gap));
    }

    @Test
    void illegalMovesAreRefused() {
        LivePosition live =
                new LivePosition(
                        Positions.numbers("transposition(domain=1..4,sequence=2,moves=1)"));
        for (long rank : new long[] {1, -1, 4}) {
            assertThatThrownBy(() -> live.play(Place.of(0, rank)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        live.play(Place.of(0, 0));
        assertThatThrownBy(() -> live.play(Place.of(0, 2)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(live.moves()).isZero();
    }
}
