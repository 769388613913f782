import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { TourNotBookable } from '../../tour/booking-window.ts';
import { guestsOf } from '../../tour/pricing/party.ts';
import type { PriceBreakdown } from '../../tour/pricing/price-breakdown.ts';
import type {
  BookingRepriced,
  BookingRescheduled,
  PartyChanged,
  ReservationSwap,
  RulesSetAside,
} from '../booking.events.ts';
import type { ReservationSpent } from '../../departure/departure.refusals.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type {
  GuestsOutOfRange,
  PartyTooLarge,
  ReservationNeeded,
  BookingNotFound,
  BookingIsCancelled,
  SeatsNotHeld,
  AlreadyStarted,
  TermsRefusal,
} from '../booking.refusals.ts';
import { type BookingState, canTake, type LiveBooking } from '../booking.state.ts';
import { hasStarted } from '../cancellation-window.ts';
import {
  priceOfTerms,
  type WantedTerms,
  wantedTerms,
  type BookingChanges,
} from '../changed-terms.ts';
import {
  checkSlot,
  minorFaults,
  overrideOf,
  partyTooLarge,
  rulesSetAside,
  type SlotCheck,
  withdrawn,
  type Override,
  overrideFaults,
} from '../sale-rules.ts';
import { type SeatsNeeded, seatsForTerms } from '../seats-needed.ts';
import {
  isSamePrice,
  isWithin,
  partyOf,
  slotOf,
  type ExpectedPrice,
  slotFaults,
  partyFaults,
} from '../terms.ts';

export interface ModifyBooking extends Asked {
  readonly type: 'ModifyBooking';
  readonly tour: BookableTour;
  readonly changes: BookingChanges;
  readonly expected?: ExpectedPrice;
  /** The id of the reservation for the seats of `seatsForModification`; needed only if there are any. */
  readonly reservationId?: string;
  readonly override?: Override;
}

export type ModifyBookingRefusal =
  | BookingNotFound
  | BookingIsCancelled
  | SeatsNotHeld
  | AlreadyStarted
  | GuestsOutOfRange
  | ReservationNeeded
  | TermsRefusal;

/** The number of travellers that a traveller can enter to change a booking (requirements, section 5). */
const customerGuests = { min: 1, max: 15 } as const;

type ModificationEvent = BookingRescheduled | PartyChanged | BookingRepriced;

/**
 * Moves the booking, changes its party, or both; there is no event for terms that stay the same. The first event names
 * the reservations that the booking takes and drops.
 */
export function modifyBooking(
  command: ModifyBooking,
  state: BookingState,
): Decision<ModificationEvent, ModifyBookingRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'requested':
      return refuse({ code: 'SeatsNotHeld' });
    case 'cancelled':
    case 'withdrawn':
      return refuse({ code: 'BookingIsCancelled' });
    case 'pending':
    case 'confirmed':
      return modifyLiveBooking(command, state);
  }
}

function modifyLiveBooking(
  command: ModifyBooking,
  booking: LiveBooking,
): Decision<ModificationEvent, ModifyBookingRefusal> {
  const override = overrideOf(command);
  const wanted = wantedTerms(command.changes, booking);
  const faults = [
    ...slotFaults(wanted.slot),
    ...partyFaults(wanted.party),
    ...(wanted.isPartyNew ? minorFaults(command, wanted.party) : []),
    ...overrideFaults(override),
  ];
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (!wanted.isMoved && !wanted.isPartyNew) {
    return accept(); // No term changes.
  }
  const isLate = hasStarted(booking.departure, command.now);
  if (isLate && override === undefined) {
    return refuse({ code: 'AlreadyStarted' });
  }
  const obstacle = notOnSale(command, wanted, booking) ?? sizeRefusal(command, wanted, booking);
  if (obstacle !== undefined) {
    return refuse(obstacle);
  }
  const checked = checkMove(command, wanted, override);
  if (!checked.sellable) {
    return refuse(checked.refusal);
  }
  const agreed = priceOfTerms(wanted, booking, command);
  if (!agreed.agreed) {
    return refuse(agreed.refusal);
  }
  const swap = reservationSwap(command, seatsForTerms(wanted, booking), booking);
  if ('code' in swap) {
    return refuse(swap);
  }
  const slotRules = isLate ? (['past', ...checked.setAside] as const) : checked.setAside;
  const aside = rulesSetAside(override, slotRules, swap.takes !== undefined);
  return accept(...modificationEvents(booking, wanted, agreed.price, { ...swap, ...aside }));
}

/** A booking of a withdrawn tour can only get a smaller party in its slot. */
function notOnSale(
  { tour }: ModifyBooking,
  wanted: WantedTerms,
  booking: LiveBooking,
): TourNotBookable | undefined {
  const isShrinking = !wanted.isMoved && isWithin(wanted.party, booking.party);
  return isShrinking ? undefined : withdrawn(tour);
}

function sizeRefusal(
  command: ModifyBooking,
  wanted: WantedTerms,
  booking: LiveBooking,
): PartyTooLarge | GuestsOutOfRange | undefined {
  const guests = guestsOf(wanted.party);
  const guestsBefore = guestsOf(booking.party);
  const isBeyondForm = guests !== guestsBefore && guests > customerGuests.max;
  return (
    partyTooLarge(command.tour.schedule, guests, guestsBefore) ??
    (command.by === 'customer' && isBeyondForm
      ? { code: 'GuestsOutOfRange', ...customerGuests }
      : undefined)
  );
}

/** A slot that the booking keeps needs no check, because it was sold already. */
function checkMove(
  command: ModifyBooking,
  wanted: WantedTerms,
  override: Override | undefined,
): SlotCheck {
  return wanted.isMoved
    ? checkSlot(command.tour.schedule, wanted.slot, {
        now: command.now,
        override,
        isNewSlot: true,
      })
    : { sellable: true, setAside: [] };
}

/** The reservations that the booking takes and drops for the change; none if it keeps its seats. */
function reservationSwap(
  { reservationId: takes }: ModifyBooking,
  needed: SeatsNeeded | undefined,
  booking: LiveBooking,
): ReservationSwap | ReservationNeeded | ReservationSpent {
  if (needed === undefined) {
    return {};
  }
  if (takes === undefined) {
    return { code: 'ReservationNeeded', ...needed };
  }
  return canTake(booking, takes)
    ? { takes, drops: booking.reservationId }
    : { code: 'ReservationSpent', reservationId: takes };
}

function modificationEvents(
  booking: LiveBooking,
  wanted: WantedTerms,
  price: PriceBreakdown,
  onFirst: ReservationSwap & RulesSetAside,
): readonly ModificationEvent[] {
  const events: ModificationEvent[] = [];
  if (wanted.isMoved) {
    events.push({
      type: 'BookingRescheduled',
      data: { before: slotOf(booking.departure), after: wanted.slot, ...onFirst },
    });
  }
  if (wanted.isPartyNew) {
    events.push({
      type: 'PartyChanged',
      data: { before: booking.party, after: partyOf(price), ...(wanted.isMoved ? {} : onFirst) },
    });
  }
  if (!isSamePrice(price, booking.price)) {
    events.push({
      type: 'BookingRepriced',
      data: {
        tourId: booking.departure.tourId,
        placedAt: booking.placedAt,
        before: booking.price,
        after: price,
      },
    });
  }
  return events;
}
