import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import type { MailServer } from '../support/processes/mail-server.ts';
import { ProductProcess } from '../support/processes/product-process.ts';
import type { System } from '../support/processes/start-system.ts';

/**
 * Kills a worker in the middle of a job this many times, while another worker stands by.
 *
 * @returns The milliseconds until the other worker did the job, one figure for each kill.
 */
export async function killInTheMiddleOfJobs(
  system: System,
  mails: MailServer,
  times: number,
): Promise<readonly number[]> {
  const first = system.processes.find(({ name }) => name === 'worker');
  if (first === undefined) throw new Error('This system has no worker.');
  let busy = first;
  const tookMs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    let calls = 0;
    mails.behave({
      atConnect: () => {
        calls += 1;
        return new Promise<void>(() => undefined);
      },
    });
    await book(system.visitor());
    await eventually('a job is under way', () => Promise.resolve(calls > 0));
    const standingBy = new ProductProcess(system.settings, 'worker');
    await standingBy.ready();
    const before = calls;
    await busy.kill();
    const killedAtMs = performance.now();
    await eventually('another does the job', () => Promise.resolve(calls > before));
    tookMs.push(Math.round(performance.now() - killedAtMs));
    mails.behave({});
    busy = standingBy;
  }
  await busy.kill();
  return tookMs;
}
