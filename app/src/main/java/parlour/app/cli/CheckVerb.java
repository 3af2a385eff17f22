package parlour.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import parlour.app.ask.Verdict;
import parlour.app.file.FileNames;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.FileFailure;

/**
 * {@code check}: verifies certificate files. The last line about a file is its verdict. All are
 * looked at: the exit code is that of bad input if any cannot be read, else the largest.
 */
final class CheckVerb implements Verb {
    private static final String EXAMPLE = "./parlour check proof.jsonl";

    @Override
    public Syntax syntax() {
        return new Syntax(
                "check",
                "Verifies certificates, plain or gzipped; - stands for standard input.",
                "FILE...",
                Integer.MAX_VALUE,
                List.of(
                        Options.time("the check of a file, without a verdict,"),
                        Options.MEMORY,
                        Options.TRACE),
                List.of(
                        EXAMPLE,
                        "./parlour check first.jsonl second.jsonl.gz",
                        "./parlour check - < proof.jsonl"));
    }

    @Override
    public int run(Call call) {
        List<String> files = call.arguments().operands();
        if (files.isEmpty()) {
            throw new BadInput("", "no certificate file given; name one, as in " + EXAMPLE);
        }
        Optional<Duration> time = call.arguments().value(Options.TIME).map(Limits::duration);
        call.arguments().value(Options.MEMORY).ifPresent(Limits::bytes);
        int largest = ExitCode.ANSWERED;
        boolean allRead = true;
        for (String file : files) {
            if (files.size() > 1) {
                call.console().answer("c file " + BadInput.shown(file));
            }
            try {
                Verdict verdict =
                        time.isPresent()
                                ? within(time.get(), () -> verdict(call, file))
                                : verdict(call, file);
                largest = Math.max(largest, told(call, verdict));
            } catch (BadInput bad) {
                call.console().remark("parlour: " + bad.line());
                allRead = false;
            } catch (Budget.Exceeded stopped) {
                if (!stopped.limit().equals(Budget.TIME)) {
                    throw stopped;
                }
                call.console()
                        .remark(
                                "parlour: stopped: time; no verdict on file (%s)"
                                        .formatted(BadInput.shown(file)));
                largest = Math.max(largest, ExitCode.STOPPED);
            }
        }
        return allRead ? largest : ExitCode.BAD_INPUT;
    }

    /**
     * The verdict, unless time is up before. Checkers know no budget, and half a check says
     * nothing: the thread that is left behind keeps no process alive.
     */
    private static Verdict within(Duration time, Callable<Verdict> check) {
        FutureTask<Verdict> verdict = new FutureTask<>(check);
        Thread.ofPlatform().daemon().start(verdict);
        try {
            return verdict.get(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException up) {
            throw new Budget.Exceeded(Budget.TIME);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Budget.Exceeded(Budget.INTERRUPT);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException known
                    ? known
                    : new IllegalStateException(e.getCause());
        }
    }

    private static int told(Call call, Verdict verdict) {
        if (verdict.header().isPresent()) {
            CertificateHeader header = verdict.header().get();
            call.console().answer("c instance " + header.instance());
            call.console().answer("c claim " + header.claim());
            String positions =
                    verdict.report() instanceof Report.Accepted(long count)
                            ? " positions " + count
                            : "";
            call.console()
                    .answer("c kind " + header.kind() + " claims " + header.claims() + positions);
        }
        call.console().answer(verdict.report().line());
        return verdict.report() instanceof Report.Accepted ? ExitCode.ANSWERED : ExitCode.REJECTED;
    }

    private static Verdict verdict(Call call, String file) {
        if (file.equals("-")) {
            return Verdict.of(call.console().in(), call.catalogue());
        }
        Path path = FileNames.path(file, "FILE", EXAMPLE);
        if (Files.isDirectory(path)) {
            throw FileNames.bad(file, "is a folder", EXAMPLE);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return Verdict.of(in, call.catalogue());
        } catch (IOException e) {
            throw FileNames.bad(file, "cannot be read: " + FileFailure.reason(e), EXAMPLE);
        } catch (UncheckedIOException e) {
            throw FileNames.bad(
                    file,
                    "cannot be read: " + FileFailure.reason(new IOException(e.getCause())),
                    EXAMPLE);
        }
    }
}
