package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.scene.Tone;

class PaletteTest {

    /** WCAG 2.2, 1.4.3 (AA), in thousandths. */
    private static final int TEXT = 4500;

    /** WCAG 2.2, 1.4.11 (AA), in thousandths. */
    private static final int GRAPHICS = 3000;

    @Test
    void contrastAgreesWithKnownValues() {
        assertThat(Contrast.thousandths("#000000", "#ffffff")).isBetween(20_999, 21_000);
        assertThat(Contrast.thousandths("#ffffff", "#767676")).isBetween(4540, 4543);
        assertThat(Contrast.thousandths("#777777", "#ffffff")).isBetween(4475, 4479);
        assertThat(Contrast.thousandths("#1d4fd8", "#1d4fd8")).isBetween(999, 1000);
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void pageTextIsReadable(Palette palette) {
        assertThat(Contrast.thousandths(palette.ink(), palette.page()))
                .isGreaterThanOrEqualTo(TEXT);
        assertThat(Contrast.thousandths(palette.muted(), palette.page()))
                .isGreaterThanOrEqualTo(TEXT);
        assertThat(Contrast.thousandths(palette.accent(), palette.page()))
                .isGreaterThanOrEqualTo(GRAPHICS);
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void textOnEveryToneIsReadable(Palette palette) {
        for (Tone tone : Tone.values()) {
            Swatch swatch = palette.swatch(tone);
            assertThat(Contrast.thousandths(swatch.ink(), swatch.fill()))
                    .describedAs("ink on " + tone)
                    .isGreaterThanOrEqualTo(TEXT);
            assertThat(Contrast.thousandths(swatch.edge(), palette.page()))
                    .describedAs("edge of " + tone)
                    .isGreaterThanOrEqualTo(TEXT);
        }
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void recordLinesAreSeenOnTheirTiles(Palette palette) {
        for (Tone tone : new Tone[] {Tone.ASCENDING, Tone.DESCENDING, Tone.BOTH}) {
            Swatch swatch = palette.swatch(tone);
            assertThat(Contrast.thousandths(swatch.edge(), swatch.fill()))
                    .describedAs("line on " + tone)
                    .isGreaterThanOrEqualTo(TEXT);
        }
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void textOnEveryHeatStepIsReadable(Palette palette) {
        assertThat(palette.heat()).hasSize(Palette.HEAT_STEPS).doesNotHaveDuplicates();
        for (String ground : palette.heat()) {
            assertThat(Contrast.thousandths(palette.ink(), ground))
                    .describedAs("ink on " + ground)
                    .isGreaterThanOrEqualTo(TEXT);
        }
    }

    @Test
    void heatRunsFromOneColourToTheOther() {
        assertThat(Palette.LIGHT.heat().getFirst()).isEqualTo("#f4f7fb");
        assertThat(Palette.LIGHT.heat().get(5)).isEqualTo("#c1d7f1");
        assertThat(Palette.LIGHT.heat().getLast()).isEqualTo("#8db6e6");
    }

    @Test
    void styleSheetHoldsBothThemesAndNothingFromElsewhere() {
        assertThat(SvgStylesheet.text())
                .contains(".parlour-scene .page{fill:" + Palette.LIGHT.page() + "}")
                .contains("prefers-color-scheme:dark")
                .contains(".parlour-scene .page{fill:" + Palette.DARK.page() + "}")
                .doesNotContain("url(", "@import", "<", "&");
        assertThat(SvgStylesheet.text().lines().filter(line -> line.contains("{")))
                .allMatch(line -> line.startsWith(".parlour-scene") || line.startsWith("@media"));
    }
}
