package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;

class MonotonicNotationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=3,d=2,form=insert,deck=5,board=2:5  04:1); monotonic(a=3,d=2,deck=5,board=2:5 4:1,form=insert)",
                "monotonic(a=3,d=3,deck=Q,form=insert,board=2/4 -1); monotonic(a=3,d=3,deck=Q,board=1/2 -1,form=insert)",
                "monotonic(deck=poset:(b<c  a<b a<c d),a=2,d=3); monotonic(a=2,d=3,deck=poset:(a<b b<c d))",
                "monotonic(a=2,d=3,deck=cube:2,play=misere,board=10 01); monotonic(a=2,d=3,deck=cube:2,play=misere,board=10 01)",
                "monotonic(a=2,d=3,deck=chains:2x3,board=1.1 2.3); monotonic(a=2,d=3,deck=chains:2x3,board=1.1 2.3)",
                "monotonic(a=4,d=3,deck=12); monotonic(a=4,d=3,deck=12)",
                "monotonic(play=misere,board=5 1 4,deck=12,d=3,a=4); monotonic(a=4,d=3,deck=12,play=misere,board=5 1 4)",
                "monotonic(a=04,d=+3,deck=012,play=normal,form=append,board=); monotonic(a=4,d=3,deck=12)",
                "monotonic(a=4,d=3,deck=12,board=  5   1 4 ); monotonic(a=4,d=3,deck=12,board=5 1 4)",
                "monotonic(at=3R0P2,play=misere,a=4,d=3); monotonic(a=4,d=3,play=misere,at=3R0P2)",
                "monotonic(a=4,d=3,at=12); monotonic(a=4,d=3,at=12)",
                "monotonic(a=4,d=4,at=03RNP-N); monotonic(a=4,d=4,at=3RNP-N)",
                "monotonic(a=2,d=2,at=QP2); monotonic(a=2,d=2,at=QP2)",
                "monotonic(a=4,d=3,deck=N + -N,board= 1:4  0:2); monotonic(a=4,d=3,deck=N+-N,board=1:4 0:2)",
                "monotonic(a=4,d=3,deck=Q+1+Q,board=2:2/4); monotonic(a=4,d=3,deck=Q+1+Q,board=2:1/2)",
                "monotonic(a=4,d=3,at=003R0P02); monotonic(a=4,d=3,at=3R0P2)",
                "monotonic(a=1,d=1,deck=0); monotonic(a=1,d=1,deck=0)",
                "monotonic(a=1000000,d=1000000,deck=1000000); monotonic(a=1000000,d=1000000,deck=1000000)"
            })
    void instancesAreWrittenCanonically(String text, String canonical) {
        assertThat(MonotonicNotation.write(Instances.of(text))).isEqualTo(canonical);
        assertThat(Instances.of(canonical)).isEqualTo(Instances.of(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(d=3,deck=5); a; is missing",
                "monotonic(a=3,deck=5); d; is missing",
                "monotonic(a=3,d=3); deck; is missing",
                "monotonic(a=0,d=3,deck=5); 0; between 1 and 1000000",
                "monotonic(a=-2,d=3,deck=5); -2; between 1 and 1000000",
                "monotonic(a=3,d=1000001,deck=5); 1000001; between 1 and 1000000",
                "monotonic(a=10^9,d=3,deck=5); 10^9; from 1 to 1000000",
                "monotonic(a=3,d=3,deck=10^12); 10^12; from 0 to 1000000",
                "monotonic(a=3,d=3,deck=1000000000000); 1000000000000; between 0 and 1000000",
                "monotonic(a=3,d=3,deck=-1); -1; between 0 and 1000000",
                "monotonic(a=3,d=3,deck=); ''; is no deck",
                "monotonic(a=3,d=3,deck=q); q; did you mean Q?",
                "monotonic(a=3,d=3,deck=-n); -n; did you mean -N?",
                "monotonic(a=3,d=3,deck=5x); 5x; give an integer from 0 to 1000000, Q, N, -N, Z, L",
                "monotonic(a=x,d=3,deck=5); x; is no integer",
                "monotonic(a=3,d=3,deck=5,board=1 1); 1; twice",
                "monotonic(a=3,d=3,deck=5,board=6); 6; between 1 and 5",
                "monotonic(a=3,d=3,deck=5,board=0); 0; between 1 and 5",
                "monotonic(a=3,d=3,deck=0,board=1); 1; empty deck",
                "monotonic(a=3,d=3,deck=5,board=1,2); 1,2; is no integer",
                "monotonic(a=4,d=3,deck=12,board=5 3 1 2); 2; play was over after 5 3 1",
                "monotonic(a=1,d=3,deck=12,board=5 1 4); 1; play was over after 5;",
                "monotonic(a=3,d=3,deck=5,play=miser); miser; did you mean misere?",
                "monotonic(a=3,d=3,deck=N,form=insert); N; give a number of cards or Q",
                "monotonic(a=3,d=3,deck=25,form=insert); 25; must lie between 0 and 24",
                "monotonic(a=3,d=3,at=3,form=insert); at; does not go with form=insert",
                "monotonic(a=3,d=3,deck=5,board=3,form=insert); 3; is not slot:card",
                "monotonic(a=3,d=3,deck=5,board=6:1,form=insert); 6; must lie between 1 and 5",
                "monotonic(a=3,d=3,deck=5,board=1:x,form=insert); x; is no integer",
                "monotonic(a=3,d=3,deck=5,board=1:2 1:3,form=insert); 1:3; slot that is filled",
                "monotonic(a=3,d=3,deck=5,board=1:2 3:2,form=insert); 3:2; card that is used",
                "monotonic(a=2,d=2,deck=5,board=1:2 3:4 4:5,form=insert); 4:5; goes on too long",
                "monotonic(a=2,d=2,deck=Q,board=1 2 3,form=insert); 3; goes on too long",
                "monotonic(a=3,d=3,deck=Q,board=1 1,form=insert); 1; has been played already",
                "monotonic(a=3,d=3,deck=5,form=x); x; unknown form",
                "monotonic(a=3,d=3,dek=5); dek; did you mean deck?",
                "monotonic(a=3,d=3,deck=cube:7); cube:7; cube:1 to cube:6",
                "monotonic(a=3,d=3,deck=cube:x); cube:x; cube:1 to cube:6",
                "monotonic(a=3,d=3,deck=cube:3,board=0001); 0001; did you mean 000?",
                "monotonic(a=3,d=3,deck=cube:3,board=000 000); 000; has been played already",
                "monotonic(a=2,d=2,deck=cube:3,board=000 011 111); 111; goes on too long",
                "monotonic(a=3,d=3,deck=chains:9x9); chains:9x9; product is at most 64",
                "monotonic(a=3,d=3,deck=chains:0); chains:0; product is at most 64",
                "monotonic(a=3,d=3,deck=chains:2y3); chains:2y3; with x between",
                "monotonic(a=3,d=3,deck=poset:()); poset:(); has no cards",
                "monotonic(a=3,d=3,deck=poset:(a<b b<c c<a)); a<b<c<a; makes a card lie below itself",
                "monotonic(a=3,d=3,deck=poset:(x a<b b<a)); a<b<a; makes a card lie below itself",
                "monotonic(a=3,d=3,deck=poset:(a<a)); a<a; makes a card lie below itself",
                "monotonic(a=3,d=3,deck=poset:(a<b<c)); a<b<c; should be one x<y",
                "monotonic(a=3,d=3,deck=poset:(a<)); a<; needs names of 1 to 20 letters",
                "monotonic(a=3,d=3,deck=poset:(a<b$)); a<b$; needs names of 1 to 20 letters",
                "monotonic(a=3,d=3,deck=poset:hasse.txt); poset:hasse.txt; files are not opened here",
                "monotonic(a=3,d=3,deck=poset:(a<b),board=c); c; its cards are a b",
                "monotonic(a=3,d=3,deck=5,at=3); deck; replaced by at",
                "monotonic(a=3,d=3,board=5,at=3); board; replaced by at",
                "monotonic(a=3,d=3,at=); ''; lacks a number",
                "monotonic(a=3,d=3,at=3P); 3P; lacks a number",
                "monotonic(a=3,d=3,at=P3); P3; lacks a number",
                "monotonic(a=3,d=3,at=3G2); G2; colour R, B or P",
                "monotonic(a=3,d=3,at=3R2); 3R2; may not begin with B",
                "monotonic(a=3,d=3,at=3B2P1); 3B2P1; may not begin with B",
                "monotonic(a=3,d=3,at=3R2B1); 3R2B1; may not begin with B",
                "monotonic(a=4,d=3,at=3RQP1); 3RQP1; just one is dense",
                "monotonic(a=4,d=4,at=NP3); NP3; no next lower card",
                "monotonic(a=4,d=4,at=LP0B-N); LP0B-N; no next higher card",
                "monotonic(a=4,d=4,at=3P-M); -M; a class Q, N, -N, Z, L",
                "monotonic(a=20,d=3,at=3PN); 20; at most 22",
                "monotonic(a=20,d=3,deck=Q+N); 20; at most 22",
                "monotonic(a=40,d=3,deck=Q+1); 40; at most 42",
                "monotonic(a=40,d=4,deck=Q); 40; at most 42",
                "monotonic(a=998,d=3,deck=Q); 998; at most 1000",
                "monotonic(a=40,d=3,deck=Q,play=misere); 40; at most 42",
                "monotonic(a=4,d=40,at=QPQ); 40; at most 42",
                "monotonic(a=4,d=3,deck=3+4); 3+4; is finite; give the number of cards, 7",
                "monotonic(a=4,d=3,deck=N+x); x; is no integer",
                "monotonic(a=4,d=3,deck=0+N); 0; between 1 and",
                "monotonic(a=20,d=3,deck=Z+Z); 20; at most 22",
                "monotonic(a=4,d=3,deck=N+-N,board=3); 3; part:key",
                "monotonic(a=4,d=3,deck=N+-N,board=2:3); 2:3; part:key",
                "monotonic(a=4,d=3,deck=N+-N,board=1:x); 1:x; no number",
                "monotonic(a=4,d=3,deck=N+-N,board=1:-1); 1:-1; not in part -N",
                "monotonic(a=4,d=3,deck=3+N,board=0:3); 0:3; not in part 3",
                "monotonic(a=4,d=3,deck=3+N,board=1:1/2); 1:1/2; not in part N",
                "monotonic(a=4,d=3,deck=L+N,board=0:3); 0:3; cannot be named",
                "monotonic(a=4,d=3,deck=N+-N,board=0:3 0:3); 0:3; played already",
                "monotonic(a=4,d=3,deck=N+-N,board=0:600000000000000000); 0:600000000000000000; farther from 0",
                "monotonic(a=3,d=3,deck=N+-N,board=0:0 0:1 0:2 0:3); 0:3; play was over",
                "monotonic(a=3,d=3,at=600000P600000); 600000P600000; more unused cards",
                "monotonic(a=3,d=3,at=1000001); 1000001; between 0 and 1000000",
                "monotonic(a=2,d=9,at=1R0R0P1); 1R0R0P1; play was over before",
                "monotonic(a=9,d=2,at=1P0B0B1); 1P0B0B1; play was over before",
                "monotonic(a=1,d=9,at=1P0B1); 1P0B1; play was over before",
                "monotonic(a=2,d=2,at=1P0P1); 1P0P1; play was over before",
                "monotonic(a=2,d=3,at=1P0B0P1); 1P0B0P1; play was over before"
            })
    void badInputNamesTheTokenAndSaysWhatIsExpected(String text, String token, String message) {
        assertThatThrownBy(() -> Instances.of(text))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> {
                            assertThat(bad.token()).isEqualTo(token);
                            assertThat(bad.line())
                                    .contains(message.replace(";", ""))
                                    .doesNotContain("\n");
                        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=3,deck=12,board=5 3 1)",
                "monotonic(a=1,d=3,deck=5,board=5)",
                "monotonic(a=3,d=9,at=1R0R0P1)",
                "monotonic(a=9,d=3,at=1P0B0B1)",
                "monotonic(a=1,d=9,at=1P1)",
                "monotonic(a=1,d=1,at=1P1)"
            })
    void aFinishedPlayCanBeRead(String text) {
        MonotonicInstance instance = Instances.of(text);
        assertThat(instance.isOver()).isTrue();
        assertThat(Labels.of(instance)).isEqualTo(LabelPosition.COMPLETED);
        assertThat(CardPlaces.of(instance).count()).isZero();
        assertThat(MonotonicNotation.write(instance)).isEqualTo(text);
    }

    @Test
    void aDeckUsedUpIsNoCompletion() {
        MonotonicInstance instance = Instances.of("monotonic(a=3,d=3,deck=4,board=2 1 4 3)");
        assertThat(instance.isOver()).isFalse();
        assertThat(Labels.of(instance).isExhausted()).isTrue();
    }

    /**
     * Every word that some play reaches is accepted, and no other, also with the last card
     * completing.
     */
    @Test
    void wordsAreRefusedExactlyIfNoPlayReachesThem() {
        for (int a = 1; a <= 4; a++) {
            for (int d = 1; d <= 4; d++) {
                var reached = new java.util.HashSet<String>();
                reach(
                        new Start.AtWord(parlour.exact.ColourWord.EMPTY, java.util.List.of(0)),
                        a,
                        d,
                        reached);
                for (String word : words(5)) {
                    assertThat(accepts(a, d, word))
                            .as("a=%d d=%d word (%s)", a, d, word)
                            .isEqualTo(reached.contains(word));
                }
            }
        }
    }

    private static void reach(Start.AtWord at, int a, int d, java.util.Set<String> reached) {
        boolean over = at.word().reddish() >= a || at.word().bluish() >= d;
        if (reached.add(at.word().letters()) && !over) {
            for (int gap = 0; gap <= at.word().length(); gap++) {
                var after = at.word().insert(gap).after();
                reach(
                        new Start.AtWord(
                                after, java.util.Collections.nCopies(after.length() + 1, 0)),
                        a,
                        d,
                        reached);
            }
        }
    }

    private static java.util.List<String> words(int length) {
        java.util.List<String> words = new java.util.ArrayList<>();
        words.add("");
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).length() < length) {
                words.add(words.get(i) + "R");
                words.add(words.get(i) + "B");
                words.add(words.get(i) + "P");
            }
        }
        return words;
    }

    private static boolean accepts(int a, int d, String word) {
        StringBuilder at = new StringBuilder("1");
        word.chars().forEach(letter -> at.append((char) letter).append('1'));
        try {
            Instances.of("monotonic(a=%d,d=%d,at=%s)".formatted(a, d, at));
            return true;
        } catch (BadInput e) {
            return false;
        }
    }
}
