package parlour.claim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A JSON value without floating point: the one codec of certificates and answers.
 *
 * <p>{@code toString} keeps the order of fields (answers); {@link #canonical} sorts them by key
 * (certificates, so that equal values have equal bytes). Both write no spaces. Integers beyond 2^53
 * are written as strings, since many readers of JSON would round them.
 */
public sealed interface Json {
    /** A string. */
    record Text(String value) implements Json {
        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** An integer of any size. */
    record Whole(BigInteger value) implements Json {
        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** True or false. */
    record Flag(boolean value) implements Json {
        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** Nothing: null. */
    record Nothing() implements Json {
        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** An array. */
    record Items(List<Json> values) implements Json {
        /** Keeps a copy. */
        public Items {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** An object. */
    record Fields(SequencedMap<String, Json> values) implements Json {
        /** Keeps a copy in the same order. */
        public Fields {
            values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
        }

        /** The same fields with one more at the end, or replaced in place. */
        public Fields with(String key, Json value) {
            SequencedMap<String, Json> more = new LinkedHashMap<>(values);
            more.put(key, value);
            return new Fields(more);
        }

        /** The same fields with a text more. */
        public Fields with(String key, String value) {
            return with(key, new Text(value));
        }

        /** The same fields with an integer more. */
        public Fields with(String key, long value) {
            return with(key, of(value));
        }

        @Override
        public String toString() {
            return JsonWriter.write(this, false);
        }
    }

    /** An object without fields, to start from. */
    static Fields fields() {
        return new Fields(new LinkedHashMap<>());
    }

    /** An integer. */
    static Json of(long value) {
        return new Whole(BigInteger.valueOf(value));
    }

    /** An array of strings. */
    static Json texts(List<String> values) {
        List<Json> items = new ArrayList<>(values.size());
        for (String value : values) {
            items.add(new Text(value));
        }
        return new Items(items);
    }

    /** The canonical text: fields sorted by key, no spaces. */
    default String canonical() {
        return JsonWriter.write(this, true);
    }

    /** The fields in canonical order. */
    static SequencedMap<String, Json> sorted(Fields fields) {
        return new TreeMap<>(fields.values());
    }
}
