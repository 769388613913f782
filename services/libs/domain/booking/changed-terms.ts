import type { LocalDate, LocalTime } from '../calendar/instants.ts';
import { isSameSlot, type Slot } from '../departure/departure-id.ts';
import { type AskedParty, withIds } from '../tour/pricing/party.ts';
import type { BookableTour } from './bookable-tour.ts';
import type { BookingFacts } from './booking.state.ts';
import {
  agreeOn,
  agreePrice,
  type AgreedPrice,
  isSameParty,
  slotOf,
  type ExpectedPrice,
} from './terms.ts';

/** The changes that a command can make to a booking; an absent field does not change. */
export interface BookingChanges {
  readonly date?: LocalDate;
  readonly time?: LocalTime;
  readonly party?: AskedParty;
}

/** The agreed terms of a booking, cancelled or not. */
export type AgreedTerms = Pick<BookingFacts, 'departure' | 'party' | 'price'>;

/** The terms that a booking would have after the changes; not yet checked. */
export interface WantedTerms {
  readonly slot: Slot;
  readonly party: AskedParty;
  readonly isMoved: boolean;
  readonly isDateNew: boolean;
  readonly isPartyNew: boolean;
}

export function wantedTerms(
  changes: BookingChanges,
  { departure, party }: Pick<AgreedTerms, 'departure' | 'party'>,
): WantedTerms {
  const before = slotOf(departure);
  const slot: Slot = { date: changes.date ?? before.date, time: changes.time ?? before.time };
  const isPartyNew = changes.party !== undefined && !isSameParty(changes.party, party);
  return {
    slot,
    // A category name that the booking already uses means the booked category, even if the tour has renamed
    // it since.
    party: isPartyNew ? withIds(changes.party, party) : party,
    isMoved: !isSameSlot(slot, before),
    isDateNew: slot.date !== before.date,
    isPartyNew,
  };
}

/**
 * The price of the wanted terms. It is computed again only if the day or the travellers change. Otherwise the agreed
 * price stays the same, even if the tour's price table changed.
 */
export function priceOfTerms(
  wanted: WantedTerms,
  before: AgreedTerms,
  command: { readonly tour: BookableTour; readonly expected?: ExpectedPrice },
): AgreedPrice {
  return wanted.isDateNew || wanted.isPartyNew
    ? agreePrice(command.tour.pricing, wanted.party, wanted.slot.date, {
        ...(command.expected === undefined ? {} : { expected: command.expected }),
        before: before.price,
      })
    : agreeOn(before.price, command.expected);
}
