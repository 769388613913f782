import { findProgram } from '../../../tools/run/programs.ts';
import { EngineServer } from './engine-server.ts';
import { ServerProcess, type ServerPlace } from './server-process.ts';

const { REDIS_URL: given } = process.env;
const program = findProgram(['redis-server'], process.env);
const missing = 'No Redis: put redis-server on the PATH, or set REDIS_URL.';

/** Why test suites that need a Redis cannot run on this machine; undefined if they can. */
export const redisMissing = given === undefined && program === undefined ? missing : undefined;

/** Why test suites that kill, pause and restart a separate Redis cannot run on this machine; undefined if they can. */
export const ownRedisMissing = program === undefined ? missing : undefined;

/**
 * A Redis that loses at most the last second of what it acknowledged, and never evicts keys. A queue needs
 * both (`appendonly yes`, `maxmemory-policy noeviction`).
 */
export class RedisServer extends EngineServer {
  readonly url: string;

  private constructor(server: ServerProcess) {
    super(server);
    this.url = `redis://127.0.0.1:${server.port}`;
  }

  /** Starts a separate server, even if REDIS_URL names another one, because tests cannot kill the named server. */
  static async start(place: ServerPlace = {}): Promise<RedisServer> {
    const server = await ServerProcess.start(
      {
        name: 'redis',
        command: program ?? 'redis-server',
        args: ({ directory, port }) => [
          ...['--bind', '127.0.0.1', '--port', String(port), '--dir', directory],
          ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''],
        ],
        ready: /Ready to accept connections/,
      },
      place,
    );
    return new RedisServer(server);
  }
}

/** The Redis for test suites that need no faults: the one of REDIS_URL, or a separate one. */
export async function redisForSuite(): Promise<{
  readonly url: string;
  remove(): Promise<void>;
}> {
  return given === undefined
    ? RedisServer.start()
    : { url: given, remove: () => Promise.resolve() };
}
