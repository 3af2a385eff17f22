package parlour.app.cli;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import parlour.app.recall.Recall;
import parlour.app.web.WebServer;
import parlour.games.catalogue.Game;

/** As much of curl as the guide needs, asking a server of its own whatever port is written. */
record Curl(Path folder, List<Game<?>> games) {
    Ran run(List<String> words) throws IOException {
        StringBuilder query = new StringBuilder();
        String address = "";
        HttpRequest.Builder request = HttpRequest.newBuilder();
        for (int i = 0; i < words.size(); i++) {
            switch (words.get(i)) {
                case "-s", "-G", "-sG" -> {}
                case "--data-urlencode" -> {
                    String[] pair = words.get(++i).split("=", 2);
                    query.append(query.isEmpty() ? '?' : '&')
                            .append(pair[0])
                            .append('=')
                            .append(URLEncoder.encode(pair[1], StandardCharsets.UTF_8));
                }
                case "--data-binary" -> {
                    Path file = folder.resolve(words.get(++i).substring(1));
                    request.POST(HttpRequest.BodyPublishers.ofByteArray(Files.readAllBytes(file)));
                }
                default -> address = words.get(i);
            }
        }
        String path = address.replaceFirst("http://127\\.0\\.0\\.1:7777", "");
        try (WebServer server =
                WebServer.start(
                        games, Recall.nothing(), WebServer.Place.ANYWHERE, Commands.VERSION)) {
            request.uri(URI.create(server.url() + path + query));
            return new Ran(0, sent(request.build()), "");
        }
    }

    private static String sent(HttpRequest request) throws IOException {
        try {
            return HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
