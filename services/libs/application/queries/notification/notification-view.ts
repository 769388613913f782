import type {
  NotificationItem,
  NotificationStatus,
} from '../../../contracts/notification/notification-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { NotificationCard } from '../../projections/notification/notifications.projection.ts';

/** Returns the view of a notification for the API, without the content of the message. */
export function notificationItem(card: NotificationCard): NotificationItem {
  const { notificationId, subject, status, bookingNumber, dismissedAs } = card;
  return {
    id: notificationId,
    status: statusView(status),
    template: subject.template,
    recipient: subject.recipient,
    ...(bookingNumber === undefined
      ? {}
      : { reference: formatBookingReference(bookingNumber), bookingNumber }),
    ...(subject.day === undefined ? {} : { day: subject.day }),
    ...(card.resends === undefined ? {} : { resends: card.resends }),
    ...(dismissedAs === undefined ? {} : { dismissedAs }),
    queuedAt: card.queuedAt,
    updatedAt: card.updatedAt,
    ...(status === 'queued' ? { nextAttemptAt: card.wakeAt } : {}),
    attempts: card.attempts.map(({ at, outcome, reason }) => ({
      at,
      outcome: outcome === 'handed-over' ? 'sending' : outcome,
      ...(reason === undefined ? {} : { reason }),
    })),
  };
}

function statusView(status: NotificationCard['status']): NotificationStatus {
  return status === 'handed-over' ? 'sending' : status;
}

export function statusOf(view: NotificationStatus): NotificationCard['status'] {
  return view === 'sending' ? 'handed-over' : view;
}
