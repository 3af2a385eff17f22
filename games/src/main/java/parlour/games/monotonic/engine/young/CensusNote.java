package parlour.games.monotonic.engine.young;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/**
 * How far a census has come.
 *
 * @param nimber the nimber that is looked for
 * @param layers layers finished in this run
 * @param lost diagrams of nimber 0 found so far
 * @param found diagrams found so far of all nimbers
 * @param start the nimber of the empty diagram, -1 if it has not been found
 */
record CensusNote(int nimber, int layers, long lost, long found, int start) {
    /** Nothing is done. */
    static final CensusNote EMPTY = new CensusNote(0, 0, 0, 0, -1);

    private static final String FILE = "note";
    private static final int NUMBERS = 5;

    /** One more layer is finished. */
    CensusNote layer(long more) {
        return new CensusNote(
                nimber, layers + 1, nimber == 0 ? lost + more : lost, found + more, start);
    }

    /**
     * A run is finished.
     *
     * @param isStart whether the empty diagram was among those found
     * @param last whether no other run follows
     */
    CensusNote next(boolean isStart, boolean last) {
        return new CensusNote(
                last ? nimber : nimber + 1,
                last ? layers : 0,
                lost,
                found,
                isStart && start < 0 ? nimber : start);
    }

    /** The counts, when all runs are finished. */
    YoungCensus.Counts counts() {
        return new YoungCensus.Counts(lost, start < 0 ? 1 : start, nimber);
    }

    /** The note of a folder; that nothing is done if there is none, or a damaged one. */
    static CensusNote read(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return EMPTY;
        }
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        String[] numbers = text.strip().split(" ");
        if (numbers.length != NUMBERS + 1
                || !text.equals(checked(text.substring(0, text.lastIndexOf(' '))))) {
            return EMPTY;
        }
        return new CensusNote(
                Integer.parseInt(numbers[0]),
                Integer.parseInt(numbers[1]),
                Long.parseLong(numbers[2]),
                Long.parseLong(numbers[3]),
                Integer.parseInt(numbers[4]));
    }

    /** Numbers and their CRC-32C; whatever has another form was not written here. */
    private static String checked(String numbers) {
        CRC32C checksum = new CRC32C();
        checksum.update(numbers.getBytes(StandardCharsets.ISO_8859_1));
        return numbers + " " + checksum.getValue() + "\n";
    }

    /** Puts the note on the disk in the place of the one before, whole or not at all. */
    void write(Path folder) {
        String text = checked("%d %d %d %d %d".formatted(nimber, layers, lost, found, start));
        Path growing = folder.resolve(FILE + ".part");
        try (FileChannel channel =
                FileChannel.open(
                        growing,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
            channel.force(true);
            Files.move(
                    growing,
                    folder.resolve(FILE),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
