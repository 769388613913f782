import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import type { TwoOfEach } from './two-of-each.ts';

/** How long until another projector was active, from the moment when its predecessor was stopped, in milliseconds. */
export interface HandOver {
  /** Until it feeds every read model. */
  readonly atWorkMs: number;
  /** Until staff see a booking that was made at that moment. */
  readonly seenMs: number;
  /** The reference of that booking. */
  readonly reference: string;
}

/**
 * Stops the projector that feeds the read models, and waits until another one feeds them.
 *
 * @param stop Stops the projector.
 * @param msMax The limit for each step, in milliseconds.
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
