package tours;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.h2.mvstore.MVStore;

/**
 * MongoDB's wire protocol over a file: {@code MongoServerForTests <directory> <port>}. Prints
 * "ready" when it listens. SIGTERM first writes all data to the file, SIGKILL loses the last second.
 *
 * <p>After SIGKILL it has the data of one moment between two commands, like every server that goes
 * back. It never has a later checkpoint with earlier documents.
 */
public final class MongoServerForTests {
  /** The lowest version that the driver accepts; the features that suites use are older. */
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
    String file = Path.of(arguments[0], "mongo.mv").toString();
    MVStore store = new MVStore.Builder().fileName(file).autoCommitDisabled().open();
    CommandByCommand backend = new CommandByCommand(store);
    MongoServer server = new MongoServer(backend.version(WHAT_THE_DRIVER_WANTS));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  backend.writeDown();
                  server.shutdownNow();
                }));
    server.bind("127.0.0.1", Integer.parseInt(arguments[1]));
    endWithWhoStartedIt();
    writeDownEverySecond(backend);
    System.out.println("ready");
  }

  private static void writeDownEverySecond(CommandByCommand backend) {
    inBackground(
        () -> {
          try {
            while (true) {
              Thread.sleep(1_000);
              backend.writeDown();
            }
          } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** Ends with the process that started it: its input ends when that process ends. */
  private static void endWithWhoStartedIt() {
    inBackground(
        () -> {
          try {
            while (System.in.read() >= 0) {
              // The input has no content.
            }
          } catch (IOException gone) {
            // Treated like the end of the input.
          }
          Runtime.getRuntime().halt(0);
        });
  }

  private static void inBackground(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Runs one command at a time and answers with copies. The backend changes its documents in place, so
   * readers could otherwise get a half-changed document. A real server shows only whole documents.
   */
  private static final class CommandByCommand extends H2Backend {
    private final Lock turn = new ReentrantLock(true);

    CommandByCommand(MVStore store) {
      super(store);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
      return new H2Database(name, getMvStore(), getCursorRegistry()) {
        @Override
        protected Index<Object> openOrCreateUniqueIndex(
            String collection, String index, List<IndexKey> keys, boolean isSparse) {
          return FoundById.where(
              super.openOrCreateUniqueIndex(collection, index, keys, isSparse));
        }
      };
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      turn.lock();
      try {
        Document answer = super.handleMessage(message);
        if (answer != null && message.getDocument().containsKey("serverStatus")) {
          answer.append("storageEngine", new Document("name", "h2").append("persistent", true));
        }
        return answer == null ? null : answer.cloneDeeply();
      } finally {
        turn.unlock();
      }
    }

    /** Writes to the file while no command is under way. */
    void writeDown() {
      turn.lock();
      try {
        commit();
      } finally {
        turn.unlock();
      }
    }
  }
}
