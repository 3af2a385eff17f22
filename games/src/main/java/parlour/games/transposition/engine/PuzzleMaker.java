package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import parlour.games.transposition.Domain;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;

/**
 * Draws positions at random until one has exactly one winning move among three or more. Grades: 1
 * the last move; 2 White's last turn; 3 three moves left, by pivots or by colours; 4 an infinite
 * domain with two or three moves left; 5 an infinite domain with four to six.
 */
public final class PuzzleMaker {
    /** The number of grades. */
    public static final int GRADES = 5;

    private static final int TRIES = 100_000;
    private static final List<String> INFINITE =
            List.of(
                    "N",
                    "Z",
                    "..-1",
                    "1+zeta",
                    "zeta+1",
                    "2+zeta",
                    "omega+1",
                    "1+omega*",
                    "omega+omega*",
                    "omega+1+omega*",
                    "zeta+2+zeta");

    private final SplittableRandom random;
    private final int grade;

    private PuzzleMaker(long seed, int grade) {
        this.random = new SplittableRandom(seed * GRADES + grade);
        this.grade = grade;
    }

    /** The puzzle of a seed and a grade from 1 to {@link #GRADES}. */
    public static NumberGame make(long seed, int grade) {
        PuzzleMaker maker = new PuzzleMaker(seed, grade);
        for (int i = 0; i < TRIES; i++) {
            NumberGame position = maker.position();
            MoveSet winning = new Decision(position).winning(position.moverWants());
            if (!winning.isInfinite() && winning.count() == 1) {
                return position;
            }
        }
        throw new IllegalStateException("no puzzle of seed " + seed + " and grade " + grade);
    }

    private NumberGame position() {
        Parity blackWants = random.nextBoolean() ? Parity.EVEN : Parity.ODD;
        return grade <= 3 ? finite(blackWants) : infinite(blackWants);
    }

    private NumberGame finite(Parity blackWants) {
        int size = 6 + grade + random.nextInt(4);
        int played = 2 + random.nextInt(size - grade - 4 + Math.min(grade - 1, 2));
        Domain domain = Domain.read("1.." + size);
        return game(domain, played, size, blackWants, grade);
    }

    private NumberGame infinite(Parity blackWants) {
        Domain domain = Domain.read(INFINITE.get(random.nextInt(INFINITE.size())));
        int moves = grade == 4 ? 2 + random.nextInt(2) : 4 + random.nextInt(3);
        return game(domain, random.nextInt(5), 6, blackWants, moves);
    }

    private NumberGame game(Domain domain, int played, int width, Parity blackWants, int moves) {
        List<Place> places = new ArrayList<>();
        while (places.size() < played) {
            int span = random.nextInt(domain.line().spans().size());
            long whole = random.nextInt(width);
            whole = domain.line().spans().get(span).contains(whole) ? whole : -whole;
            Place place = Place.of(span, whole);
            if (domain.line().spans().get(span).contains(whole) && !places.contains(place)) {
                places.add(place);
            } else if (random.nextInt(width) == 0) {
                played--; // the domain may be too narrow for so many
            }
        }
        return new NumberGame(domain, Sequence.of(domain, places), moves, blackWants);
    }
}
