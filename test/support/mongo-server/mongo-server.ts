import { findProgram } from '../../../tools/run/programs.ts';
import { EngineServer } from '../processes/engine-server.ts';
import { type ServerPlace, ServerProcess } from '../processes/server-process.ts';
import { mongoServerClassPath } from './build.ts';

const { MONGODB_URL: given } = process.env;
const java = findProgram(['java'], process.env);
const isBuildable = java !== undefined && findProgram(['mvn'], process.env) !== undefined;

const missing =
  'No MongoDB: put java (17 or later) and mvn on the PATH, for the test server, or set MONGODB_URL.';

/** Why test suites that need a MongoDB cannot run on this machine; undefined if they can. */
export const mongoMissing = given === undefined && !isBuildable ? missing : undefined;

/**
 * Why test suites that kill, pause and restart a separate MongoDB cannot run on this machine; undefined if they
 * can.
 */
export const ownMongoMissing = isBuildable ? undefined : missing;

/** The server holds a few hundred documents, so a quick start is more important than speed. */
const javaOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];
const memoryMbDefault = 256;

/**
 * A server that speaks MongoDB's wire protocol, with its data in a file. It has no sessions, no transactions
 * and no change streams. After `kill` it loses at least the last second of what it acknowledged, so read
 * models go back to an earlier checkpoint.
 */
export class MongoServer extends EngineServer {
  readonly url: string;

  private constructor(server: ServerProcess) {
    super(server);
    this.url = `mongodb://127.0.0.1:${server.port}/tours`;
  }

  /** @param options.memoryMb The memory for its documents: the default is too little for 10^6 of them. */
  static async start(
    place: ServerPlace = {},
    { memoryMb = memoryMbDefault }: { readonly memoryMb?: number | undefined } = {},
  ): Promise<MongoServer> {
    const classPath = await mongoServerClassPath();
    const server = await ServerProcess.start(
      {
        name: 'mongo',
        command: java ?? 'java',
        args: ({ directory, port }) => [
          ...[...javaOptions, `-Xmx${memoryMb}m`, '-cp', classPath, 'tours.MongoServerForTests'],
          ...[directory, String(port)],
        ],
        ready: /^ready$/,
      },
      place,
    );
    return new MongoServer(server);
  }
}

/** The MongoDB for test suites that need no faults: the one of MONGODB_URL, or a separate one. */
export async function mongoForSuite(): Promise<{
  readonly url: string;
  remove(): Promise<void>;
}> {
  return given === undefined
    ? MongoServer.start()
    : { url: given, remove: () => Promise.resolve() };
}
