/**
 * The local store of results.
 *
 * <ul>
 *   <li>{@link parlour.store.StoreHome}: the folder in which it lies
 * </ul>
 *
 * <p>Imports the kernel only.
 */
@NullMarked
package parlour.store;

import org.jspecify.annotations.NullMarked;
