package parlour.app.cli;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;

/**
 * Lets a second Ctrl-C, or a second kill, end the process at once while the first one's answer is
 * awaited. The Java machine itself ignores further signals once it is ending.
 *
 * <p>The class for signals is no part of the Java standard but of every JDK (module {@code
 * jdk.unsupported}); where it is missing or refuses, a second signal is ignored as before.
 */
final class SecondSignal {
    private static final List<String> NAMES = List.of("INT", "TERM");

    private SecondSignal() {}

    /** From now on a signal runs this. */
    static void runs(Runnable end) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            InvocationHandler ends =
                    (_, _, _) -> {
                        end.run();
                        return null;
                    };
            Object obeying =
                    Proxy.newProxyInstance(
                            SecondSignal.class.getClassLoader(), new Class<?>[] {handler}, ends);
            for (String name : NAMES) {
                signal.getMethod("handle", signal, handler)
                        .invoke(
                                null,
                                signal.getConstructor(String.class).newInstance(name),
                                obeying);
            }
        } catch (ReflectiveOperationException | IllegalArgumentException refused) {
            // a convenience is missing, no answer is
        }
    }
}
