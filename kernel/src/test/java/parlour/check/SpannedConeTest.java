package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cones over polytopes whose corners and facets are known. */
class SpannedConeTest {
    private static List<BigInteger> values(int... values) {
        return IntStream.of(values).mapToObj(BigInteger::valueOf).toList();
    }

    /** The corners of a cube: twice as many facets as dimensions, "x is 0" and "x is 1". */
    private static List<List<BigInteger>> cube(int dimensions) {
        List<List<BigInteger>> corners = new ArrayList<>();
        for (int set = 0; set < 1 << dimensions; set++) {
            int corner = set;
            corners.add(
                    IntStream.range(0, 2 * dimensions)
                            .mapToObj(
                                    facet ->
                                            BigInteger.valueOf(corner >> facet / 2 & 1 ^ facet & 1))
                            .toList());
        }
        return corners;
    }

    /**
     * The corners ±e of a cross polytope; a facet for each choice of signs, where their sum is 1.
     */
    private static List<List<BigInteger>> cross(int dimensions) {
        List<List<BigInteger>> corners = new ArrayList<>();
        for (int at = 0; at < 2 * dimensions; at++) {
            int corner = at;
            corners.add(
                    IntStream.range(0, 1 << dimensions)
                            .mapToObj(
                                    signs -> BigInteger.valueOf((signs >> corner / 2 ^ corner) & 1))
                            .toList());
        }
        return corners;
    }

    private static List<List<BigInteger>> without(List<List<BigInteger>> vectors, int at) {
        List<List<BigInteger>> left = new ArrayList<>(vectors);
        left.remove(at);
        return left;
    }

    @Test
    void allCornersOfCubesAndCrossPolytopesAreSeenToBeAll() {
        for (int dimensions = 1; dimensions <= 5; dimensions++) {
            SpannedCone.demandAllRays(cube(dimensions), dimensions + 1);
            SpannedCone.demandAllRays(cross(dimensions), dimensions + 1);
        }
        assertThat(cross(3)).hasSize(6).allSatisfy(corner -> assertThat(corner).hasSize(8));
    }

    @Test
    void aMissingCornerIsMissed() {
        for (int dimensions = 2; dimensions <= 4; dimensions++) {
            int rank = dimensions + 1;
            for (var corners : List.of(cube(dimensions), cross(dimensions))) {
                for (int at = 0; at < corners.size(); at++) {
                    var left = without(corners, at);
                    assertThat(PrimeRank.of(left)).isEqualTo(rank);
                    assertThatThrownBy(() -> SpannedCone.demandAllRays(left, rank))
                            .isInstanceOf(Rejection.class);
                }
            }
        }
    }

    @Test
    void whatIsNoCornerOrMissesANeighbourIsNamed() {
        List<List<BigInteger>> square = new ArrayList<>(cube(2));
        square.add(values(1, 1, 1, 1));
        assertThatThrownBy(() -> SpannedCone.demandAllRays(square, 3))
                .hasMessage("mix 5 is not extreme, or one is missing beside it");
        square.set(4, values(0, 2, 1, 1));
        assertThatThrownBy(() -> SpannedCone.demandAllRays(square, 3))
                .as("the middle of a side, whose ends are no neighbours then")
                .hasMessage("mix 1 is not extreme, or one is missing beside it");
        assertThatThrownBy(() -> SpannedCone.demandAllRays(cube(2).subList(0, 3), 3))
                .hasMessage("one is missing opposite to mix 1");
        assertThatThrownBy(() -> SpannedCone.demandAllRays(cube(2).subList(1, 4), 3))
                .hasMessage("one is missing opposite to mix 3");
    }

    /**
     * Inequalities may stand twice, and 0 is never negative. Opposite corners of a square then lie
     * on as many as neighbours do.
     */
    @Test
    void inequalitiesThatSayNothingNewChangeNothing() {
        for (var corners : List.of(cube(2), cube(3), cross(3))) {
            List<List<BigInteger>> wordy = corners.stream().map(SpannedConeTest::wordy).toList();
            int rank = PrimeRank.of(wordy);
            SpannedCone.demandAllRays(wordy, rank);
            for (int at = 0; at < wordy.size(); at++) {
                var left = without(wordy, at);
                assertThat(PrimeRank.of(left)).isEqualTo(rank);
                assertThatThrownBy(() -> SpannedCone.demandAllRays(left, rank))
                        .isInstanceOf(Rejection.class);
            }
        }
    }

    private static List<BigInteger> wordy(List<BigInteger> values) {
        List<BigInteger> wordy = new ArrayList<>(values);
        wordy.add(BigInteger.ZERO);
        wordy.addAll(values);
        return wordy;
    }

    /** A cross polytope of 7 dimensions has 2^7 · 7! chains of faces. */
    @Test
    void tooManyFacesAreRefused() {
        assertThatThrownBy(() -> SpannedCone.demandAllRays(cross(7), 8))
                .hasMessage("more than 100000 faces, too many to check");
    }
}
