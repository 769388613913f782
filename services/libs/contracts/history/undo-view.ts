import type { HistoryEntryView } from '../booking/booking-view.ts';
import type {
  NotificationItem,
  NotificationTemplateView,
} from '../notification/notification-view.ts';
import type { ProblemCode } from '../problems.ts';

/** The body of POST /api/admin/bookings/{number}/undo and /api/admin/tours/{id}/undo. */
export interface UndoRequest {
  /** The revision of the entry to undo. */
  readonly revision: string;
}

/** A recipient who would get an e-mail. */
export interface UndoNotificationView {
  readonly template: NotificationTemplateView;
  readonly recipient: NotificationItem['recipient'];
}

/** What undoing an entry would do; what GET …/undo answers. */
export interface UndoPreviewView {
  /** The current revision of the booking or tour: what If-Match carries in the undo request. */
  readonly revision: string;
  /** In the words of its history; empty where everything is already as it was before. */
  readonly effects: HistoryEntryView['changes'];
  /** Why it cannot be undone; then there are no effects. */
  readonly refusedBy?: {
    readonly code: ProblemCode;
    /** A sentence a person can read. */
    readonly message: string;
  };
  readonly notifies: readonly UndoNotificationView[];
}
