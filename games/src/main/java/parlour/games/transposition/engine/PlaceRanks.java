package parlour.games.transposition.engine;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Place;

/**
 * A set of places that tells how many of them lie above a given one: a treap with subtree sizes.
 * Expected cost of every operation: O(log size). Source: C. Aragon, R. Seidel, Randomized search
 * trees (1989). The seed is fixed, so that runs repeat.
 */
final class PlaceRanks {
    private static final class Node {
        final Place place;
        final long priority;
        @Nullable Node left;
        @Nullable Node right;
        int size = 1;

        Node(Place place, long priority) {
            this.place = place;
            this.priority = priority;
        }

        Node updated() {
            size = 1 + size(left) + size(right);
            return this;
        }
    }

    private final SplittableRandom random = new SplittableRandom(1);
    private @Nullable Node root;

    private static int size(@Nullable Node node) {
        return node == null ? 0 : node.size;
    }

    /** How many places are greater. */
    int above(Place place) {
        int above = 0;
        Node node = root;
        while (node != null) {
            if (place.compareTo(node.place) < 0) {
                above += 1 + size(node.right);
                node = node.left;
            } else {
                node = node.right;
            }
        }
        return above;
    }

    /** Adds a place that is not in the set. */
    void add(Place place) {
        root = added(root, new Node(place, random.nextLong()));
    }

    private static Node added(@Nullable Node node, Node leaf) {
        if (node == null) {
            return leaf;
        }
        if (leaf.place.compareTo(node.place) < 0) {
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

    /** Removes a place that is in the set. */
    void remove(Place place) {
        root = removed(root, place);
    }

    private static @Nullable Node removed(@Nullable Node node, Place place) {
        if (node == null) {
            throw new IllegalArgumentException("not in the set: " + place);
        }
        int order = place.compareTo(node.place);
        if (order == 0) {
            return merged(node.left, node.right);
        }
        if (order < 0) {
            node.left = removed(node.left, place);
        } else {
            node.right = removed(node.right, place);
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
