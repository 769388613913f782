import type { CustomerView, TravellersView } from '@contracts/booking/booking-view.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import { partyText } from '../party-text.ts';

/** How a booking differs from an earlier version. */
export interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface Payment {
  readonly amount: number;
  readonly currency: string;
}

/** The fields that travellers know, with their names for them. */
const names: Readonly<Record<string, string>> = {
  status: 'Booking',
  date: 'Date',
  pickupTime: 'Start time',
  travellers: 'Travellers',
  totalPrice: 'Total',
  customer: 'Your details',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  pickupPlace: 'Pick-up place',
  pickupWindow: 'Pick-up',
  message: 'Message',
  collected: 'Paid',
  refunded: 'Refunded',
};

const statuses: Readonly<Record<string, string>> = {
  pending: 'waiting for our confirmation',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
};

/**
 * A difference as a sentence: "Date: Sat, Nov 28, 2026, was Fri, Nov 27, 2026". Fields that travellers do
 * not know are left out.
 *
 * @param currency The currency of the booking.
 */
export function differenceWords(
  differences: readonly Difference[],
  currency: string,
): readonly string[] {
  return differences.flatMap(({ field, before, after }) => {
    const name = names[field];
    if (name === undefined) return [];
    const was = valueWords(field, before, currency);
    const is = valueWords(field, after, currency);
    if (was === is) return [];
    if (is === '') return [`${name}: removed, was ${was}`];
    return [was === '' ? `${name}: ${is}` : `${name}: ${is}, was ${was}`];
  });
}

function valueWords(field: string, value: unknown, currency: string): string {
  if (typeof value === 'string') return textWords(field, value);
  if (typeof value === 'number') return formatPrice(value, currency);
  if (Array.isArray(value)) return partyText(value as readonly TravellersView[]);
  if (typeof value !== 'object' || value === null) return '';
  return field === 'customer'
    ? customerWords(value as CustomerView)
    : paymentWords(value as Payment);
}

function textWords(field: string, text: string): string {
  if (field === 'date') return formatDay(text);
  return field === 'status' ? (statuses[text] ?? text) : text;
}

function customerWords({ name, phone }: CustomerView): string {
  return `${name}, ${phone}`;
}

function paymentWords({ amount, currency }: Payment): string {
  return formatPrice(amount, currency);
}
