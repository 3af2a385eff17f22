/**
 * The web server under load.
 *
 * <ul>
 *   <li>{@link parlour.bench.web.WebLoad}: 200 mixed easy questions a second while one is hard
 * </ul>
 */
@NullMarked
package parlour.bench.web;

import org.jspecify.annotations.NullMarked;
