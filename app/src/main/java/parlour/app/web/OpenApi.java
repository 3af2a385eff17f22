package parlour.app.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.claim.Json;

/** The API described in OpenAPI 3.1, made from the list of endpoints. */
final class OpenApi {
    private OpenApi() {}

    /** The description. */
    static Json.Fields description(String version) {
        Json.Fields paths = Json.fields();
        for (Endpoint endpoint : Endpoints.all()) {
            paths =
                    paths.with(
                            endpoint.path(),
                            Json.fields()
                                    .with(
                                            endpoint.method().toLowerCase(Locale.ROOT),
                                            operation(endpoint)));
        }
        return Json.fields()
                .with("openapi", "3.1.0")
                .with(
                        "info",
                        Json.fields()
                                .with("title", "Parlour")
                                .with("version", version)
                                .with(
                                        "description",
                                        "An exact laboratory for games. Answers have the bytes of the command line's --json."))
                .with("paths", paths)
                .with("components", Json.fields().with("schemas", schemas()));
    }

    private static Json.Fields operation(Endpoint endpoint) {
        List<Json> parameters = new ArrayList<>();
        for (Field field : endpoint.fields()) {
            parameters.add(
                    Json.fields()
                            .with("name", field.name())
                            .with("in", "query")
                            .with("required", new Json.Flag(field.required()))
                            .with("description", field.meaning())
                            .with("schema", schema(field))
                            .with("example", field.example()));
        }
        Json.Fields operation =
                Json.fields()
                        .with("summary", endpoint.summary())
                        .with("operationId", id(endpoint))
                        .with("parameters", new Json.Items(parameters));
        if (endpoint.method().equals("POST")) {
            operation =
                    operation.with(
                            "requestBody",
                            Json.fields()
                                    .with("required", new Json.Flag(true))
                                    .with("content", content("application/jsonl", "Lines")));
        }
        return operation.with("responses", responses(endpoint));
    }

    private static String id(Endpoint endpoint) {
        return endpoint.path().substring(Endpoints.ROOT.length()).replaceAll("\\W", "-");
    }

    private static Json.Fields schema(Field field) {
        if (field.isFlag()) {
            return Json.fields().with("type", "boolean");
        }
        Json.Fields text = Json.fields().with("type", "string");
        return field.words().isEmpty()
                ? text.with("maxLength", WebLimits.PARAMETER)
                : text.with("enum", Json.texts(field.words()));
    }

    private static Json.Fields responses(Endpoint endpoint) {
        String type = endpoint.type().replaceFirst(";.*", "");
        String schema = endpoint.type().equals(Endpoint.JSON) ? "Answer" : "Lines";
        Json.Fields responses =
                Json.fields()
                        .with(
                                "200",
                                Json.fields()
                                        .with("description", endpoint.summary())
                                        .with("content", content(type, schema)));
        return responses
                .with("400", refusal("Bad input; the line names the offending token."))
                .with("404", refusal("There is nothing to answer with."))
                .with("413", refusal("Too large."))
                .with("429", refusal("Too much is asked at once; ask again later."));
    }

    private static Json.Fields refusal(String meaning) {
        return Json.fields()
                .with("description", meaning)
                .with("content", content("application/json", "Refusal"));
    }

    private static Json.Fields content(String type, String schema) {
        return Json.fields()
                .with(
                        type,
                        Json.fields()
                                .with(
                                        "schema",
                                        Json.fields()
                                                .with("$ref", "#/components/schemas/" + schema)));
    }

    private static Json.Fields schemas() {
        Json.Fields text = Json.fields().with("type", "string");
        return Json.fields()
                .with("Answer", Json.fields().with("type", "object"))
                .with("Lines", text)
                .with(
                        "Refusal",
                        Json.fields()
                                .with("type", "object")
                                .with("required", Json.texts(List.of("error", "token")))
                                .with(
                                        "properties",
                                        Json.fields().with("error", text).with("token", text)));
    }
}
