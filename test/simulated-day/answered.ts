import { setTimeout as pause } from 'node:timers/promises';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { Answered, Visitor } from '../support/stories/visitor.ts';
import { patiently } from './requests.ts';

/** How long the product may take until it gives a fresh answer while no fault disturbs it, in milliseconds. */
const answeredMsMax = 120_000;

interface Patience {
  readonly msMax?: number;
  readonly pauseMs?: number;
}

/**
 * Repeats a request of staff until the answer is fresh, so that one missing answer does not spoil a whole day.
 *
 * @throws Error if no answer is fresh in time.
 */
export async function answered<Body>(
  staff: Visitor,
  path: string,
  { msMax = answeredMsMax, pauseMs = 500 }: Patience = {},
): Promise<Answered<Body>> {
  for (const until = performance.now() + msMax; ;) {
    const answer = await patiently(staff.get<Body>(path));
    const isStale = answer?.headers.has('x-stale') ?? false;
    if (answer?.status === 200 && !isStale) return answer;
    if (performance.now() > until) {
      const how = answer === undefined ? 'not answered' : `answered with ${String(answer.status)}`;
      throw new Error(
        `No fresh answer for ${path} in time: at last ${how}${isStale ? ', stale' : ''}.`,
      );
    }
    await pause(pauseMs);
  }
}

/** All items of a list that staff can read, fetched page by page. */
export async function allAnswered<Item>(staff: Visitor, path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await answered<ListView<Item>>(staff, `${path}${after}`);
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return items;
}
