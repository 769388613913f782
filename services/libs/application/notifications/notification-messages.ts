import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type {
  BookingSubject,
  ContactSubject,
  LostReferencesSubject,
  NotificationSubject,
} from '../../domain/notification/notification-subject.ts';
import type { MailContent, MailMessage } from '../ports/mailer.ts';
import {
  bookingMessage,
  isInvitationOutdated,
  isMerged,
  isOtherwiseToday,
  isReminderOutdated,
} from './booking-message.ts';
import { contactMessageOrAnswer } from './contact-mail.ts';
import { digestMessage, hasGuestsOn } from './digest-message.ts';
import { lostReferencesMessage } from './lost-references-message.ts';
import {
  type MessageContent,
  type MessageSources,
  type MessageInput,
  type Unwritable,
  type WrittenMessage,
} from './message-sources.ts';

/**
 * Writes a message from the log each time that it is sent or that staff open it. So no message is stored, and the data
 * of erased people disappears from messages too.
 */
export class NotificationMessages {
  readonly #sources: MessageSources;

  constructor(sources: MessageSources) {
    this.#sources = sources;
  }

  /**
   * Returns the message to its recipient, or why it cannot be written. The content is written only when it is needed.
   *
   * @throws PersonalDataDamaged
   */
  async write(input: MessageInput): Promise<WrittenMessage | Unwritable> {
    const { subject } = input;
    if (subject.messageId !== undefined) {
      return this.#messageOfContact({ ...input, subject });
    }
    if (subject.customerId !== undefined) {
      return this.#messageAboutBookings({ ...input, subject });
    }
    if (subject.day !== undefined) {
      return this.#addressed(input, digestMessage(this.#sources, { ...input, subject }));
    }
    return this.#messageAboutBooking({ ...input, subject });
  }

  /**
   * Returns why the message must not be sent: another message covers it (`merged`), or its content is no longer true
   * (`outdated`).
   */
  async whyNotToSend(
    subject: NotificationSubject,
    when: { readonly now: Instant; readonly isRetry: boolean; readonly isResent: boolean },
  ): Promise<'merged' | 'outdated' | undefined> {
    // Staff who send an e-mail again want to send exactly this e-mail, so it is not merged into another one.
    const canBeMerged = subject.bookingNumber !== undefined && !when.isResent;
    if (canBeMerged && (await isMerged(this.#sources, subject, when.now))) {
      return 'merged';
    }
    return (await this.#isOutdated(subject, when)) ? 'outdated' : undefined;
  }

  /**
   * A digest, a reminder or an invitation to review is outdated if its day has passed or its bookings have changed. A
   * retried message to a traveller is outdated if the booking was cancelled, moved or rebooked in the meantime.
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
    if (subject.template === 'review-invitation') {
      return isInvitationOutdated(this.#sources, subject);
    }
    return (
      isRetry &&
      subject.recipient === 'traveller' &&
      (await isOtherwiseToday(this.#sources, subject))
    );
  }

  async #messageOfContact(input: MessageInput<ContactSubject>): Promise<WrittenMessage | 'erased'> {
    const written = await contactMessageOrAnswer(this.#sources, input.subject);
    return written === 'erased' ? written : this.#addressed(input, written);
  }

  async #messageAboutBookings(
    input: MessageInput<LostReferencesSubject>,
  ): Promise<WrittenMessage | Unwritable> {
    const { operator } = this.#sources;
    const written = await lostReferencesMessage(this.#sources, input);
    return typeof written === 'string'
      ? written
      : this.#addressed(input, { ...written, replyTo: operator.email, isStoppable: true });
  }

  async #messageAboutBooking(
    input: MessageInput<BookingSubject>,
  ): Promise<WrittenMessage | Unwritable> {
    const written = await bookingMessage(this.#sources, input);
    return typeof written === 'string' ? written : this.#addressed(input, written);
  }

  #addressed(
    { notificationId }: MessageInput,
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
