import type { ExchangeRate } from '@contracts/booking/exchange.ts';
import { formatDay, formatMoment } from '../dates/format-date.ts';
import { formatPrice } from '../ui/format-price.ts';
import { rateWords } from './rate-words.ts';

/** The names of fields for staff, if the field's own name does not fit. */
const names: Readonly<Record<string, string>> = {
  email: 'E-mail',
  guests: 'Number of travellers',
  origin: 'Booked through',
  pickupTime: 'Start time',
  pickupTimes: 'Start times',
  pickup: 'Pick-up',
  pickupPlace: 'Pick-up place',
  pickupWindow: 'Pick-up window',
  isClosed: 'Closed',
  isDeleted: 'Deleted',
  isDisabled: 'Disabled',
  isCheckedIn: 'Checked in',
  isNoShow: 'Did not come',
  hasTotp: 'Sign-in codes',
  secondFactor: 'Sign-in codes',
  bookings: 'Bookings concerned',
  rows: 'Rows in the file',
  filter: 'Which rows',
  dueAt: 'To be sent at',
  nextAttemptAt: 'Next attempt at',
};

/** Returns a field's name as staff read it: `meetingPoint` → "Meeting point". A name with spaces stays as it is. */
export function fieldName(field: string): string {
  const name = names[field];
  if (name !== undefined) return name;
  const words = field.includes(' ') ? field : field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns any value of a history or of a conflict in words; undefined if it is empty. */
export function fieldValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return textValue(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((each) => fieldValue(each) ?? '–').join(', ');
  }
  return objectValue(value as Readonly<Record<string, unknown>>);
}

function textValue(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  return text;
}

/** Formats travellers and payments, each in a special way. For any other object, it lists all members. */
function objectValue(value: Readonly<Record<string, unknown>>): string {
  const { count, category, amount, currency, unitPrice } = value;
  if (typeof count === 'number' && typeof category === 'string') {
    const each = typeof unitPrice === 'number' ? ` at ${unitPrice.toLocaleString('en-US')}` : '';
    return `${String(count)} × ${category}${each}`;
  }
  if (typeof amount === 'number' && typeof currency === 'string') {
    return `${formatPrice(amount, currency)}${paymentWords(value)}`;
  }
  return Object.entries(value)
    .map(([name, each]) => `${fieldName(name)}: ${fieldValue(each) ?? '–'}`)
    .join('; ');
}

/** Returns the method of a payment and its details, with a comma before each part. */
function paymentWords(value: Readonly<Record<string, unknown>>): string {
  const { method, countsAs, rate, receiptNumber } = value;
  const parts = [
    typeof method === 'string' ? method.replaceAll('-', ' ') : undefined,
    countsAs === undefined ? undefined : `counts as ${fieldValue(countsAs) ?? ''}`,
    rate === undefined ? undefined : `at ${rateWords(rate as ExchangeRate)}`,
    typeof receiptNumber === 'string' ? `receipt ${receiptNumber}` : undefined,
  ];
  return parts.flatMap((part) => (part === undefined ? [] : `, ${part}`)).join('');
}
