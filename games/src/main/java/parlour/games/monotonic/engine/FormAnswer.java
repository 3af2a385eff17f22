package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;
import parlour.solve.search.ProofWriter;
import parlour.solve.search.Valuation;

/** Puts together what is asked of one instance that is searched: a poset, or slots and cards. */
public final class FormAnswer<P, M> {
    private static final String NO_NIMBER = "a draw can be reached";

    private final String canonical;
    private final boolean misere;
    private final Ask ask;
    private final Budget budget;
    private final FormSolver<P, M> solver;
    private final List<Claim> claims = new ArrayList<>();
    private String method;
    private String sought = "";

    private FormAnswer(
            String canonical, boolean misere, SearchedForm<P, M> form, Ask ask, Budget budget) {
        this.canonical = canonical;
        this.misere = misere;
        this.ask = ask;
        this.budget = budget;
        this.solver = new FormSolver<>(form, canonical, budget);
        this.method = form.method();
    }

    /** Questions about a poset, or slots and cards; play must not be over. */
    public static Answer answer(
            String canonical, MonotonicInstance instance, Ask ask, Budget budget) {
        boolean misere = instance.isMisere();
        return switch ((OffChain) instance.start()) {
            case OffChain.OnPoset start -> {
                PosetForm form = new PosetForm(canonical, instance, start);
                yield new FormAnswer<>(canonical, misere, form, ask, budget).answer();
            }
            case OffChain.OnSlots start -> {
                SlotsForm form = new SlotsForm(canonical, instance, start);
                yield new FormAnswer<>(canonical, misere, form, ask, budget).answer();
            }
            case OffChain.OnPlane start ->
                    new PlaneAnswer(canonical, instance, start, ask).answer();
        };
    }

    /** The answer; unknown if the budget ran out before all of it was found. */
    private Answer answer() {
        try {
            solver.beKept();
            find();
            return answer(new Standing.Proved());
        } catch (Budget.Exceeded e) {
            if (!claims.isEmpty()) {
                return answer(Standing.Unknown.stoppedBy(e.limit(), sought));
            }
            never();
            StringBuilder explored =
                    new StringBuilder(Standing.Unknown.stoppedBy(e.limit(), "").explored());
            solver.form()
                    .reasons()
                    .forEach(reason -> explored.append("; not N, by the ").append(reason.name()));
            return answer(new Standing.Unknown(explored.toString(), true, List.of()));
        }
    }

    /** Half of the answer by a theorem that a search was to complete, with its certificate. */
    private void never() {
        if (solver.form().reasons().isEmpty()) {
            return;
        }
        claims.add(new Claim.Never("N"));
        ask.prove(
                sink -> {
                    sink.open(
                            new CertificateHeader(
                                    "theorem",
                                    canonical,
                                    "outcome",
                                    Json.fields().with("never", "N")));
                    solver.form().reasons().getFirst().write(sink);
                });
    }

    private Answer answer(Standing standing) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", solver.expanded());
        counts.put("graph-positions", solver.graphPositions());
        counts.put("table-bytes", solver.tableBytes());
        List<String> why = new ArrayList<>();
        if (ask.wants(Question.WHY)) {
            solver.form().reasons().forEach(reason -> why.addAll(reason.why()));
        }
        return new Answer(canonical, standing, claims, method, why, counts);
    }

    private void find() {
        Optional<Reason> decides =
                solver.form().reasons().stream().filter(Reason::loses).findFirst();
        decides.ifPresent(reason -> method = reason.name());
        Outcome outcome = solver.outcome();
        claims.add(new Claim.HasOutcome(outcome.toString()));
        sought = "winning moves";
        Optional<List<String>> winning =
                ask.wants(Question.WINNING_MOVES)
                        ? Optional.of(outcome == Outcome.NEXT ? solver.winningMoves() : List.of())
                        : Optional.empty();
        winning.ifPresent(moves -> claims.add(Claim.WinningMoves.all(moves)));
        sought = "nimber";
        OptionalInt nimber = ask.wants(Question.NIMBER) ? nimber() : OptionalInt.empty();
        sought = "remoteness";
        boolean asksRemoteness = ask.wants(Question.REMOTENESS);
        OptionalInt plies = asksRemoteness ? solver.remoteness() : OptionalInt.empty();
        plies.ifPresent(count -> claims.add(new Claim.HasRemoteness(count)));
        var numbers = new ProofWriter.Numbers(nimber, asksRemoteness, plies);
        ask.prove(
                sink ->
                        prove(
                                new ProofWriter<>(
                                        canonical,
                                        solver.form().rules(),
                                        solver.form().notation(),
                                        outcome,
                                        winning,
                                        sink),
                                numbers,
                                decides));
    }

    private void prove(
            ProofWriter<P, M> proof, ProofWriter.Numbers numbers, Optional<Reason> decides) {
        if (!numbers.isNone()) {
            proof.numbers(numbers, budget);
        } else if (decides.isPresent()) {
            proof.open("theorem");
            decides.get().write(proof.sink());
        } else {
            Set<M> listed = new HashSet<>();
            proof.winning()
                    .orElse(List.of())
                    .forEach(name -> listed.add(solver.form().moves().get(name)));
            proof.strategy(solver, listed::contains);
        }
    }

    private OptionalInt nimber() {
        if (misere) {
            claims.add(new Claim.NimberRefused(ChainAnswer.MISERE));
            return OptionalInt.empty();
        }
        try {
            if (solver.form().isDrawReachable()) {
                throw new Valuation.NoNimber();
            }
            int nimber = solver.nimber();
            method = "retrograde";
            claims.add(new Claim.HasNimber(nimber));
            return OptionalInt.of(nimber);
        } catch (Valuation.NoNimber e) {
            claims.add(new Claim.NimberRefused(NO_NIMBER));
            return OptionalInt.empty();
        }
    }
}
