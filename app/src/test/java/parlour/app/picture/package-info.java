/** Whole pictures of the games, compared with files. */
@NullMarked
package parlour.app.picture;

import org.jspecify.annotations.NullMarked;
