package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.games.transposition.Domain;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Positions;
import parlour.games.transposition.Rows;
import parlour.games.transposition.Sequence;
import parlour.games.transposition.Side;

class TruthTest {
    private static final String ROOM = "/parlour/games/transposition/";

    @Test
    void finiteRowsHold() {
        List<String[]> rows = Rows.of(ROOM + "finite_truth.csv");
        assertThat(rows).hasSize(9_285);
        for (String[] row : rows) {
            int d = Integer.parseInt(row[0]);
            int set = Positions.set(row[1]);
            Parity parity = Parity.of(Long.parseLong(row[4]));
            if (parity == Parity.ODD && Integer.bitCount(set) < 2) {
                continue; // no sequence of fewer than two elements is odd
            }
            NumberGame position = Positions.ofSet(d, set, Long.parseLong(row[2]), parity);
            Survey survey = new Survey(position);
            Moves moves = Moves.winning(survey);
            List<String> found =
                    List.of(
                            position.toMove().name(),
                            String.valueOf(survey.pivots()),
                            String.valueOf(survey.anatomy().endBlock()),
                            PivotTheorem.decide(survey.facts()).winner().name(),
                            String.join(" ", moves.winning(Parity.EVEN).texts(position)),
                            String.join(" ", moves.winning(Parity.ODD).texts(position)));
            assertThat(found)
                    .as(String.join(",", row))
                    .containsExactly(row[3], row[5], row[6], row[9], row[11], row[13]);
            assertThat(survey.anatomy().colourDifference())
                    .isEqualTo(Long.parseLong(row[7]) - Long.parseLong(row[8]));
        }
    }

    @Test
    void infiniteRowsHold() {
        List<String[]> rows = Rows.of(ROOM + "infinite_truth.csv");
        assertThat(rows).hasSize(1_848);
        for (String[] row : rows) {
            NumberGame position = Words.position(row[0], Long.parseLong(row[1]));
            Survey survey = new Survey(position);
            assertThat(PivotTheorem.decide(survey.facts()).winner().name())
                    .as(String.join(",", row))
                    .isEqualTo(row[4]);
            assertThat(position.toMove()).isEqualTo(Side.valueOf(row[2]));
            Moves moves = Moves.winning(survey);
            assertThat(listed(row[0], position, moves.winning(Parity.EVEN)))
                    .as(String.join(",", row))
                    .isEqualTo(row[6]);
            assertThat(listed(row[0], position, moves.winning(Parity.ODD)))
                    .as(String.join(",", row))
                    .isEqualTo(row[8]);
        }
    }

    /** The winning points in the notation of the table, from membership of single points. */
    private static String listed(String word, NumberGame position, MoveSet set) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            if ("12".indexOf(letter) >= 0) {
                continue;
            }
            int run = letter >= 'a' ? letter - 'a' + 1 : 2;
            for (int t = 0; t < ("ZQ".indexOf(letter) >= 0 ? 1 : run); t++) {
                Place place = position.domain().place(i + ":" + t);
                boolean tail = "WV".indexOf(letter) >= 0 && t == 1;
                if (tail) {
                    Place far = position.domain().place(i + ":1000000000");
                    assertThat(set.contains(far)).isEqualTo(set.contains(place));
                }
                if (set.contains(place)) {
                    found.add(i + ":" + ("ZQ".indexOf(letter) >= 0 ? "*" : tail ? "1+" : "" + t));
                }
            }
        }
        return String.join(" ", found);
    }

    @Test
    void zooHolds() {
        List<String[]> rows = Rows.of(ROOM + "zoo.csv");
        assertThat(rows).hasSizeGreaterThan(30);
        for (String[] row : rows) {
            int columns = row.length;
            for (int n = 1; n <= 7; n++) {
                String expected = row[columns - 9 + n];
                if (!row[0].isBlank() && Words.isWord(row[0])) {
                    NumberGame position = Words.position(row[0], n);
                    assertThat(PivotTheorem.decide(new Survey(position).facts()).winner().name())
                            .as("%s n=%d", row[0], n)
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void bigRowsHold() {
        compareBig(400_000);
    }

    @Tag("slow")
    @Test
    void biggestRowsHold() {
        compareBig(Integer.MAX_VALUE);
    }

    private static void compareBig(int longest) {
        String last = "";
        Survey survey = null;
        for (String[] row : Rows.of(ROOM + "big.csv")) {
            long d = Long.parseLong(row[1]);
            String start = row[0];
            if (Integer.parseInt(row[2]) > longest) {
                continue;
            }
            if (!start.equals(last) || survey == null) {
                last = start;
                survey =
                        new Survey(
                                BigStarts.position(
                                        Long.parseLong(start), d, Integer.parseInt(row[2]), 1));
                assertThat(survey.position().sequence().inversions())
                        .isEqualTo(Long.parseLong(row[3]));
            }
            NumberGame at = survey.position();
            Survey here = survey;
            long n = Long.parseLong(row[11]);
            Facts facts = survey.facts();
            Facts later = new Facts(n, facts.parity(), facts.end(), facts.pivots(), facts.room());
            int blocks = 0;
            for (int i = 0; i <= here.anatomy().gaps(); i++) {
                blocks += here.anatomy().block(i) > 0 ? 1 : 0;
            }
            long free = d - at.sequence().size();
            long difference = here.anatomy().colourDifference();
            assertThat(
                            List.of(
                                    String.valueOf(here.parity().ordinal()),
                                    String.valueOf(blocks),
                                    String.valueOf(here.pivots()),
                                    String.valueOf(here.anatomy().beginBlock()),
                                    String.valueOf(here.anatomy().endBlock()),
                                    String.valueOf((free + difference) / 2),
                                    String.valueOf((free - difference) / 2),
                                    Side.toMove(n).name(),
                                    PivotTheorem.decide(later).winner().name()))
                    .as(String.join(",", row))
                    .containsExactly(
                            row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[12],
                            row[13]);
        }
        assertThat(last).isEqualTo(longest == Integer.MAX_VALUE ? "10" : "5");
    }

    @Test
    void bigStartsBeginAsPublished() {
        NumberGame start = BigStarts.position(1, 1000, 5, 1);
        assertThat(start.sequence().text(Domain.read("0..999"))).isEqualTo("465 110 53 978 618");
        assertThat(start.sequence()).isNotEqualTo(Sequence.empty());
    }
}
