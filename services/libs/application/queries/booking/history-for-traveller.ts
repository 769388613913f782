import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';

/** Entries that are only for staff. */
const internal = new Set([
  'BookingNoteAdded',
  'BookingNoteWithdrawn',
  'BookingTagAdded',
  'BookingTagRemoved',
  'DebtWrittenOff',
  'WriteOffUndone',
]);

/**
 * Returns the part of a booking's history that its traveller may see: it has no notes of staff and names no member of
 * staff. A reason is included only if the traveller gave it or was informed of it.
 */
export function historyForTraveller(
  entries: readonly HistoryEntryView[],
): readonly HistoryEntryView[] {
  return (
    entries
      .filter(({ action }) => !internal.has(action))
      // eslint-disable-next-line @typescript-eslint/no-unused-vars -- names what is left out
      .map(({ reason, isReasonTold = false, actor: { kind }, bulkActId: _, ...entry }) => ({
        ...entry,
        actor: { kind },
        ...(reason !== undefined && (kind === 'customer' || isReasonTold) ? { reason } : {}),
      }))
  );
}
