package parlour;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/**
 * Who may import whom, below a root package. The root is a parameter so that the same rules can be
 * held against planted violations.
 */
final class ImportRules {
    private static final String[] KERNEL = {"exact", "game", "claim", "check", "scene"};

    private final String root;

    ImportRules(String root) {
        this.root = root;
    }

    /** Every rule by its name. */
    Map<String, ArchRule> all() {
        var rules = new LinkedHashMap<String, ArchRule>();
        rules.put("exact sees nothing of ours", seesOnly("exact", "exact"));
        rules.put("scene sees nothing of ours", seesOnly("scene", "scene"));
        rules.put("game sees exact", seesOnly("game", "exact", "game"));
        rules.put("claim sees game, exact", seesOnly("claim", "exact", "game", "claim"));
        rules.put(
                "check sees claim, game, exact",
                seesOnly("check", "exact", "game", "claim", "check"));
        rules.put("solve sees kernel", seesOnly("solve", kernelAnd("solve")));
        rules.put("games see kernel, solve", seesOnly("games", kernelAnd("solve", "games")));
        rules.put("store sees kernel", seesOnly("store", kernelAnd("store")));
        rules.put("nobody sees app", nobodySeesApp());
        rules.put("solve is seen by engines, catalogue and game classes", whoSeesSolve());
        rules.put("game rooms never see each other", roomsApart());
        rules.put("no room sees the list of games", noRoomSeesTheList());
        rules.put("no checker reaches an engine", checkersApart());
        rules.put("no floating point in exact, claim, check", noFloatingPoint());
        rules.put("no package cycles", noCycles());
        rules.put("every package is null-marked", nullMarked());
        return rules;
    }

    private ArchRule seesOnly(String room, String... allowed) {
        var others = resideInAPackage(root + "..").and(not(resideInAnyPackage(packages(allowed))));
        return noClasses()
                .that()
                .resideInAPackage(root + "." + room + "..")
                .should()
                .dependOnClassesThat(others)
                .allowEmptyShould(true); // a room may not be built yet
    }

    private ArchRule nobodySeesApp() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(packages("app", "bench"))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".app..");
    }

    private ArchRule whoSeesSolve() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".games..")
                .and()
                .resideOutsideOfPackages(root + ".games..engine..", root + ".games.catalogue")
                .and(not(partOfAGameClass()))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".solve..")
                .allowEmptyShould(true);
    }

    private static DescribedPredicate<JavaClass> partOfAGameClass() {
        return DescribedPredicate.describe(
                "part of a <Name>Game class",
                type -> outermost(type).getSimpleName().endsWith("Game"));
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(ImportRules::outermost).orElse(type);
    }

    private ArchRule roomsApart() {
        return slices().matching(root + ".games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage(root + ".games.catalogue.."))
                .allowEmptyShould(true);
    }

    private ArchRule noRoomSeesTheList() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".games.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".games")
                .allowEmptyShould(true);
    }

    private ArchRule checkersApart() {
        return noClasses()
                .that()
                .resideInAnyPackage(root + ".check..", root + ".games..check..")
                .should()
                .transitivelyDependOnClassesThat()
                .resideInAnyPackage(root + ".solve..", root + "..engine..")
                .allowEmptyShould(true);
    }

    /** A <Name>Game stands at the head of its room and ties rules, engine and checker together. */
    private ArchRule noCycles() {
        return slices().matching(root + ".(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(partOfAGameClass(), alwaysTrue());
    }

    private ArchRule noFloatingPoint() {
        return classes()
                .that()
                .resideInAnyPackage(packages("exact", "claim", "check"))
                .should(holdNoFloatingPoint());
    }

    private ArchRule nullMarked() {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(satisfy("lie in a null-marked package", ImportRules::liesInNullMarked));
    }

    private static boolean liesInNullMarked(JavaClass type) {
        return type.getPackage().isAnnotatedWith(NullMarked.class);
    }

    private static ArchCondition<JavaClass> holdNoFloatingPoint() {
        return satisfy(
                "hold and return no floating-point number",
                type ->
                        Stream.concat(
                                        type.getFields().stream().map(field -> field.getType()),
                                        type.getMethods().stream()
                                                .map(method -> method.getReturnType()))
                                .noneMatch(ImportRules::isFloatingPoint));
    }

    private static boolean isFloatingPoint(JavaType type) {
        return type.getAllInvolvedRawTypes().stream()
                .map(JavaClass::getBaseComponentType)
                .map(JavaClass::getName)
                .anyMatch(
                        name ->
                                name.equals("double")
                                        || name.equals("float")
                                        || name.equals("java.lang.Double")
                                        || name.equals("java.lang.Float")
                                        || name.startsWith("java.util.stream.Double"));
    }

    private static ArchCondition<JavaClass> satisfy(
            String description, Predicate<JavaClass> holds) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String verdict = type.getName() + (holds.test(type) ? " does " : " does not ");
                events.add(new SimpleConditionEvent(type, holds.test(type), verdict + description));
            }
        };
    }

    private String[] packages(String... rooms) {
        return Arrays.stream(rooms).map(room -> root + "." + room + "..").toArray(String[]::new);
    }

    private static String[] kernelAnd(String... more) {
        return Stream.concat(Arrays.stream(KERNEL), Arrays.stream(more)).toArray(String[]::new);
    }
}
