import { makeAnchor } from '../application/verification/keep-anchors.ts';
import { localDateOf } from '../contracts/calendar.ts';
import { businessClock } from './business-clock.ts';
import { anchorToolsOf, checkPlace } from './places/check-place.ts';
import { checkPlaceOf } from './places/check-place-of.ts';
import type { Settings } from './settings/settings.ts';

/** The result of making an anchor: made, or the reason why not. */
export type AnchorNow =
  | {
      readonly made: true;
      readonly name: string;
      readonly events: number;
      readonly streams: number;
    }
  | { readonly made: false; readonly why: 'no-key' | 'broken-log' | 'nothing-new' };

/**
 * Checks the log and makes an anchor of it. The first anchor of a day has the date as its name. The name of each
 * further anchor of this day also has the position in the log.
 */
export async function anchorNow(settings: Settings): Promise<AnchorNow> {
  const place = checkPlaceOf(settings);
  if (place.anchors === undefined) return { made: false, why: 'no-key' };
  const { tally } = await checkPlace(place);
  if (tally === undefined) return { made: false, why: 'broken-log' };
  const clock = businessClock(settings);
  const tools = { ...anchorToolsOf(place.anchors), clock };
  const day = localDateOf(clock.now());
  const { position, events, streams } = tally;
  for (const name of [day, `${day}-${position}`]) {
    if (await makeAnchor(tools, tally, name)) return { made: true, name, events, streams };
  }
  return { made: false, why: 'nothing-new' };
}
