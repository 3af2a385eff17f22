package parlour.app.web;

import java.util.List;

/**
 * Something that the API can be asked.
 *
 * @param method GET or POST
 * @param path the address after the server's own
 * @param summary what it answers, in one sentence
 * @param fields its parameters
 * @param type the media type of the answer
 */
record Endpoint(String method, String path, String summary, List<Field> fields, String type) {
    static final String JSON = "application/json; charset=utf-8";
    static final String SVG = "image/svg+xml; charset=utf-8";
    static final String LINES = "application/jsonl; charset=utf-8";
    static final String EVENTS = "text/event-stream";

    /** An endpoint that is asked by GET and answers with JSON. */
    static Endpoint get(String path, String summary, Field... fields) {
        return new Endpoint("GET", path, summary, List.of(fields), JSON);
    }

    /** The same endpoint with answers of another type. */
    Endpoint answering(String other) {
        return new Endpoint(method, path, summary, fields, other);
    }

    /** The field with this name. */
    Field field(String name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }
}
