import type { NotificationView } from '../../contracts/notification/notification-view.ts';
import { PersonalDataDamaged } from '../event-log/sealing.ts';
import type { MessageWish, WrittenMessage } from '../notifications/message-sources.ts';
import type { NotificationMessages } from '../notifications/notification-messages.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { notifications } from '../projections/notifications.projection.ts';
import { notificationItem } from './notification-view.ts';

/**
 * A notification with the message as it arrives, written anew from the log; without it where its
 * traveller was erased, or their data is damaged.
 */
export async function getNotification(
  {
    readStore,
    messages,
  }: { readonly readStore: ReadStore; readonly messages: Pick<NotificationMessages, 'write'> },
  notificationId: string,
): Promise<NotificationView | undefined> {
  const card = await readStore.get(notifications.collection, notificationId);
  if (card === undefined) {
    return undefined;
  }
  const { subject, contactRevision, attempts, revision } = card;
  const writtenAt = attempts.at(-1)?.at;
  const known = { ...notificationItem(card), revision: String(revision) };
  const written = await writtenOrErased(messages, {
    notificationId,
    subject,
    ...(contactRevision === undefined ? {} : { contactRevision }),
    ...(writtenAt === undefined ? {} : { writtenAt }),
  });
  if (written === 'erased') {
    return known;
  }
  const { to, write } = written.message;
  const { subject: line, html, text } = await write();
  return { ...known, to, subject: line, html, text, attachments: [] };
}

async function writtenOrErased(
  messages: Pick<NotificationMessages, 'write'>,
  wish: MessageWish,
): Promise<WrittenMessage | 'erased'> {
  try {
    return await messages.write(wish);
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return 'erased';
    }
    throw error;
  }
}
