import { book } from '../support/booking-requests.ts';
import { eventually } from '../support/distributed-story.ts';
import type { TwoOfEach } from './two-of-each.ts';

/** How long until another projector was at work, from the moment its predecessor was made to stop, in milliseconds. */
export interface HandOver {
  /** It keeps every read model. */
  readonly atWorkMs: number;
  /** Staff are shown a booking that was made in that moment. */
  readonly seenMs: number;
  /** Of that booking. */
  readonly reference: string;
}

/**
 * Makes the projector stop that keeps the read models, and waits until another one does.
 *
 * @param stop Stops it.
 * @param msMax How long anything may take.
 */
export async function handOver(
  all: TwoOfEach,
  stop: () => unknown,
  msMax: number,
): Promise<HandOver> {
  const staff = await all.staff();
  const [leader, ...others] = await all.projectorsAtWork();
  if (leader === undefined || others.length > 0) {
    throw new Error('Several projectors keep read models: nobody can tell which one to stop.');
  }
  const beganMs = performance.now();
  const sinceMs = () => Math.round(performance.now() - beganMs);
  const stopping = Promise.resolve(stop());
  const { reference } = await book(all.balancer.visitor());
  const within = { msMax: msMax - sinceMs() };
  const isShown = async () => (await staff.get(`/api/admin/bookings/${reference}`)).status === 200;
  const [atWorkMs, seenMs] = await Promise.all([
    eventually(
      'another projector keeps every read model',
      async () => !(await all.projectorsAtWork()).includes(leader),
      within,
    ).then(sinceMs),
    eventually('what was booked is shown', isShown, within).then(sinceMs),
  ]);
  await stopping;
  return { atWorkMs, seenMs, reference };
}
