import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import type { UndoInput } from './undo-api.ts';

/**
 * The kinds of entries that can be undone. Whether a single entry can be undone is checked when staff ask for
 * the undo.
 */
const undoable: Readonly<Record<string, UndoInput['kind']>> = {
  BookingCancelled: 'booking',
  BookingRescheduled: 'booking',
  PartyChanged: 'booking',
  ContactCorrected: 'booking',
  GuestsCheckedIn: 'booking',
  CheckInUndone: 'booking',
  NoShowMarked: 'booking',
  NoShowUndone: 'booking',
  BookingNoteAdded: 'booking',
  BookingTagAdded: 'booking',
  BookingTagRemoved: 'booking',
  DepartureCancelled: 'departure',
  DepartureMoved: 'departure',
  TourDetailsEdited: 'tour',
  TourPricingChanged: 'tour',
  TourScheduleChanged: 'tour',
  TourImagesChanged: 'tour',
  TourFaqChanged: 'tour',
  TourPublished: 'tour',
  TourUnpublished: 'tour',
  TourFeatured: 'tour',
  TourUnfeatured: 'tour',
  TourDeleted: 'tour',
  TourRestored: 'tour',
};

/** The entry as the undo needs it; undefined if the entry cannot be undone. */
export function undoInputOf({
  action,
  subject,
  revision,
  isFinal = false,
}: AuditEntryView): UndoInput | undefined {
  const kind = undoable[action];
  return kind !== undefined && kind === subject.kind && !isFinal
    ? { kind, id: subject.id, revision }
    : undefined;
}
