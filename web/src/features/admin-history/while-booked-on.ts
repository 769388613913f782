import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import type { DepartureRef } from '@contracts/departure/departure-id.ts';

/** What of a booking says which departure it is on. */
type Slot = Pick<DepartureRef, 'date' | 'time'>;

/**
 * The story of a departure without what happened to its bookings while they were on another one: that is
 * told by the other's day sheet. How they came and how they left is told.
 *
 * @param entries The oldest first.
 */
export function whileBookedOn(
  entries: readonly AuditEntryView[],
  departure: Slot,
): readonly AuditEntryView[] {
  const slots = new Map<string, Slot>();
  return entries.filter(({ subject, changes }, index) => {
    if (subject.kind !== 'booking') return true;
    const before = slots.get(subject.id) ?? firstSlot(entries.slice(index), subject.id, departure);
    const after = slotIn(changes, 'after', before);
    slots.set(subject.id, after);
    return [before, after].some(
      ({ date, time }) => date === departure.date && time === departure.time,
    );
  });
}

/** Where a booking is before the first entry that is known of it; here where none of them moves it. */
function firstSlot(entries: readonly AuditEntryView[], bookingId: string, here: Slot): Slot {
  const changes = entries
    .filter(({ subject }) => subject.kind === 'booking' && subject.id === bookingId)
    .flatMap((entry) => entry.changes);
  return slotIn(changes, 'before', here);
}

/** What the first change of day and of time says, and otherwise what is known already. */
function slotIn(changes: AuditEntryView['changes'], side: 'before' | 'after', known: Slot): Slot {
  const said = (field: string, otherwise: string): string => {
    const change = changes.find((each) => each.field === field);
    return change === undefined ? otherwise : String(change[side]);
  };
  return { date: said('date', known.date), time: said('pickupTime', known.time) };
}
