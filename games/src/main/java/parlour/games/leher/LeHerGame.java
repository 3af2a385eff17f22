package parlour.games.leher;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.catalogue.AsMatrix;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Parameter;
import parlour.games.catalogue.Profile;
import parlour.games.leher.check.LeHerChecker;
import parlour.games.leher.engine.LeHerEngine;
import parlour.scene.Note;
import parlour.scene.Scene;

/** Le Her as the house sees it. */
public final class LeHerGame implements AsMatrix<LeHerInstance>, Counterplay<LeHerInstance> {
    private static final Profile PROFILE =
            new Profile(
                    "leher",
                    "Le Her",
                    "The receiver and the dealer get one card each. The receiver keeps his card or exchanges it for the"
                            + " dealer's; then the dealer keeps what he holds or exchanges it for the top of the stock."
                            + " The higher card wins.",
                    "A strategy is a threshold t: keep ranks from t on. The dealer's threshold is meant after a keep; after"
                            + " an exchange he knows both hands.",
                    List.of(
                            Parameter.optional("authentic", "the 52-card game of 1713", "true"),
                            Parameter.optional(
                                    "cards", "one suit of cards 1..N, N from 3 to 10^1000", "13"),
                            Parameter.optional("ranks", "the number of ranks", "13"),
                            Parameter.withDefault(
                                    "suits", "with ranks: the copies of each rank", "4", "1"),
                            Parameter.optional(
                                    "deck",
                                    "the copies of each rank, lowest rank first",
                                    "4 4 4 3"),
                            Parameter.withDefault(
                                    "ties",
                                    "who wins equal hands: dealer, receiver or split",
                                    "split",
                                    "dealer"),
                            Parameter.withDefault(
                                    "kingRefusal",
                                    "true: a dealer who holds the top rank refuses the exchange",
                                    "true",
                                    "false"),
                            Parameter.withDefault(
                                    "voidKing",
                                    "true: drawing the top rank does not count",
                                    "true",
                                    "false"),
                            Parameter.withDefault(
                                    "dealerTold",
                                    "true: the dealer sees a card that is kept",
                                    "true",
                                    "false"),
                            Parameter.withDefault(
                                    "players", "2, or 3 with one plain suit", "3", "2"),
                            Parameter.withDefault(
                                    "pot",
                                    "with three players: high (the highest wins 1) or low (the lowest pays 1)",
                                    "low",
                                    "high")),
                    Set.of(Question.OUTCOME, Question.EXTREMES, Question.WHY),
                    List.of(
                            "A. T. Benjamin, A. J. Goldman, Analysis of the N-card version of the game Le Her, J. Optim."
                                    + " Theory Appl. 114 (2002)",
                            "D. R. Bellhouse, N. Fillion, Le Her and other problems in probability discussed by Bernoulli,"
                                    + " Montmort and Waldegrave, Statist. Sci. 30 (2015) 26-39"),
                    List.of(
                            "leher(cards=13)",
                            "leher(authentic)",
                            "leher(ranks=13,suits=4,ties=receiver,kingRefusal=true)",
                            "leher(deck=4 4 4 3,ties=split)",
                            "leher(cards=6,players=3)"));

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public LeHerInstance read(InstanceText text) {
        text.allowOnly(PROFILE.keys());
        return LeHerNotation.read(text);
    }

    @Override
    public String canonical(LeHerInstance instance) {
        return LeHerNotation.canonical(instance);
    }

    @Override
    public Answer solve(LeHerInstance instance, Ask ask, Budget budget) {
        for (Question question : ask.questions()) {
            if (!PROFILE.questions().contains(question)) {
                throw new BadInput(
                        question.option(),
                        "Le Her has no answer to --%s; ask for the value, as in solve 'leher(cards=13)'"
                                .formatted(question.option()));
            }
        }
        return new LeHerEngine(canonical(instance), instance, budget).answer(ask);
    }

