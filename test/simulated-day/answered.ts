import { setTimeout as pause } from 'node:timers/promises';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { Answered, Visitor } from '../support/visitor.ts';
import { patiently } from './wishes.ts';

/** A product that was left in peace for so long answers what it is asked. */
const answeredMsMax = 120_000;

interface Patience {
  readonly msMax?: number;
  readonly pauseMs?: number;
}

/**
 * What staff are shown once it is known to be fresh; asked for until it is, so that one answer that
 * did not come does not throw a whole day away.
 *
 * @throws Error where it never is.
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
      throw new Error(`${path} was ${how}${isStale ? ', stale' : ''} to the last.`);
    }
    await pause(pauseMs);
  }
}

/** Everything a list of staff has, page after page. */
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
