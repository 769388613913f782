import type { BookingEvent, FreeText } from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import type { ContactMessage } from '../../domain/contact/contact-message.ts';
import type {
  BookingSubject,
  ContactSubject,
  NotificationSubject,
} from '../../domain/notification/notification-subject.ts';
import { isSealed, type Personal } from '../../domain/personal-data/personal-data.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import { bookingStream, contactStream, tourStream } from '../command-handling/stream-names.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { openPersonal } from '../event-log/sealing.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import type { MailContent, MailMessage } from '../ports/mailer.ts';
import type { Letter, MessageRenderer } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { type BookingCard, foldBookingCard } from '../projections/booking-tabs.projection.ts';
import { bookingView } from '../queries/booking-view.ts';
import { bookingLetters } from './booking-letters.ts';
import { contactLetter } from './contact-letter.ts';
import { type WhatHappened, whatHappened } from './what-happened.ts';

export interface MessageSources {
  readonly log: Pick<EventLogReader, 'readStream'>;
  readonly vault: Pick<KeyVault, 'open'>;
  readonly cryptography: Cryptography;
  readonly renderer: MessageRenderer;
  readonly operator: Operator;
}

/** A notification to be written. */
export interface MessageWish {
  readonly notificationId: string;
  readonly subject: NotificationSubject;
  /** As of which event of its subject it is addressed; absent: as of its last. */
  readonly contactRevision?: number;
}

type About = Omit<MessageWish, 'subject'>;

export interface WrittenMessage {
  readonly message: MailMessage;
  /** The revision of the subject's stream whose contact it is addressed to. */
  readonly contactRevision: number;
}

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
  write({ subject, ...about }: MessageWish): Promise<WrittenMessage | 'erased'> {
    return subject.template === 'contact-message'
      ? this.#passOn(subject, about)
      : this.#tellOfBooking(subject, about);
  }

  /** What somebody wrote to the operator, who can answer them. */
  async #passOn(
    { messageId }: ContactSubject,
    { notificationId }: About,
  ): Promise<WrittenMessage | 'erased'> {
    const { operator } = this.#sources;
    const stream = contactStream(messageId);
    const [submitted] = await this.#eventsOf<ContactMessageSubmitted>(stream);
    if (submitted === undefined) {
      throw new Error('A notification passes on a message that was never written.');
    }
    const contactMessage = await this.#open<ContactMessage>(submitted.data.personal, stream);
    if (contactMessage === 'erased') {
      return 'erased';
    }
    const writtenAt = submitted.occurredAt;
    return {
      message: {
        id: notificationId,
        to: operator.email,
        replyTo: contactMessage.email,
        write: () => this.#laidOut(contactLetter({ contactMessage, writtenAt, operator })),
      },
      contactRevision: submitted.revision,
    };
  }

  async #tellOfBooking(
    subject: BookingSubject,
    { notificationId, contactRevision }: About,
  ): Promise<WrittenMessage | 'erased'> {
    const { operator } = this.#sources;
    const stream = bookingStream(subject.bookingNumber);
    const events = await this.#eventsOf<BookingEvent>(stream);
    const addressed = cardAsOf(events, contactRevision ?? events.length - 1);
    const contact = await this.#open<Contact>(addressed.contact, stream);
    if (contact === 'erased') {
      return 'erased';
    }
    const caused = cardAsOf(events, subject.cause.revision);
    const booking = { ...bookingView(caused, contact, 'clear') } as NamedBooking;
    const happened = whatHappened(events, subject);
    const isForTraveller = subject.recipient === 'traveller';
    return {
      message: {
        id: notificationId,
        to: isForTraveller ? contact.email : operator.email,
        replyTo: isForTraveller ? operator.email : contact.email,
        write: () => this.#content(subject, { caused, booking, happened, stream }),
      },
      contactRevision: contactRevision ?? events.length - 1,
    };
  }

  async #content(
    { template, recipient }: BookingSubject,
    told: {
      readonly caused: BookingCard;
      readonly booking: NamedBooking;
      readonly happened: WhatHappened;
      readonly stream: string;
    },
  ): Promise<MailContent> {
    const { operator } = this.#sources;
    const { caused, booking, happened } = told;
    const whatToBring = await this.#whatToBring(caused.tourId, caused.createdAt);
    const reason = await this.#reason(happened, told.stream);
    const facts = { booking, whatToBring, operator, happened, ...reason };
    return this.#laidOut(bookingLetters[template][recipient](facts));
  }

  /** Why it happened, unless whoever it was sealed for was erased. */
  async #reason({ reason }: WhatHappened, stream: string): Promise<{ readonly reason?: string }> {
    const opened = reason === undefined ? 'erased' : await this.#open<FreeText>(reason, stream);
    return opened === 'erased' ? {} : { reason: opened.text };
  }

  async #laidOut(letter: Letter): Promise<MailContent> {
    return { subject: letter.subject, ...(await this.#sources.renderer.render(letter)) };
  }

  async #open<Fields extends object>(
    personal: Personal<Fields>,
    stream: string,
  ): Promise<Fields | 'erased'> {
    return isSealed(personal)
      ? await openPersonal<Fields>(this.#sources, personal, stream)
      : personal;
  }

  /** What the tour asked travellers to bring when the booking was made. */
  async #whatToBring(tourId: string, bookedAt: Instant): Promise<readonly string[]> {
    const events = await this.#eventsOf<TourEvent>(tourStream(tourId));
    const state = events
      .filter(({ occurredAt }) => occurredAt <= bookedAt)
      .reduce(tourDecider.evolve, tourDecider.initialState);
    return state.status === 'none' ? [] : state.parts.details.whatToBring;
  }

  /** A stream holds the events of its own category alone, which the compiler cannot know. */
  async #eventsOf<Event extends BookingEvent | ContactMessageSubmitted | TourEvent>(
    stream: string,
  ): Promise<readonly RecordedEvent<Event>[]> {
    const stored = await this.#sources.log.readStream(stream);
    return stored.map((event) => decode(event) as RecordedEvent<Event>);
  }
}

function cardAsOf(events: readonly RecordedEvent<BookingEvent>[], revision: number): BookingCard {
  const card = events
    .slice(0, revision + 1)
    .reduce<BookingCard | undefined>(foldBookingCard, undefined);
  if (card === undefined) {
    throw new Error('A notification tells of a booking that was never placed.');
  }
  return card;
}
