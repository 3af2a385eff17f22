/**
 * The local store of results.
 *
 * <ul>
 *   <li>{@link parlour.store.StoreHome}: the folder in which it lies
 *   <li>{@link parlour.store.ResultStore}: finds, keeps, lists and forgets results, in a file whose
 *       tables {@code Schema} knows, with SQLite's {@code NativeCode}; {@link
 *       parlour.store.StoreUnusable}: why that cannot be done
 *   <li>{@link parlour.store.StoredResult}, {@link parlour.store.Key}: a result and what it
 *       answers; {@link parlour.store.Selection}: which results are meant
 *   <li>{@link parlour.store.ResultLine}: a result as a line of JSON; {@link parlour.store.Inbox}:
 *       results left by short runs
 *   <li>{@code FolderLock}: one program at a time looks at a folder and changes it
 *   <li>{@link parlour.store.CheckpointFolder}: work that was stopped, with its {@link
 *       parlour.store.CheckpointHeader} and {@link parlour.store.CheckpointKey}
 * </ul>
 *
 * <p>Imports the kernel only.
 */
@NullMarked
package parlour.store;

import org.jspecify.annotations.NullMarked;
