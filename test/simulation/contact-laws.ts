import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type { ContactEvent } from '../../services/libs/domain/contact/contact.events.ts';
import type { NotificationEvent } from '../../services/libs/domain/notification/notification.events.ts';
import type { MailMessage } from '../../services/libs/application/ports/mailer.ts';
import { breaks, type Law } from './law.ts';

/** What must reach somebody by e-mail, because of one event of a message. */
interface DueMail {
  readonly messageId: string;
  readonly template: 'contact-message' | 'contact-answer';
  /** The notification that was queued for it. */
  queuedAs: string | undefined;
}

/** An e-mail that was queued. */
interface QueuedMail {
  readonly due: DueMail;
  isHandedOver: boolean;
  isDismissed: boolean;
  times: number;
}

/**
 * The rules of contact messages, in plain words. A message is open until somebody answers or closes it, and again once
 * it is reopened. The operator gets one e-mail about it, and its author gets each answer once.
 */
export class ContactLaws {
  readonly #isOpen = new Map<string, boolean>();
  /** Messages whose author was erased: nobody is left to answer, so they are closed until staff reopen them. */
  readonly #erased = new Set<string>();
  /** By the id of the command that wrote or answered a message. */
  readonly #due = new Map<string, DueMail>();
  /** By the id of the notification. */
  readonly #queued = new Map<string, QueuedMail>();
  readonly #addressOf: (messageId: string) => string | undefined;

  /** @param addressOf The e-mail address of the author; undefined after an erasure. */
  constructor(addressOf: (messageId: string) => string | undefined) {
    this.#addressOf = addressOf;
  }

  /** The e-mails that wait for a worker. */
  get waiting(): readonly string[] {
    return [...this.#queued].flatMap(([id, { isHandedOver, isDismissed }]) =>
      isHandedOver || isDismissed ? [] : [id],
    );
  }

  isMail(notificationId: string): boolean {
    return this.#queued.has(notificationId);
  }

  watchMessage(event: RecordedEvent<ContactEvent>, law: Law): void {
    const messageId = event.stream.slice('contact-'.length);
    const isOpen = this.#isOpen.get(messageId);
    switch (event.type) {
      case 'ContactMessageSubmitted':
        law(isOpen === undefined, event, 'writes a message twice');
        this.#isOpen.set(messageId, true);
        this.#owe(event, messageId, 'contact-message', law);
        return;
      case 'ContactMessageAnswered':
        law(isOpen !== undefined, event, 'answers a message that nobody wrote');
        this.#isOpen.set(messageId, false);
        this.#owe(event, messageId, 'contact-answer', law);
        return;
      case 'ContactMessageClosed':
        law(isOpen === true, event, 'closes a message that is not open');
        this.#isOpen.set(messageId, false);
        return;
      case 'ContactMessageReopened':
        law(isOpen === false, event, 'reopens a message that is not closed');
        this.#isOpen.set(messageId, true);
        this.#erased.delete(messageId);
        return;
    }
  }

  /** The author of a message was erased. */
  authorErased(messageId: string): void {
    this.#erased.add(messageId);
  }

  watchMail(event: RecordedEvent<NotificationEvent>, law: Law): void {
    const id = event.stream.slice('notification-'.length);
    const queued = this.#queued.get(id);
    if (event.type === 'NotificationQueued') {
      const { messageId, template, cause } = event.data;
      if (messageId === undefined) return;
      const due = this.#due.get(cause.commandId);
      law(
        due?.messageId === messageId && due.template === template,
        event,
        'is an e-mail that nobody has to get',
      );
      law(
        due?.queuedAs === undefined,
        event,
        'is a second e-mail about the same message or answer',
      );
      if (due === undefined) return;
      due.queuedAs = id;
      this.#queued.set(id, { due, isHandedOver: false, isDismissed: false, times: 0 });
      return;
    }
    if (queued === undefined) return;
    if (event.type === 'NotificationHandedOver') {
      law(!queued.isHandedOver, event, 'offers an e-mail to the mail server a second time');
      queued.isHandedOver = true;
    } else if (event.type === 'NotificationDismissed') {
      const isErased = this.#addressOf(queued.due.messageId) === undefined;
      law(isErased, event, 'drops an e-mail to somebody who can be reached');
      queued.isDismissed = true;
    }
  }

  /** Somebody gets an e-mail. */
  delivered({ id, to }: Pick<MailMessage, 'id' | 'to'>): void {
    const mail = this.#queued.get(id);
    if (mail === undefined) {
      throw breaks(`e-mail ${id} was sent, but never queued`);
    }
    mail.times += 1;
    const { template, messageId } = mail.due;
    if (mail.times > 1) throw breaks(`${template} of message ${messageId} was mailed twice`);
    const author = this.#addressOf(messageId);
    if (template === 'contact-answer' && author !== undefined && to !== author) {
      throw breaks(`the answer to message ${messageId} was mailed to somebody else`);
    }
  }

  /** @param isOpenFor Whether staff see the message as open. */
  checkAtRest(isOpenFor: (messageId: string) => Promise<boolean>): Promise<void> {
    for (const { messageId, template, queuedAs } of this.#due.values()) {
      const mail = this.#queued.get(queuedAs ?? '');
      // If the process died while it sent the e-mail, nobody knows whether it arrived, and staff decide.
      const isMailed = mail !== undefined && (mail.isHandedOver || mail.isDismissed);
      if (!isMailed) throw breaks(`${template} of message ${messageId} was never mailed`);
    }
    return this.#compare(isOpenFor);
  }

  async #compare(isOpenFor: (messageId: string) => Promise<boolean>): Promise<void> {
    for (const [messageId, isOpen] of this.#isOpen) {
      const expected = isOpen && !this.#erased.has(messageId);
      if ((await isOpenFor(messageId)) !== expected) {
        throw breaks(`staff see message ${messageId} as ${expected ? 'closed' : 'open'}`);
      }
    }
  }

  #owe(
    event: RecordedEvent<ContactEvent>,
    messageId: string,
    template: DueMail['template'],
    law: Law,
  ): void {
    const { commandId } = event.metadata;
    law(!this.#due.has(commandId), event, 'is stored twice for one request');
    this.#due.set(commandId, { messageId, template, queuedAs: undefined });
  }
}
