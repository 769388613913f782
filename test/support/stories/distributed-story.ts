import { setTimeout as pause } from 'node:timers/promises';
import { missingEngines } from '../../../tools/run/engines.ts';
import type { ListView } from '../../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../../services/libs/contracts/booking/booking-view.ts';
import { askAgainWhileBusy } from '../ask-again.ts';
import { describeWherePossible } from '../jest/describe-where-possible.ts';
import { storyProfile } from './story-profile.ts';
import type { Answered, Visitor } from './visitor.ts';

/** A test suite about engines and processes that only the distributed profile has. */
export function describeDistributed(title: string, body: () => void): void {
  if (storyProfile === 'distributed') {
    describeWherePossible([missingEngines(process.env)], title, body);
  } else {
    describe.skip(`${title} (only the distributed profile has engines that can be down)`, body);
  }
}

/** An answer with the time it took, in milliseconds. */
export type Timed<Body> = Answered<Body> & { readonly ms: number };

export async function timed<Body>(asking: Promise<Answered<Body>>): Promise<Timed<Body>> {
  const began = performance.now();
  const answer = await asking;
  return { ...answer, ms: Math.round(performance.now() - began) };
}

/** Polls until the condition holds; throws after `msMax`. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean>,
  { msMax = 60_000, tell = () => '' }: { msMax?: number; tell?: () => string } = {},
): Promise<void> {
  const until = performance.now() + msMax;
  while (!(await isSo())) {
    if (performance.now() > until) {
      throw new Error(`${what}: not within ${msMax / 1000} s. ${tell()}`);
    }
    await pause(50);
  }
}

/** Every item of a list of staff, page after page. */
export async function everything<Item>(staff: Visitor, path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await askAgainWhileBusy(() => staff.get<ListView<Item>>(`${path}${after}`));
    if (page.status !== 200) throw new Error(`${path} was answered with ${page.status}.`);
    items.push(...page.body.items);
    cursor = page.body.nextCursor;
  } while (cursor !== undefined);
  return items;
}

/** The references of every booking, as staff see them. */
export async function bookedReferences(staff: Visitor): Promise<readonly string[]> {
  const bookings = await everything<BookingView>(staff, '/api/admin/bookings?tab=all&limit=100');
  return bookings.map(({ reference }) => reference).sort();
}
