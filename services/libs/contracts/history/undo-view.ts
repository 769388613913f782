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

/** The effects of undoing an entry; the answer of GET …/undo. */
export interface UndoPreviewView {
  /** The current revision of the booking or tour. The undo request contains it in If-Match. */
  readonly revision: string;
  /** The effects, in the words of its history; empty if all values are already as they were before. */
  readonly effects: HistoryEntryView['changes'];
  /** Why the entry cannot be undone; then there are no effects. */
  readonly refusedBy?: {
    readonly code: ProblemCode;
    /** A sentence that people can read. */
    readonly message: string;
  };
  readonly notifies: readonly UndoNotificationView[];
}
