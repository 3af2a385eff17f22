package parlour.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.GrowingFile;
import parlour.claim.Resumable;
import parlour.claim.Sha256;

/**
 * Work that was stopped, a file for each in the folder {@code checkpoints} of the store: a line
 * that says what it is ({@link CheckpointHeader}), what the work wrote, and the SHA-256 of both.
 *
 * <p>A file appears whole, and is on the disk when {@link #write} returns. Nothing of it is handed
 * on before the digest has been found right. Programs that work on the same question at once
 * replace each other's files, but not by one that has not come as far. The digest tells of damage;
 * against somebody who computes it anew, certificates help.
 *
 * <p>Cost: the bytes are written once; read twice, first for the digest.
 */
public final class CheckpointFolder {
    /** How the names of checkpoints end. */
    static final String ENDING = ".checkpoint";

    private static final String NAME = "checkpoints";
    private static final int SEAL = 32;
    private static final int BUFFER = 1 << 16;

    /** Longest first line: an instance may be a poset of a megabyte. */
    private static final int MAX_LINE = 1 << 22;

    private final StoreHome home;

    /** The checkpoints of a store. */
    public CheckpointFolder(StoreHome home) {
        this.home = home;
    }

    /**
     * A checkpoint that lies there.
     *
     * @param header what it says of itself; not sealed before {@link #resume} has looked
     * @param bytes how long the file is
     */
    public record Entry(CheckpointHeader header, long bytes) {}

    /** What came of the wish to go on with some work. */
    public enum Found {
        /** Nothing is there. */
        NOTHING,
        /** The work goes on from where it stood. */
        RESUMED,
        /** Only other versions have left something, which is not used. */
        OF_ANOTHER_VERSION,
        /** What was there was damaged, or not what its name says; it is removed. */
        DAMAGED,
        /** To go on takes more memory than the work may have. */
        TOO_LARGE
    }

    /** Whether it is worth looking for a checkpoint; costs hardly anything. */
    public boolean isEmpty() {
        String[] names = folder().toFile().list();
        return names == null || names.length == 0;
    }

    /** What tells a file from one that has taken its name since. */
    private record Mark(@Nullable Object key, FileTime changed, long size) {
        static Mark of(Path file) throws IOException {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new Mark(attributes.fileKey(), attributes.lastModifiedTime(), attributes.size());
        }
    }

    private Path folder() {
        return home.folder().resolve(NAME);
    }