    @Override
    public Scene show(LeHerInstance instance) {
        String canonical = canonical(instance);
        Answer answer = solve(instance, Ask.of(Question.OUTCOME, Question.WHY), Budget.unlimited());
        var found = answer.claim(Claim.Equilibrium.class);
        if (found.isEmpty()) {
            return Scene.of(canonical, "", new Note("", inWords(answer)));
        }
        Claim.Equilibrium solution = found.get();
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger cards, boolean told) ->
                    told
                            ? LeHerScene.scene(canonical, solution, List.of())
                            : oneSuit(canonical, cards, solution);
            case LeHerInstance.Packed packed ->
                    packed.dealerTold()
                            ? LeHerScene.scene(canonical, solution, List.of())
                            : LeHerScene.of(
                                    canonical,
                                    new ThresholdGame(
                                            new DealCounts(packed.deck(), packed.rules())),
                                    new OneSuitGame.Corner(BigInteger.ONE, BigInteger.ONE),
                                    solution);
            case LeHerInstance.ThreePlayers _ ->
                    Scene.of(canonical, "", new Note("", inWords(answer)));
        };
    }

    private static String inWords(Answer answer) {
        return answer.claim(Claim.SeveralPlayers.class)
                .map(
                        claim ->
                                "An equilibrium, one of possibly many: payoffs %s; %s."
                                        .formatted(
                                                claim.payoffs(),
                                                String.join("; ", claim.strategies())))
                .orElse("No equilibrium was found.");
    }

    private static Scene oneSuit(String canonical, BigInteger cards, Claim.Equilibrium solution) {
        BigInteger s = solution.row().weights().sequencedKeySet().getFirst();
        BigInteger t = solution.column().weights().sequencedKeySet().getFirst();
        OneSuitGame game =
                cards.compareTo(BigInteger.valueOf(LeHerScene.MAX_SHOWN)) <= 0
                        ? OneSuitGame.whole(cards.intValueExact())
                        : OneSuitGame.within(cards, s, t, LeHerScene.MAX_SHOWN / 2 - 1);
        return LeHerScene.of(canonical, game.asProbabilities(), game.from(), solution);
    }

    @Override
    public Report check(LeHerInstance instance, CertificateHeader header, CertificateReader lines) {
        return LeHerChecker.check(instance, header, lines);
    }

    /**
     * Thresholds 2..N for one plain suit, 1..R+1 for other decks; payoffs are the receiver's
     * chances to win.
     */
    @Override
    public PayoffTable matrix(LeHerInstance instance) {
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger cards, boolean told) when !told ->
                    PayoffTable.of(
                            OneSuitGame.whole(limited(cards, OneSuitGame.MAX_WHOLE))
                                    .asProbabilities());
            case LeHerInstance.Packed packed when !packed.dealerTold() ->
                    PayoffTable.of(
                            new ThresholdGame(new DealCounts(packed.deck(), packed.rules())));
            default -> throw noMatrix(instance);
        };
    }

    @Override
    public List<String> players() {
        return LeHerStudy.PLAYERS;
    }

    @Override
    public Study study(LeHerInstance instance, Ways ways, Budget budget) {
        return studied(instance, budget).study(ways);
    }

    @Override
    public List<Advice> advice(LeHerInstance instance, Budget budget) {
        return studied(instance, budget).advice();
    }

    @Override
    public List<Integer> deck(LeHerInstance instance) {
        return LeHerStudy.packed(instance, canonical(instance)).deck().copies();
    }

    @Override
    public Showdown showdown(
            LeHerInstance instance, Deal deal, boolean firstKeeps, boolean secondKeeps) {
        LeHerInstance.Packed packed = LeHerStudy.packed(instance, canonical(instance));
        return new LeHerShowdown(packed.deck(), packed.rules()).of(deal, firstKeeps, secondKeeps);
    }

    private LeHerStudy studied(LeHerInstance instance, Budget budget) {
        String canonical = canonical(instance);
        LeHerStudy.packed(instance, canonical);
        Answer answer = solve(instance, Ask.of(Question.OUTCOME), budget);
        Claim.Equilibrium optimum =
                answer.claim(Claim.Equilibrium.class).orElseThrow(() -> stopped(budget));
        return new LeHerStudy(instance, canonical, optimum);
    }

    private static Budget.Exceeded stopped(Budget budget) {
        budget.spend();
        return new Budget.Exceeded("memory");
    }

    @Override
    public Rational total() {
        return Rational.ONE;
    }

    @Override
    public String tree(LeHerInstance instance) {
        return switch (instance) {
            case LeHerInstance.OneSuit(BigInteger cards, boolean told) when !told -> {
                Deck deck = Deck.of(limited(cards, LeHerTree.MAX_RANKS), 1);
                yield new LeHerTree(deck, HouseRules.PLAIN).write("Le Her N=" + cards);
            }
            case LeHerInstance.Packed packed when !packed.dealerTold() -> {
                limited(BigInteger.valueOf(packed.deck().ranks()), LeHerTree.MAX_RANKS);
                yield new LeHerTree(packed.deck(), packed.rules()).write(canonical(instance));
            }
            default -> throw noMatrix(instance);
        };
    }

    private static int limited(BigInteger size, int most) {
        if (size.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new BadInput(
                    size.toString(),
                    "%s ranks are too many to write out; give at most %d, as in matrix 'leher(cards=13)'"
                            .formatted(BadInput.shown(size.toString()), most));
        }
        return size.intValueExact();
    }

    private BadInput noMatrix(LeHerInstance instance) {
        String text = canonical(instance);
        return new BadInput(
                text,
                "(%s) is no matrix of thresholds; give one, as in matrix 'leher(cards=13)'"
                        .formatted(text));
    }
}
