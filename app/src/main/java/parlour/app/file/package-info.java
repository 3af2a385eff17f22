/**
 * Files that users name, for every face.
 *
 * <ul>
 *   <li>{@link parlour.app.file.FileNames}: names, and what is said when they do not work
 *   <li>{@link parlour.app.file.TextFile}: what a file says, if it is not too large
 * </ul>
 *
 * <p>May import the kernel; no face.
 */
@NullMarked
package parlour.app.file;

import org.jspecify.annotations.NullMarked;
