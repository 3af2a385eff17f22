package parlour.games.transposition;

/**
 * The game as it is defined: elements of a domain are appended to a sequence, and the parity of its
 * inversions decides.
 *
 * @param domain what may be played
 * @param sequence what has been played
 * @param moves how many moves are left; not more than there are free elements
 * @param blackWants the parity at which Black wins; it changes no outcome class
 */
public record NumberGame(Domain domain, Sequence sequence, long moves, Parity blackWants)
        implements TranspositionInstance {
    /** Who is to move. */
    public Side toMove() {
        return Side.toMove(moves);
    }

    /** The parity at which the player to move wins. */
    public Parity moverWants() {
        return toMove() == Side.BLACK ? blackWants : blackWants.other();
    }

    /** The number of free elements of a finite domain. */
    public long free() {
        return domain.line().size() - sequence.size();
    }

    /** The position after a legal move. Cost: O(m). */
    public NumberGame after(Place place) {
        return new NumberGame(domain, sequence.with(place), moves - 1, blackWants);
    }

    @Override
    public String canonical() {
        StringBuilder text = new StringBuilder("transposition(domain=").append(domain.text());
        if (sequence.size() > 0) {
            text.append(",sequence=").append(sequence.text(domain));
        }
        text.append(",moves=").append(moves);
        return text.append(blackWants == Parity.ODD ? ",black=odd)" : ")").toString();
    }
}
