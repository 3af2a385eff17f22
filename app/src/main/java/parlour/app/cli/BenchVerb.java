package parlour.app.cli;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Opened;

/**
 * {@code bench}: answers a fixed list of instances anew, within fixed memory on one thread, and
 * prints what each took in counted steps. Standard output is the same on every run of the same
 * version, on every machine; times go to standard error.
 */
final class BenchVerb implements Verb {
    /** Some tenths of a second each. Games that are not named here give their examples. */
    private static final List<String> INSTANCES =
            List.of(
                    "monotonic(a=6,d=5,deck=26)",
                    "monotonic(a=5,d=5,deck=18,play=misere)",
                    "monotonic(a=5,d=5,deck=L)",
                    "monotonic(a=9,d=8,deck=Q)",
                    "transposition(domain=1..9,moves=5,mod=4,target=0 1)",
                    "leher(cards=1000000)",
                    "leher(ranks=60,suits=4)",
                    "sylver(named=12 13)",
                    "sylver(named=8 18 22)");

    private static final long MEMORY = 256L << 20;
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    public Syntax syntax() {
        return new Syntax(
                "bench",
                "Answers a fixed list of instances anew and prints what each took, and a signature.",
                "",
                0,
                List.of(Options.QUIET, Options.TRACE),
                List.of("./parlour bench", "./parlour bench --quiet"));
    }

    @Override
    public int run(Call call) {
        Budget budget = Budget.unlimited().withMemory(MEMORY);
        call.interrupts().watch(budget);
        CRC32 signature = new CRC32();
        int count = 0;
        for (Game<?> game : call.catalogue().games()) {
            for (String instance : instances(game)) {
                long start = cpu();
                Answer answer = answer(call.catalogue().open(InstanceText.parse(instance)), budget);
                String line = instance + counts(answer);
                signature.update((line + answer.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
                call.console().answer(line);
                if (!call.has(Options.QUIET)) {
                    call.console()
                            .remark(
                                    "%s %.2f s"
                                            .formatted(
                                                    instance, (cpu() - start) / NANOS_PER_SECOND));
                }
                count++;
            }
        }
        call.console()
                .answer("bench instances=%d signature=%08x".formatted(count, signature.getValue()));
        return ExitCode.ANSWERED;
    }

    private static List<String> instances(Game<?> game) {
        List<String> instances = new ArrayList<>(INSTANCES);
        instances.removeIf(instance -> !instance.startsWith(game.profile().id() + "("));
        return instances.isEmpty() ? game.profile().examples() : instances;
    }

    private static Answer answer(Opened<?> opened, Budget budget) {
        EnumSet<Question> asked = EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES);
        asked.retainAll(opened.game().profile().questions());
        return opened.solve(new Ask(asked, Optional.empty()), budget);
    }

    private static String counts(Answer answer) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, Long> count : answer.counts().entrySet()) {
            text.append(' ').append(count.getKey()).append('=').append(count.getValue());
        }
        return text.toString();
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
