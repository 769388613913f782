import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import type { BookingEvent, FreeText } from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { isAboutOwnChange, isCoveredByAnother } from '../../domain/notification/merged-changes.ts';
import type { BookingSubject } from '../../domain/notification/notification-subject.ts';
import { isStoppable } from '../../domain/notification/stoppable.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import { bookingStream, tourStream } from '../event-log/stream-names.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { manageUrl, reviewUrl, tokenOfBooking } from '../manage-link/manage-link.ts';
import type { NamedBooking } from '../ports/booking-documents.ts';
import type { Operator } from '../ports/operator.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { bookingView } from '../queries/booking/booking-view.ts';
import { bookingAttachments } from './booking-attachments.ts';
import { bookingLetters } from './booking-letters.ts';
import { commandsOnBooking } from './commands-on-booking.ts';
import { formerAddressLetter } from './former-address-letter.ts';
import {
  eventsOf,
  type MessageContent,
  type MessageSources,
  type MessageInput,
  openedOrErased,
  type Unwritable,
} from './message-sources.ts';
import { isReviewable } from './is-reviewable.ts';
import { mergedChangesLetters } from './merged-changes-letters.ts';
import { type WhatHappened, whatHappened } from './what-happened.ts';

/** The recipient of a message about a booking, and its content. */
export interface BookingMessage {
  readonly to: string;
  /** Absent if the traveller has no e-mail address. */
  readonly replyTo?: string;
  readonly contactRevision: number;
  /** Whether the message is stopped if its recipient has reached the daily limit of messages. */
  readonly isStoppable: boolean;
  readonly content: () => Promise<MessageContent>;
}

/** Messages that always contain all details, also if they cover other changes. */
const whole: readonly BookingSubject['template'][] = ['booking-cancelled', 'booking-rebooked'];

type Events = readonly RecordedEvent<BookingEvent>[];

/**
 * Returns a message about a booking. It cannot be written if its recipient, or the person that it is about, was erased,
 * or if its recipient has no e-mail address.
 */
export async function bookingMessage(
  sources: MessageSources,
  { subject, contactRevision, writtenAt, isForReader = false }: MessageInput<BookingSubject>,
): Promise<BookingMessage | Unwritable> {
  const { operator } = sources;
  const stream = bookingStream(subject.bookingNumber);
  const events = await eventsOf<BookingEvent>(sources, stream);
  const revision = contactRevision ?? addressedRevision(events, subject);
  const addressed = cardAsOf(events, revision);
  const contact = await openedOrErased<Contact>(sources, addressed.contact, stream);
  if (contact === 'erased') {
    return 'erased';
  }
  const addresses = addressesOf(subject, contact, operator);
  if (addresses === undefined) {
    return 'no-address';
  }
  return {
    ...addresses,
    contactRevision: revision,
    isStoppable:
      isStoppable(subject, whatHappened(events, subject).by) || isOfOwnChanges(events, subject),
    content: () =>
      contentAbout(sources, {
        subject,
        events,
        // A reminder or an invitation describes the booking as it is now.
        told: isTimed(subject) ? addressed : cardAsOf(events, subject.cause.revision),
        addressed,
        contact,
        writtenAt: writtenAt ?? sources.clock.now(),
        isForReader,
      }),
  };
}

/** Returns undefined if the message is for a traveller without an e-mail address. */
function addressesOf(
  { recipient }: BookingSubject,
  { email }: Contact,
  operator: Operator,
): Pick<BookingMessage, 'to' | 'replyTo'> | undefined {
  if (recipient === 'operator') {
    return { to: operator.email, ...(email === null ? {} : { replyTo: email }) };
  }
  return email === null ? undefined : { to: email, replyTo: operator.email };
}

/**
 * Returns the revision whose contact gets the message. It is the booking's current revision; for a former traveller it
 * is the revision just before the command.
 */
