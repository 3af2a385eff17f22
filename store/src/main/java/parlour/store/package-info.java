/** The local store of results. Imports the kernel only. */
@NullMarked
package parlour.store;

import org.jspecify.annotations.NullMarked;
