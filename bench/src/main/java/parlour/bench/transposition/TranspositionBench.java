package parlour.bench.transposition;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Place;
import parlour.games.transposition.TranspositionGame;
import parlour.games.transposition.TranspositionNotation;
import parlour.games.transposition.engine.LivePosition;

/**
 * One cold run of each target, as a user meets them: an instance string of a million elements read,
 * decided and answered with its winning moves; a hundred thousand moves made and taken back; ten
 * thousand small instances from text to text. Times are in milliseconds, wall clock and processor
 * time of the thread; the signature must be the same in every run.
 */
public final class TranspositionBench {
    private static final int LONG_START = 1_000_000;
    private static final int MOVES = 100_000;
    private static final int SMALL = 10_000;
    private static final Ask ASK =
            new Ask(Set.of(Question.OUTCOME, Question.WINNING_MOVES), Optional.empty());

    private final TranspositionGame game = new TranspositionGame();
    private long signature;

    private TranspositionBench() {}

    /** Runs everything once. */
    public static void main(String[] arguments) {
        TranspositionBench bench = new TranspositionBench();
        String start = start();
        for (String domain : List.of("0..1000000006", "0..", "Z")) {
            for (long moves : new long[] {3, 4, 1}) {
                bench.decide(domain, start, moves);
            }
        }
        bench.play("0..1000000006", start);
        bench.play("Z", start);
        bench.small();
        System.out.printf("signature %016x%n", bench.signature);
    }

    private static String start() {
        StringBuilder text = new StringBuilder(10 * LONG_START);
        Set<Long> seen = new HashSet<>();
        for (long i = 0; seen.size() < LONG_START; i++) {
            long value = Long.remainderUnsigned(splitMix(7 + i), 1_000_000_007L);
            if (seen.add(value)) {
                text.append(value).append(' ');
            }
        }
        return text.toString();
    }

    private static long splitMix(long state) {
        long z = state + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private String answer(String instance) {
        Answer answer =
                game.solve(
                        TranspositionNotation.read(InstanceText.parse(instance)),
                        ASK,
                        Budget.unlimited());
        return answer.toJson().toString();
    }

    private void decide(String domain, String start, long moves) {
        String instance =
                "transposition(domain=%s,sequence=%s,moves=%d)".formatted(domain, start, moves);
        Watch from = Watch.started();
        String answer = answer(instance);
        report("m=10^6 on %s, n=%d, text to text".formatted(domain, moves), from);
        sign(answer.substring(answer.indexOf("\"outcome\"")).hashCode());
    }

    private void play(String domain, String start) {
        NumberGame position =
                (NumberGame)
                        TranspositionNotation.read(
                                InstanceText.parse(
                                        "transposition(domain=%s,sequence=%s,moves=%d)"
                                                .formatted(domain, start, MOVES + 1)));
        List<Place> moves = new ArrayList<>(MOVES);
        Set<Long> chosen = new HashSet<>();
        for (long i = 0; moves.size() < MOVES; i++) {
            long value = Long.remainderUnsigned(splitMix(-1 - i), 1_000_000_007L);
            Place place = Place.of(0, value);
            if (!position.sequence().contains(place) && chosen.add(value)) {
                moves.add(place);
            }
        }
        Watch from = Watch.started();
        LivePosition live = new LivePosition(position);
        report("live position on " + domain + " built", from);
        from = Watch.started();
        for (Place place : moves) {
            live.play(place);
            sign(live.winner().name().hashCode());
        }
        for (int i = 0; i < MOVES; i++) {
            live.undo();
        }
        report("10^5 moves made and taken back", from);
        sign(live.pivots());
    }

    private void small() {
        List<String> instances = new ArrayList<>(SMALL);
        for (int i = 0; i < SMALL; i++) {
            instances.add(
                    "transposition(domain=1..%d,sequence=%d %d,moves=%d)"
                            .formatted(5 + i % 9, 1 + i % 5, 1 + (i + 1) % 5, 1 + i % 3));
        }
        Watch from = Watch.started();
        for (String instance : instances) {
            sign(answer(instance).hashCode());
        }
        report("10^4 small instances, text to text", from);
    }

    private void sign(long value) {
        signature = splitMix(signature ^ value);
    }

    private static void report(String what, Watch from) {
        System.out.printf(
                "%6d ms  %6d ms  %s%n",
                (System.nanoTime() - from.wall) / 1_000_000,
                (Watch.threadTime() - from.thread) / 1_000_000,
                what);
    }

    /** Wall clock and processor time of this thread: on a busy machine only the latter tells. */
    private record Watch(long wall, long thread) {
        static Watch started() {
            return new Watch(System.nanoTime(), threadTime());
        }

        static long threadTime() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
    }
}
