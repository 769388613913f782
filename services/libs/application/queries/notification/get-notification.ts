import type { NotificationView } from '../../../contracts/notification/notification-view.ts';
import { PersonalDataDamaged } from '../../event-log/sealing.ts';
import type { Unwritable, WrittenMessage } from '../../notifications/message-sources.ts';
import type { NotificationMessages } from '../../notifications/notification-messages.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type NotificationCard,
  notifications,
} from '../../projections/notification/notifications.projection.ts';
import type { NotificationFile, NotificationInput } from './notification.queries.ts';
import { notificationItem } from './notification-view.ts';

export interface NotificationSources {
  readonly readStore: ReadStore;
  readonly messages: Pick<NotificationMessages, 'write'>;
}

/**
 * Returns a notification with its message, which is written again from the log. The message is left out if its
 * traveller was erased, has no e-mail address, or their data is damaged.
 */
export async function getNotification(
  sources: NotificationSources,
  input: NotificationInput,
): Promise<NotificationView | undefined> {
  const card = await sources.readStore.get(notifications.collection, input.notificationId);
  if (card === undefined) {
    return undefined;
  }
  const known = { ...notificationItem(card), revision: String(card.revision) };
  const written = await writtenOrNot(sources, card, input);
  if (typeof written === 'string') {
    return known;
  }
  const { to, write } = written.message;
  const { subject: line, html, text, attachments = [] } = await write();
  const files = attachments.map(({ filename, contentType, content }) => ({
    ...{ filename, contentType, bytes: content.byteLength },
  }));
  return { ...known, to, subject: line, html, text, attachments: files };
}

/**
 * Returns an attachment of a notification, which is drawn again; undefined if there is no attachment with this number.
 */
export async function getNotificationAttachment(
  sources: NotificationSources,
  { attachment, ...input }: NotificationInput & { readonly attachment: number },
): Promise<NotificationFile | undefined> {
  const card = await sources.readStore.get(notifications.collection, input.notificationId);
  const written = card === undefined ? 'erased' : await writtenOrNot(sources, card, input);
  if (typeof written === 'string') {
    return undefined;
  }
  const { attachments = [] } = await written.message.write();
  return attachments[attachment];
}

async function writtenOrNot(
  { messages }: NotificationSources,
  { notificationId, subject, contactRevision, attempts }: NotificationCard,
  { isForReader }: NotificationInput,
): Promise<WrittenMessage | Unwritable> {
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
