package tours;

import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * MongoDB's wire protocol over a file: {@code MongoServerForTests <directory> <port>}. Says
 * "ready" when it listens; SIGTERM writes everything down first, SIGKILL loses the last second.
 */
public final class MongoServerForTests {
  /** What the driver asks of a server at least; the features that suites use are older. */
  private static final MongoVersion WHAT_THE_DRIVER_WANTS =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(4, 4, 0);
        }

        @Override
        public int getWireVersion() {
          return 9;
        }
      };

  private MongoServerForTests() {}

  public static void main(String[] arguments) {
    Path file = Path.of(arguments[0], "mongo.mv");
    MongoServer server =
        new MongoServer(new H2Backend(file.toString()).version(WHAT_THE_DRIVER_WANTS));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    server.bind("127.0.0.1", Integer.parseInt(arguments[1]));
    endWithWhoStartedIt();
    System.out.println("ready");
  }

  /** Whoever started it holds the other end of its input, and lets go of it when it ends. */
  private static void endWithWhoStartedIt() {
    Thread watch =
        new Thread(
            () -> {
              try {
                while (System.in.read() >= 0) {
                  // Nothing is said to it.
                }
              } catch (IOException gone) {
                // As good as an end.
              }
              Runtime.getRuntime().halt(0);
            });
    watch.setDaemon(true);
    watch.start();
  }
}
