package parlour.check;

/** Carries a reason out of the depth of a check. */
final class Rejection extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Rejection(String reason) {
        super(reason, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
