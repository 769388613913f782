import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { Slot } from '../../departure/departure-id.ts';
import { storedCancellation } from '../../tour/cancellation-terms.ts';
import { type AskedParty, guestsOf } from '../../tour/pricing/party.ts';
import type { PriceBreakdown } from '../../tour/pricing/price-breakdown.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type {
  BookingConfirmed,
  BookingPlaced,
  BookingRequestedWithoutSeats,
  HoldChanged,
  HoldReleased,
} from '../booking.events.ts';
import { type Hold, isHolding } from '../hold.ts';
import { type CameFrom, cameFrom } from '../origin.ts';
import { pickupAt } from '../pickup-at.ts';
import type { AlreadyBooked, HoldEnded, TermsRefusal } from '../booking.refusals.ts';
import { type BookingState, canTake } from '../booking.state.ts';
import {
  type OverriddenRule,
  type Contact,
  contactFaults,
  contactOf,
  phoneFaults,
} from '../contact.ts';
import {
  checkSlot,
  minorFaults,
  overrideOf,
  partyTooLarge,
  setAside,
  withdrawn,
  type Override,
  overrideFaults,
} from '../sale-rules.ts';
import { seatsForBooking } from '../seats-needed.ts';
import { agreePrice, partyOf, type ExpectedPrice, slotFaults, partyFaults } from '../terms.ts';
import { holdChanged, seatsForHold } from './change-hold.ts';
import { holdReleased } from './end-hold.ts';

/** A traveller books seats of a departure, or staff book them for a caller. */
export interface BookTour extends Asked, CameFrom {
  readonly type: 'BookTour';
  readonly bookingNumber: number;
  readonly tour: BookableTour;
  readonly slot: Slot;
  readonly party: AskedParty;
  /** Trimmed; the e-mail address in lower case, or null. */
  readonly contact: Contact;
  /** The zone of the pick-up place; empty for a place that is not in the list. */
  readonly pickupZone?: string;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForBooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export type BookTourRefusal = AlreadyBooked | HoldEnded | TermsRefusal;

type BookTourEvent = HoldChanged | BookingPlaced | BookingConfirmed;

/**
 * Places a booking under a new number. The stream of the departure decides whether there are seats. If its form holds
 * seats for the same terms, the booking takes over their reservation. If the form holds seats for other terms, new
 * seats replace them. A hold whose time is over cannot be taken over, even if no event says so.
 */
export function bookTour(
  command: BookTour,
  state: BookingState,
): Decision<BookTourEvent, BookTourRefusal> {
  if (state.status !== 'none') {
    return refuse({ code: 'AlreadyBooked' });
  }
  const { hold } = state;
  if (hold !== undefined && !isHolding(hold, command.now)) {
    return refuse({ code: 'HoldEnded' });
  }
  const { now, tour, slot, party, expected, reservationId } = command;
  const override = overrideOf(command);
  // Travellers prove with the address that the booking is theirs. Staff also book for callers who have none.
  const needsEmail = command.by === 'customer';
  const faults = [
    ...contactFaults(command.contact, { path: 'customer', needsEmail }),
    ...phoneFaults(command.contact, 'customer'),
    ...slotFaults(slot),
    ...partyFaults(party),
    ...minorFaults(command, party),
    ...overrideFaults(override),
  ];
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const obstacle = withdrawn(tour) ?? partyTooLarge(tour.schedule, guestsOf(party), 0);
  if (obstacle !== undefined) {
    return refuse(obstacle);
  }
  const checked = checkSlot(tour.schedule, slot, { now, override, isNewSlot: true });
  if (!checked.sellable) {
    return refuse(checked.refusal);
  }
  const agreed = agreePrice(tour.pricing, party, slot.date, {
    ...(expected === undefined ? {} : { expected }),
  });
  if (!agreed.agreed) {
    return refuse(agreed.refusal);
  }
  const isTakenOver = hold !== undefined && seatsForHold(command, hold) === undefined;
  if (isTakenOver ? reservationId !== hold.reservationId : !canTake(state, reservationId)) {
    return refuse({ code: 'ReservationSpent', reservationId });
  }
  const placed = bookingPlaced(command, agreed.price, checked.setAside);
  const changed = hold === undefined || isTakenOver ? [] : [changedFor(placed, hold)];
  switch (tour.schedule.confirmation) {
    case 'instant':
      return accept<BookTourEvent>(...changed, placed, { type: 'BookingConfirmed', data: {} });
    case 'by-hand':
      return accept<BookTourEvent>(...changed, placed);
  }
}

/** The traveller booked other seats than the held ones. This event changes the hold to the booked seats. */
function changedFor({ data }: BookingPlaced, hold: Hold): HoldChanged {
  const { departure, price, takes } = data;
  return holdChanged(hold, { departure, price, takes });
}

/**
 * Stores a request that holds no seats, because it is beyond its network's share of the departure.
 * Everything else is decided as for a booking.
 */
export function requestWithoutSeats(
  command: BookTour,
  state: BookingState,
): Decision<HoldReleased | BookingRequestedWithoutSeats, BookTourRefusal> {
  const decision = bookTour(command, state);
  if (!decision.accepted) return decision;
  const requested = decision.events.filter(isPlaced).map(withoutSeats);
  return accept<HoldReleased | BookingRequestedWithoutSeats>(
    ...holdReleased(command.by, state),
    ...requested,
  );
}

function isPlaced(event: BookTourEvent): event is BookingPlaced {
  return event.type === 'BookingPlaced';
}

function withoutSeats({ data }: BookingPlaced): BookingRequestedWithoutSeats {
  return {
    type: 'BookingRequestedWithoutSeats',
    data: {
      bookingNumber: data.bookingNumber,
      placedAt: data.placedAt,
      departure: data.departure,
      tourTitle: data.tourTitle,
      durationHours: data.durationHours,
      meetingPoint: data.meetingPoint,
      meetingPointLink: data.meetingPointLink,
      party: data.party,
      price: data.price,
      ...storedCancellation(data.cancellation),
      ...(data.pickup === undefined ? {} : { pickup: data.pickup }),
      ...cameFrom(data),
      personal: data.personal,
    },
  };
}

function bookingPlaced(
  command: BookTour,
  price: PriceBreakdown,
  slotRules: readonly OverriddenRule[],
): BookingPlaced {
  const { tour } = command;
  const aside = setAside(overrideOf(command), slotRules, true);
  return {
    type: 'BookingPlaced',
    data: {
      bookingNumber: command.bookingNumber,
      placedAt: command.now,
      departure: seatsForBooking(command).departure,
      tourTitle: tour.title,
      durationHours: tour.durationHours,
      meetingPoint: tour.meetingPoint,
      meetingPointLink: tour.meetingPointLink,
      party: partyOf(price),
      price,
      ...storedCancellation(tour.schedule.cancellation),
      ...pickupAt(tour, command.contact, command.pickupZone),
      ...cameFrom(command),
      takes: command.reservationId,
      ...(aside === undefined ? {} : { overridden: aside.overridden }),
      personal: {
        ...contactOf(command.contact),
        ...(aside === undefined ? {} : { overrideReason: aside.reason }),
      },
    },
  };
}
