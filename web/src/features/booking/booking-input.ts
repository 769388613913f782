import type { TravellersRequest } from '@contracts/booking/booking-view.ts';
import { isValidDate, isValidTime } from '@contracts/calendar.ts';
import { categoryAsked } from '@contracts/tour/party.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import {
  guestsOf,
  type Party,
  partyOf,
  partyOfGuests,
  type PartyRules,
  presentOf,
} from './party.ts';

/** The chosen day, start time and party. */
export interface BookingInput {
  /** `yyyy-MM-dd`; null while no day is chosen. */
  readonly date: string | null;
  /** `HH:mm`; null while no start time is chosen. */
  readonly time: string | null;
  readonly party: Party;
}

const guestsPattern = /^[1-9]\d{0,3}$/;

/**
 * Reads the booking input from an address (`date`, `time`, `guests`, `travellers`). Invalid values are ignored.
 * If the travellers are invalid, the number of guests is used; if that is invalid too, the default of two.
 */
export function readBookingInput(params: URLSearchParams, rules: PartyRules): BookingInput {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const guests = params.get('guests') ?? '';
  const named = readTravellers(params.get('travellers') ?? '');
  return {
    date: isValidDate(date) ? date : null,
    time: isValidTime(time) ? time : null,
    party:
      partyOf(rules, named) ??
      partyOfGuests(rules, guestsPattern.test(guests) ? Number(guests) : undefined),
  };
}

/** Messages about values of the party in an address that cannot be used as they are. */
export function partyDoubts(params: URLSearchParams, rules: PartyRules): readonly string[] {
  const text = params.get('travellers');
  const guests = params.get('guests');
  if (text !== null) return travellersDoubts(text, rules);
  if (guests === null) return [];
  if (!guestsPattern.test(guests)) {
    return ['The number of travellers in the link could not be read. Please check the travellers.'];
  }
  return Number(guests) > rules.maxGuests ? [tooMany(rules)] : [];
}

function travellersDoubts(text: string, rules: PartyRules): readonly string[] {
  const lines = parse(text);
  if (!Array.isArray(lines) || !lines.every(isTravellers)) {
    return ['The travellers in the link could not be read. Please check the travellers.'];
  }
  const known = travellerCategories(rules.pricingStructure);
  const isAnyUnknown = lines.some((line) => categoryAsked(line, known) === undefined);
  const isTooMany = lines.reduce((sum, { count }) => sum + count, 0) > rules.maxGuests;
  return [
    ...(isTooMany ? [tooMany(rules)] : []),
    ...(isAnyUnknown
      ? [
          'The link contains travellers for whom this tour has no price. Please check the travellers.',
        ]
      : []),
  ];
}

function tooMany({ maxGuests }: PartyRules): string {
  return `Max ${String(maxGuests)} travelers: please check the travellers.`;
}

export function writeBookingInput({ date, time, party }: BookingInput): URLSearchParams {
  const params = new URLSearchParams();
  if (date !== null) params.set('date', date);
  if (time !== null) params.set('time', time);
  params.set('guests', String(guestsOf(party)));
  params.set(
    'travellers',
    JSON.stringify(presentOf(party).map(({ categoryId, count }) => ({ categoryId, count }))),
  );
  return params;
}

/** The address of the booking page for an input. */
export function bookingPath(tourId: string, input: BookingInput): string {
  return `/booking/${tourId}?${writeBookingInput(input).toString()}`;
}

function readTravellers(text: string): readonly TravellersRequest[] {
  const lines = parse(text);
  return Array.isArray(lines) ? lines.filter(isTravellers) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTravellers(line: unknown): line is TravellersRequest {
  if (typeof line !== 'object' || line === null) return false;
  const { categoryId, category, count } = line as Partial<TravellersRequest>;
  return (
    typeof (categoryId ?? category) === 'string' && Number.isInteger(count) && Number(count) >= 0
  );
}
