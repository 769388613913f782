import type { HistoryEntryView } from '../booking/booking-view.ts';
import type {
  NotificationItem,
  NotificationTemplateView,
} from '../notification/notification-view.ts';
import type { ProblemCode } from '../problems.ts';

/** The body of POST /api/admin/bookings/{number}/undo and /api/admin/tours/{id}/undo. */
export interface UndoRequest {
  /** The revision of the entry that is to be undone. */
  readonly revision: string;
}

/** Somebody who would be told by e-mail. */
export interface UndoNotificationView {
  readonly template: NotificationTemplateView;
  readonly recipient: NotificationItem['recipient'];
}

/** What undoing an entry would do; what GET …/undo answers. */
export interface UndoPreviewView {
  /** Of the booking or tour as it stands: what If-Match carries when it is undone. */
  readonly revision: string;
  /** In the words in which its history would tell it; none where all of it is as it was before. */
  readonly effects: HistoryEntryView['changes'];
  /** Why it cannot be undone; then there are no effects. */
  readonly refusedBy?: {
    readonly code: ProblemCode;
    /** A sentence a person can read. */
    readonly message: string;
  };
  readonly notifies: readonly UndoNotificationView[];
}
