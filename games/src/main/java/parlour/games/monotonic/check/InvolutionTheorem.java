package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * Decides theorem certificates on posets: the player to move cannot win under normal play, since
 * the other player answers by an involution; and loses, if no play can end drawn.
 *
 * <p>The first line lists pairs of all unused cards. The pairing must keep the order and the
 * labels, with no card comparable to its partner; or turn the order round and exchange the labels'
 * numbers, and then comparable partners must be a minimal and a maximal unused card. No card may
 * complete yet. If a loss is claimed, a second line lists a chain of more than (a-1)(d-1) cards of
 * the deck: a play that uses up the deck plays them all, so some run is completed before (Erdős and
 * Szekeres). Cost: the square of the number of cards.
 */
final class InvolutionTheorem {
    /** The kind of these certificates. */
    static final String KIND = "theorem";

    private final PosetInstance instance;
    private final Map<Integer, Integer> partner = new LinkedHashMap<>();

    private InvolutionTheorem(PosetInstance instance) {
        this.instance = instance;
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        InvolutionTheorem theorem = new InvolutionTheorem(PosetInstance.read(header.instance()));
        demand(!theorem.instance.rules().start().equals(PosetPosition.COMPLETED), "play is over");
        boolean loses = theorem.claimsLoss(header);
        List<Json> body = new ArrayList<>();
        for (Optional<Json> line = lines.line();
                line.isPresent() && body.size() < 3;
                line = lines.line()) {
            body.add(line.get());
        }
        demand(
                body.size() == (loses ? 2 : 1),
                loses ? "expected a line of pairs and a line with a chain" : "expected pairs");
        theorem.pairs(body.getFirst());
        if (loses) {
            theorem.chain(body.getLast());
        }
        return lines.damage()
                .<Report>map(Report.Rejected::new)
                .orElseGet(() -> new Report.Accepted(1));
    }

    /** Whether the claim is that the player to move loses; otherwise that he cannot win. */
    private boolean claimsLoss(CertificateHeader header) {
        demand(!instance.isMisere(), "the involution theorem is about normal play");
        Json.Fields outcome = Json.fields().with("outcome", "P");
        Json.Fields moves =
                outcome.with("winningMoves", Json.texts(List.of()))
                        .with("winningMovesComplete", new Json.Flag(true));
        Json.Fields never = Json.fields().with("never", "N");
        boolean loses =
                switch (header.claims()) {
                    case "outcome" -> header.claim().equals(outcome);
                    case "moves" -> header.claim().equals(moves);
                    default -> false;
                };
        demand(
                loses || header.claims().equals("outcome") && header.claim().equals(never),
                "the involution theorem claims that the player to move loses, or cannot win");
        return loses;
    }

    private void pairs(Json line) {
        if (!(line instanceof Json.Fields fields
                && fields.values().keySet().equals(Set.of("pairs", "reverses"))
                && fields.values().get("pairs") instanceof Json.Items(List<Json> pairs)
                && fields.values().get("reverses") instanceof Json.Flag(boolean reverses))) {
            throw new IllegalArgumentException("line 2: expected pairs and reverses");
        }
        for (Json pair : pairs) {
            demand(
                    pair instanceof Json.Items two && two.values().size() == 2,
                    "line 2: a pair is not of two cards");
            List<Integer> cards = cards((Json.Items) pair);
            add(cards.getFirst(), cards.getLast());
            add(cards.getLast(), cards.getFirst());
        }
        PosetPosition start = instance.rules().start();
        for (int card = 0; card < start.cards(); card++) {
            demand(
                    start.isLeft(card) == partner.containsKey(card),
                    "line 2: exactly the unused cards should have partners");
        }
        for (int card : partner.keySet()) {
            labels(start, card, reverses);
            ends(card, reverses);
            order(card, reverses);
        }
    }

    private void add(int card, int other) {
        demand(partner.put(card, other) == null, "line 2: a card is paired twice");
    }

    private void labels(PosetPosition start, int card, boolean reverses) {
        int other = partnerOf(card);
        demand(start.x(card) > 1 && start.y(card) > 1, "a card completes at once");
        demand(
                start.x(other) == (reverses ? start.y(card) : start.x(card))
                        && start.y(other) == (reverses ? start.x(card) : start.y(card)),
                "line 2: the labels of partners do not fit");
    }

    /** Partners are incomparable, or if the order is turned round, a minimal and a maximal card. */
    private void ends(int card, boolean reverses) {
        int other = partnerOf(card);
        if (instance.isBelow(card, other)) {
            demand(reverses, "line 2: comparable partners");
            for (int third : partner.keySet()) {
                demand(
                        !instance.isBelow(third, card) && !instance.isBelow(other, third),
                        "line 2: comparable partners that are not minimal and maximal");
            }
        }
    }

    private void order(int card, boolean reverses) {
        for (int third : partner.keySet()) {
            int low = reverses ? partnerOf(third) : partnerOf(card);
            int high = reverses ? partnerOf(card) : partnerOf(third);
            demand(
                    instance.isBelow(card, third) == instance.isBelow(low, high),
                    "line 2: the pairing does not fit the order");
        }
    }

    private int partnerOf(int card) {
        @Nullable Integer other = partner.get(card);
        demand(other != null, "line 2: a card has no partner");
        return other == null ? -1 : other;
    }

    private void chain(Json line) {
        if (!(line instanceof Json.Fields fields
                && fields.values().keySet().equals(Set.of("chain"))
                && fields.values().get("chain") instanceof Json.Items names)) {
            throw new IllegalArgumentException("line 3: expected a chain");
        }
        List<Integer> chain = cards(names);
        for (int i = 1; i < chain.size(); i++) {
            demand(
                    instance.isBelow(chain.get(i - 1), chain.get(i)),
                    "line 3: the cards are not a chain");
        }
        demand(chain.size() > instance.mostDrawn(), "line 3: the chain is too short");
    }

    private List<Integer> cards(Json.Items names) {
        List<Integer> cards = new ArrayList<>();
        for (Json item : names.values()) {
            if (!(item instanceof Json.Text(String name) && instance.card(name) >= 0)) {
                throw new IllegalArgumentException("no card " + BadInput.shown(item.toString()));
            }
            cards.add(instance.card(name));
        }
        return cards;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
