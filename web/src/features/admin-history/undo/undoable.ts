import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import type { UndoWish } from './undo-api.ts';

/** What can be taken back at all; whether it can be now is asked when somebody wants it. */
const undoable: Readonly<Record<string, UndoWish['kind']>> = {
  BookingCancelled: 'booking',
  BookingRescheduled: 'booking',
  PartyChanged: 'booking',
  ContactCorrected: 'booking',
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

/** The wish to take an entry back; undefined where that is nothing anybody could wish. */
export function undoWishOf({
  action,
  subject,
  revision,
  isFinal = false,
}: AuditEntryView): UndoWish | undefined {
  const kind = undoable[action];
  return kind !== undefined && kind === subject.kind && !isFinal
    ? { kind, id: subject.id, revision }
    : undefined;
}
