package parlour.games.transposition.engine;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Place;

/**
 * A set of places that tells how many of them lie above a new one: a treap with subtree sizes.
 * Expected cost of every operation: O(log size). Source: C. Aragon, R. Seidel, Randomized search
 * trees (1989).
 */
final class PlaceRanks {
    private static final class Node {
        final int span;
        final long whole;
        final Place place;
        final long priority;
        @Nullable Node left;
        @Nullable Node right;
        int size = 1;

        Node(Place place, long priority) {
            this.span = place.span();
            this.whole = place.whole();
            this.place = place;
            this.priority = priority;
        }

        /** As the places compare, without looking at them where that can be avoided. */
        int compareTo(Node other) {
            if (span == other.span && whole != other.whole) {
                return Long.compare(whole, other.whole);
            }
            return place.compareTo(other.place);
        }

        Node updated() {
            size = 1 + size(left) + size(right);
            return this;
        }
    }

    private final SplittableRandom random;
    private @Nullable Node root;

    /** How many places greater than the one being added have been passed. */
    private int above;

    /**
     * An empty set.
     *
     * @param random where priorities come from
     */
    PlaceRanks(SplittableRandom random) {
        this.random = random;
    }

    /** Whether a place is in the set. */
    boolean contains(Place place) {
        Node leaf = new Node(place, 0);
        @Nullable Node node = root;
        while (node != null) {
            int order = leaf.compareTo(node);
            if (order == 0) {
                return true;
            }
            node = order < 0 ? node.left : node.right;
        }
        return false;
    }

    private static int size(@Nullable Node node) {
        return node == null ? 0 : node.size;
    }

    /** Adds a place that is not in the set; returns how many places are greater. */
    int add(Place place) {
        above = 0;
        root = added(root, new Node(place, random.nextLong()));
        return above;
    }

    private Node added(@Nullable Node node, Node leaf) {
        if (node == null) {
            return leaf;
        }
        if (leaf.compareTo(node) < 0) {
            above += 1 + size(node.right);
            Node left = added(node.left, leaf);
            node.left = left;
            return left.priority > node.priority ? rotatedRight(node, left) : node.updated();
        }
        Node right = added(node.right, leaf);
        node.right = right;
        return right.priority > node.priority ? rotatedLeft(node, right) : node.updated();
    }

    private static Node rotatedRight(Node node, Node left) {
        node.left = left.right;
        left.right = node.updated();
        return left.updated();
    }

    private static Node rotatedLeft(Node node, Node right) {
        node.right = right.left;
        right.left = node.updated();
        return right.updated();
    }

    /** Whether nothing is in the set. */
    boolean isEmpty() {
        return root == null;
    }

    /** Removes a place that is in the set. */
    void remove(Place place) {
        root = removed(root, new Node(place, 0));
    }

    private static @Nullable Node removed(@Nullable Node node, Node leaf) {
        if (node == null) {
            throw new IllegalArgumentException("not in the set: " + leaf.place);
        }
        int order = leaf.compareTo(node);
        if (order == 0) {
            return merged(node.left, node.right);
        }
        if (order < 0) {
            node.left = removed(node.left, leaf);
        } else {
            node.right = removed(node.right, leaf);
        }
        return node.updated();
    }

    private static @Nullable Node merged(@Nullable Node low, @Nullable Node high) {
        if (low == null || high == null) {
            return low == null ? high : low;
        }
        if (low.priority > high.priority) {
            low.right = merged(low.right, high);
            return low.updated();
        }
        high.left = merged(low, high.left);
        return high.updated();
    }
}
