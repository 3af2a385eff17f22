/** Chomp, a fifth game made of rules, notation and scene, to show that this is enough. */
@NullMarked
package parlour.games.chomp;

import org.jspecify.annotations.NullMarked;
