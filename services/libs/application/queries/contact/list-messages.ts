import type {
  AdminMessagesView,
  AdminMessageView,
} from '../../../contracts/contact/admin-message-view.ts';
import { customerOf, isSealed } from '../../../domain/personal-data/personal-data.ts';
import { contactStream } from '../../event-log/stream-names.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type ContactMessageCard,
  contactMessages,
} from '../../projections/contact/contact-messages.projection.ts';
import { openedIn } from '../engine/opened.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { MessageListQuery } from './contact.queries.ts';

export interface MessageSources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

/**
 * Returns one page. First come the messages that wait for staff, beginning with the one that has waited longest. Then
 * come the other messages, beginning with the one that was changed last.
 *
 * @throws InvalidCursor
 */
export async function listMessages(
  { readStore, people }: MessageSources,
  { status, cursor, limit }: MessageListQuery,
): Promise<AdminMessagesView> {
  const { documents, next } = await readStore.find(contactMessages.collection, {
    where: status === undefined ? {} : { waits: status === 'open' ? 1 : 0 },
    sort: { by: ['waits', 'order'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  return {
    items: await messageViews(people, documents),
    ...(next === undefined ? {} : { nextCursor: next }),
    open: await readStore.count(contactMessages.collection, { where: { waits: 1 } }),
  };
}

/** Returns a message; undefined if there is none with this id. */
export async function getMessage(
  { readStore, people }: MessageSources,
  messageId: string,
): Promise<AdminMessageView | undefined> {
  const card = await readStore.get(contactMessages.collection, messageId);
  return card && (await messageView(people, card));
}

export async function messageViews(
  people: PersonalReader,
  cards: readonly ContactMessageCard[],
): Promise<readonly AdminMessageView[]> {
  return await Promise.all(cards.map((card) => messageView(people, card)));
}

async function messageView(
  people: PersonalReader,
  card: ContactMessageCard,
): Promise<AdminMessageView> {
  const { messageId, status, writtenAt, updatedAt, answers, isErased } = card;
  const stream = contactStream(messageId);
  const written = await openedIn(people, card.personal, stream);
  const shown = answers.map(async ({ at, personal }) => ({
    at,
    ...(await openedIn(people, personal, stream)),
  }));
  return {
    id: messageId,
    ...(isSealed(card.personal) ? { customerId: customerOf(card.personal) } : {}),
    ...{ status, writtenAt, updatedAt },
    ...written,
    ...(isErased ? { isErased } : {}),
    answers: await Promise.all(shown),
    revision: String(card.revision),
  };
}
