import type { BookingEvent, FreeText } from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { isToldByAnother } from '../../domain/notification/merged-changes.ts';
import type { BookingSubject } from '../../domain/notification/notification-subject.ts';
import { isStoppable } from '../../domain/notification/stoppable.ts';
import { customerOf, isSealed } from '../../domain/personal-data/personal-data.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import { bookingStream, tourStream } from '../command-handling/stream-names.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { manageToken, manageUrl } from '../manage-link/manage-link.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import { type BookingCard, foldBookingCard } from '../projections/booking-tabs.projection.ts';
import { bookingView } from '../queries/booking-view.ts';
import { bookingAttachments } from './booking-attachments.ts';
import { bookingLetters } from './booking-letters.ts';
import { commandsOnBooking } from './commands-on-booking.ts';
import { formerAddressLetter } from './former-address-letter.ts';
import {
  eventsOf,
  type MessageContent,
  type MessageSources,
  type MessageWish,
  openedOrErased,
} from './message-sources.ts';
import { mergedChangesLetters } from './merged-changes-letters.ts';
import { type WhatHappened, whatHappened } from './what-happened.ts';

/** To whom a message about a booking goes, and what it says. */
export interface BookingMessage {
  readonly to: string;
  readonly replyTo: string;
  readonly contactRevision: number;
  /** Whether it may be stopped where its recipient has had enough messages today. */
  readonly isStoppable: boolean;
  readonly content: () => Promise<MessageContent>;
}

type Events = readonly RecordedEvent<BookingEvent>[];

/** A message about a booking; `erased` where whoever it goes to or tells of was. */
export async function bookingMessage(
  sources: MessageSources,
  { subject, contactRevision, writtenAt, isForReader = false }: MessageWish<BookingSubject>,
): Promise<BookingMessage | 'erased'> {
  const { operator } = sources;
  const stream = bookingStream(subject.bookingNumber);
  const events = await eventsOf<BookingEvent>(sources, stream);
  const revision = contactRevision ?? addressedRevision(events, subject);
  const addressed = cardAsOf(events, revision);
  const contact = await openedOrErased<Contact>(sources, addressed.contact, stream);
  if (contact === 'erased') {
    return 'erased';
  }
  const isForOperator = subject.recipient === 'operator';
  return {
    to: isForOperator ? operator.email : contact.email,
    replyTo: isForOperator ? contact.email : operator.email,
    contactRevision: revision,
    isStoppable: isStoppable(subject, whatHappened(events, subject).by),
    content: () =>
      contentAbout(sources, {
        subject,
        events,
        // What is told the day before is how the booking stands, whatever had happened to it last.
        told:
          subject.template === 'reminder' ? addressed : cardAsOf(events, subject.cause.revision),
        addressed,
        contact,
        writtenAt: writtenAt ?? sources.clock.now(),
        isForReader,
      }),
  };
}

/** Whoever has the booking now; or had it just before the command, where they no longer have it. */
function addressedRevision(events: Events, { recipient, cause }: BookingSubject): number {
  if (recipient !== 'former-traveller') {
    return events.length - 1;
  }
  const first = events.findIndex(({ metadata }) => metadata.commandId === cause.commandId);
  return first - 1;
}

/** Whether the booking was moved, cancelled or has started since its traveller was to be reminded. */
export async function isReminderOutdated(
  sources: MessageSources,
  subject: BookingSubject,
  now: Instant,
): Promise<boolean> {
  const { told, today } = await toldAndToday(sources, subject);
  return (
    today.status !== 'confirmed' ||
    !isAtSameStart(told, today) ||
    instantOf({ date: today.date, time: today.pickupTime }) <= now
  );
}

/** Whether the booking was moved, cancelled or taken up again since: another message tells of that. */
export async function isOtherwiseToday(
  sources: MessageSources,
  subject: BookingSubject,
): Promise<boolean> {
  const { told, today } = await toldAndToday(sources, subject);
  return told.status !== today.status || !isAtSameStart(told, today);
}

