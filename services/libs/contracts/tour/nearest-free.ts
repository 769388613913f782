import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import { hasRoom } from './has-room.ts';
import type { SlotView } from './tour-view.ts';

/** More choices than this do not help. */
const choicesMax = 3;

/**
 * The departures with room for the party that start nearest to the wanted one, before or after it, in the order
 * of their start. The API names them in a refusal, and the site shows them before a booking is sent.
 */
export function nearestFree(
  slots: readonly SlotView[],
  wanted: Pick<SlotView, 'date' | 'time'>,
  guests: number,
): readonly SlotView[] {
  const sought = startOf(wanted);
  const distance = (slot: SlotView) => Math.abs(startOf(slot) - sought);
  return slots
    .filter((slot) => hasRoom(slot, guests) && distance(slot) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, choicesMax)
    .toSorted((a, b) => startOf(a) - startOf(b));
}

function startOf(slot: Pick<SlotView, 'date' | 'time'>): number {
  return Date.parse(instantOf(slot));
}
