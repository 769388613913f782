import type { AccountEvent } from '../../domain/account/account.events.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { BulkActEvent } from '../../domain/bulk-act/bulk-act.events.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { CustomerEvent } from '../../domain/customer/customer.events.ts';
import type {
  DepartureEvent,
  SeatsReleased,
  SeatsReserved,
} from '../../domain/departure/departure.events.ts';
import type { NotificationEvent } from '../../domain/notification/notification.events.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { EventMetadata } from '../event-log/stored-event.ts';
import { categoryOf } from '../event-log/stream-name.ts';
import { idAfter } from './document-ids.ts';
import type { Projection } from './projection.ts';

/** What happens to a departure by itself, and not because one of its bookings changed. */
type AuditedDepartureEvent = Exclude<DepartureEvent, SeatsReserved | SeatsReleased>;

/** Whatever somebody did or was told; what seats do follows from it and is told with it. */
export type AuditedEvent =
  | Exclude<BookingEvent, { readonly type: 'ReservationAbandoned' }>
  | TourEvent
  | AuditedDepartureEvent
  | AccountEvent
  | NotificationEvent
  | CustomerEvent
  | BulkActEvent;

/** Which kind of subject the streams of a category are about. */
const kindOfCategory = {
  booking: 'booking',
  tour: 'tour',
  departure: 'departure',
  staff: 'account',
  notification: 'notification',
  customer: 'customer',
  bulk: 'bulk-act',
} as const;

/** What a record can be about. */
export type AuditedKind = (typeof kindOfCategory)[keyof typeof kindOfCategory];

/** Events that tell by themselves what changed. */
export type Said = AuditedDepartureEvent | NotificationEvent | CustomerEvent | BulkActEvent;

/**
 * That something happened. What it changed of a booking, a tour or an account is told by their
 * histories, which know what was before and keep what a person said sealed; departures,
 * notifications, customers and bulk acts have none, and their events say it all and name nobody.
 */
export interface AuditRecord {
  /** Of the event; also the document's. */
  readonly id: string;
  readonly kind: AuditedKind;
  /** A booking's number, a tour's slug, a departure's, an account's, a notification's, a customer's or a bulk act's id. */
  readonly subject: string;
  /** The account's id, or what kind of somebody it was. */
  readonly who: string;
  /** Kind and subject in one: a filter by both is a look at one place of one index. */
  readonly about: string;
  /** Orders records as they happened, and begins with when that was. */
  readonly order: string;
  readonly at: Instant;
  readonly actor: EventMetadata['actor'];
  readonly type: AuditedEvent['type'];
  readonly revision: number;
  readonly causedBy: string;
  readonly said?: Said;
}

/** Everything that happened, whatever it happened to. */
export const auditLog: Projection<AuditRecord, AuditedEvent> = {
  collection: {
    name: 'audit-log',
    version: 2,
    fields: { order: 'text', who: 'text', kind: 'text', about: 'text' },
    indexes: [
      ['order'],
      ['who', 'order'],
      ['kind', 'order'],
      ['kind', 'who', 'order'],
      ['about', 'order'],
    ],
  },
  readsMetadata: true,
  documentIds: (event) => [event.id],
  fold: (record, event) => record ?? auditRecord(event),
};

function auditRecord(event: RecordedEvent<AuditedEvent>): AuditRecord {
  const { id, occurredAt: at, revision, metadata } = event;
  const { actor, causationId: causedBy } = metadata;
  const who = actor.id ?? actor.kind;
  const subject = subjectOf(event);
  const about = auditAbout(subject.kind, subject.subject);
  return {
    id,
    ...subject,
    who,
    about,
    order: auditOrder(at, event),
    at,
    actor,
    type: event.type,
    revision,
    causedBy,
  };
}

/** {@link AuditRecord.about} of a subject. */
export function auditAbout(kind: AuditedKind, subject: string): string {
  return `${kind} ${subject}`;
}

/** Wide enough for any revision to sort as the number it is. */
const revisionDigits = 10;

/** Of one instant, the log decides; of one append, which may have one place in it, the stream. */
function auditOrder(
  at: Instant,
  { position, revision }: Pick<RecordedEvent, 'position' | 'revision'>,
): string {
  return `${at} ${position} ${String(revision).padStart(revisionDigits, '0')}`;
}

/** The stretch of {@link AuditRecord.order} from an instant to another, both included. */
export function auditOrders(from: Instant | undefined, to: Instant | undefined) {
  return {
    ...(from === undefined ? {} : { from }),
    // What follows an instant begins with a space, and sorts before this.
    ...(to === undefined ? {} : { to: `${to}~` }),
  };
}

function subjectOf({
  stream,
  type,
  data,
}: RecordedEvent<AuditedEvent>): Pick<AuditRecord, 'kind' | 'subject' | 'said'> {
  // Its events are those of these streams and of no others.
  const category = categoryOf(stream) as keyof typeof kindOfCategory;
  const kind = kindOfCategory[category];
  const subject = idAfter(`${category}-`, stream);
  return kind !== 'booking' && kind !== 'tour' && kind !== 'account'
    ? // The compiler does not see that type and data belong to streams of this kind.
      { kind, subject, said: { type, data } as unknown as Said }
    : { kind, subject };
}
