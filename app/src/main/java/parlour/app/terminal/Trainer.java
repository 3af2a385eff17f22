package parlour.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.app.play.Level;
import parlour.app.play.Opponent;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Counted;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;
import parlour.games.catalogue.Opened;

/**
 * Trains one side of a game of hidden cards against an opponent who plays his optimal mix, and
 * keeps the exact regret of what the person does.
 *
 * <p>Regrets are those of a {@link Counterplay.Study}: what a choice loses to the better one, in
 * shares of all deals. A card that was kept k times in n has the regret of the way that keeps it
 * with probability k/n; a card not met yet has none.
 *
 * @param <I> the game's instances
 */
final class Trainer<I> implements Board {
    /** Deals without a choice that are told at once. */
    private static final int MAX_PASSED = 20;

    private final Counterplay<I> game;
    private final I instance;
    private final Counterplay.Study optimum;
    private final Room room;
    private final List<Played> played = new ArrayList<>();
    private Seat seat = Seat.FIRST;
    private Opponent opponent;
    private Deals deals;
    private boolean hinted;
    private boolean left;

    /** A deal that is over: what the person chose, if there was a choice, and who won. */
    private record Played(int card, Optional<Boolean> kept, int halves) {}

    /**
     * A trainer with the choices so far.
     *
     * @throws BadInput if the instance has no hidden choice, or the play does not fit it
     * @throws Budget.Exceeded if the game is not solved within the budget
     */
    Trainer(Counterplay<I> game, I instance, SavedPlay play, Room room) {
        this.game = game;
        this.instance = instance;
        this.room = room;
        this.optimum =
                game.study(
                        instance,
                        new Counterplay.Ways(Optional.of("optimal"), Optional.of("optimal")),
                        room.budget());
        this.opponent = play.opponent();
        this.deals = deals(opponent.seed());
        resume(play);
    }

    private Deals deals(long seed) {
        return new Deals(game.deck(instance), optimum, seed);
    }

    /** Goes on with a play from its choices; changes nothing if they do not fit. */
    private void resume(SavedPlay play) {
        requireSeat(play.seat());
        if (play.opponent().level() != Level.PERFECT) {
            String word = play.opponent().level().word();
            throw new BadInput(
                    word,
                    "opponent (%s) does not play hidden cards; leave it out: perfect plays the optimal mix"
                            .formatted(word));
        }
        List<Boolean> choices = play.moves().stream().map(Trainer::keeps).toList();
        seat = play.seat();
        opponent = play.opponent();
        deals = deals(opponent.seed());
        played.clear();
        for (boolean keeps : choices) {
            while (!hasChoice()) {
                pass();
            }
            finish(Optional.of(keeps));
        }
    }

    private static boolean keeps(String choice) {
        return switch (choice) {
            case "keep" -> true;
            case "change" -> false;
            default -> throw BadInput.unknownWord("choice", choice, List.of("keep", "change"));
        };
    }

    private void requireSeat(Seat wanted) {
        boolean hasChoices =
                wanted == Seat.FIRST
                        || optimum.first().choices().stream().anyMatch(c -> c.keeps().signum() > 0);
        if (wanted == Seat.BOTH || !hasChoices) {
            throw new BadInput(
                    wanted.word(),
                    "side (%s) cannot be trained%s; take one side, as in --side %s"
                            .formatted(
                                    wanted.word(),
                                    hasChoices ? "" : ": the " + player(0) + " never keeps",
                                    player(0)));
        }
    }

    @Override
    public void hintAlways() {
        hinted = true;
    }

    @Override
    public boolean isLeft() {
        return left;
    }

    @Override
    public String prompt() {
        return me() + "> ";
    }

    @Override
    public List<String> words() {
        return Command.words(TrainerCommand.values());
    }

    @Override
    public String opening() {
        return game.profile().title()
                + ": "
                + game.canonical(instance)
                + "\nThe trainer: keep or change each card, or type help. The "
                + player(isFirst() ? 1 : 0)
                + " plays an optimal mix.\n"
                + dealOn();
    }

    @Override
    public String answer(String typed) {
        Command.Typed line = Command.Typed.of(typed);
        if (line.word().isEmpty()) {
            return "";
        }
        try {
            return obey(TrainerCommand.named(line.word()), line.rest());
        } catch (BadInput bad) {
            return bad.line() + "\n";
        }
    }

    private String obey(TrainerCommand command, String rest) {
        return switch (command) {
            case KEEP -> chosen(true);
            case CHANGE -> chosen(false);
            case HINT -> hint();
            case HINTS -> hints(rest);
            case TABLE -> table();
            case UNDO -> undo();
            case BOARD -> dealOn();
            case SIDE -> side(rest);
            case SAVE -> save(rest);
            case LOAD -> {
                resume(PlayFile.read(rest, new Opened<>(game, instance)));
                yield dealOn();
            }
            case HELP -> Command.page(TrainerCommand.values());
            case QUIT -> {
                left = true;
                yield "";
            }
        };
    }

    // ---- deals ----

    private boolean isFirst() {
        return seat == Seat.FIRST;
    }

