import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import type { DepartureRef } from '@contracts/departure/departure-id.ts';

/** The date and start time of a booking. They say which departure it is on. */
type Slot = Pick<DepartureRef, 'date' | 'time'>;

/**
 * The history of a departure. Entries of its bookings from the time when they were on another departure are left
 * out: the day sheet of that departure shows them. Moves to and from the departure are included.
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

/** The departure of a booking before its first known entry; this departure if no entry moves the booking. */
function firstSlot(entries: readonly AuditEntryView[], bookingId: string, here: Slot): Slot {
  const changes = entries
    .filter(({ subject }) => subject.kind === 'booking' && subject.id === bookingId)
    .flatMap((entry) => entry.changes);
  return slotIn(changes, 'before', here);
}

/** The date and the start time before or after the first change of each; the known value if it did not change. */
function slotIn(changes: AuditEntryView['changes'], side: 'before' | 'after', known: Slot): Slot {
  const said = (field: string, otherwise: string): string => {
    const change = changes.find((each) => each.field === field);
    return change === undefined ? otherwise : String(change[side]);
  };
  return { date: said('date', known.date), time: said('pickupTime', known.time) };
}
