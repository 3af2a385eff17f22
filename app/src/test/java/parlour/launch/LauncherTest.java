package parlour.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.launch.PretendHouse.Ending;

/** What `./parlour` promises before Java starts. Its exit code for "cannot start" is 69. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
    private static final int CANNOT_START = 69;
    private static final String BUILDS =
            "mkdir -p target/launch/parlour-app/lib && : >target/launch/parlour-app/parlour.jar\n";

    @TempDir private Path folder;
    private PretendHouse house;

    @BeforeEach
    void pretend() {
        house = new PretendHouse(folder.resolve("a folder with spaces"));
    }

    @Test
    void passesWordsAndExitCodeThrough() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        Ending ending = house.run("solve", "monotonic(a=3,d=3,deck=9)", "", "a b", "*", "\"'\\");
        assertThat(ending.code()).isEqualTo(PretendHouse.EXIT_CODE);
        assertThat(ending.err()).isEmpty();
        assertThat(ending.out())
                .endsWith("<solve>\n<monotonic(a=3,d=3,deck=9)>\n<>\n<a b>\n<*>\n<\"'\\>\n");
    }

    @Test
    void worksThroughSymbolicLinks() throws IOException {
        house.built().jdk("jvm dirs/25", "25.0.1");
        Path first = Files.createSymbolicLink(house.path("first"), Path.of("house/parlour"));
        Path second = Files.createDirectories(house.path("else where")).resolve("second");
        Files.createSymbolicLink(second, Path.of("../first"));
        assertThat(first).isSymbolicLink();
        assertThat(Ending.of(house.start(second, "games")).out()).endsWith("<games>\n");
    }

    /** In the locale of C Java could neither read nor name a file whose name is not ASCII. */
    @ParameterizedTest
    @CsvSource({
        "LC_ALL, C, C.UTF-8",
        "LC_CTYPE, POSIX, C.UTF-8",
        "LANG, C, C.UTF-8",
        "NOTHING, '', C.UTF-8",
        "LANG, de_DE.UTF-8, ''",
        "LC_ALL, fr_FR.ISO-8859-1, fr_FR.ISO-8859-1"
    })
    void widensTheNarrowestLocale(String name, String value, String seen) {
        house.built().jdk("jvm dirs/25", "25.0.1");
        house.script("jvm dirs/25/bin/java", "#!/bin/sh\nprintf '%s' \"${LC_ALL:-}\"\n");
        assertThat(house.with(name, value).run().out()).isEqualTo(seen);
    }

    @Test
    void saysInOneLineThatTheWorkingFolderIsGone() throws IOException {
        house.built().jdk("jvm dirs/25", "25.0.1");
        house.script(
                "caller",
                "#!/bin/sh\nmkdir gone && cd gone && rm -r ../gone && exec '%s' games\n"
                        .formatted(house.path("house/parlour")));
        Ending ending = Ending.of(house.start(house.path("caller")));
        assertThat(ending.code()).isEqualTo(CANNOT_START);
        assertThat(ending.err())
                .endsWith("the working folder is gone; go to another one, as in cd /\n");
    }

    /** The run that records classes asks something, too; its answer is not the user's. */
    @Test
    void recordsClassesBesideTheUsersStore() throws IOException {
        house.jdk("jvm dirs/25", "25.0.1");
        Path homes = house.path("homes");
        house.script(
                "jvm dirs/25/bin/java",
                "#!/bin/sh\nprintf '%%s\\n' \"$PARLOUR_HOME\" >>'%s'\n".formatted(homes));
        house.maven(BUILDS).with("PARLOUR_HOME", "mine").run("games");
        assertThat(Files.readAllLines(homes))
                .satisfiesExactly(
                        recording -> assertThat(recording).contains("target/launch/"),
                        own -> assertThat(own).isEqualTo("mine"));
    }

    @Test
    void takesTheJdkItIsTold() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        house.with("JAVA_HOME", house.jdk("home", "26"));
        assertThat(house.run().out()).startsWith("java 26\n");
        house.with("PARLOUR_JAVA_HOME", house.jdk("told", "27-ea"));
        assertThat(house.run().out()).startsWith("java 27-ea\n");
    }

    @Test
    void passesOverAJdkThatIsTooOld() {
        house.built().with("JAVA_HOME", house.jdk("home", "17.0.15"));
        house.jdk("jvm dirs/11", "11.0.2");
        house.jdk("jvm dirs/8", "1.8.0_402");
        house.jdk("jvm dirs/jdk-25", "25.0.1");
        assertThat(house.run().out()).startsWith("java 25.0.1\n");
    }

    @Test
    void findsTheJdkOfJavaOnThePath() throws IOException {
        Path home = house.built().jdk("far away", "25.0.1");
        Files.createSymbolicLink(house.path("bin/java"), home.resolve("bin/java"));
        assertThat(house.run().out()).startsWith("java 25.0.1\n");
    }

    /** Else the first files that Java opens would be read and written in their stead. */
    @Test
    void streamsThatAreClosedLeadNowhere() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        house.script(
                "jvm dirs/25/bin/java",
                """
                #!/bin/sh
                read -r line && exit 1
                { true 3>&1 4>&2; } 2>/dev/null || exit 2
                exit 0
                """);
        house.script("closed", "#!/bin/sh\nexec house/parlour games <&- >&- 2>&-\n");
        assertThat(Ending.of(house.start(house.path("closed"))).code()).isZero();
    }

    @Test
    void saysInOneLineThatThereIsNoJdk() {
        house.built().jdk("jvm dirs/24", "24.0.2");
        Ending ending = house.run("games");
        assertThat(ending.code()).isEqualTo(CANNOT_START);
        assertThat(ending.out()).isEmpty();
        assertThat(ending.err()).hasLineCount(1).contains("no JDK >= 25", "PARLOUR_JAVA_HOME=");
    }

    @Test
    void namesTheVersionOfTheJdkItWasToldWrongly() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        Ending ending = house.with("PARLOUR_JAVA_HOME", house.jdk("old", "17.0.15")).run();
        assertThat(ending.code()).isEqualTo(CANNOT_START);
        assertThat(ending.err()).hasLineCount(1).contains("17.0.15", "JDK >= 25");
    }

    @Test
    void buildsOnFirstUseAndOnlyThen() {
        house.maven(BUILDS + "echo noise; echo more >&2").jdk("jvm dirs/25", "25.0.1");
        Ending first = house.run("games");
        assertThat(first.err()).hasLineCount(1).contains("building", "first use");
        assertThat(first.out()).startsWith("java 25.0.1\n").doesNotContain("noise");
        assertThat(house.run("games").err()).isEmpty();
    }

    @Test
    void buildsAgainWhenASourceIsNewer() throws IOException {
        house.built().maven(BUILDS).jdk("jvm dirs/25", "25.0.1");
        String source = "games/src/main/java/A.java";
        Files.setLastModifiedTime(
                house.path("house/" + source), FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(house.run().err()).hasLineCount(1).contains(source + " changed");
    }

    @Test
    void doesNotBuildForATest() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        house.write("house/kernel/src/test/java/ATest.java", "class ATest {}\n");
        assertThat(house.run().err()).isEmpty();
    }

    @Test
    void showsTheEndOfTheLogOfAFailedBuild() {
        house.maven("echo '[ERROR] no such symbol'; exit 1").jdk("jvm dirs/25", "25.0.1");
        Ending ending = house.run("games");
        assertThat(ending.code()).isEqualTo(CANNOT_START);
        assertThat(ending.out()).isEmpty();
        assertThat(ending.err()).contains("[ERROR] no such symbol", "the build failed");
    }

    @Test
    void saysInOneLineThatThereIsNoMaven() {
        house.jdk("jvm dirs/25", "25.0.1");
        Ending ending = house.run("games");
        assertThat(ending.code()).isEqualTo(CANNOT_START);
        assertThat(ending.err()).hasLineCount(1).contains("Maven (mvn) not found");
    }

    /** The pretended Java records nothing, which an empty cache stands for. */
    @Test
    void recordsADamagedClassCacheAnew() {
        house.built().jdk("jvm dirs/25", "25.0.1");
        Path cache = house.path("house/target/launch/parlour-25.0.1.aot");
        house.write("house/target/launch/parlour-25.0.1.aot", "damaged");
        Ending ending = house.run("games");
        assertThat(ending.err()).isEmpty();
        assertThat(ending.out()).doesNotContain("AOTCache");
        assertThat(cache).isEmptyFile();
        house.write("house/target/launch/parlour-25.0.1.aot", "recorded");
        house.write("house/target/launch/parlour-25.0.1.aot.sum", "834449681 8\n");
        assertThat(house.run("games").out()).contains("<-XX:AOTCache=" + cache + ">\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--memory 512m, 568",
        "--memory=2g, 2104",
        "--memory 100k, 56",
        "--memory 16m --memory 32m, 88",
        "--memory, ''",
        "--memory 012m, ''",
        "--memory 2, ''",
        "--memory 12345678m, ''",
        "--memory 2x, ''",
        "-- --memory 2g, ''",
        "--memoryless 2g, ''"
    })
    void boundsTheHeapAsMemoryIsBounded(String words, String megabytes) {
        house.built().with("PARLOUR_JAVA_OPTS", "-Xss4m").jdk("jvm dirs/25", "25.0.1");
        String out = house.run(("solve x " + words).split(" ")).out();
        assertThat(out).contains("<-Xss4m>");
        if (megabytes.isEmpty()) {
            assertThat(out).doesNotContain("-Xmx");
        } else {
            assertThat(out).contains("<-Xmx" + megabytes + "m>\n<-XX:MaxNewSize=24m>\n<-Xss4m>");
        }
    }

    @Test
    void twoFirstStartsBuildOnce() {
        assertTwoFirstStartsBuildOnce();
    }

    private void assertTwoFirstStartsBuildOnce() {
        house.maven("echo built >>count; sleep 0.5\n" + BUILDS).jdk("jvm dirs/25", "25.0.1");
        Process one = house.start(house.path("house/parlour"), "one");
        Process two = house.start(house.path("house/parlour"), "two");
        assertThat(Ending.of(one).out()).endsWith("<one>\n");
        assertThat(Ending.of(two).out()).endsWith("<two>\n");
        assertThat(house.path("house/count")).hasContent("built");
    }

    /** As on macOS; a builder that was killed long ago keeps nobody waiting. */
    @Test
    void twoFirstStartsBuildOnceWithoutFlock() throws IOException {
        Files.delete(house.path("bin/flock"));
        Path lock = house.path("house/target/launch/builder");
        Files.createDirectories(lock.getParent());
        Files.createSymbolicLink(lock, Path.of("2147483647"));
        assertTwoFirstStartsBuildOnce();
        assertThat(lock).doesNotExist();
        assertThat(Files.isSymbolicLink(lock)).isFalse();
        house.maven("exit 1");
        house.write("house/pom.xml", "<project> </project>\n");
        assertThat(house.run("games").code()).isEqualTo(CANNOT_START);
        assertThat(Files.isSymbolicLink(lock)).as("after a build that failed").isFalse();
    }
}
