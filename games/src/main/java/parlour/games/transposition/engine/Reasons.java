package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.claim.Counted;
import parlour.games.transposition.Anatomy;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;
import parlour.games.transposition.Side;
import parlour.games.transposition.ThreeBoards;

/**
 * Explains a decision in lines of text: the parity, blocks, pivots, increments, White's answers and
 * the forecast, the colouring, the law that decides; and the same quantities after each move.
 */
public final class Reasons {
    /** Blocks, gaps and moves that are spelt out, at most. */
    private static final int SPELT_OUT = 24;

    private final Decision decision;
    private final Survey survey;
    private final NumberGame position;
    private final Anatomy anatomy;
    private final List<String> lines = new ArrayList<>();

    private Reasons(Decision decision) {
        this.decision = decision;
        this.survey = decision.survey();
        this.position = decision.position();
        this.anatomy = survey.anatomy();
    }

    /** The reasons for a decision. */
    public static List<String> of(Decision decision) {
        Reasons reasons = new Reasons(decision);
        reasons.turn();
        reasons.blocks();
        reasons.increments();
        reasons.answers();
        reasons.colours();
        reasons.classes();
        reasons.lines.add(
                "the outcome is %s: %s"
                        .formatted(decision.winner(), decision.verdict().law().reason()));
        reasons.moves();
        reasons.recommended();
        return reasons.lines;
    }

    /** The reasons on the boards of pennies and pieces. */
    public static List<String> of(Pennies pennies) {
        ColourCriterion criterion = new ColourCriterion(pennies);
        int needed = pennies.toMove() == Side.BLACK ? 2 : 3;
        return List.of(
                "%s in %s; %s"
                        .formatted(
                                Counted.of(pennies.count(), "penny", "pennies"),
                                Counted.of(pennies.clumps().size(), "clump"),
                                pennies.isOver()
                                        ? "play is over"
                                        : pennies.toMove().title() + " moves"),
                "Δ = %d by letters, %d by pens, %d by borders"
                        .formatted(
                                pennies.differenceByLetters(),
                                pennies.differenceByPens(),
                                pennies.differenceByBorders()),
                "the outcome is %s: |Δ| = %d, and Black needs %d here; Black takes the minority colour, White the"
                                .formatted(
                                        criterion.winner(),
                                        Math.abs(criterion.difference()),
                                        needed)
                        + " majority");
    }

    private void turn() {
        String free =
                position.domain().line().isFinite()
                        ? "f=%s free".formatted(Counted.are(position.free(), "element"))
                        : "infinitely many elements are free";
        String turn =
                position.moves() == 0
                        ? "no move is left"
                        : "n=%s left: %s moves now, Black moves last"
                                .formatted(
                                        Counted.are(position.moves(), "move"),
                                        position.toMove().title());
        Sequence used = position.sequence();
        lines.add(turn + "; " + free);
        lines.add(
                "parity so far P=%s (%s among m=%s)"
                        .formatted(
                                survey.parity().word(),
                                Counted.of(used.inversions(), "inversion"),
                                Counted.of(used.size(), "element")));
    }

    private void blocks() {
        List<String> blocks = new ArrayList<>();
        for (int i = 0; i <= anatomy.gaps() && blocks.size() < SPELT_OUT; i++) {
            if (anatomy.block(i) > 0) {
                blocks.add(block(i));
            }
        }
        String more = blocks.size() == SPELT_OUT ? ", …" : "";
        lines.add("blocks: " + (blocks.isEmpty() ? "none" : String.join(", ", blocks) + more));
        lines.add(
                "pivots p=%d, end block e=%d, so clumps k=%d"
                        .formatted(survey.pivots(), anatomy.endBlock(), survey.pivots() + 1));
    }

    private String block(int i) {
        int from = i == 0 ? 0 : anatomy.gap(i - 1).usedBelow();
        int size = anatomy.block(i);
        String first = write(position.sequence().ranked(from));
        String last = write(position.sequence().ranked(from + size - 1));
        String range = size == 1 ? first : first + ".." + last;
        String kind =
                anatomy.gaps() == 0
                        ? "everything"
                        : i == 0
                                ? "beginning block"
                                : i == anatomy.gaps()
                                        ? "end block"
                                        : anatomy.isPivot(i) ? "pivot" : "even block";
        return "%s (%s of %d)".formatted(range, kind, size);
    }

    private String write(Place place) {
        return position.domain().write(place);
    }

    private void increments() {
        if (position.moves() == 0) {
            return;
        }
        List<String> gaps = new ArrayList<>();
        for (int i = 0; i < anatomy.gaps() && i < SPELT_OUT; i++) {
            gaps.add(
                    "%s: g=%d"
                            .formatted(
                                    written(anatomy.gap(i)),
                                    anatomy.increment(i) == Parity.EVEN ? 0 : 1));
        }
        String more = anatomy.gaps() > SPELT_OUT ? ", …" : "";
        lines.add("inversions that a move adds, modulo 2: " + String.join(", ", gaps) + more);
    }

