import { formatDay, formatMoment } from '../dates/format-date.ts';
import { formatPrice } from '../ui/format-price.ts';

/** What a field says, where its own name is not how people would say it. */
const names: Readonly<Record<string, string>> = {
  isClosed: 'Closed',
  isDeleted: 'Deleted',
  isDisabled: 'Disabled',
  isCheckedIn: 'Checked in',
  isNoShow: 'Did not come',
  hasTotp: 'Sign-in codes',
  secondFactor: 'Second factor',
  bookings: 'Bookings concerned',
  dueAt: 'To be sent at',
  nextAttemptAt: 'Next attempt at',
};

/** A field's name as staff read it: `pickupTime` → "Pickup time". What is words already stays so. */
export function fieldName(field: string): string {
  const name = names[field];
  if (name !== undefined) return name;
  const words = field.includes(' ') ? field : field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a history or of a conflict in words, whatever it is; undefined where there is none. */
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

/** Travellers and payments have a form of their own; of anything else all members are told. */
function objectValue(value: Readonly<Record<string, unknown>>): string {
  const { count, category, amount, currency, method, unitPrice } = value;
  if (typeof count === 'number' && typeof category === 'string') {
    const each = typeof unitPrice === 'number' ? ` at ${unitPrice.toLocaleString('en-US')}` : '';
    return `${String(count)} × ${category}${each}`;
  }
  if (typeof amount === 'number' && typeof currency === 'string') {
    const how = typeof method === 'string' ? `, ${method.replaceAll('-', ' ')}` : '';
    return `${formatPrice(amount, currency)}${how}`;
  }
  return Object.entries(value)
    .map(([name, each]) => `${fieldName(name)}: ${fieldValue(each) ?? '–'}`)
    .join('; ');
}
