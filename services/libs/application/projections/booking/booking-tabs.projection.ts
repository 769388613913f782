import type { ActorKind } from '../../../domain/actor.ts';
import { type Amounts, minus, plus } from '../../../domain/booking/amounts.ts';
import type {
  BookingCancelled,
  BookingEvent,
  BookingNoteAdded,
  BookingPlaced,
  BookingRequestedWithoutSeats,
  FreeText,
} from '../../../domain/booking/booking.events.ts';
import { dueMinor, isToGiveBack } from '../../../domain/booking/booking-money.ts';
import type { Exchange } from '../../../domain/booking/exchange.ts';
import type { Attendance } from '../../../domain/booking/booking.state.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { type GuestList, guestsAfter, noGuests } from '../../../domain/booking/guest-ids.ts';
import { type CameFrom, cameFrom } from '../../../domain/booking/origin.ts';
import { isVisibleToClients } from '../../../domain/booking/visible-events.ts';
import { tagKey, tagsAfter } from '../../../domain/booking/tags.ts';
import type { Instant, LocalDate, LocalTime } from '../../../domain/calendar/instants.ts';
import type { Slot } from '../../../domain/departure/departure-id.ts';
import type { Currency, Money } from '../../../domain/money/money.ts';
import type { Personal } from '../../../domain/personal-data/personal-data.ts';
import {
  type CancellationTerms,
  storedCancellation,
} from '../../../domain/tour/cancellation-terms.ts';
import type { PickupWindow } from '../../../domain/tour/pickup-window.ts';
import { guestsOf, type Party } from '../../../domain/tour/pricing/party.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** A note by staff. */
export interface CardNote {
  /** The revision of the event that added it. */
  readonly revision: number;
  readonly at: Instant;
  /** Sealed in stored documents. */
  readonly personal: Personal<FreeText>;
}

/** `requested`: a request that holds no seats. `withdrawn`: a request that ended without seats. */
export type CardStatus = 'requested' | 'withdrawn' | 'pending' | 'confirmed' | 'cancelled';

/** How a booking was cancelled. */
export interface CardCancellation {
  readonly at: Instant;
  readonly by: ActorKind;
  readonly isFree: boolean;
  /** Set if the booking was still a request that staff had not confirmed. */
  readonly isOfRequest?: true;
}

/** The data of a booking that its page, lists and cards show. */
export interface BookingCard extends CameFrom {
  readonly bookingNumber: number;
  readonly status: CardStatus;
  readonly tourId: string;
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly guests: number;
  /** The total and the amount that is due, in the currency of the price; lists are sorted by them. */
  readonly totalMinor: number;
  readonly dueMinor: number;
  readonly party: Party;
  /** The travellers, each with a permanent number. */
  readonly guestList: GuestList;
  readonly price: PriceBreakdown;
  /** The currency of the price; lists are filtered by it. */
  readonly currency: Currency;
  /** The cost of a cancellation; if absent, the default terms apply. */
  readonly cancellation?: CancellationTerms;
  /** How the booking was cancelled; absent while the booking is not cancelled. */
  readonly cancelled?: CardCancellation;
  readonly attendance: Attendance;
  /** The amounts that count for the booking, in the currency that the booking had at the time of payment. */
  readonly collected: Amounts;
  readonly refunded: Amounts;
  /**
   * The amounts that travellers paid and got back; absent if their currency was always the same as in `collected` and
   * `refunded`.
   */
  readonly tendered?: { readonly collected: Amounts; readonly refunded: Amounts };
  /** The debt of a no-show that staff wrote off; null if there is no such debt. */
  readonly writtenOff: Money | null;
  /** Since this instant the travellers have been owed a refund without interruption; empty if they get no refund. */
  readonly toGiveBackSince: string;
  /** True if the booking takes place, as far as is known, and its travellers owe money that was not written off. */
  readonly isUnpaid: boolean;
  readonly notes: readonly CardNote[];
  readonly hasNotes: boolean;
  /** The tags as staff wrote them, in the order in which they were added. */
  readonly tags: readonly string[];
  /** How often the links in its e-mails were ended; absent if never. */
  readonly endedLinks?: number;
  /** Sealed in stored documents; unsealed when it is shown to a person who may see it. */
  readonly contact: Personal<Contact>;
  /** When the traveller is picked up, before the start; absent if no window is known. */
  readonly pickup?: PickupWindow;
  readonly createdAt: Instant;
  /** The time of the last event that clients see; {@link revision} is the revision of this event. */
  readonly updatedAt: Instant;
  readonly revision: number;
}

/**
 * The term by which bookings with a tag are found. No tag contains the last character of the term, so a longer tag does
 * not match.
 */
export function tagTerm(tag: string): string {
  return `${tagKey(tag)};`;
}

const expected: Attendance = { kind: 'expected' };

