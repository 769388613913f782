import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../domain/contact/contact-message.ts';
import type {
  BookingSubject,
  ContactSubject,
  LostReferencesSubject,
  NotificationSubject,
} from '../../domain/notification/notification-subject.ts';
import { contactStream } from '../command-handling/stream-names.ts';
import type { MailContent, MailMessage } from '../ports/mailer.ts';
import {
  bookingMessage,
  isMerged,
  isOtherwiseToday,
  isReminderOutdated,
} from './booking-message.ts';
import { contactLetter } from './contact-letter.ts';
import { digestMessage, hasGuestsOn } from './digest-message.ts';
import { lostReferencesMessage } from './lost-references-message.ts';
import {
  eventsOf,
  type MessageContent,
  type MessageSources,
  type MessageWish,
  openedOrErased,
  type WrittenMessage,
} from './message-sources.ts';

/**
 * Writes messages from the log, as often as they are wanted: when they are sent, and whenever staff open
 * them. So nothing of them is kept anywhere, and whoever was erased is gone from them too.
 */
export class NotificationMessages {
  readonly #sources: MessageSources;

  constructor(sources: MessageSources) {
    this.#sources = sources;
  }

  /**
   * The message to its recipient, whose content is written when it is asked for; `erased` where its
   * traveller was.
   *
   * @throws PersonalDataDamaged
   */
  async write(wish: MessageWish): Promise<WrittenMessage | 'erased'> {
    const { subject } = wish;
    if (subject.messageId !== undefined) {
      return this.#passOn({ ...wish, subject });
    }
    if (subject.customerId !== undefined) {
      return this.#tellOfBookings({ ...wish, subject });
    }
    if (subject.day !== undefined) {
      return this.#addressed(wish, digestMessage(this.#sources, { ...wish, subject }));
    }
    return this.#tellOfBooking({ ...wish, subject });
  }

  /**
   * Why the message is not to be sent: what it would say is told by another (`merged`), or no longer
   * holds (`outdated`).
   */
  async whyNotToSend(
    subject: NotificationSubject,
    when: { readonly now: Instant; readonly isRetry: boolean },
  ): Promise<'merged' | 'outdated' | undefined> {
    if (subject.bookingNumber !== undefined && (await isMerged(this.#sources, subject, when.now))) {
      return 'merged';
    }
    return (await this.#isOutdated(subject, when)) ? 'outdated' : undefined;
  }

  /**
   * Nobody is told of a moment that has passed, and no traveller reads after a cancellation, from a
   * message tried again, that they are booked.
   */
  async #isOutdated(
    subject: NotificationSubject,
    { now, isRetry }: { readonly now: Instant; readonly isRetry: boolean },
  ): Promise<boolean> {
    if (subject.day !== undefined) {
      const { readStore } = this.#sources;
      return subject.day < localDateOf(now) || !(await hasGuestsOn(readStore, subject.day));
    }
    if (subject.bookingNumber === undefined) {
      return false;
    }
    if (subject.template === 'reminder') {
      return isReminderOutdated(this.#sources, subject, now);
    }
    return (
      isRetry &&
      subject.recipient === 'traveller' &&
      (await isOtherwiseToday(this.#sources, subject))
    );
  }

  /** What somebody wrote to the operator, who can answer them. */
  async #passOn(wish: MessageWish<ContactSubject>): Promise<WrittenMessage | 'erased'> {
    const { operator } = this.#sources;
    const stream = contactStream(wish.subject.messageId);
    const [submitted] = await eventsOf<ContactMessageSubmitted>(this.#sources, stream);
    if (submitted === undefined) {
      throw new Error('A notification passes on a message that was never written.');
    }
    const { personal } = submitted.data;
    const contactMessage = await openedOrErased<ContactMessage>(this.#sources, personal, stream);
    if (contactMessage === 'erased') {
      return 'erased';
    }
    const writtenAt = submitted.occurredAt;
    return this.#addressed(wish, {
      to: operator.email,
      replyTo: contactMessage.email,
      contactRevision: submitted.revision,
      content: () =>
        Promise.resolve({ letter: contactLetter({ contactMessage, writtenAt, operator }) }),
    });
  }

  async #tellOfBookings(
    wish: MessageWish<LostReferencesSubject>,
  ): Promise<WrittenMessage | 'erased'> {
    const { operator } = this.#sources;
    const written = await lostReferencesMessage(this.#sources, wish);
    return written === 'erased'
      ? written
      : this.#addressed(wish, { ...written, replyTo: operator.email, isStoppable: true });
  }

  async #tellOfBooking(wish: MessageWish<BookingSubject>): Promise<WrittenMessage | 'erased'> {
    const written = await bookingMessage(this.#sources, wish);
    return written === 'erased' ? written : this.#addressed(wish, written);
  }

  #addressed(
    { notificationId }: MessageWish,
    {
      to,
      replyTo,
      contactRevision = 0,
      isStoppable = false,
      content,
    }: Pick<MailMessage, 'to' | 'replyTo'> & {
      readonly contactRevision?: number;
      readonly isStoppable?: boolean;
      readonly content: () => Promise<MessageContent>;
    },
  ): WrittenMessage {
    return {
      message: {
        id: notificationId,
        to,
        ...(replyTo === undefined ? {} : { replyTo }),
        write: async () => this.#laidOut(await content()),
      },
      contactRevision,
      isStoppable,
    };
  }

  async #laidOut({ letter, attachments = [] }: MessageContent): Promise<MailContent> {
    const { html, text } = await this.#sources.renderer.render(letter);
    return { subject: letter.subject, html, text, attachments };
  }
}