function addressedRevision(events: Events, { recipient, cause }: BookingSubject): number {
  if (recipient !== 'former-traveller') {
    return events.length - 1;
  }
  const first = events.findIndex(({ metadata }) => metadata.commandId === cause.commandId);
  return first - 1;
}

function isTimed({ template }: BookingSubject): boolean {
  return template === 'reminder' || template === 'review-invitation';
}

/** Whether the check-in was undone, or the travellers have already written a review. */
export async function isInvitationOutdated(
  sources: MessageSources,
  { bookingNumber }: BookingSubject,
): Promise<boolean> {
  const events = await eventsOf<BookingEvent>(sources, bookingStream(bookingNumber));
  const booking = events.reduce(bookingDecider.evolve, bookingDecider.initialState);
  return !(await isReviewable(sources.log, bookingNumber, booking));
}

/** Whether the booking was moved or cancelled after the reminder was queued, or the tour has started. */
export async function isReminderOutdated(
  sources: MessageSources,
  subject: BookingSubject,
  now: Instant,
): Promise<boolean> {
  const { told, today } = await describedAndToday(sources, subject);
  return (
    today.status !== 'confirmed' ||
    !isAtSameStart(told, today) ||
    instantOf({ date: today.date, time: today.pickupTime }) <= now
  );
}

/** Whether the booking was moved, cancelled or rebooked later; another message is about this change. */
export async function isOtherwiseToday(
  sources: MessageSources,
  subject: BookingSubject,
): Promise<boolean> {
  const { told, today } = await describedAndToday(sources, subject);
  return told.status !== today.status || !isAtSameStart(told, today);
}

/** If the traveller undid a cancellation and then cancels again, this counts as one of their changes. */
function isOfOwnChanges(events: Events, { recipient, cause }: BookingSubject): boolean {
  const { commandId } = cause;
  return isAboutOwnChange(commandsOnBooking(events), { commandId, recipient });
}

/** Whether another message to the same recipient covers this message. */
export async function isMerged(
  sources: MessageSources,
  { bookingNumber, recipient, cause: { commandId } }: BookingSubject,
  now: Instant,
): Promise<boolean> {
  const events = await eventsOf<BookingEvent>(sources, bookingStream(bookingNumber));
  return isCoveredByAnother(commandsOnBooking(events), { commandId, recipient }, now);
}

/** Returns the booking as the message describes it, and as it is now. */
async function describedAndToday(
  sources: MessageSources,
  { bookingNumber, cause }: BookingSubject,
) {
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
  // The link works even if staff ended links while the message waited.
  const { endedLinks } = cardAsOf(events, events.length - 1);
  const token = message.isForReader
    ? undefined
    : tokenOfBooking(sources.cryptography, { ...addressed, endedLinks });
  const facts = {
    booking,
    whatToBring: await whatToBringOn(sources, told),
    operator,
    manageUrl: manageUrl(operator.siteUrl, bookingNumber, token),
    reviewUrl: reviewUrl(operator.siteUrl, bookingNumber, token),
    writtenAt,
    happened,
    ...(await reasonOf(sources, happened, bookingStream(bookingNumber))),
  };
  const letters =
    happened.changes > 1 && !whole.includes(template)
      ? mergedChangesLetters
      : bookingLetters[template];
  const letter = letters[recipient](facts);
  return recipient === 'operator'
    ? { letter }
    : {
        letter,
        attachments: await bookingAttachments(sources, template, facts),
      };
}

/** Returns the reason for the change, unless the person was erased. */
async function reasonOf(
  sources: MessageSources,
  { reason }: WhatHappened,
  stream: string,
): Promise<{ readonly reason?: string }> {
  const opened =
    reason === undefined ? 'erased' : await openedOrErased<FreeText>(sources, reason, stream);
  return opened === 'erased' ? {} : { reason: opened.text };
}

/** Returns the things to bring, as the tour listed them when the booking was made. */
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
