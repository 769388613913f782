import { QueueEvents } from 'bullmq';
import type { JobKind } from '../../services/libs/application/ports/job-queue.ts';

const kinds: readonly JobKind[] = ['send-notification', 'run-clock-job'];

/** Receives the outcome of every job directly from the queue, because the product keeps no finished jobs. */
export class JobWatch {
  /** Jobs that completed. */
  readonly done = new Set<string>();
  /** Jobs that lost their worker, or failed, a sentence each. */
  readonly mishaps: string[] = [];
  /** How often a job was postponed after a failed try: the engines of a busy machine may answer too late. */
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

  /** Resolves once every further event is received. */
  static async begin(redisUrl: string): Promise<JobWatch> {
    const watch = new JobWatch(redisUrl);
    await Promise.all(watch.#events.map((events) => events.waitUntilReady()));
    return watch;
  }

  async end(): Promise<void> {
    await Promise.all(this.#events.map((events) => events.close()));
  }
}
