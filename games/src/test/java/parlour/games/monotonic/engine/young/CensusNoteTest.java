package parlour.games.monotonic.engine.young;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A note that is not as it was written says that nothing is done, so that all is done again. */
final class CensusNoteTest {
    @TempDir private Path folder;

    @Test
    void aDamagedNoteCountsForNothing() throws IOException {
        CensusNote note = new CensusNote(2, 17, 123_456_789_012L, 234_567_890_123L, -1);
        assertThat(CensusNote.read(folder)).isEqualTo(CensusNote.EMPTY);
        note.write(folder);
        assertThat(CensusNote.read(folder)).isEqualTo(note);
        Path file = folder.resolve("note");
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                byte[] changed = whole.clone();
                changed[at] ^= (byte) (1 << bit);
                Files.write(file, changed);
                assertThat(CensusNote.read(folder)).isEqualTo(CensusNote.EMPTY);
            }
            Files.write(file, Arrays.copyOf(whole, at));
            assertThat(CensusNote.read(folder)).isEqualTo(CensusNote.EMPTY);
        }
    }
}
