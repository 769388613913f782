import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import type { DepartureRef } from '@contracts/departure/departure-id.ts';

/** The date and time of a booking, which show its departure. */
type Slot = Pick<DepartureRef, 'date' | 'time'>;

/**
 * The history of a departure without the entries of its bookings while they were on another one, which that
 * day sheet shows. Moves to and from the departure are included.
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

/** Where a booking is before its first known entry; on this departure if no entry moves it. */
function firstSlot(entries: readonly AuditEntryView[], bookingId: string, here: Slot): Slot {
  const changes = entries
    .filter(({ subject }) => subject.kind === 'booking' && subject.id === bookingId)
    .flatMap((entry) => entry.changes);
  return slotIn(changes, 'before', here);
}

/** The date and time of the first change of each; the known one where there is no change. */
function slotIn(changes: AuditEntryView['changes'], side: 'before' | 'after', known: Slot): Slot {
  const said = (field: string, otherwise: string): string => {
    const change = changes.find((each) => each.field === field);
    return change === undefined ? otherwise : String(change[side]);
  };
  return { date: said('date', known.date), time: said('pickupTime', known.time) };
}