/** The staff lists (today, due today, tomorrow, all), day sheets and every single booking. */
export const bookingTabs: Projection<BookingCard, BookingEvent> = {
  collection: {
    name: 'booking-tabs',
    version: 8,
    fields: {
      createdAt: 'text',
      date: 'text',
      tourId: 'text',
      pickupTime: 'text',
      status: 'text',
      currency: 'text',
      toGiveBackSince: 'text',
      isUnpaid: 'flag',
      hasNotes: 'flag',
      origin: 'text',
      tourTitle: 'text',
      guests: 'integer',
      totalMinor: 'integer',
      dueMinor: 'integer',
    },
    indexes: [
      ['date', 'createdAt'],
      ['tourId', 'date', 'pickupTime'],
      ['tourId', 'createdAt'],
      // The status is in the index, so bookings can be counted without reading them.
      ['currency', 'createdAt', 'status'],
      ['toGiveBackSince'],
      ['isUnpaid', 'createdAt'],
      ['isUnpaid', 'date', 'createdAt'],
      ['hasNotes', 'createdAt'],
      ['origin', 'createdAt'],
    ],
    coveringOrders: [
      ['createdAt'],
      ['status', 'createdAt'],
      ['date', 'pickupTime'],
      ['tourTitle', 'createdAt'],
      ['guests', 'createdAt'],
      ['currency', 'totalMinor'],
      ['currency', 'dueMinor'],
    ],
    terms: ({ tags }) => tags.map(tagTerm),
  },
  documentIds: (event) => [idAfter('booking-', event.stream)],
  fold: foldBookingCard,
};

/** A booking's card after one more event of its stream. It is also used to compute the card at an earlier time. */
export function foldBookingCard(
  card: BookingCard | undefined,
  event: Pick<RecordedEvent<BookingEvent>, 'revision' | 'occurredAt'> & BookingEvent,
): BookingCard | undefined {
  const after = changedCard(card, event);
  if (after === undefined || after === card) return after;
  const due = dueMinor(after);
  const since = after.toGiveBackSince === '' ? event.occurredAt : after.toGiveBackSince;
  return {
    ...after,
    toGiveBackSince: isToGiveBack(after) ? since : '',
    totalMinor: after.price.totalMinor,
    dueMinor: due,
    isUnpaid: isLive(after) && due > 0,
    hasNotes: after.notes.length > 0,
  };
}

function isLive({ status }: BookingCard): boolean {
  return status === 'pending' || status === 'confirmed';
}

function changedCard(
  card: BookingCard | undefined,
  event: Pick<RecordedEvent<BookingEvent>, 'revision' | 'occurredAt'> & BookingEvent,
): BookingCard | undefined {
  if (event.type === 'BookingPlaced') {
    // A request that got its seats keeps the notes and tags of staff, and its ended links stay ended.
    return { ...placedCard(event, card?.guestList), ...(card && keptOfRequest(card)) };
  }
  if (event.type === 'BookingRequestedWithoutSeats') {
    return { ...placedCard(event), status: 'requested' };
  }
  if (card === undefined || !isVisibleToClients(event.type)) {
    return card;
  }
  const kept = { ...(event.type === 'BookingRebooked' ? withoutCancellation(card) : card) };
  if (event.type === 'ContactCorrected' && event.data.changed.includes('pickupPlace')) {
    delete kept.pickup; // The window belongs to the former place.
  }
  return {
    ...kept,
    ...changeOf(card, event),
    updatedAt: event.occurredAt,
    revision: event.revision,
  };
}

function keptOfRequest(card: BookingCard): Partial<BookingCard> {
  const { notes, tags, collected, refunded, tendered, endedLinks, toGiveBackSince } = card;
  return {
    notes,
    tags,
    toGiveBackSince,
    collected,
    refunded,
    ...(tendered !== undefined && { tendered }),
    ...(endedLinks !== undefined && { endedLinks }),
  };
}

function withoutCancellation(card: BookingCard): BookingCard {
  const { cancelled, ...rest } = card;
  return cancelled === undefined ? card : rest;
}

function placedCard(
  {
    data,
    occurredAt,
    revision,
  }: Pick<RecordedEvent, 'revision' | 'occurredAt'> &
    (BookingPlaced | BookingRequestedWithoutSeats),
  guestList = noGuests,
): BookingCard {
  return {
    bookingNumber: data.bookingNumber,
    status: 'pending',
    tourId: data.departure.tourId,
    tourTitle: data.tourTitle,
    ...slotOf(data.departure),
    durationHours: data.durationHours,
    meetingPoint: data.meetingPoint,
    meetingPointLink: data.meetingPointLink,
    ...partyOf(data.party, guestList),
    ...pricedAt(data.price),
    ...storedCancellation(data.cancellation),
    attendance: expected,
    collected: {},
    refunded: {},
    writtenOff: null,
    totalMinor: 0,
    dueMinor: 0,
    toGiveBackSince: '',
    isUnpaid: false,
    notes: [],
    hasNotes: false,
    tags: [],
    contact: data.personal,
    ...(data.pickup === undefined ? {} : { pickup: data.pickup }),
    ...cameFrom(data),
    createdAt: data.placedAt,
    updatedAt: occurredAt,
    revision,
  };
}

