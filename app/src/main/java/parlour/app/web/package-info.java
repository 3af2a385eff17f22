/**
 * The browser's face: pages, pictures and the HTTP API, on one port of this machine.
 *
 * <ul>
 *   <li>{@link parlour.app.web.WebServer}: starts and stops; {@code Guard}: who may ask, and the
 *       headers of every answer; {@code Assets}: pages, modules, style sheets
 *   <li>{@code Endpoints}, {@code Endpoint}, {@code Field}: what can be asked, as data; {@code
 *       OpenApi}: the same for programs
 *   <li>{@code Parameters}, {@code WebLimits}, {@code Refusal}: reading requests, and refusing them
 *   <li>{@code Api}: answers; {@code PlayApi}: moves; {@code CheckApi}: certificates; {@code
 *       SolveEvents}: answers that take long
 *   <li>{@code Lanes}, {@code Work}: easy questions pass hard ones
 * </ul>
 *
 * <p>May import everything but the command line. All answers come from {@code parlour.app.ask} and
 * {@code parlour.app.play}, as those of the other faces do.
 */
@NullMarked
package parlour.app.web;

import org.jspecify.annotations.NullMarked;
