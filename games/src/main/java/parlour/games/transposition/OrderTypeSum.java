package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.exact.Rational;

/**
 * A sum of order types such as {@code 3+omega+zeta+eta+omega*}. Elements are {@code component:key},
 * both counted from 0: the key from the left in runs and ω, from the right in ω*, any integer in ζ,
 * any rational in a dense part.
 */
public final class OrderTypeSum implements Domain {
    private static final Pattern MEANT =
            Pattern.compile("(?i).*(\\+|\\b(omega|zeta|eta|run)\\b).*", Pattern.DOTALL);
    private static final String EXAMPLE = "as in 3+omega+zeta+eta+omega*";

    private final List<Span> terms;
    private final Line line;

    private OrderTypeSum(List<Span> terms) {
        this.terms = List.copyOf(terms);
        this.line = new Line(terms);
    }

    /** Whether a text is a sum rather than a union of reals. */
    static boolean isMeant(String text) {
        return text.length() > 4 * Domain.MAX_PARTS
                ? text.indexOf('+') >= 0
                : MEANT.matcher(text).matches();
    }

    static OrderTypeSum read(String text) {
        String[] words = text.split("\\+", -1);
        if (words.length > MAX_PARTS) {
            throw new BadInput("", "domain has more than %d parts".formatted(MAX_PARTS));
        }
        List<Span> terms = new ArrayList<>(words.length);
        long total = 0;
        for (String word : words) {
            Span term = term(word.strip());
            terms.add(term);
            total = term.type() == OrderType.RUN ? total + term.size() : total;
            if (total > MAX_WHOLE) {
                throw bad(word.strip(), "runs of the domain have more than 10^18 elements");
            }
        }
        return new OrderTypeSum(terms);
    }

    private static Span term(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "omega" -> new Span(OrderType.OMEGA, 0, 0);
            case "omega*" -> new Span(OrderType.OMEGA_STAR, 0, 0);
            case "zeta" -> new Span(OrderType.ZETA, 0, 0);
            case "eta" -> Span.DENSE;
            default -> run(word);
        };
    }

    private static Span run(String word) {
        String length = word.startsWith("run:") ? word.substring(4) : word;
        OptionalLong size = Wholes.whole(length);
        if (size.isEmpty() || size.getAsLong() < 1) {
            throw bad(
                    word,
                    "term (%s) of the domain is no order type; expected a run length of at least 1,"
                                    .formatted(BadInput.shown(word))
                            + " omega, omega*, zeta or eta");
        }
        return Span.run(0, size.getAsLong() - 1);
    }

    private static BadInput bad(String token, String complaint) {
        return new BadInput(token, complaint + ", " + EXAMPLE);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OrderTypeSum domain && text().equals(domain.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    @Override
    public Line line() {
        return line;
    }

    @Override
    public String text() {
        if (terms.size() == 1 && terms.getFirst().type() == OrderType.RUN) {
            return "run:" + terms.getFirst().size();
        }
        return String.join("+", terms.stream().map(OrderTypeSum::word).toList());
    }

    private static String word(Span term) {
        return term.type() == OrderType.RUN ? Long.toString(term.size()) : term.type().word();
    }

    @Override
    public Place place(String token) {
        int colon = token.indexOf(':');
        OptionalLong part =
                colon < 0 ? OptionalLong.empty() : Wholes.whole(token.substring(0, colon));
        if (part.isEmpty()) {
            throw outside(token, "expected component:key, both counted from 0");
        }
        if (part.getAsLong() < 0 || part.getAsLong() >= terms.size()) {
            throw outside(token, "there are components 0 to %d".formatted(terms.size() - 1));
        }
        int index = Math.toIntExact(part.getAsLong());
        String key = token.substring(colon + 1);
        return terms.get(index).type() == OrderType.DENSE
                ? dense(index, key)
                : chained(index, key, token);
    }

    private Place dense(int part, String key) {
        Rational value = Wholes.rational(key, "give a rational key, as in 1/2");
        long floor = value.floor().longValueExact();
        return new Place(line.spanOf(part), floor, value.isInteger() ? null : value);
    }

    private Place chained(int part, String key, String token) {
        OptionalLong whole = Wholes.whole(key);
        Span term = terms.get(part);
        if (whole.isEmpty()) {
            throw outside(token, "its key must be an integer");
        }
        long own = term.type() == OrderType.OMEGA_STAR ? -whole.getAsLong() : whole.getAsLong();
        if (!term.contains(own)) {
            throw outside(token, "component %d is %s".formatted(part, word(term)));
        }
        return Place.of(line.spanOf(part), own + line.shift(part));
    }

    private BadInput outside(String token, String reason) {
        return new BadInput(
                token,
                "element (%s) is not in the domain %s: %s, as in 0:0"
                        .formatted(BadInput.shown(token), BadInput.shown(text()), reason));
    }

    @Override
    public String write(Place place) {
        int part = line.firstPart(place.span());
        if (line.spans().get(place.span()).type() == OrderType.DENSE) {
            return part + ":" + place.value();
        }
        part = line.partAt(place.span(), place.whole());
        long own = place.whole() - line.shift(part);
        return part + ":" + (terms.get(part).type() == OrderType.OMEGA_STAR ? -own : own);
    }

    @Override
    public List<String> write(Stretch stretch, Sequence used) {
        return switch (stretch) {
            case Stretch.Open open ->
                    List.of(line.firstPart(open.span()) + ":" + Between.text(this, open));
            case Stretch.Points points -> {
                List<String> texts = new ArrayList<>();
                for (Clip clip : Clip.of(line, points, used)) {
                    texts.addAll(texts(clip));
                }
                yield texts;
            }
        };
    }

    private List<String> texts(Clip clip) {
        String prefix = clip.part() + ":";
        if (terms.get(clip.part()).type() == OrderType.OMEGA_STAR) {
            Long from = clip.to() == null ? null : Long.valueOf(-clip.to());
            Long to = clip.from() == null ? null : Long.valueOf(-clip.from());
            return Clip.texts(prefix, from, to, clip.step());
        }
        return Clip.texts(prefix, clip.from(), clip.to(), clip.step());
    }
}
