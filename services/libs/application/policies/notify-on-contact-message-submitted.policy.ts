import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import type { ContactSubject } from '../../domain/notification/notification-subject.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax, queueNotifications } from './queue-notifications.ts';

/** The policy's name. Other parts look up its checkpoint by this name. */
export const notifyOnContactMessageSubmittedName = 'notify-on-contact-message-submitted';

/** Queues the e-mail that brings a contact message to the operator. */
export const notifyOnContactMessageSubmitted: Policy<ContactMessageSubmitted> = {
  name: notifyOnContactMessageSubmittedName,
  firstStart: { causeAgeMsMax },
  async act(event, tools) {
    const subject: ContactSubject = {
      messageId: idAfter('contact-', event.stream),
      template: 'contact-message',
      recipient: 'operator',
      cause: { commandId: event.metadata.commandId, revision: event.revision },
    };
    const telling = { policy: notifyOnContactMessageSubmittedName, event, due: [{ subject }] };
    await queueNotifications(telling, tools);
  },
};
