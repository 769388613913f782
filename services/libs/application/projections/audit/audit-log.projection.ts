import type { AccountEvent } from '../../../domain/account/account.events.ts';
import type {
  BookingEvent,
  HoldEvent,
  ReservationAbandoned,
} from '../../../domain/booking/booking.events.ts';
import type { BulkActEvent } from '../../../domain/bulk-act/bulk-act.events.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { ContactEvent } from '../../../domain/contact/contact.events.ts';
import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import type {
  DepartureEvent,
  SeatsReleased,
  SeatsReserved,
} from '../../../domain/departure/departure.events.ts';
import type { NotificationEvent } from '../../../domain/notification/notification.events.ts';
import type { PickupPlaceEvent } from '../../../domain/pickup-place/pickup-place.events.ts';
import type { SavedViewEvent } from '../../../domain/saved-view/saved-view.events.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { EventMetadata } from '../../event-log/stored-event.ts';
import { categoryOf } from '../../event-log/stream-name.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** Events that concern a departure directly, and not because one of its bookings changed. */
type AuditedDepartureEvent = Exclude<DepartureEvent, SeatsReserved | SeatsReleased>;

/**
 * All acts of people, and all notifications. Changes of seats follow from these events and are shown with them. A hold
 * is not yet an act on a booking.
 */
export type AuditedEvent =
  | Exclude<BookingEvent, HoldEvent | ReservationAbandoned>
  | TourEvent
  | AuditedDepartureEvent
  | AccountEvent
  | NotificationEvent
  | CustomerEvent
  | BulkActEvent
  | PickupPlaceEvent
  | SavedViewEvent
  | ReviewEvent
  | ContactEvent;

/** The kind of subject of each category's streams. */
const kindOfCategory = {
  booking: 'booking',
  tour: 'tour',
  departure: 'departure',
  staff: 'account',
  notification: 'notification',
  customer: 'customer',
  bulk: 'bulk-act',
  pickupplaces: 'pickup-places',
  savedviews: 'saved-views',
  review: 'review',
  contact: 'message',
} as const;

/** The histories of these subjects show what changed. */
const kindsWithHistory: readonly AuditedKind[] = [
  'booking',
  'tour',
  'account',
  'review',
  'message',
  'customer',
];

/** The kinds of subjects of a record. */
export type AuditedKind = (typeof kindOfCategory)[keyof typeof kindOfCategory];

/** Events that contain the whole change, so that no history is needed to show it. */
export type Said =
  AuditedDepartureEvent | NotificationEvent | BulkActEvent | PickupPlaceEvent | SavedViewEvent;

/**
 * Records that an event happened. The histories of bookings, tours, accounts, reviews, messages and customers show what
 * changed: they contain the earlier values and keep personal fields sealed. Departures, notifications, bulk acts,
 * pick-up places and saved views have no history: their events are complete and hold no personal data.
 */
export interface AuditRecord {
  /** The event's id; also the document's. */
  readonly id: string;
  readonly kind: AuditedKind;
  /**
   * A booking's number, a tour's slug, or the id of a departure, account, notification, customer or bulk
   * act.
   */
  readonly subject: string;
  /** The account's id, or the kind of actor. */
  readonly who: string;
  /** Sorts records by time; see {@link auditOrder}. */
  readonly order: string;
  readonly at: Instant;
  readonly actor: EventMetadata['actor'];
  readonly type: AuditedEvent['type'];
  readonly revision: number;
  readonly causedBy: string;
  readonly said?: Said;
}

/** Everything that happened, for all kinds of subjects. */
export const auditLog: Projection<AuditRecord, AuditedEvent> = {
  collection: {
    name: 'audit-log',
    version: 5,
    fields: { order: 'text', who: 'text', kind: 'text', subject: 'text' },
    indexes: [
      ['order'],
      ['who', 'order'],
      ['kind', 'order'],
      ['kind', 'who', 'order'],
      ['subject', 'order'],
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
  return {
    id,
    ...subjectOf(event),
    who,
    order: auditOrder(at, event),
    at,
    actor,
    type: event.type,
    revision,
    causedBy,
  };
}

/**
 * Events of the same instant are sorted by log position. Events of one append may share a position; they are sorted by
 * revision. All parts are short, because every index contains them.
 */
function auditOrder(
  at: Instant,
  { position, revision }: Pick<RecordedEvent, 'position' | 'revision'>,
): string {
  // All positions of a log have the same length, so they sort without their leading zeros as well.
  const shortPosition = sortable(position.replace(/^0+/, ''));
  return `${orderOfInstant(at)}${shortPosition}${sortable(revision.toString(digitsOfOrder))}`;
}

/** Numbers in an order are written with the digits 0 to 9 and a to z. */
const digitsOfOrder = 36;

function orderOfInstant(at: Instant): string {
  return sortable(Date.parse(at).toString(digitsOfOrder));
}

/** Prefixes a number with its length, so that numbers of different lengths sort by size. */
function sortable(number: string): string {
  return `${number.length.toString(digitsOfOrder)}${number}`;
}

/** The range of {@link AuditRecord.order} from one instant to another, both included. */
export function auditOrders(from: Instant | undefined, to: Instant | undefined) {
  return {
    ...(from === undefined ? {} : { from: orderOfInstant(from) }),
    // A digit follows the instant, and `~` sorts after it.
    ...(to === undefined ? {} : { to: `${orderOfInstant(to)}~` }),
  };
}

function subjectOf({
  stream,
  type,
  data,
}: RecordedEvent<AuditedEvent>): Pick<AuditRecord, 'kind' | 'subject' | 'said'> {
  // The projection gets only events of these streams.
  const category = categoryOf(stream) as keyof typeof kindOfCategory;
  const kind = kindOfCategory[category];
  const subject = idAfter(`${category}-`, stream);
  return !kindsWithHistory.includes(kind)
    ? // The compiler does not see that type and data belong to streams of this kind.
      { kind, subject, said: { type, data } as unknown as Said }
    : { kind, subject };
}
