package parlour.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Scene;
import parlour.scene.Tone;

class SvgRendererTest {

    private static final List<String> ELEMENTS =
            List.of("svg", "title", "desc", "style", "rect", "circle", "path", "text", "g");
    private static final List<String> WHOLE =
            List.of("x", "y", "width", "height", "rx", "cx", "cy", "r");

    static Stream<String> names() {
        return SampleScenes.all().keySet().stream();
    }

    private static String picture(Scene scene) {
        return new SvgRenderer(SvgRenderer.USUAL).render(scene);
    }

    private static Document parsed(String svg) throws Exception {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document document) {
        NodeList nodes = document.getElementsByTagName("*");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isWellFormedAndUsesFewElements(String name) throws Exception {
        Document document = parsed(picture(SampleScenes.named(name)));
        assertThat(elements(document)).extracting(Element::getTagName).isSubsetOf(ELEMENTS);
        assertThat(elements(document))
                .extracting(Element::getNamespaceURI)
                .containsOnly("http://www.w3.org/2000/svg");
    }

    @ParameterizedTest
    @MethodSource("names")
    void coordinatesAreWholeNumbersAndNothingRunsCode(String name) throws Exception {
        for (Element element : elements(parsed(picture(SampleScenes.named(name))))) {
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                var attribute = (Attr) element.getAttributes().item(i);
                assertThat(attribute.getName()).doesNotStartWith("on").doesNotContain("href");
                if (WHOLE.contains(attribute.getName())) {
                    assertThat(attribute.getValue()).matches("-?\\d+");
                }
                if (attribute.getName().equals("d")) {
                    assertThat(attribute.getValue()).matches("M\\d+ \\d+[hv]\\d+");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everythingLiesWithinThePicture(String name) throws Exception {
        Document document = parsed(picture(SampleScenes.named(name)));
        int width = number(document.getDocumentElement(), "width");
        int height = number(document.getDocumentElement(), "height");
        for (Element element : elements(document)) {
            if (element.getTagName().equals("rect")) {
                assertThat(number(element, "x") + number(element, "width"))
                        .isLessThanOrEqualTo(width);
                assertThat(number(element, "y") + number(element, "height"))
                        .isLessThanOrEqualTo(height);
            }
            if (element.getTagName().equals("text")) {
                assertThat(number(element, "y")).isBetween(1, height);
            }
        }
    }

    private static int number(Element element, String attribute) {
        String value = element.getAttribute(attribute);
        return value.isEmpty() ? 0 : Integer.parseInt(value);
    }

    @Test
    void tilesOfARowDoNotOverlap() throws Exception {
        List<Box> tiles = new ArrayList<>();
        for (Element element : elements(parsed(picture(SampleScenes.named("cell-row-long"))))) {
            if (element.getAttribute("class").startsWith("fill-")) {
                tiles.add(
                        new Box(
                                number(element, "x"),
                                number(element, "y"),
                                number(element, "width"),
                                number(element, "height")));
            }
        }
        assertThat(tiles).hasSizeGreaterThan(30);
        for (Box one : tiles) {
            assertThat(tiles.stream().filter(other -> overlap(one, other))).containsExactly(one);
        }
    }

    private static boolean overlap(Box one, Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    @Test
    void isAnImageWithNameAndDescription() throws Exception {
        Element root = parsed(picture(Scene.of("A & B", "Is <this> it?"))).getDocumentElement();
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("aria-label")).isEqualTo("A & B");
        assertThat(((Element) root.getElementsByTagName("title").item(0)).getTextContent())
                .isEqualTo("A & B");
        assertThat(((Element) root.getElementsByTagName("desc").item(0)).getTextContent())
                .isEqualTo("Is <this> it?");
    }

    @Test
    void hostileLabelsStayText() throws Exception {
        String evil = "</text><script>alert('x')</script>&amp;\"]]>";
        Document document = parsed(picture(SampleScenes.hostile()));
        assertThat(elements(document)).extracting(Element::getTextContent).contains(evil);
        assertThat(elements(document)).extracting(Element::getTagName).doesNotContain("script");
    }

    @Test
    void toneIsToldBySignAndInTheTooltipToo() throws Exception {
        var row = new CellRow("", List.of(Cell.of("7", Tone.WIN)));
        assertThat(elements(parsed(picture(Scene.of("T", "", row)))))
                .extracting(Element::getTextContent)
                .contains("7: win", "+", "win");
    }

    @Test
    void bytesDependOnTheSceneAlone() {
        Locale before = Locale.getDefault();
        String expected = picture(SampleScenes.monotonic());
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(picture(SampleScenes.monotonic())).isEqualTo(expected);
            assertThat(new TextRenderer(72, false).render(SampleScenes.named("bar-row-tall")))
                    .contains("2147483647");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void wrapsAtItsWidth() throws Exception {
        String svg = new SvgRenderer(340).render(SampleScenes.named("cell-row-long"));
        assertThat(number(parsed(svg).getDocumentElement(), "width")).isEqualTo(340);
    }

    @Test
    void refusesAPictureTooNarrow() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SvgRenderer(SvgRenderer.NARROWEST - 1))
                .withMessageContaining("(239)");
    }
}
