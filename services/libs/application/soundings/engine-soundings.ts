import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { ReadStore } from '../ports/read-store.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { Sounding } from './soundings.ts';

/** An engine that does not answer within this time counts as away, in milliseconds. */
const answerMsMax = 2_000;

/** Reports which engines answer this process, and how many jobs wait. */
export function engineSoundings(
  {
    log,
    readStore,
    jobs,
    clock,
  }: {
    readonly log: Pick<EventLogReader, 'head'>;
    readonly readStore: Pick<ReadStore, 'builds'>;
    readonly jobs: Pick<JobQueue, 'state'>;
    readonly clock: Clock;
  },
  telemetry: Telemetry,
): readonly Sounding[] {
  const asking =
    (engine: 'log' | 'read-models' | 'queue', ask: () => Promise<unknown>): Sounding =>
    async () => {
      const answered = new AbortController();
      const isUp = await Promise.race([
        ask().then(
          () => true,
          () => false,
        ),
        clock.sleep(answerMsMax, answered.signal).then(() => false),
      ]);
      answered.abort();
      telemetry.set('tours_engine_up', { engine }, isUp ? 1 : 0);
    };
  return [
    asking('log', () => log.head()),
    asking('read-models', () => readStore.builds()),
    asking('queue', async () => {
      const { waiting, oldestWaitingMs } = await jobs.state();
      telemetry.set('tours_queue_jobs', { state: 'waiting' }, waiting);
      telemetry.set('tours_queue_oldest_seconds', {}, oldestWaitingMs / 1000);
    }),
  ];
}