function changeOf(
  card: BookingCard,
  event: Pick<RecordedEvent<BookingEvent>, 'occurredAt' | 'revision'> &
    Exclude<BookingEvent, { type: 'BookingPlaced' | 'BookingRequestedWithoutSeats' }>,
): Partial<BookingCard> {
  switch (event.type) {
    case 'BookingConfirmed':
      return { status: 'confirmed' };
    case 'BookingRescheduled':
      // The attendance was noted for the old departure, so it is removed.
      return { ...slotOf(event.data.after), attendance: expected, writtenOff: null };
    case 'PartyChanged':
      return partyOf(event.data.after, card.guestList);
    case 'BookingRepriced':
      return pricedAt(event.data.after);
    case 'ContactCorrected':
      return {
        contact: event.data.personal,
        ...(event.data.pickup === undefined ? {} : { pickup: event.data.pickup }),
      };
    case 'RequestWithdrawn':
      return { status: 'withdrawn' };
    case 'BookingCancelled':
      return cancelledBy(card, event);
    case 'BookingRebooked':
      return {
        status: 'confirmed',
        ...slotOf(event.data.departure.after),
        ...partyOf(event.data.party.after, card.guestList),
        ...pricedAt(event.data.price.after),
      };
    case 'GuestsCheckedIn':
      return { attendance: { kind: 'checked-in', guests: event.data.guests }, writtenOff: null };
    case 'NoShowMarked':
      return { attendance: { kind: 'no-show' } };
    case 'CheckInUndone':
    case 'NoShowUndone':
      return { attendance: expected, writtenOff: null };
    case 'PaymentCollected':
      return withMoney(card, 'collected', event.data);
    case 'RefundRecorded':
      return withMoney(card, 'refunded', event.data);
    case 'PaymentVoided':
      return withMoney(card, 'collected', event.data, minus);
    case 'RefundVoided':
      return withMoney(card, 'refunded', event.data, minus);
    case 'DebtWrittenOff':
      return { writtenOff: event.data.amount };
    case 'WriteOffUndone':
      return { writtenOff: null };
    case 'BookingNoteAdded':
      return { notes: [...card.notes, noteOf(event)] };
    case 'BookingNoteWithdrawn':
      return { notes: card.notes.filter(({ revision }) => revision !== event.data.undoes) };
    case 'BookingTagAdded':
    case 'BookingTagRemoved':
      return { tags: tagsAfter(card, event) };
    case 'MailedLinksEnded':
      return { endedLinks: (card.endedLinks ?? 0) + 1 };
    case 'ManageLinkHandedOut':
    case 'BookingHeld':
    case 'HoldExtended':
    case 'HoldChanged':
    case 'HoldReleased':
    case 'HoldExpired':
    case 'ReservationAbandoned':
      return {};
  }
}

function cancelledBy(
  card: BookingCard,
  { occurredAt, data }: Pick<RecordedEvent, 'occurredAt'> & BookingCancelled,
): Partial<BookingCard> {
  return {
    status: 'cancelled',
    cancelled: {
      at: occurredAt,
      by: data.by,
      isFree: data.free,
      ...(card.status === 'pending' && { isOfRequest: true as const }),
    },
    attendance: expected,
    writtenOff: null,
  };
}

function noteOf({
  revision,
  occurredAt: at,
  data: { personal },
}: Pick<RecordedEvent, 'revision' | 'occurredAt'> & BookingNoteAdded): CardNote {
  return { revision, at, personal };
}

/**
 * Adds or subtracts a payment or a refund: the amount that counts for the booking, and the amount in the currency of
 * payment.
 */
function withMoney(
  { collected, refunded, tendered }: BookingCard,
  what: 'collected' | 'refunded',
  money: Exchange,
  changed = plus,
): Partial<BookingCard> {
  const counted = { collected, refunded };
  const handed = tendered ?? counted;
  const isExchanged = tendered !== undefined || money.tendered.currency !== money.applied.currency;
  return {
    [what]: changed(counted[what], money.applied),
    ...(isExchanged && { tendered: { ...handed, [what]: changed(handed[what], money.tendered) } }),
  };
}

function pricedAt(price: PriceBreakdown): Pick<BookingCard, 'price' | 'currency'> {
  return { price, currency: price.currency };
}

function slotOf(slot: Slot): Pick<BookingCard, 'date' | 'pickupTime'> {
  return { date: slot.date, pickupTime: slot.time };
}

function partyOf(
  party: Party,
  before: GuestList,
): Pick<BookingCard, 'guests' | 'party' | 'guestList'> {
  return { guests: guestsOf(party), party, guestList: guestsAfter(before, party) };
}
