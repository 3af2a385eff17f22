package parlour.claim;

/**
 * Where work on one question is kept, so that a stopped or killed run is no run lost. Engines know
 * no files: a face hands this in with the {@link Budget}. Only an engine that works on the question
 * itself, not on a part of it, begins.
 */
public interface Checkpoints {
    /** Keeps nothing. */
    Checkpoints NONE =
            new Checkpoints() {
                @Override
                public void begin(Resumable work) {}

                @Override
                public void look() {}

                @Override
                public boolean isResumed() {
                    return false;
                }
            };

    /** The same place for parts of work that is kept as a whole: they look, and do not begin. */
    static Checkpoints ofParts(Checkpoints whole) {
        return new Checkpoints() {
            @Override
            public void begin(Resumable work) {}

            @Override
            public void look() {
                whole.look();
            }

            @Override
            public boolean isResumed() {
                return whole.isResumed();
            }
        };
    }

    /** Lets work go on from what was kept of it, if anything; from now on it is kept. */
    void begin(Resumable work);

    /** Writes the work that has begun, if it is time. {@link Budget#spend} calls this. */
    void look();

    /** Whether some work went on from what was kept. */
    boolean isResumed();
}
