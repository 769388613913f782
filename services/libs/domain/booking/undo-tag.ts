import type { BookingEvent, BookingTagAdded, BookingTagRemoved } from './booking.events.ts';
import type { BookingState } from './booking.state.ts';
import { hasTag, tagLimits } from './tags.ts';
import type { ChangedSince } from '../undo/undo.refusals.ts';

/** The events of an undo; none if the tags are already as they were before the change. */
interface TagPlan {
  readonly kind: 'events';
  readonly events: readonly BookingEvent[];
}

export function isTagging(
  event: Pick<BookingEvent, 'type'>,
): event is BookingTagAdded | BookingTagRemoved {
  return event.type === 'BookingTagAdded' || event.type === 'BookingTagRemoved';
}

/** Removes an added tag, or adds a removed tag again if the booking has room for it. */
export function tagPlan(
  now: BookingState,
  { type, data: { tag } }: BookingTagAdded | BookingTagRemoved,
): TagPlan | ChangedSince {
  const tags = now.status === 'none' ? [] : (now.tags ?? []);
  const isThere = hasTag({ tags }, tag);
  if (isThere !== (type === 'BookingTagAdded')) return { kind: 'events', events: [] };
  if (isThere) return { kind: 'events', events: [{ type: 'BookingTagRemoved', data: { tag } }] };
  return tags.length >= tagLimits.perBookingMax
    ? { code: 'ChangedSince', fields: ['tags'] }
    : { kind: 'events', events: [{ type: 'BookingTagAdded', data: { tag } }] };
}
