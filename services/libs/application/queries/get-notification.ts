import type { NotificationView } from '../../contracts/notification/notification-view.ts';
import { PersonalDataDamaged } from '../event-log/sealing.ts';
import type { WrittenMessage } from '../notifications/message-sources.ts';
import type { NotificationMessages } from '../notifications/notification-messages.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type NotificationCard, notifications } from '../projections/notifications.projection.ts';
import type { NotificationFile, NotificationWish } from './notification.queries.ts';
import { notificationItem } from './notification-view.ts';

export interface NotificationSources {
  readonly readStore: ReadStore;
  readonly messages: Pick<NotificationMessages, 'write'>;
}

/**
 * A notification with the message as it arrives, written anew from the log; without it where its
 * traveller was erased, or their data is damaged.
 */
export async function getNotification(
  sources: NotificationSources,
  wish: NotificationWish,
): Promise<NotificationView | undefined> {
  const card = await sources.readStore.get(notifications.collection, wish.notificationId);
  if (card === undefined) {
    return undefined;
  }
  const known = { ...notificationItem(card), revision: String(card.revision) };
  const written = await writtenOrErased(sources, card, wish);
  if (written === 'erased') {
    return known;
  }
  const { to, write } = written.message;
  const { subject: line, html, text, attachments = [] } = await write();
  const files = attachments.map(({ filename, contentType, content }) => ({
    ...{ filename, contentType, bytes: content.byteLength },
  }));
  return { ...known, to, subject: line, html, text, attachments: files };
}

/** A file that comes with a notification, drawn anew; undefined where there is none of that number. */
export async function getNotificationAttachment(
  sources: NotificationSources,
  { attachment, ...wish }: NotificationWish & { readonly attachment: number },
): Promise<NotificationFile | undefined> {
  const card = await sources.readStore.get(notifications.collection, wish.notificationId);
  const written = card === undefined ? 'erased' : await writtenOrErased(sources, card, wish);
  if (written === 'erased') {
    return undefined;
  }
  const { attachments = [] } = await written.message.write();
  return attachments[attachment];
}

async function writtenOrErased(
  { messages }: NotificationSources,
  { notificationId, subject, contactRevision, attempts }: NotificationCard,
  { isForReader }: NotificationWish,
): Promise<WrittenMessage | 'erased'> {
  const writtenAt = attempts.at(-1)?.at;
  try {
    return await messages.write({
      notificationId,
      subject,
      isForReader,
      ...(contactRevision === undefined ? {} : { contactRevision }),
      ...(writtenAt === undefined ? {} : { writtenAt }),
    });
  } catch (error) {
    if (error instanceof PersonalDataDamaged) {
      return 'erased';
    }
    throw error;
  }
}