/** Whether another message tells its recipient what it would. */
export async function isMerged(
  sources: MessageSources,
  { bookingNumber, recipient, cause: { commandId } }: BookingSubject,
  now: Instant,
): Promise<boolean> {
  const events = await eventsOf<BookingEvent>(sources, bookingStream(bookingNumber));
  return isToldByAnother(commandsOnBooking(events), { commandId, recipient }, now);
}

/** The booking as its message tells of it, and as it stands. */
async function toldAndToday(sources: MessageSources, { bookingNumber, cause }: BookingSubject) {
  const events = await eventsOf<BookingEvent>(sources, bookingStream(bookingNumber));
  return { told: cardAsOf(events, cause.revision), today: cardAsOf(events, events.length - 1) };
}

function isAtSameStart(one: BookingCard, other: BookingCard): boolean {
  return one.date === other.date && one.pickupTime === other.pickupTime;
}

async function contentAbout(
  sources: MessageSources,
  message: {
    readonly subject: BookingSubject;
    readonly events: Events;
    readonly told: BookingCard;
    readonly addressed: BookingCard;
    readonly contact: Contact;
    readonly writtenAt: Instant;
    readonly isForReader: boolean;
  },
): Promise<MessageContent> {
  const { operator } = sources;
  const { subject, events, told, addressed, contact, writtenAt } = message;
  const booking = { ...bookingView(told, contact, 'clear') } as NamedBooking;
  const { template, recipient, bookingNumber } = subject;
  if (recipient === 'former-traveller') {
    return { letter: formerAddressLetter(booking.reference, operator) };
  }
  const happened = whatHappened(events, subject);
  const token = message.isForReader
    ? undefined
    : tokenOf(sources, addressed, cardAsOf(events, events.length - 1));
  const facts = {
    booking,
    whatToBring: await whatToBringOn(sources, told),
    operator,
    manageUrl: manageUrl(operator.siteUrl, bookingNumber, token),
    writtenAt,
    happened,
    ...(await reasonOf(sources, happened, bookingStream(bookingNumber))),
  };
  const letters = happened.changes > 1 ? mergedChangesLetters : bookingLetters[template];
  const letter = letters[recipient](facts);
  return recipient === 'operator'
    ? { letter }
    : {
        letter,
        attachments: await bookingAttachments(sources, template, facts),
      };
}

/** For the person it goes to; as links are today, so that one that waited while they were ended works. */
function tokenOf(
  { cryptography }: MessageSources,
  { bookingNumber, contact }: BookingCard,
  { endedLinks }: BookingCard,
): string | undefined {
  return isSealed(contact)
    ? manageToken(cryptography, { bookingNumber, customerId: customerOf(contact), endedLinks })
    : undefined;
}

/** Why it happened, unless whoever it was sealed for was erased. */
async function reasonOf(
  sources: MessageSources,
  { reason }: WhatHappened,
  stream: string,
): Promise<{ readonly reason?: string }> {
  const opened =
    reason === undefined ? 'erased' : await openedOrErased<FreeText>(sources, reason, stream);
  return opened === 'erased' ? {} : { reason: opened.text };
}

/** What the tour asked travellers to bring when the booking was made. */
async function whatToBringOn(
  sources: MessageSources,
  { tourId, createdAt }: BookingCard,
): Promise<readonly string[]> {
  const events = await eventsOf<TourEvent>(sources, tourStream(tourId));
  const state = events
    .filter(({ occurredAt }) => occurredAt <= createdAt)
    .reduce(tourDecider.evolve, tourDecider.initialState);
  return state.status === 'none' ? [] : state.parts.details.whatToBring;
}

function cardAsOf(events: Events, revision: number): BookingCard {
  const card = events
    .slice(0, revision + 1)
    .reduce<BookingCard | undefined>(foldBookingCard, undefined);
  if (card === undefined) {
    throw new Error('A notification names a booking that was never placed.');
  }
  return card;
}
