import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import { isSameDeparture, type DepartureRef, type Slot } from '../../departure/departure-id.ts';
import { type AskedParty, guestsOf, type Party } from '../../tour/pricing/party.ts';
import type { PriceBreakdown } from '../../tour/pricing/price-breakdown.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { HoldChanged } from '../booking.events.ts';
import type { HoldEnded, ReservationNeeded, TermsRefusal } from '../booking.refusals.ts';
import { type BookingState, canTake, holdOf } from '../booking.state.ts';
import { type Hold, isHolding } from '../hold.ts';
import { seatsForBooking, type SeatsNeeded } from '../seats-needed.ts';
import { isSameParty, partyOf } from '../terms.ts';
import { termsToHold } from './hold-booking.ts';

/** The traveller chose another departure or other travellers while seats are held. */
export interface ChangeHold extends Asked {
  readonly type: 'ChangeHold';
  readonly tour: BookableTour;
  readonly slot: Slot;
  readonly party: AskedParty;
  /** The id of the reservation for the seats of `seatsForHold`; needed only if there are any. */
  readonly reservationId?: string;
}

export type ChangeHoldRefusal = HoldEnded | TermsRefusal | ReservationNeeded;

/** From now on the form holds other seats. The end of the hold stays the same. */
export function changeHold(
  command: ChangeHold,
  state: BookingState,
): Decision<HoldChanged, ChangeHoldRefusal> {
  const hold = holdOf(state);
  if (!isHolding(hold, command.now)) return refuse({ code: 'HoldEnded' });
  const terms = termsToHold(command);
  if (!terms.agreed) return refuse(terms.refusal);
  const needed = seatsForHold(command, hold);
  if (needed === undefined && isSameParty(command.party, hold.party)) return accept();
  const { reservationId: takes } = command;
  if (needed !== undefined && takes === undefined) {
    return refuse({ code: 'ReservationNeeded', ...needed });
  }
  if (needed !== undefined && takes !== undefined && !canTake(state, takes)) {
    return refuse({ code: 'ReservationSpent', reservationId: takes });
  }
  const { departure } = seatsForBooking(command);
  const swap = needed === undefined ? undefined : takes;
  return accept(holdChanged(hold, { departure, price: terms.price, takes: swap }));
}

/**
 * The seats that the hold needs for this departure and party; undefined if it already holds exactly these seats.
 */
export function seatsForHold(
  command: Pick<ChangeHold, 'tour' | 'slot' | 'party'>,
  hold: Hold,
): SeatsNeeded | undefined {
  const needed = seatsForBooking(command);
  const isHeld =
    isSameDeparture(needed.departure, hold.departure) && needed.seats === guestsOf(hold.party);
  return isHeld ? undefined : needed;
}

/** From now on the hold has other terms. */
export function holdChanged(
  hold: Hold,
  after: {
    readonly departure: DepartureRef;
    readonly price: PriceBreakdown;
    /** The new reservation; undefined if the hold keeps its seats. */
    readonly takes: string | undefined;
  },
): HoldChanged {
  const { departure, price, takes } = after;
  const party: Party = partyOf(price);
  return {
    type: 'HoldChanged',
    data: {
      departure: { before: hold.departure, after: departure },
      party: { before: hold.party, after: party },
      price,
      ...(takes === undefined ? {} : { takes, drops: hold.reservationId }),
    },
  };
}
