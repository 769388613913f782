import type { Instant } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { FieldFault } from '../refusal.ts';
import {
  type NotAStartTime,
  type PastDate,
  slotRefusals,
  type TourNotBookable,
} from '../tour/booking-window.ts';
import type { TourSchedule } from '../tour/tour.events.ts';
import { adultNeeded, lacksAdult } from '../tour/pricing/lacks-adult.ts';
import type { AskedParty } from '../tour/pricing/party.ts';
import type { ActorKind } from '../actor.ts';
import type { SeatRule } from '../departure/departure.events.ts';
import type { BookableTour } from './bookable-tour.ts';
import type { RulesSetAside } from './booking.events.ts';
import type { PartyTooLarge } from './booking.refusals.ts';
import type { OverriddenRule } from './contact.ts';

/** Staff set rules aside. The override has an effect only in a command of an admin. */
export interface Override {
  readonly reason: string;
  /**
   * The rules for which the departure would refuse the seats. `rulesInTheWay` determines them for the ReserveSeats that
   * follows, again each time the departure is loaded.
   */
  readonly seatRules: readonly SeatRule[];
}

/** Whether a slot can be sold, and which rules staff set aside for it. */
export type SlotCheck =
  | { readonly sellable: true; readonly setAside: readonly OverriddenRule[] }
  | { readonly sellable: false; readonly refusal: PastDate | TourNotBookable | NotAStartTime };

/** The override if an admin gives the command; undefined otherwise, because only an admin's override has an effect. */
export function overrideOf(command: {
  readonly by: ActorKind;
  readonly override?: Override;
}): Override | undefined {
  return command.by === 'admin' ? command.override : undefined;
}

export function overrideFaults(override: Override | undefined): readonly FieldFault[] {
  return override?.reason.trim() === ''
    ? [{ field: 'override.reason', message: 'Please say why' }]
    : [];
}

/** A withdrawn tour is not sold any more, not even by staff. */
export function withdrawn(tour: BookableTour): TourNotBookable | undefined {
  return tour.status === 'active' ? undefined : { code: 'TourNotBookable', reason: 'withdrawn' };
}

/**
 * Minors need an adult in their booking, unless the tour allows otherwise. Staff may book them alone: they know who
 * meets them.
 */
export function minorFaults(
  { by, tour }: { readonly by: ActorKind; readonly tour: BookableTour },
  party: AskedParty,
): readonly FieldFault[] {
  return by === 'customer' &&
    tour.schedule.allowsMinorsAlone !== true &&
    lacksAdult(tour.pricing, party)
    ? [{ field: 'travellers', message: adultNeeded }]
    : [];
}

/** No booking grows beyond the tour's largest party; a booking that is already larger may keep its size. */
export function partyTooLarge(
  schedule: Pick<TourSchedule, 'maxGuests'>,
  guests: number,
  guestsBefore: number,
): PartyTooLarge | undefined {
  const { maxGuests } = schedule;
  return guests > maxGuests && guests > guestsBefore
    ? { code: 'PartyTooLarge', maxGuests }
    : undefined;
}

/**
 * Whether the slot can be sold now. Staff may sell slots that are past or too far ahead. Only a slot that is new to
 * the booking must be at a start time. The old slot still takes place for other bookings, even if the tour's start
 * times changed.
 */
export function checkSlot(
  schedule: TourSchedule,
  slot: Slot,
  asked: {
    readonly now: Instant;
    readonly override: Override | undefined;
    readonly isNewSlot: boolean;
  },
): SlotCheck {
  const refusals = slotRefusals(schedule, slot, asked.now);
  const standing = refusals.find(({ code }) =>
    code === 'NotAStartTime' ? asked.isNewSlot : asked.override === undefined,
  );
  return standing === undefined
    ? { sellable: true, setAside: refusals.flatMap(overridable) }
    : { sellable: false, refusal: standing };
}

function overridable({
  code,
}: PastDate | TourNotBookable | NotAStartTime): readonly OverriddenRule[] {
  switch (code) {
    case 'PastDate':
      return ['past'];
    case 'TourNotBookable':
      return ['too-far-ahead'];
    case 'NotAStartTime':
      return [];
  }
}

/**
 * The rules that were actually set aside, each once, and the reason; undefined if there are none. The
 * departure's rules count only if the booking takes seats.
 */
export function setAside(
  override: Override | undefined,
  slotRules: readonly OverriddenRule[],
  takesSeats: boolean,
): { readonly overridden: readonly OverriddenRule[]; readonly reason: string } | undefined {
  if (override === undefined) {
    return undefined;
  }
  const rules = takesSeats ? [...slotRules, ...override.seatRules] : slotRules;
  return rules.length === 0
    ? undefined
    : { overridden: [...new Set(rules)], reason: override.reason.trim() };
}

/** {@link setAside} in the form of an event that changes a booking. */
export function rulesSetAside(...of: Parameters<typeof setAside>): RulesSetAside {
  const aside = setAside(...of);
  return aside === undefined
    ? {}
    : { overridden: aside.overridden, personal: { text: aside.reason } };
}