    private String player(int index) {
        return game.players().get(index);
    }

    private String me() {
        return player(isFirst() ? 0 : 1);
    }

    private Deals.Dealt dealt() {
        return deals.at(played.size());
    }

    private int card() {
        return isFirst() ? dealt().cards().first() : dealt().cards().second();
    }

    /** The second player chooses only after a keep. */
    private boolean hasChoice() {
        return isFirst() || dealt().firstKeeps();
    }

    private String chosen(boolean keeps) {
        if (!hasChoice()) {
            return "There is no choice in this deal; board goes on.\n";
        }
        String verdict = verdict(keeps);
        return finish(Optional.of(keeps)) + verdict + dealOn();
    }

    /** Tells a deal in which the person chooses nothing. */
    private String pass() {
        return finish(Optional.empty());
    }

    private String finish(Optional<Boolean> choice) {
        Deals.Dealt dealt = dealt();
        Counterplay.Showdown showdown =
                game.showdown(
                        instance,
                        dealt.cards(),
                        isFirst() ? choice.orElseThrow() : dealt.firstKeeps(),
                        isFirst() ? dealt.secondKeeps() : choice.orElse(true));
        played.add(new Played(card(), choice, showdown.halves()));
        String winner =
                switch (showdown.halves()) {
                    case 0 -> "The %s wins.".formatted(player(1));
                    case 1 -> "Both win one half.";
                    default -> "The %s wins.".formatted(player(0));
                };
        return "Deal %d: %s %s\n"
                .formatted(played.size(), String.join(" ", showdown.steps()), winner);
    }

    /** Goes on to the next choice and shows its card. */
    private String dealOn() {
        StringBuilder text = new StringBuilder();
        for (int passed = 0; passed < MAX_PASSED; passed++) {
            if (hasChoice()) {
                text.append("Deal %d: you are the %s".formatted(played.size() + 1, me()))
                        .append(isFirst() ? "" : ", the " + player(0) + " keeps")
                        .append("; your card is %d.\n".formatted(card()));
                return hinted ? text.append(hint()).toString() : text.toString();
            }
            text.append(pass());
        }
        return text.append("Many deals without a choice; board goes on.\n").toString();
    }

    private String undo() {
        if (played.stream().allMatch(deal -> deal.kept().isEmpty())) {
            return "There is no choice to take back.\n";
        }
        while (played.removeLast().kept().isEmpty()) {
            // deals without a choice go with the choice before them
        }
        return dealOn();
    }

    private String side(String word) {
        if (!game.players().contains(word)) {
            throw BadInput.unknownWord("side", word, game.players());
        }
        Seat wanted = Seat.of(game, word);
        resume(new SavedPlay(game.canonical(instance), wanted, opponent, List.of()));
        return dealOn();
    }

    private String save(String file) {
        List<String> choices =
                played.stream()
                        .flatMap(deal -> deal.kept().stream())
                        .map(kept -> kept ? "keep" : "change")
                        .toList();
        PlayFile.write(file, new SavedPlay(game.canonical(instance), seat, opponent, choices));
        return "Saved " + Counted.of(choices.size(), "choice") + ".\n";
    }

    // ---- what is known ----

    private List<Counterplay.Choice> choices() {
        return (isFirst() ? optimum.first() : optimum.second()).choices();
    }

    private String verdict(boolean keeps) {
        Counterplay.Choice choice = choices().get(card() - 1);
        Rational regret = Regret.of(choice, isFirst(), keeps ? 1 : 0, 1);
        String judged =
                Regret.gain(choice, isFirst()).signum() == 0
                        ? "as good as the other"
                        : regret.signum() == 0 ? "right" : "a regret of " + regret;
        return "%s %d: %s. %s\n"
                .formatted(keeps ? "Keeping" : "Changing", choice.card(), judged, shares(choice));
    }

    private String shares(Counterplay.Choice choice) {
        return "Of all deals, the %s wins %s with it if kept, %s if changed."
                .formatted(player(0), choice.kept(), choice.changed());
    }

    private String hint() {
        if (!hasChoice()) {
            return "There is no choice in this deal; board goes on.\n";
        }
        Counterplay.Choice choice = choices().get(card() - 1);
        return "Hint: the optimum keeps %d with probability %s. %s\n"
                .formatted(choice.card(), choice.keeps(), shares(choice));
    }

    private String hints(String rest) {
        hinted = Command.switchesOn(rest);
        return hinted ? hint() : "Hints are off.\n";
    }

    private String table() {
        Regret regret = new Regret(choices(), isFirst());
        int halves = 0;
        for (Played deal : played) {
            deal.kept().ifPresent(kept -> regret.count(deal.card(), kept));
            halves += isFirst() ? deal.halves() : 2 - deal.halves();
        }
        return room.draw(
                regret.scene(
                        "The %s's regret in %s".formatted(me(), game.canonical(instance)),
                        "Won %s of %s."
                                .formatted(
                                        Rational.of(halves, 2),
                                        Counted.of(played.size(), "deal"))));
    }
}
