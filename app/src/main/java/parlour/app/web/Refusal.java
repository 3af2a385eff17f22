package parlour.app.web;

import parlour.claim.Json;

/** A request that is not answered: the status and one line that says why. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    static final int BAD = 400;
    static final int NOT_FOUND = 404;
    static final int TOO_LARGE = 413;
    static final int BUSY = 429;

    private final int status;
    private final String token;

    Refusal(int status, String token, String line) {
        super(line, null, false, false);
        this.status = status;
        this.token = token;
    }

    /** More is asked at once than this machine can do. */
    static Refusal busy(String what) {
        return new Refusal(BUSY, "", "busy: " + what + "; ask again in a few seconds");
    }

    int status() {
        return status;
    }

    Json json() {
        return json(String.valueOf(getMessage()), token);
    }

    /** The body of every refusal. */
    static Json json(String error, String token) {
        return Json.fields().with("error", error).with("token", token);
    }
}
