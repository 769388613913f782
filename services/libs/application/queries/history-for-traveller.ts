import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';

/** What staff write down for each other. */
const internal = new Set(['BookingNoteAdded']);

/**
 * A booking's history as its traveller may see it: without what staff noted for each other, and
 * without which of them did what; for what reason only where the traveller was told it.
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
