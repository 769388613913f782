import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { ContactAnswer, ContactMessage } from '../../../domain/contact/contact-message.ts';
import type { CustomerErased } from '../../../domain/customer/customer.events.ts';
import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';
import { waitingOrder } from '../engine/waiting-order.ts';

/** A message to the operator as staff see it. Its texts stay sealed. */
export interface ContactMessageCard {
  readonly messageId: string;
  readonly status: 'open' | 'closed';
  readonly isErased: boolean;
  readonly personal: Personal<ContactMessage>;
  readonly writtenAt: Instant;
  readonly updatedAt: Instant;
  /** What staff answered by e-mail, the oldest first. */
  readonly answers: readonly { readonly at: Instant; readonly personal: Personal<ContactAnswer> }[];
  readonly revision: number;
  /** 1 if the message waits for staff, otherwise 0. */
  readonly waits: 0 | 1;
  /**
   * The place of the message in the list, sorted from high to low. Among waiting messages, the one that has waited
   * longest comes first; among the others, the one that was changed last. In milliseconds.
   */
  readonly order: number;
}

export type ContactMessageListEvent = ContactEvent | CustomerErased;

/** All messages to the operator, with the answers of staff. */
export const contactMessages: Projection<ContactMessageCard, ContactMessageListEvent> = {
  collection: {
    name: 'contact-messages',
    version: 1,
    fields: { waits: 'integer', order: 'integer', writtenAt: 'text' },
    indexes: [
      ['waits', 'order'],
      ['waits', 'writtenAt'],
    ],
  },
  documentIds: (event) =>
    event.type === 'CustomerErased' ? event.data.messages : [idAfter('contact-', event.stream)],
  fold: (card, event) => {
    if (event.type === 'ContactMessageSubmitted') return submitted(event);
    if (card === undefined) return undefined;
    switch (event.type) {
      case 'ContactMessageAnswered': {
        const answer = { at: event.occurredAt, personal: event.data.personal };
        return changed({ ...card, answers: [...card.answers, answer] }, 'closed', event);
      }
      case 'ContactMessageClosed':
        return changed(card, 'closed', event);
      case 'ContactMessageReopened':
        return changed(card, 'open', event);
      case 'CustomerErased':
        // Nobody is left to answer. The event is of another stream, so the revision does not change.
        return changed({ ...card, isErased: true }, 'closed', {
          ...event,
          revision: card.revision,
        });
    }
  },
};

function submitted({
  stream,
  occurredAt,
  revision,
  data,
}: RecordedEvent<ContactMessageListEvent> & {
  readonly type: 'ContactMessageSubmitted';
}): ContactMessageCard {
  return {
    messageId: idAfter('contact-', stream),
    status: 'open',
    isErased: false,
    personal: data.personal,
    writtenAt: occurredAt,
    updatedAt: occurredAt,
    answers: [],
    revision,
    waits: 1,
    order: waitingOrder(1, occurredAt),
  };
}

function changed(
  card: ContactMessageCard,
  status: ContactMessageCard['status'],
  { occurredAt, revision }: Pick<RecordedEvent, 'occurredAt' | 'revision'>,
): ContactMessageCard {
  const waits = status === 'open' ? 1 : 0;
  // A reopened message counts as waiting since it was written.
  const order = waitingOrder(waits, waits === 1 ? card.writtenAt : occurredAt);
  return { ...card, status, revision, updatedAt: occurredAt, waits, order };
}
