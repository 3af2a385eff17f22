/** Search engines over any finite rules. Imports the kernel only. */
@NullMarked
package parlour.solve.search;

import org.jspecify.annotations.NullMarked;
