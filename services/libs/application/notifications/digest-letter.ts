import type { AdminBookingView } from '../../contracts/booking/admin-booking-view.ts';
import type { DaySheetTotalsView } from '../../contracts/departure/day-sheet-view.ts';
import { pickupInWords } from '../../contracts/booking/pickup-in-words.ts';
import { addDays } from '../../domain/calendar/dar-es-salaam.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { Fact, Facts, Letter } from '../ports/message-renderer.ts';
import type { Operator } from '../ports/operator.ts';
import { closingOf } from './closing.ts';
import { paragraph, phoneLink } from './letter-parts.ts';
import { dayInWords, moneyInWords, travellersInWords } from '../wording/in-words.ts';

/** A departure with its travellers. */
export interface DepartureOfDay {
  readonly id: string;
  readonly tourTitle: string;
  readonly time: LocalTime;
  /** Without cancelled bookings. */
  readonly bookings: readonly AdminBookingView[];
  readonly totals: DaySheetTotalsView;
}

export interface DigestFacts {
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** In the order of their start. */
  readonly departures: readonly DepartureOfDay[];
  readonly operator: Operator;
}

/**
 * Returns the e-mail with the travellers of a day, by departure. The operator reads it on a phone the evening before.
 */
export function digestLetter({ day, today, departures, operator }: DigestFacts): Letter {
  const guests = departures.reduce((sum, { totals }) => sum + totals.guests, 0);
  const many = [inWords(departures.length, 'departure'), inWords(guests, 'traveller')].join(', ');
  return {
    subject: `Departures of ${dayInWords(day)}: ${many}`,
    preview: departures.map(({ time, tourTitle }) => `${time} ${tourTitle}`).join(' · '),
    heading: day === addDays(today, 1) ? 'Tomorrow’s departures' : 'Departures',
    parts: [
      paragraph(`${dayInWords(day)}: ${many}. Times are Zanzibar time.`),
      ...departures.map((departure) => departureFacts(departure, operator)),
    ],
    closing: closingOf(operator),
  };
}

function departureFacts(
  { id, time, tourTitle, bookings, totals }: DepartureOfDay,
  operator: Operator,
): Facts {
  const sums = (kind: 'due' | 'toRefund') =>
    totals.money
      .filter((money) => money[kind] > 0)
      .map((money) => moneyInWords(money[kind], money.currency))
      .join(' and ');
  const [due, toRefund] = [sums('due'), sums('toRefund')];
  return {
    kind: 'facts',
    heading: `${time} ${tourTitle}`,
    rows: [
      {
        label: inWords(totals.guests, 'traveller'),
        value: travellersInWords(totals.byCategory),
        more: [
          due === '' ? 'Everything is paid.' : `To collect: ${due}`,
          ...(toRefund === '' ? [] : [`To refund: ${toRefund}`]),
        ],
        link: { text: 'Open the day sheet', href: `${operator.siteUrl}/admin/departures/${id}` },
      },
      ...bookings.map(guestsOfBooking),
    ],
  };
}

function guestsOfBooking(booking: AdminBookingView): Fact {
  const { reference, customer, message, payments, currency } = booking;
  const pickup = pickupInWords(booking);
  const isRequest = booking.status === 'pending';
  return {
    label: customer?.name ?? 'Erased traveller',
    value: travellersInWords(booking.travellers),
    more: [
      isRequest ? `${reference}, not confirmed yet` : reference,
      ...(customer === undefined ? [] : [customer.phone]),
      ...(pickup === undefined ? [] : [`Pick-up: ${pickup}`]),
      ...(message === undefined ? [] : [`“${message}”`]),
      payments.due === 0 ? 'Paid' : `Due: ${moneyInWords(payments.due, currency)}`,
    ],
    ...(customer === undefined ? {} : { link: phoneLink(customer.phone) }),
  };
}

function inWords(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
