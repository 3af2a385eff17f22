package parlour.games.monotonic;

import parlour.scene.Note;
import parlour.scene.Scene;

/** Pictures of monotonic positions. */
final class MonotonicScene {
    private MonotonicScene() {}

    static Scene of(MonotonicInstance instance) {
        String canonical = MonotonicNotation.write(instance);
        return Scene.of(canonical, canonical, new Note("position", canonical));
    }
}
