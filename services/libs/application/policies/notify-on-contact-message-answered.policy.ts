import type { ContactMessageAnswered } from '../../domain/contact/contact.events.ts';
import type { ContactSubject } from '../../domain/notification/notification-subject.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import type { Policy } from './policy.ts';
import { causeAgeMsMax, queueNotifications } from './queue-notifications.ts';

/** The policy's name, under which others look up its checkpoint. */
export const notifyOnContactMessageAnsweredName = 'notify-on-contact-message-answered';

/** Queues the e-mail that brings an answer to the author of a contact message. */
export const notifyOnContactMessageAnswered: Policy<ContactMessageAnswered> = {
  name: notifyOnContactMessageAnsweredName,
  firstStart: { causeAgeMsMax },
  async act(event, tools) {
    const subject: ContactSubject = {
      messageId: idAfter('contact-', event.stream),
      template: 'contact-answer',
      recipient: 'traveller',
      cause: { commandId: event.metadata.commandId, revision: event.revision },
    };
    const answer = { policy: notifyOnContactMessageAnsweredName, event, due: [{ subject }] };
    await queueNotifications(answer, tools);
  },
};
