package parlour.app.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Requests that the web library refuses before anything of ours sees them, since they are no HTTP
 * or their address leads out of the server. They are told so as all others are, with our headers.
 */
final class Unread {
    private static final String LINE =
            "the request cannot be read: its address or its headers are not as HTTP wants them";

    private Unread() {}

    /** Answers one; it has its status already. */
    static boolean refuse(Request request, Response response, Callback callback) {
        Guard.eachHeader((name, value) -> response.getHeaders().put(name, value));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Endpoint.JSON);
        byte[] body = (Refusal.json(LINE, "") + "\n").getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }
}
