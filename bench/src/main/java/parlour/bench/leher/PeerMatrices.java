package parlour.bench.leher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parlour.app.matrix.ConstantSum;
import parlour.app.matrix.MatrixFormat;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.leher.OneSuitGame;

/** Writes threshold matrices and random matrices for glpsol, lrsnash and Gambit into a folder. */
public final class PeerMatrices {
    private PeerMatrices() {}

    /** Takes the folder as its argument. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        for (int cards : new int[] {10, 20, 50, 100, 200, 500}) {
            write(folder, "leher" + cards, PayoffTable.of(OneSuitGame.whole(cards)));
        }
        for (int size : new int[] {20, 50, 100, 200}) {
            write(folder, "random" + size, random(size));
        }
    }

    private static void write(Path folder, String name, PayoffTable matrix) throws IOException {
        for (MatrixFormat format : List.of(MatrixFormat.LP, MatrixFormat.LRS, MatrixFormat.CSV)) {
            String ending = format.name().toLowerCase(java.util.Locale.ROOT);
            Files.writeString(
                    folder.resolve(name + "." + ending), format.write(ConstantSum.zero(matrix)));
        }
    }

    private static PayoffTable random(int size) {
        Random random = new Random(size);
        List<List<Rational>> table = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            List<Rational> line = new ArrayList<>();
            for (int column = 0; column < size; column++) {
                line.add(Rational.of(random.nextInt(201) - 100));
            }
            table.add(line);
        }
        return new PayoffTable(table);
    }
}
