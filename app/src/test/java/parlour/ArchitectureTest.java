package parlour;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.app.cli.Main;

/** Holds the import rules against all main classes, and against planted violations. */
final class ArchitectureTest {
    private static final JavaClasses OURS =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("parlour");
    private static final JavaClasses PLANTED = new ClassFileImporter().importPackages("planted");

    static Stream<String> names() {
        return new ImportRules("parlour").all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void ourClassesKeepTheRule(String name) {
        assertThat(violations("parlour", name, OURS)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void plantedViolationIsCaught(String name) {
        assertThat(violations("planted", name, PLANTED)).isNotEmpty();
    }

    @Test
    void allModulesAreSeen() {
        assertThat(OURS.contain(Main.class)).isTrue();
        assertThat(OURS.stream().map(type -> type.getPackageName()))
                .contains(
                        "parlour.exact",
                        "parlour.game",
                        "parlour.claim",
                        "parlour.check",
                        "parlour.scene",
                        "parlour.solve.search",
                        "parlour.games",
                        "parlour.store");
    }

    private static List<String> violations(String root, String name, JavaClasses classes) {
        ArchRule rule = new ImportRules(root).all().get(name);
        assertThat(rule).as(name).isNotNull();
        return rule.evaluate(classes).getFailureReport().getDetails();
    }
}
