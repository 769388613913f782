import { QueueEvents } from 'bullmq';
import type { JobKind } from '../../services/libs/application/ports/job-queue.ts';

const kinds: readonly JobKind[] = ['send-notification', 'run-clock-job'];

/** Hears what becomes of every job of the queue, past the product, which keeps none that is over. */
export class JobWatch {
  /** Jobs that came to their end. */
  readonly done = new Set<string>();
  /** Jobs that lost their worker, or failed, a sentence each. */
  readonly mishaps: string[] = [];
  /** How often a job was put off after a try that failed: engines of a busy machine have no time. */
  putOff = 0;
  readonly #events: readonly QueueEvents[];

  private constructor(redisUrl: string) {
    this.#events = kinds.map((kind) => {
      const events = new QueueEvents(kind, { connection: { url: redisUrl }, prefix: 'tours' });
      events.on('completed', ({ jobId }) => this.done.add(`${kind} ${jobId}`));
      events.on('stalled', ({ jobId }) => {
        this.mishaps.push(`${kind} ${jobId} lost its worker.`);
      });
      events.on('failed', ({ jobId }) => {
        this.mishaps.push(`${kind} ${jobId} failed.`);
      });
      events.on('delayed', () => {
        this.putOff += 1;
      });
      return events;
    });
  }

  /** Resolves once it hears of everything that happens from then on. */
  static async begin(redisUrl: string): Promise<JobWatch> {
    const watch = new JobWatch(redisUrl);
    await Promise.all(watch.#events.map((events) => events.waitUntilReady()));
    return watch;
  }

  async end(): Promise<void> {
    await Promise.all(this.#events.map((events) => events.close()));
  }
}