    /**
     * Lets work go on from its checkpoint.
     *
     * @throws IOException if the disk refuses
     */
    public Found resume(CheckpointKey key, Resumable work) throws IOException {
        Path file = folder().resolve(key.fileName());
        Mark mark;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            mark = Mark.of(file);
            boolean isWhole = isSealed(channel) && isOf(key, channel);
            Found found = isWhole ? resumed(channel, work) : Found.DAMAGED;
            if (found != Found.DAMAGED) {
                return found;
            }
        } catch (NoSuchFileException e) {
            return listed(key.beginning() + "*" + ENDING).isEmpty()
                    ? Found.NOTHING
                    : Found.OF_ANOTHER_VERSION;
        }
        remove(file, mark);
        return Found.DAMAGED;
    }

    /** Removes a file, unless another program has put one of its own there. */
    private void remove(Path file, Mark mark) throws IOException {
        try (FolderLock _ = FolderLock.of(home, NAME)) {
            if (Mark.of(file).equals(mark)) {
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException gone) {
            // Another program has removed it.
        }
    }

    private static boolean isOf(CheckpointKey key, FileChannel channel) throws IOException {
        channel.position(0);
        InputStream in = new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
        return header(in).filter(header -> header.key().equals(key)).isPresent();
    }

    private static Found resumed(FileChannel channel, Resumable work) throws IOException {
        channel.position(0);
        InputStream in = new BufferedInputStream(Channels.newInputStream(channel), BUFFER);
        header(in);
        try {
            work.read(new DataInputStream(in));
            return Found.RESUMED;
        } catch (Budget.Exceeded tooLarge) {
            return Found.TOO_LARGE;
        } catch (IOException nonsense) {
            return Found.DAMAGED;
        }
    }

    /** Whether the last bytes are the digest of all before. */
    private static boolean isSealed(FileChannel channel) throws IOException {
        long left = channel.size() - SEAL;
        if (left < 0) {
            return false;
        }
        InputStream in = Channels.newInputStream(channel.position(0));
        MessageDigest digest = Sha256.start();
        byte[] buffer = new byte[BUFFER];
        while (left > 0) {
            int read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
            if (read < 0) {
                return false;
            }
            digest.update(buffer, 0, read);
            left -= read;
        }
        return MessageDigest.isEqual(digest.digest(), in.readNBytes(SEAL));
    }

    private static Optional<CheckpointHeader> header(InputStream in) throws IOException {
        var line = new java.io.ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0 || line.size() == MAX_LINE) {
                return Optional.empty();
            }
            line.write(next);
        }
        return CheckpointHeader.read(line.toString(StandardCharsets.UTF_8));
    }

    /**
     * Writes work as it stands, unless what is there has come farther.
     *
     * @return how many bytes were written, 0 if none
     * @throws IOException if the disk refuses, or has not twice as much room left; then what was
     *     there before still is
     */
    public long write(CheckpointKey key, Resumable work) throws IOException {
        Path folder = home.subfolder(NAME);
        GrowingFile.clear(folder);
        Path file = folder.resolve(key.fileName());
        CheckpointHeader header = new CheckpointHeader(key, work.steps());
        if (isFarther(file, header)) {
            return 0;
        }
        if (Files.getFileStore(folder).getUsableSpace() / 2 < work.size()) {
            throw new IOException("no room is left on the disk");
        }
        try (GrowingFile growing = GrowingFile.beside(file)) {
            write(header, work, Channels.newOutputStream(growing.channel()));
            growing.channel().force(true); // which may take long
            try (FolderLock _ = FolderLock.of(home, NAME)) {
                return isFarther(file, header) ? 0 : growing.become(file);
            }
        }
    }

    private static boolean isFarther(Path file, CheckpointHeader header) throws IOException {
        return header(file)
                .filter(there -> there.key().equals(header.key()))
                .filter(there -> there.steps() > header.steps())
                .isPresent();
    }

    private static void write(CheckpointHeader header, Resumable work, OutputStream file)
            throws IOException {
        var sealed = new DigestOutputStream(file, Sha256.start());
        var out = new DataOutputStream(new BufferedOutputStream(sealed, BUFFER));
        String line = header.line() + "\n";
        out.write(line.getBytes(StandardCharsets.UTF_8));
        work.write(out);
        out.flush();
        file.write(sealed.getMessageDigest().digest());
    }

    private static Optional<CheckpointHeader> header(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return header(in);
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Forgets one, if it is there and the disk lets it go; whether it was. */
    public boolean forget(CheckpointKey key) {
        return folder().resolve(key.fileName()).toFile().delete();
    }

    /** All that lie there, by instance and question; files that say nothing of themselves not. */
    public List<Entry> list() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (Path file : listed("*" + ENDING)) {
            try {
                Optional<CheckpointHeader> header = header(file);
                if (header.isPresent()) {
                    entries.add(new Entry(header.get(), Files.size(file)));
                }
            } catch (NoSuchFileException gone) {
                // Another program has come to its end.
            }
        }
        entries.sort(
                java.util.Comparator.comparing((Entry entry) -> entry.header().key().instance())
                        .thenComparing(entry -> entry.header().key().question())
                        .thenComparing(entry -> entry.header().key().fileName()));
        return entries;
    }

    private List<Path> listed(String pattern) throws IOException {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder())) {
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder(), pattern)) {
                stream.forEach(files::add);
            } catch (DirectoryIteratorException e) {
                throw e.getCause();
            } catch (NoSuchFileException gone) {
                return List.of();
            }
        }
        return files;
    }
}
