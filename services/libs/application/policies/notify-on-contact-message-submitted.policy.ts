import type {
  ContactMessageAnswered,
  ContactMessageSubmitted,
} from '../../domain/contact/contact.events.ts';
import type { ContactSubject } from '../../domain/notification/notification-subject.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax, queueNotifications } from './queue-notifications.ts';

/** The policy's name, under which others look up its checkpoint. The name is older than the e-mails with answers. */
export const notifyOnContactMessageSubmittedName = 'notify-on-contact-message-submitted';

/** Who gets which e-mail about each event. */
const mails = {
  ContactMessageSubmitted: { template: 'contact-message', recipient: 'operator' },
  ContactMessageAnswered: { template: 'contact-answer', recipient: 'traveller' },
} as const;

/** Queues the e-mail with a contact message to the operator, and the e-mails with answers to the author. */
export const notifyOnContactMessageSubmitted: Policy<
  ContactMessageSubmitted | ContactMessageAnswered
> = {
  name: notifyOnContactMessageSubmittedName,
  firstStart: { causeAgeMsMax },
  async act(event, tools) {
    const subject: ContactSubject = {
      messageId: idAfter('contact-', event.stream),
      ...mails[event.type],
      cause: { commandId: event.metadata.commandId, revision: event.revision },
    };
    const telling = { policy: notifyOnContactMessageSubmittedName, event, due: [{ subject }] };
    await queueNotifications(telling, tools);
  },
};
