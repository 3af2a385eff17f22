package parlour.bench.monotonic;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.games.monotonic.MonotonicGame;

/**
 * Solves posets and boards of the insertion form in one process and prints what each took: CPU
 * seconds of the thread, positions expanded. The last line is a signature of all counts.
 */
public final class FormLadder {
    private static final MonotonicGame GAME = new MonotonicGame();

    private FormLadder() {}

    /** Runs the ladder. */
    public static void main(String[] arguments) {
        long signature = 0;
        for (String text : instances()) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Answer answer =
                    GAME.solve(
                            GAME.read(InstanceText.parse(text)),
                            Ask.of(Question.OUTCOME),
                            Budget.unlimited());
            long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            long expanded = answer.counts().getOrDefault("expanded", 0L);
            signature = 31 * signature + expanded;
            System.out.printf(
                    Locale.ROOT,
                    "%-52s %s %10d expanded %8.3f s%n",
                    text,
                    answer.claim(Claim.HasOutcome.class).orElseThrow().outcome(),
                    expanded,
                    spent / 1e9);
        }
        System.out.println("signature " + signature);
    }

    private static List<String> instances() {
        List<String> instances = new ArrayList<>();
        for (String play : List.of("normal", "misere")) {
            for (int a = 2; a <= 4; a++) {
                for (int d = 2; d <= a; d++) {
                    instances.add("monotonic(a=%d,d=%d,deck=cube:4,play=%s)".formatted(a, d, play));
                }
            }
            for (String deck : List.of("chains:4x4", "chains:2x2x3", "chains:2x6")) {
                instances.add("monotonic(a=4,d=4,deck=%s,play=%s)".formatted(deck, play));
            }
            for (String form : List.of("a=4,d=4,deck=8", "a=5,d=4,deck=8")) {
                instances.add("monotonic(%s,play=%s,form=insert)".formatted(form, play));
            }
        }
        return instances;
    }
}
