package parlour.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** Asks a server under test. */
final class Client {
    private final HttpClient http = HttpClient.newHttpClient();
    private final String url;

    Client(String url) {
        this.url = url;
    }

    /** Asks an endpoint with names and values of parameters by turns. */
    HttpResponse<String> get(String path, String... parameters) {
        return send(HttpRequest.newBuilder(uri(path, parameters)).GET());
    }

    /** Sends a request that was prepared further. */
    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Opens a stream of events; closing it hangs up. */
    InputStream events(String path, String... parameters) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(uri(path, parameters))
                        .header("Accept", "text/event-stream")
                        .build();
        return http.send(request, HttpResponse.BodyHandlers.ofInputStream()).body();
    }

    HttpResponse<String> post(String path, byte[] body) {
        return send(
                HttpRequest.newBuilder(uri(path))
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body)));
    }

    URI uri(String path, String... parameters) {
        StringBuilder text = new StringBuilder(url).append(path);
        for (int i = 0; i < parameters.length; i += 2) {
            text.append(i == 0 ? '?' : '&')
                    .append(parameters[i])
                    .append('=')
                    .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        return URI.create(text.toString());
    }
}
