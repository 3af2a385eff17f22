package parlour.app.web;

import parlour.claim.Json;

/**
 * The body of an answer.
 *
 * @param type its media type
 * @param text what it says
 */
record Body(String type, String text) {
    /** One JSON object on a line, as the command line writes it. */
    static Body json(Json json) {
        return new Body(Endpoint.JSON, json + "\n");
    }
}
