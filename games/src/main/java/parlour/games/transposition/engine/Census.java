package parlour.games.transposition.engine;

import parlour.games.transposition.OrderType;

/**
 * How many cyclic classes of free elements there are of each kind. Two free elements are in one
 * class if only finitely many lie between them, or outside of the interval from one to the other.
 *
 * @param finite the finite ones; {@link #MANY} for each dense span
 * @param omega those with a first element and no last
 * @param omegaStar those with a last element and no first
 * @param zeta those with neither
 */
record Census(long finite, long omega, long omegaStar, long zeta) {
    /**
     * Stands for infinitely many: more than can be played away. MANY · MAX_PARTS &lt; 2^63, and
     * MANY exceeds the number of finite spans.
     */
    static final long MANY = 1L << 40;

    /** The four types that a set of free elements can have. */
    enum Type {
        /** Some class is finite, or an ω and an ω* class both occur. */
        BLEMISHED,
        /** All classes are infinite, some ω, no ω*. */
        OMEGA,
        /** All classes are infinite, some ω*, no ω. */
        OMEGA_STAR,
        /** All classes are ζ. */
        ZETA
    }

    Type type() {
        if (finite > 0 || (omega > 0 && omegaStar > 0)) {
            return Type.BLEMISHED;
        }
        if (omega > 0) {
            return Type.OMEGA;
        }
        return omegaStar > 0 ? Type.OMEGA_STAR : Type.ZETA;
    }

    /** The census with more or fewer classes of a chain's type. */
    Census plus(OrderType type, long change) {
        return switch (type) {
            case RUN -> new Census(finite + change, omega, omegaStar, zeta);
            case OMEGA -> new Census(finite, omega + change, omegaStar, zeta);
            case OMEGA_STAR -> new Census(finite, omega, omegaStar + change, zeta);
            case ZETA -> new Census(finite, omega, omegaStar, zeta + change);
            case DENSE -> new Census(finite + MANY * change, omega, omegaStar, zeta);
        };
    }

    /** The census after the last element of a finite class was played. */
    Census withoutFinite() {
        return new Census(finite - 1, omega, omegaStar, zeta);
    }
}
