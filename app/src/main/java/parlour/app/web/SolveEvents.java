package parlour.app.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import parlour.claim.Answer;
import parlour.claim.Json;

/**
 * Answers that take long: while the work waits or goes on, {@code progress} events say so; then
 * comes one {@code answer} or {@code refusal}. When the asker has gone, the next event cannot be
 * written, and the work is cancelled.
 */
final class SolveEvents {
    private static final long PROGRESS_MILLIS = 250;

    private final Api api;
    private final Lanes lanes;

    SolveEvents(Api api, Lanes lanes) {
        this.api = api;
        this.lanes = lanes;
    }

    /** Answers one asker. */
    void answer(Context context, Parameters parameters) {
        Started<Answer> started = lanes.watched(api.question(parameters));
        try {
            context.res().setContentType(Endpoint.EVENTS);
            OutputStream out = context.res().getOutputStream();
            send(out, "progress", progress(started.clock().seconds()));
            tell(started, out);
        } catch (IOException gone) {
            // Nobody is there to be told.
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            started.cancel();
        }
    }

    private static void tell(Started<Answer> started, OutputStream out)
            throws IOException, InterruptedException {
        while (true) {
            try {
                Answer answer = started.future().get(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
                send(out, "answer", answer.toJson());
                return;
            } catch (TimeoutException stillWorking) {
                send(out, "progress", progress(started.clock().seconds()));
            } catch (ExecutionException e) {
                String reason =
                        Lanes.rethrown(e) instanceof Refusal refusal
                                ? String.valueOf(refusal.getMessage())
                                : "internal error, please report";
                send(out, "refusal", Refusal.json(reason, ""));
                return;
            }
        }
    }

    private static void send(OutputStream out, String event, Json json) throws IOException {
        String text = "event: " + event + "\ndata: " + json + "\n\n";
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static Json progress(long seconds) {
        Json.Fields json = Json.fields().with("state", seconds < 0 ? "waiting" : "working");
        return seconds < 0 ? json : json.with("seconds", seconds);
    }
}
