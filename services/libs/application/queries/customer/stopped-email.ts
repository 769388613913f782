import type { BookingEmailsView } from '../../../contracts/notification/suppression-view.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type NotificationCard,
  notifications,
} from '../../projections/notification/notifications.projection.ts';

/** How many of the newest messages about a booking are read; older messages do not describe the current situation. */
const lookedAt = 20;

/**
 * Returns why the newest message about a booking was not sent to its traveller; null if it was sent or will be sent.
 */
export async function stoppedEmail(
  readStore: Pick<ReadStore, 'find'>,
  bookingNumber: number,
): Promise<BookingEmailsView['stopped']> {
  const { documents } = await readStore.find(notifications.collection, {
    where: { bookingNumber },
    sort: { by: ['queuedAt'], direction: 'descending' },
    limit: lookedAt,
  });
  const newest = documents.find(
    ({ subject, dismissedAs }) => subject.recipient === 'traveller' && dismissedAs !== 'merged',
  );
  return reasonOf(newest?.dismissedAs);
}

function reasonOf(dismissedAs: NotificationCard['dismissedAs']): BookingEmailsView['stopped'] {
  if (dismissedAs === 'daily-limit') return dismissedAs;
  return dismissedAs === 'bounced' || dismissedAs === 'complained' ? 'no-mail-to-address' : null;
}
