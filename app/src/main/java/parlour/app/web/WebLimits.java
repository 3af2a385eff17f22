package parlour.app.web;

import java.time.Duration;
import parlour.claim.CertificateReader;

/** What a request may cost. Every limit of the server stands here. */
final class WebLimits {
    /** Longest value of a parameter, in characters. */
    static final int PARAMETER = 8_192;

    /**
     * Longest request line and headers, in bytes: room for two parameters of full length, each
     * character written with up to three bytes.
     */
    static final int HEADERS = 65_536;

    /** Most moves of a line. */
    static final int LINE = 500;

    /** Largest body as sent, in bytes. */
    static final long BODY = 8L << 20;

    /**
     * Largest body once unpacked, in bytes: gzip packs repetitions a thousandfold. Less than the
     * longest line of a certificate, so that a body that is too large is called that.
     */
    static final long UNPACKED = CertificateReader.MAX_LINE - 1L;

    /** What an easy question may take; whatever takes longer is a hard one. */
    static final Duration EASY_TIME = Duration.ofMillis(300);

    /** What an easy question may take whose core was busy with others. */
    static final Duration BUSY_TIME = EASY_TIME.multipliedBy(8);

    /** Nanoseconds of a core after which a question that was not answered is a hard one. */
    static final long EASY_CPU = EASY_TIME.toNanos() / 2;

    /** What a hard question may take. */
    static final Duration HARD_TIME = Duration.ofSeconds(10);

    /** What a question may take whose progress somebody watches, who can cancel it. */
    static final Duration WATCHED_TIME = Duration.ofMinutes(2);

    /** How long an answer is awaited after its time is up, for engines that look up seldom. */
    static final Duration GRACE = Duration.ofSeconds(5);

    /** Most bytes for the tables of an easy question. */
    static final long EASY_MEMORY = 32L << 20;

    /** Most bytes for the tables of a hard question. */
    static final long HARD_MEMORY = 512L << 20;

    /** Easy questions that may wait. */
    static final int EASY_WAITING = 256;

    /** Hard questions that may wait. */
    static final int HARD_WAITING = 8;

    /** Questions known to be hard that are remembered. */
    static final int REMEMBERED = 1_024;

    /** Largest size of a picture, in characters. */
    static final int PICTURE = 4 << 20;

    /** Widest picture, in pixels. */
    static final int WIDTH = 2_000;

    private WebLimits() {}
}
