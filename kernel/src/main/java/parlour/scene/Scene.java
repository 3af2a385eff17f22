package parlour.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A device-neutral picture of a position, a table or a matrix.
 *
 * @param title what is shown, in one line
 * @param description the same for someone who cannot see it, in whole sentences; may be empty
 * @param panels the parts, top first
 * @param legend what tones and emphasis mean here
 */
public record Scene(String title, String description, List<Panel> panels, Legend legend) {

    /** Copies the panels. */
    public Scene {
        panels = List.copyOf(panels);
    }

    /** Returns a scene with the common legend. */
    public static Scene of(String title, String description, Panel... panels) {
        return new Scene(title, description, List.of(panels), Legend.COMMON);
    }

    /** Returns this scene with one more panel at the end. */
    public Scene with(Panel panel) {
        List<Panel> more = new ArrayList<>(panels);
        more.add(panel);
        return new Scene(title, description, more, legend);
    }

    /** Returns this scene with another legend. */
    public Scene withLegend(Legend newLegend) {
        return new Scene(title, description, panels, newLegend);
    }

    /** Returns the tones that a legend must explain, neutral left out, in the order of Tone. */
    public Set<Tone> tones() {
        var tones = EnumSet.noneOf(Tone.class);
        panels.forEach(panel -> panel.cells().forEach(cell -> tones.add(cell.tone())));
        tones.remove(Tone.NEUTRAL);
        return Collections.unmodifiableSet(tones);
    }

    /** Says whether some cell is emphasized, so that a legend must explain it. */
    public boolean hasEmphasis() {
        return panels.stream().anyMatch(panel -> panel.cells().stream().anyMatch(Cell::emphasized));
    }
}
