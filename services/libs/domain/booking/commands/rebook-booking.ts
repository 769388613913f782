import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import { guestsOf } from '../../tour/pricing/party.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { BookingRebooked } from '../booking.events.ts';
import type {
  BookingNotFound,
  NotCancelled,
  RequestIsOver,
  TermsRefusal,
} from '../booking.refusals.ts';
import { type BookingState, type CancelledBooking, canTake } from '../booking.state.ts';
import { priceOfTerms, wantedTerms, type BookingChanges } from '../changed-terms.ts';
import {
  checkSlot,
  overrideOf,
  partyTooLarge,
  withdrawn,
  type Override,
  overrideFaults,
  rulesSetAside,
} from '../sale-rules.ts';
import { partyOf, slotOf, type ExpectedPrice, slotFaults, partyFaults } from '../terms.ts';

/** Confirms a cancelled booking again, with or without changes. */
export interface RebookBooking extends Asked {
  readonly type: 'RebookBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForRebooking`. */
  readonly reservationId: string;
  readonly override?: Override;
}

export type RebookBookingRefusal = BookingNotFound | NotCancelled | RequestIsOver | TermsRefusal;

/**
 * A cancelled booking is confirmed again. This is a new sale, so its slot must be on sale even if it stays the
 * same. Its price stays unless the day or the party changes.
 */
export function rebookBooking(
  command: RebookBooking,
  state: BookingState,
): Decision<BookingRebooked, RebookBookingRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'requested':
    case 'pending':
    case 'confirmed':
      return refuse({ code: 'NotCancelled' });
    case 'withdrawn':
      return refuse({ code: 'RequestIsOver' });
    case 'cancelled':
      return rebookCancelled(command, state);
  }
}

function rebookCancelled(
  command: RebookBooking,
  booking: CancelledBooking,
): Decision<BookingRebooked, RebookBookingRefusal> {
  const { now, tour, reservationId } = command;
  const override = overrideOf(command);
  const wanted = wantedTerms(command.changes, booking);
  const faults = [
    ...slotFaults(wanted.slot),
    ...partyFaults(wanted.party),
    ...overrideFaults(override),
  ];
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const obstacle =
    withdrawn(tour) ??
    partyTooLarge(tour.schedule, guestsOf(wanted.party), guestsOf(booking.party));
  if (obstacle !== undefined) {
    return refuse(obstacle);
  }
  const isNewSlot = wanted.isMoved;
  const checked = checkSlot(tour.schedule, wanted.slot, { now, override, isNewSlot });
  if (!checked.sellable) {
    return refuse(checked.refusal);
  }
  const agreed = priceOfTerms(wanted, booking, command);
  if (!agreed.agreed) {
    return refuse(agreed.refusal);
  }
  if (!canTake(booking, reservationId)) {
    return refuse({ code: 'ReservationSpent', reservationId });
  }
  const party = wanted.isPartyNew ? partyOf(agreed.price) : booking.party;
  return accept({
    type: 'BookingRebooked',
    data: {
      tourId: booking.departure.tourId,
      placedAt: booking.placedAt,
      departure: { before: slotOf(booking.departure), after: wanted.slot },
      party: { before: booking.party, after: party },
      price: { before: booking.price, after: agreed.price },
      takes: reservationId,
      ...rulesSetAside(override, checked.setAside, true),
    },
  });
}
