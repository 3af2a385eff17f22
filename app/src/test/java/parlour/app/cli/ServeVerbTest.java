package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Starting and stopping the server as a process. */
class ServeVerbTest {
    @Test
    void servesUntilItIsTold() throws Exception {
        Process process =
                new ProcessBuilder(
                                List.of(
                                        System.getProperty("java.home") + "/bin/java",
                                        "-XX:TieredStopAtLevel=1",
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        "parlour.app.cli.Main",
                                        "serve",
                                        "--port",
                                        "0"))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String url = out.readLine();
            assertThat(url).matches("http://127\\.0\\.0\\.1:[0-9]+");
            HttpResponse<String> answer =
                    HttpClient.newHttpClient()
                            .send(
                                    HttpRequest.newBuilder(URI.create(url + "/api/v1/games"))
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString());
            assertThat(answer.body()).startsWith("{\"games\":[");
            process.destroy();
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void refusesBadPorts() {
        assertThat(Ran.tiny("serve", "--port", "70000").err())
                .contains("port (70000) must be a number from 0 to 65535");
        assertThat(Ran.tiny("serve", "--port", "http").code()).isEqualTo(2);
        assertThat(Ran.tiny("serve", "--host", "nowhere.invalid", "--port", "0").err())
                .contains("cannot listen on nowhere.invalid:0");
    }
}
