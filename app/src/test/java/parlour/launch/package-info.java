/** Tests of the launcher script: how it finds a JDK, when it builds, what it passes on. */
@NullMarked
package parlour.launch;

import org.jspecify.annotations.NullMarked;
