package parlour.games.leher.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.ThreePlayerRules;
import parlour.games.leher.check.ThreePlayersChecker;

/**
 * Looks for an equilibrium of three players in pure strategies: players take turns in changing to a
 * best reply until nobody wants to, from each start in which all keep from one threshold on. What
 * is found has been verified deal by deal; that nothing is found proves nothing.
 */
final class ThreePlayersSearch {
    private static final int MAX_ROUNDS = 60;

    private final String canonical;
    private final LeHerInstance.ThreePlayers instance;
    private final ThreePlayerRules rules;
    private final Budget budget;

    ThreePlayersSearch(String canonical, LeHerInstance.ThreePlayers instance, Budget budget) {
        this.canonical = canonical;
        this.instance = instance;
        this.rules = new ThreePlayerRules(instance.cards(), instance.pot());
        this.budget = budget;
    }

    /** One equilibrium: who keeps where, and what it gives. */
    record Found(boolean[] keeps, ThreePlayersChecker.Finding finding) {}

    Optional<Found> search() {
        int n = instance.cards();
        for (int i = 0; i <= n; i++) {
            // the middle first, then outwards
            int threshold = n / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
            Optional<Found> found =
                    threshold < 0 || threshold > n ? Optional.empty() : from(threshold);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Found> from(int threshold) {
        boolean[] keeps = start(threshold);
        Set<String> seen = new HashSet<>();
        // What was there before comes again and again: replies go round without end.
        for (int round = 0; round < MAX_ROUNDS && seen.add(bits(keeps)); round++) {
            for (int player = 1; player <= 3; player++) {
                budget.spend();
                ThreePlayersChecker.Finding finding = ThreePlayersChecker.examine(rules, keeps);
                if (finding.isEquilibrium()) {
                    return Optional.of(new Found(keeps, finding));
                }
                int[] own = rules.situationsOf(player);
                System.arraycopy(finding.better(), own[0], keeps, own[0], own[1] - own[0]);
            }
        }
        return Optional.empty();
    }

    /** Everybody keeps from a threshold on; who knows a neighbour's card keeps what beats it. */
    private boolean[] start(int threshold) {
        boolean[] keeps = new boolean[rules.situations()];
        for (ThreePlayerRules.Deal deal : rules.allDeals()) {
            keeps[deal.x()] = deal.x() >= threshold;
        }
        for (int player = 2; player <= 3; player++) {
            int[] own = rules.situationsOf(player);
            int n = instance.cards();
            for (int situation = own[0]; situation < own[1]; situation++) {
                keeps[situation] = isKept(situation - own[0], n, player, threshold);
            }
        }
        return keeps;
    }

    private static boolean isKept(int code, int n, int player, int threshold) {
        int first = code - n;
        int last = code - 2 * n - n * n;
        if (code < n) {
            return code >= threshold;
        }
        if (first < n * n) {
            return first / n > first % n;
        }
        return player == 3 && last < 0 ? code - n - n * n >= threshold : last / n > last % n;
    }

    Answer answer(Ask ask) {
        Optional<Found> found = search();
        if (found.isEmpty()) {
            String explored = "best replies from %d starts".formatted(instance.cards() + 1);
            Standing unknown = new Standing.Unknown(explored, false, List.of());
            return new Answer(
                    canonical,
                    unknown,
                    List.of(),
                    "best-replies",
                    List.of(),
                    new LinkedHashMap<>());
        }
        Claim.SeveralPlayers claim = claim(found.get());
        ask.prove(sink -> prove(sink, claim, found.get().keeps()));
        List<String> why =
                ask.wants(Question.WHY)
                        ? List.of(
                                "best replies, taken in turn, came to a rest; nobody gains by deviating alone")
                        : List.of();
        return new Answer(
                canonical,
                new Standing.Proved(),
                List.of(claim),
                "best-replies",
                why,
                new LinkedHashMap<>());
    }

    private Claim.SeveralPlayers claim(Found found) {
        List<String> strategies =
                List.of(
                        "player 1 keeps " + kept(found.keeps(), 0),
                        "player 2, after a keep, keeps " + kept(found.keeps(), instance.cards()));
        return new Claim.SeveralPlayers(
                List.of(found.finding().payoffs()), List.of(found.finding().gains()), strategies);
    }

    /** The cards kept in as many situations from a number on as there are cards. */
    private String kept(boolean[] keeps, int from) {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < instance.cards(); card++) {
            if (keeps[from + card]) {
                cards.add(String.valueOf(card + 1));
            }
        }
        return cards.isEmpty() ? "nothing" : String.join(" ", cards);
    }

    private void prove(CertificateSink sink, Claim.SeveralPlayers claim, boolean[] keeps) {
        Answer bare =
                new Answer(
                        canonical,
                        new Standing.Proved(),
                        List.of(claim),
                        "",
                        List.of(),
                        new LinkedHashMap<>());
        SequencedMap<String, Json> fields = new LinkedHashMap<>(bare.toJson().values());
        fields.keySet().retainAll(List.of("payoffs"));
        sink.open(
                new CertificateHeader(
                        "equilibrium", canonical, "outcome", new Json.Fields(fields)));
        sink.line(Json.fields().with("keeps", bits(keeps)));
    }

    private static String bits(boolean[] keeps) {
        StringBuilder bits = new StringBuilder();
        for (boolean keep : keeps) {
            bits.append(keep ? '1' : '0');
        }
        return bits.toString();
    }
}
