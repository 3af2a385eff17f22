package parlour.app.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.UnresolvedAddressException;
import java.util.List;
import java.util.function.Function;
import parlour.app.ask.Catalogue;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.catalogue.Game;

/**
 * The web board and the HTTP API on one port. Requests are received on virtual threads and worked
 * on in {@link Lanes}; nothing is read from or written to the file system but the store of results.
 */
public final class WebServer implements AutoCloseable {
    private static final int INTERNAL_ERROR = 500;

    private final Lanes lanes;
    private final Javalin javalin;
    private final String host;

    private WebServer(Lanes lanes, Javalin javalin, String host) {
        this.lanes = lanes;
        this.javalin = javalin;
        this.host = host;
    }

    /**
     * Where a server listens.
     *
     * @param host a name or address
     * @param port a port; 0 for any that is free
     */
    public record Place(String host, int port) {
        /** Any port that is free and that only this machine reaches. */
        public static final Place ANYWHERE = new Place("127.0.0.1", 0);
    }

    /** Starts a server whose tables may take what tables usually may. */
    public static WebServer start(List<Game<?>> games, Recall recall, Place place, String version) {
        return start(games, recall, place, version, Budget.unlimited().memoryBytes());
    }

    /**
     * Starts a server.
     *
     * @param games the games it offers
     * @param recall asks them, or the store
     * @param place where it listens
     * @param version the version it says it is
     * @param memory bytes that the tables of all questions may take
     * @throws BadInput if it cannot listen there
     */
    public static WebServer start(
            List<Game<?>> games, Recall recall, Place place, String version, long memory) {
        Catalogue catalogue = new Catalogue(games);
        String host = place.host();
        Lanes lanes = new Lanes(Runtime.getRuntime().availableProcessors(), memory);
        Routes routes = new Routes(catalogue, lanes, recall, version, new Guard(host));
        Javalin javalin = Javalin.create(config -> configure(config, routes));
        try {
            javalin.start(host, place.port());
        } catch (RuntimeException e) {
            lanes.close();
            throw new BadInput(
                    host + ":" + place.port(),
                    "cannot listen on %s:%d: %s; try another port or host, as in ./parlour serve --port 8080"
                            .formatted(BadInput.shown(host), place.port(), reason(e)));
        }
        recall.expectMany();
        return new WebServer(lanes, javalin, host);
    }

    private static String reason(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof UnresolvedAddressException
                ? "no such host"
                : String.valueOf(cause.getMessage());
    }

    private static void configure(JavalinConfig config, Routes routes) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.maxRequestSize = WebLimits.BODY;
        config.jetty.modifyServer(server -> server.setErrorHandler(Unread::refuse));
        config.jetty.modifyHttpConfiguration(
                http -> {
                    http.setSendServerVersion(false);
                    http.setRequestHeaderSize(WebLimits.HEADERS);
                });
        routes.register(config.routes);
    }

    /** Where it is, for a browser. */
    public String url() {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + javalin.port();
    }

    /** Stops: cancels what is under way, answers what can be answered, lets the port go. */
    @Override
    public void close() {
        lanes.close();
        javalin.stop();
    }

    /** What is answered at which address. */
    private record Routes(
            Catalogue catalogue, Lanes lanes, Recall recall, String version, Guard guard) {
        void register(RoutesConfig routes) {
            routes.before(guard::admit);
            Assets assets = new Assets(catalogue);
            assets.paths().forEach(path -> routes.get(path, assets::answer));
            Api api = new Api(catalogue, lanes, recall);
            PlayApi play = new PlayApi(catalogue, lanes, recall);
            get(routes, Endpoints.GAMES, _ -> api.games());
            get(routes, Endpoints.SOLVE, api::solve);
            get(routes, Endpoints.MOVE_LIST, api::moves);
            get(routes, Endpoints.SHOW, api::show);
            get(routes, Endpoints.PROOF, api::proof);
            get(routes, Endpoints.STEPS, api::steps);
            get(routes, Endpoints.STUDY, api::study);
            get(routes, Endpoints.LINE, play::line);
            get(routes, Endpoints.PLAY, play::reply);
            get(routes, Endpoints.OPENAPI, _ -> Body.json(OpenApi.description(version)));
            CheckApi check = new CheckApi(catalogue, lanes);
            routes.post(
                    Endpoints.CHECK.path(), context -> answer(context, check.check(body(context))));
            SolveEvents events = new SolveEvents(api, lanes);
            routes.get(
                    Endpoints.EVENTS.path(),
                    context -> events.answer(context, parameters(Endpoints.EVENTS, context)));
            refusals(routes);
        }

        private static void get(
                RoutesConfig routes, Endpoint endpoint, Function<Parameters, Body> answer) {
            routes.get(
                    endpoint.path(),
                    context -> answer(context, answer.apply(parameters(endpoint, context))));
        }

        private static Parameters parameters(Endpoint endpoint, Context context) {
            return new Parameters(endpoint, context.queryParamMap());
        }

        private static void answer(Context context, Body body) {
            context.contentType(body.type()).result(body.text());
        }

        /** The body, if it is not too large; one that is said to be is not waited for. */
        private static byte[] body(Context context) {
            try (InputStream in = context.bodyInputStream()) {
                byte[] body =
                        context.req().getContentLengthLong() > WebLimits.BODY
                                ? new byte[0]
                                : in.readNBytes(Math.toIntExact(WebLimits.BODY) + 1);
                if (Math.max(body.length, context.req().getContentLengthLong()) > WebLimits.BODY) {
                    throw new Refusal(
                            Refusal.TOO_LARGE,
                            "",
                            "the body has more than %d bytes; gzip it, or let ./parlour check FILE take it"
                                    .formatted(WebLimits.BODY));
                }
                return body;
            } catch (IOException e) {
                throw new Refusal(Refusal.BAD, "", "the body ends before it should");
            }
        }

        private static void refusals(RoutesConfig routes) {
            routes.exception(Refusal.class, (e, context) -> refuse(context, e.status(), e.json()));
            routes.exception(
                    BadInput.class,
                    (e, context) ->
                            refuse(context, Refusal.BAD, Refusal.json(e.line(), e.token())));
            routes.exception(
                    HttpResponseException.class,
                    (e, context) ->
                            refuse(
                                    context,
                                    e.getStatus(),
                                    Refusal.json(missing(context), context.path())));
            routes.exception(
                    Exception.class,
                    (e, context) -> {
                        System.err.println("parlour: internal error, please report: " + e);
                        e.printStackTrace(System.err);
                        refuse(
                                context,
                                INTERNAL_ERROR,
                                Refusal.json("internal error, please report", ""));
                    });
        }

        /** Why nothing is found there: it may only be asked in another way. */
        private static String missing(Context context) {
            return Endpoints.all().stream()
                    .filter(endpoint -> endpoint.path().equals(context.path()))
                    .map(
                            endpoint ->
                                    "this address is asked by %s, not by %s"
                                            .formatted(endpoint.method(), context.method()))
                    .findFirst()
                    .orElse("nothing is at this address");
        }

        private static void refuse(Context context, int status, Json json) {
            context.status(status).contentType(Endpoint.JSON).result(json + "\n");
        }
    }
}