    private String written(Gap gap) {
        return String.join(" ", position.domain().write(gap.all(), position.sequence()));
    }

    private void answers() {
        if (position.moves() < 1 || survey.pivots() > 1) {
            return;
        }
        if (survey.pivots() == 0) {
            long ends = position.moves() % 2 * (anatomy.endBlock() % 2);
            lines.add(
                    "forecast F=P+n·e is %s: Black's moves and White's answer R keep it, White's answer"
                                    .formatted(survey.parity().plus(Parity.of(ends)).word())
                            + " L flips it");
        }
        if (position.toMove() == Side.WHITE) {
            lines.add("White's answers: L is %s, R is %s".formatted(answer(true), answer(false)));
        }
    }

    private String answer(boolean left) {
        int gaps = anatomy.gaps();
        int gap = left ? gaps - 1 : 0;
        for (int i = 1; i < gaps && survey.pivots() == 1; i++) {
            if (anatomy.isPivot(i)) {
                gap = left ? i - 1 : i;
            }
        }
        Gap beside = anatomy.gap(gap);
        boolean exists = left ? beside.hasLast() : beside.hasFirst();
        return exists
                ? write(Place.of(beside.span(), left ? beside.high() : beside.low()))
                : "missing";
    }

    private void colours() {
        if (!position.domain().line().isFinite() || position.moves() == 0) {
            return;
        }
        long difference = anatomy.colourDifference();
        long even = (position.free() + difference) / 2;
        lines.add(
                "colours: %d free elements of even rank, %d of odd rank (ranks from 0), Δ=%d"
                        .formatted(even, position.free() - even, difference));
        Optional<Pennies> pennies = ThreeBoards.of(position);
        if (pennies.isPresent() && pennies.get().clumps().size() <= SPELT_OUT) {
            lines.add(
                    "the same position: %s and %s"
                            .formatted(
                                    pennies.get().canonical(), pennies.get().pieces().canonical()));
        }
    }

    private void classes() {
        if (decision.facts().room() instanceof Facts.Infinite infinite) {
            Census census = infinite.census();
            lines.add(
                    "cyclic classes of free elements: %s finite, %d of type omega, %d of omega*, %d of zeta%s"
                            .formatted(
                                    census.finite() >= Census.MANY
                                            ? "infinitely many"
                                            : Long.toString(census.finite()),
                                    census.omega(),
                                    census.omegaStar(),
                                    census.zeta(),
                                    survey.classes().areGlued()
                                            ? " (the last continues in the first)"
                                            : ""));
        }
    }

    private void moves() {
        if (position.moves() == 0) {
            return;
        }
        int left = SPELT_OUT;
        for (int i = 0; i < anatomy.gaps(); i++) {
            Gap gap = anatomy.gap(i);
            for (Spot spot : Spot.of(i, gap)) {
                if (left-- == 0) {
                    lines.add("…");
                    return;
                }
                move(spot, gap);
            }
        }
    }

    private void move(Spot spot, Gap gap) {
        Place sample = position.domain().inside(spot.stretch(gap));
        boolean whole = spot.stretch(gap).equals(gap.all()) || !(spot.first() || spot.last());
        Decision after = new Decision(position.after(sample));
        String name =
                whole
                        ? String.join(
                                " ",
                                position.domain().write(spot.stretch(gap), position.sequence()))
                        : write(sample);
        boolean coloured = after.facts().room() instanceof Facts.Finite && whole;
        lines.add(
                "after %s: P %s to %s, p %d to %d, e %d to %d, outcome %s%s"
                        .formatted(
                                name,
                                survey.parity().word(),
                                after.survey().parity().word(),
                                survey.pivots(),
                                after.survey().pivots(),
                                anatomy.endBlock(),
                                after.survey().anatomy().endBlock(),
                                after.winner(),
                                coloured && isMixed(spot, gap)
                                        ? " (after the first of them)"
                                        : ""));
    }

    /** Whether the colours of the elements of a spot make a difference. */
    private boolean isMixed(Spot spot, Gap gap) {
        return position.free() == position.moves() + 1 && spot.from(gap) < spot.to(gap);
    }

    private void recommended() {
        for (Parity wanted : Parity.values()) {
            decision.recommended(wanted)
                    .ifPresent(
                            place ->
                                    lines.add(
                                            "recommended for %s who wants %s: %s (%s)"
                                                    .formatted(
                                                            position.toMove().title(),
                                                            wanted.word(),
                                                            write(place),
                                                            decision.winning(wanted).isEmpty()
                                                                    ? "lost all the same"
                                                                    : "wins")));
        }
    }
}
