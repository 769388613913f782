import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Measuring } from '../composition/measuring.ts';
import type { Settings } from '../composition/settings/settings.ts';
import { StartRefused } from '../composition/start-refused.ts';
import { ProcessLog } from './process-log.ts';
import { startServing, stopServing } from './serving.ts';

const processLog = new ProcessLog();
const context = 'Health';

/**
 * Answers supervisors on a separate port: `/health/live`, `/health/ready`, and the metrics of the process at
 * `/metrics`.
 */
export class HealthServer {
  #isReady: () => boolean | Promise<boolean> = notYet;
  readonly #server: Server;
  readonly #measuring: Measuring;

  private constructor(measuring: Measuring) {
    this.#measuring = measuring;
    this.#server = createServer((request, response) => {
      this.#answer(request.url?.replace(/\?.*$/, ''), response);
    });
  }

  /**
   * Listens on HEALTH_PORT, if that is set.
   *
   * @throws StartRefused
   */
  static async open({ host, healthPort }: Settings, measuring: Measuring): Promise<HealthServer> {
    const health = new HealthServer(measuring);
    if (healthPort === null) return health;
    try {
      await startServing(health.#server, { host, port: healthPort });
    } catch (error) {
      const { message } = error as Error;
      const refusal = `HEALTH_PORT ${healthPort} of ${host} cannot be used: ${message}.`;
      throw new StartRefused(refusal, { cause: error });
    }
    return health;
  }

  /** From now on the process is ready while `isReady` returns true. */
  begin(isReady: () => boolean | Promise<boolean>): void {
    this.#isReady = isReady;
  }

  /** From now on the process is not ready. */
  end(): void {
    this.#isReady = notYet;
  }

  async close(): Promise<void> {
    await stopServing(this.#server, 0);
  }

  #answer(path: string | undefined, response: ServerResponse): void {
    if (path === '/health/live') answer(response, 200, 'alive');
    else if (path === '/metrics') void this.#answerMetrics(response);
    else if (path === '/health/ready') void this.#answerReady(response);
    else answer(response, 404, 'nothing here');
  }

  async #answerReady(response: ServerResponse): Promise<void> {
    try {
      if (await this.#isReady()) answer(response, 200, 'ready');
      else answer(response, 503, 'not ready');
    } catch (error) {
      // A process that cannot determine its readiness is not ready, but the error must not end it.
      processLog.warn('It is not known whether this process is ready.', stackOf(error), context);
      answer(response, 503, 'not ready');
    }
  }

  async #answerMetrics(response: ServerResponse): Promise<void> {
    try {
      const page = await this.#measuring.page?.();
      response.writeHead(200, {
        'content-type': page?.contentType ?? 'text/plain',
        'cache-control': 'no-store',
      });
      response.end(page?.text);
    } catch (error) {
      processLog.warn('The metrics cannot be shown.', stackOf(error), context);
      answer(response, 500, 'no metrics');
    }
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function notYet(): boolean {
  return false;
}

function answer(response: ServerResponse, status: number, word: string): void {
  const content = JSON.stringify({ status: word });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end(content);
}
