package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.monotonic.Poset;

/**
 * The involution theorem at the start: the other player never loses, since he answers by partners;
 * and if the deck has a chain so long that no play can end drawn, he wins.
 *
 * @param poset the deck
 * @param involution the partners of the unused cards
 * @param needed the length from which on a chain rules draws out, (a-1)(d-1) + 1
 */
record InvolutionReason(Poset poset, Involution involution, long needed) implements Reason {
    private static final String NAME = "involution-theorem";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean loses() {
        return poset.height() >= needed;
    }

    @Override
    public List<String> why() {
        List<String> pairs = new ArrayList<>();
        for (int[] pair : involution.pairs()) {
            pairs.add(poset.name(pair[0]) + "~" + poset.name(pair[1]));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                "involution, "
                        + (involution.reverses() ? "turning the order round: " : "order kept: ")
                        + String.join(" ", pairs));
        lines.add(
                "the other player completes a run if he can and otherwise plays the partner of the card"
                        + " just played; so he never loses");
        lines.add(
                loses()
                        ? "no play can end drawn: the chain %s has more than (a-1)(d-1) = %d cards"
                                .formatted(String.join("<", chain()), needed - 1)
                        : "whether he wins or play is drawn, a search decides");
        return lines;
    }

    @Override
    public void write(CertificateSink sink) {
        List<Json> pairs = new ArrayList<>();
        for (int[] pair : involution.pairs()) {
            pairs.add(Json.texts(List.of(poset.name(pair[0]), poset.name(pair[1]))));
        }
        sink.line(
                Json.fields()
                        .with("pairs", new Json.Items(pairs))
                        .with("reverses", new Json.Flag(involution.reverses())));
        if (loses()) {
            sink.line(Json.fields().with("chain", Json.texts(chain())));
        }
    }

    /** The lowest cards of a longest chain, as many as are needed. */
    private List<String> chain() {
        int[] up = poset.chainsUp();
        List<String> chain = new ArrayList<>();
        long left = poset.cards();
        for (int length = poset.height(); length > 0 && chain.size() < needed; length--) {
            int card = 0;
            while ((left >>> card & 1) == 0 || up[card] != length) {
                card++;
            }
            chain.add(poset.name(card));
            left = poset.above(card);
        }
        return chain;
    }
}
