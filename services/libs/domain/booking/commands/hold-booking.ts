import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { Slot } from '../../departure/departure-id.ts';
import { type AskedParty, guestsOf } from '../../tour/pricing/party.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { BookingHeld } from '../booking.events.ts';
import type { AlreadyBooked, TermsRefusal } from '../booking.refusals.ts';
import { type BookingState, canTake } from '../booking.state.ts';
import { expiryOf } from '../hold.ts';
import { type CameFrom, cameFrom } from '../origin.ts';
import { checkSlot, partyTooLarge, withdrawn } from '../sale-rules.ts';
import { seatsForBooking } from '../seats-needed.ts';
import { agreePrice, type AgreedPrice, partyFaults, partyOf, slotFaults } from '../terms.ts';

/** A traveller who fills in the form holds seats for a short time, before the booking is placed. */
export interface HoldBooking extends Asked, CameFrom {
  readonly type: 'HoldBooking';
  readonly bookingNumber: number;
  /** The id of the `BookTour` command from the same form. Only this command may place the booking. */
  readonly form: string;
  readonly tour: BookableTour;
  readonly slot: Slot;
  readonly party: AskedParty;
  /** The id of the reservation. It is for the seats that `seatsForBooking` returns. */
  readonly reservationId: string;
}

export type HoldBookingRefusal = AlreadyBooked | TermsRefusal;

/** Holds seats under a new number. The stream of the departure decides whether there are seats. */
export function holdBooking(
  command: HoldBooking,
  state: BookingState,
): Decision<BookingHeld, HoldBookingRefusal> {
  if (state.status !== 'none' || state.hold !== undefined) {
    return refuse({ code: 'AlreadyBooked' });
  }
  const { now, tour, slot, reservationId } = command;
  const terms = termsToHold(command);
  if (!terms.agreed) return refuse(terms.refusal);
  if (!canTake(state, reservationId)) {
    return refuse({ code: 'ReservationSpent', reservationId });
  }
  return accept({
    type: 'BookingHeld',
    data: {
      bookingNumber: command.bookingNumber,
      form: command.form,
      heldAt: now,
      expiresAt: expiryOf(tour.schedule, slot, now),
      departure: seatsForBooking(command).departure,
      party: partyOf(terms.price),
      price: terms.price,
      ...cameFrom(command),
      takes: reservationId,
    },
  });
}

/** Returns the price of the terms for a hold, or the reason why these terms cannot be booked. */
export function termsToHold({
  now,
  tour,
  slot,
  party,
}: Pick<HoldBooking, 'now' | 'tour' | 'slot' | 'party'>):
  | Extract<AgreedPrice, { readonly agreed: true }>
  | { readonly agreed: false; readonly refusal: TermsRefusal } {
  const faults = [...slotFaults(slot), ...partyFaults(party)];
  if (faults.length > 0) return { agreed: false, refusal: { code: 'InvalidFields', faults } };
  const obstacle = withdrawn(tour) ?? partyTooLarge(tour.schedule, guestsOf(party), 0);
  if (obstacle !== undefined) return { agreed: false, refusal: obstacle };
  const checked = checkSlot(tour.schedule, slot, { now, override: undefined, isNewSlot: true });
  return checked.sellable
    ? agreePrice(tour.pricing, party, slot.date, {})
    : { agreed: false, refusal: checked.refusal };
}
