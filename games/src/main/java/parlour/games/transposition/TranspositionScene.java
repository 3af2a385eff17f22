package parlour.games.transposition;

import parlour.scene.Scene;

/** Draws positions. */
final class TranspositionScene {
    private TranspositionScene() {}

    static Scene of(TranspositionInstance instance) {
        return Scene.of(instance.canonical(), "");
    }
}
