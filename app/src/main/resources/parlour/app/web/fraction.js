// Exact fractions, as the API writes them: numerator and denominator, strings where they are large.

const gcd = (a, b) => { while (b) [a, b] = [b, a % b]; return a < 0n ? -a : a; };

/** The fraction of an answer. */
export const fraction = ({ num, den }) => ({ num: BigInt(num), den: BigInt(den) });

export const zero = { num: 0n, den: 1n };

/** The sum, in lowest terms. */
export function plus(one, other) {
  const num = one.num * other.den + other.num * one.den;
  const den = one.den * other.den;
  const common = gcd(num, den) || 1n;
  return { num: num / common, den: den / common };
}

export const minus = (one, other) => plus(one, { num: -other.num, den: other.den });

/** So many times a fraction. */
export const multiple = (one, times) => plus({ num: one.num * BigInt(times), den: one.den }, zero);

/** The part of one in a number of parts. */
export const over = (one, parts) => plus({ num: one.num, den: one.den * BigInt(parts) }, zero);

export const text = ({ num, den }) => (den === 1n ? `${num}` : `${num}/${den}`);

/** Roughly, for people: three digits of a percentage, cut and not rounded. */
export function roughly({ num, den }) {
  const tenths = (num * 1000n) / den;
  return `${tenths / 10n}.${(tenths < 0n ? -tenths : tenths) % 10n} %`;
}
