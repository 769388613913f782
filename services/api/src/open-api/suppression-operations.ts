import type {
  BookingEmailsView,
  SuppressionView,
} from '../../../libs/contracts/notification/suppression-view.ts';
import { as, type Operations } from './operation.ts';
import { instant, named, object, oneOf, orNull } from './schema.ts';

/** Whether an e-mail about the last change was not sent. */
export const bookingEmails = named(
  'BookingEmails',
  object<BookingEmailsView>({ stopped: orNull(oneOf('daily-limit', 'no-mail-to-address')) }),
);

const suppression = named(
  'Suppression',
  object<SuppressionView>({
    suppression: orNull(
      object<NonNullable<SuppressionView['suppression']>>({
        reason: oneOf('bounced', 'complained'),
        since: instant,
      }),
    ),
  }),
);

/** The calls about addresses that get no mail. */
export const suppressionOperations: Operations = {
  NotificationSuppressionsController: {
    look: {
      summary: 'Whether the address of an e-mail gets any more mail, and why not',
      answer: as(suppression),
      refuses: ['NotificationNotFound'],
    },
    suppress: {
      summary: 'Stops all mail to the address of an e-mail, since messages to it came back',
      refuses: ['NotificationNotFound'],
    },
    lift: {
      summary: 'Allows mail to the address of an e-mail again',
      refuses: ['NotificationNotFound'],
    },
  },
};
