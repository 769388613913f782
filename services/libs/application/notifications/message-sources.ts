import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { ContactEvent } from '../../domain/contact/contact.events.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import { isSealed, type Personal } from '../../domain/personal-data/personal-data.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { openPersonal } from '../event-log/sealing.ts';
import type { AttachmentTools } from './booking-attachments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import type { MailAttachment, MailMessage } from '../ports/mailer.ts';
import type { Letter, MessageRenderer } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import type { ReadStore } from '../ports/read-store.ts';

/** The data and tools with which messages are written. */
export interface MessageSources extends AttachmentTools {
  readonly log: Pick<EventLogReader, 'readStream'>;
  readonly vault: Pick<KeyVault, 'open'>;
  readonly cryptography: Cryptography;
  readonly renderer: MessageRenderer;
  readonly operator: Operator;
  readonly readStore: ReadStore;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
}

/** A notification to be written. */
export interface MessageInput<Subject extends NotificationSubject = NotificationSubject> {
  readonly notificationId: string;
  readonly subject: Subject;
  /** The message goes to the contact at this revision of the subject's stream; by default at the last revision. */
  readonly contactRevision?: number;
  /** When the message was sent; by default now. */
  readonly writtenAt?: Instant;
  /** Whether a member of staff who cannot change bookings reads the message; then its links ask for proof. */
  readonly isForReader?: boolean;
}

/** The content of a message, with its attachments. */
export interface MessageContent {
  readonly letter: Letter;
  readonly attachments?: readonly MailAttachment[];
}

/** Why a message cannot be written: its person was erased, or the traveller has no e-mail address. */
export type Unwritable = 'erased' | 'no-address';

export interface WrittenMessage {
  readonly message: MailMessage;
  /**
   * The message is addressed to the contact at this revision of the subject's stream; 0 if the message is not addressed
   * to such a contact.
   */
  readonly contactRevision: number;
  /** Whether the message is stopped if its recipient has reached the daily limit of messages. */
  readonly isStoppable: boolean;
}

/** Returns unsealed personal fields, or `erased` if the person was erased. */
export async function openedOrErased<Fields extends object>(
  sources: Pick<MessageSources, 'vault' | 'cryptography'>,
  personal: Personal<Fields>,
  stream: string,
): Promise<Fields | 'erased'> {
  return isSealed(personal) ? await openPersonal<Fields>(sources, personal, stream) : personal;
}

/**
 * Returns the events of a stream. A stream holds only events of its own category, but the compiler cannot check this.
 */
export async function eventsOf<Event extends BookingEvent | ContactEvent | TourEvent>(
  { log }: Pick<MessageSources, 'log'>,
  stream: string,
): Promise<readonly RecordedEvent<Event>[]> {
  const stored = await log.readStream(stream);
  return stored.map((event) => decode(event) as RecordedEvent<Event>);
}
