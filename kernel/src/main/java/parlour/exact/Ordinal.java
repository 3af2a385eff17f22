package parlour.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * An ordinal below ε₀, immutable.
 *
 * <p><b>Definition.</b> Every ordinal below ε₀ is, in one way only, a sum ω^e₁·c₁ + … + ω^eₖ·cₖ
 * with ordinals e₁ &gt; … &gt; eₖ below ε₀ and integers cᵢ ≥ 1: its Cantor normal form, which is
 * what is stored. Zero is the empty sum.
 *
 * <p><b>Theorems used.</b> ω^a + ω^b = ω^b where a &lt; b. For α of leading term ω^e·c and rest ρ,
 * α·ω^b = ω^(e+b) where b &gt; 0, and α·n = ω^e·(c·n) + ρ for an integer n ≥ 1. The product is
 * distributive over a sum on its right.
 *
 * <p>Cost: sum and comparison are linear in the length of the forms; exponents nest at most {@link
 * #MAX_DEPTH} deep. Source: W. Sierpiński, Cardinal and Ordinal Numbers, chapter XIV.
 */
public final class Ordinal implements Comparable<Ordinal> {
    /**
     * Largest nesting of exponents: 0 has depth 0 and ω^e is one deeper than e. Recursion over an
     * ordinal takes a few frames per level, so that depth &lt;= 128 is far from any stack limit.
     */
    public static final int MAX_DEPTH = 128;

    /** The ordinal 0. */
    public static final Ordinal ZERO = new Ordinal(List.of());

    /** The ordinal 1. */
    public static final Ordinal ONE = of(1);

    /** The ordinal ω, the least infinite one. */
    public static final Ordinal OMEGA = omegaPower(ONE);

    private final List<Term> terms;
    private final int depth;

    private Ordinal(List<Term> terms) {
        this.terms = List.copyOf(terms);
        this.depth = terms.isEmpty() ? 0 : 1 + terms.getFirst().exponent().depth;
    }

    /**
     * One summand ω^exponent·coefficient of the normal form.
     *
     * @param exponent smaller than that of the term before
     * @param coefficient at least 1
     */
    public record Term(Ordinal exponent, BigInteger coefficient) implements Comparable<Term> {
        /** By exponent, then by coefficient. */
        @Override
        public int compareTo(Term other) {
            int byExponent = exponent.compareTo(other.exponent);
            return byExponent != 0 ? byExponent : coefficient.compareTo(other.coefficient);
        }
    }

    /**
     * The finite ordinal {@code value}.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public static Ordinal of(long value) {
        return of(BigInteger.valueOf(value));
    }

    /**
     * The finite ordinal {@code value}.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public static Ordinal of(BigInteger value) {
        if (value.signum() < 0) {
            throw new IllegalArgumentException("an ordinal (" + value + ") is at least 0");
        }
        return value.signum() == 0 ? ZERO : new Ordinal(List.of(new Term(ZERO, value)));
    }

    /**
     * The power ω^exponent.
     *
     * @throws ArithmeticException if it would be deeper than {@link #MAX_DEPTH}
     */
    public static Ordinal omegaPower(Ordinal exponent) {
        if (exponent.depth >= MAX_DEPTH) {
            throw new ArithmeticException("exponents nest deeper than " + MAX_DEPTH);
        }
        return new Ordinal(List.of(new Term(exponent, BigInteger.ONE)));
    }

    /**
     * Reads sums, products and powers of ω such as {@code omega^(omega+1)*3+2} or {@code ω²+ω·2};
     * they are really computed, so that {@code 1+omega} is ω.
     *
     * @throws NotationException if the text is anything else; it names the token and its position
     */
    public static Ordinal parse(String text) {
        return new OrdinalNotation(text).ordinal();
    }

    /** The normal form, largest exponent first. */
    public List<Term> terms() {
        return terms;
    }

    /** How deep exponents nest: 0 for 0, 1 for other finite ordinals, 2 for ω; monotone. */
    public int depth() {
        return depth;
    }

    /** Whether this is 0. */
    public boolean isZero() {
        return terms.isEmpty();
    }

    /** Whether this is a natural number, 0 included. */
    public boolean isFinite() {
        return depth <= 1;
    }

    /** Whether this is β + 1 for some β. */
    public boolean isSuccessor() {
        return finitePart().signum() > 0;
    }

    /** Whether this is neither 0 nor a successor. */
    public boolean isLimit() {
        return !isZero() && !isSuccessor();
    }

    /** The integer n in α = λ + n, where λ is 0 or a limit. */
    public BigInteger finitePart() {
        return !isZero() && terms.getLast().exponent().isZero()
                ? terms.getLast().coefficient()
                : BigInteger.ZERO;
    }

    /** The least ordinal above this one. */
    public Ordinal successor() {
        return plus(ONE);
    }

    /** The sum {@code this + other}: first this, then the other. It is not commutative. */
    public Ordinal plus(Ordinal other) {
        if (other.isZero()) {
            return this;
        }
        var head = other.terms.getFirst();
        var sum = new ArrayList<Term>();
        for (var term : terms) {
            int order = term.exponent().compareTo(head.exponent());
            if (order > 0) {
                sum.add(term);
            } else if (order == 0) {
                head = new Term(head.exponent(), term.coefficient().add(head.coefficient()));
            }
        }
        sum.add(head);
        sum.addAll(other.terms.subList(1, other.terms.size()));
        return new Ordinal(sum);
    }

    /** The product {@code this · other}: the other's order with a copy of this at each place. */
    public Ordinal times(Ordinal other) {
        if (isZero()) {
            return ZERO;
        }
        var product = ZERO;
        for (var term : other.terms) {
            product = product.plus(times(term));
        }
        return product;
    }

    private Ordinal times(Term term) {
        var lead = terms.getFirst();
        if (!term.exponent().isZero()) {
            var exponent = lead.exponent().plus(term.exponent());
            return new Ordinal(List.of(new Term(exponent, term.coefficient())));
        }
        var product = new ArrayList<>(terms);
        product.set(0, new Term(lead.exponent(), lead.coefficient().multiply(term.coefficient())));
        return new Ordinal(product);
    }

    @Override
    public int compareTo(Ordinal other) {
        int common = Math.min(terms.size(), other.terms.size());
        for (int i = 0; i < common; i++) {
            int order = terms.get(i).compareTo(other.terms.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(terms.size(), other.terms.size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ordinal that && terms.equals(that.terms);
    }

    @Override
    public int hashCode() {
        return terms.hashCode();
    }

    /** The normal form in ASCII, such as {@code omega^(omega+1)*3+omega+2}. */
    @Override
    public String toString() {
        return OrdinalStyle.ASCII.print(this);
    }

    /** The normal form in mathematical letters, such as ω^(ω+1)·3+ω²+2. */
    public String toUnicode() {
        return OrdinalStyle.UNICODE.print(this);
    }
}
