package parlour.app.render;

import java.math.BigInteger;

/**
 * The contrast of two colours by WCAG 2.2, computed in whole numbers: a lower bound that is off by
 * less than one part in ten thousand.
 *
 * <p>Linear light of a channel c is c/(255·12.92) up to c = 10 and ((c/255 + 0.055)/1.055)^2.4
 * above; the power is the fifth root of the twelfth power.
 */
final class Contrast {

    private static final BigInteger SCALE = BigInteger.TEN.pow(9);
    private static final int[] WEIGHTS = {2126, 7152, 722};

    private Contrast() {}

    /** Returns a lower bound of the contrast in thousandths: 4500 stands for 4.5 : 1. */
    static int thousandths(String one, String other) {
        BigInteger first = luminance(one);
        BigInteger second = luminance(other);
        BigInteger flare = SCALE.divide(BigInteger.valueOf(20));
        // Each luminance is rounded down by less than 2 units of the scale.
        BigInteger high = first.max(second).add(flare);
        BigInteger low = first.min(second).add(flare).add(BigInteger.TWO);
        return high.multiply(BigInteger.valueOf(1000)).divide(low).intValueExact();
    }

    private static BigInteger luminance(String colour) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < 3; i++) {
            int channel = Integer.parseInt(colour, 1 + 2 * i, 3 + 2 * i, 16);
            sum = sum.add(linear(channel).multiply(BigInteger.valueOf(WEIGHTS[i])));
        }
        return sum.divide(BigInteger.valueOf(10_000));
    }

    private static BigInteger linear(int channel) {
        if (channel <= 10) {
            BigInteger scaled = SCALE.multiply(BigInteger.valueOf(100L * channel));
            return scaled.divide(BigInteger.valueOf(255L * 1292));
        }
        BigInteger numerator = BigInteger.valueOf(1000L * channel + 255 * 55).pow(12);
        BigInteger denominator = BigInteger.valueOf(255L * 1055).pow(12);
        return fifthRoot(SCALE.pow(5).multiply(numerator).divide(denominator));
    }

    /** Returns the floor of the fifth root, by bisection. */
    private static BigInteger fifthRoot(BigInteger number) {
        BigInteger low = BigInteger.ZERO;
        BigInteger high = SCALE.add(BigInteger.ONE);
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (middle.pow(5).compareTo(number) <= 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
