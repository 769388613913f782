import type { ProjectionView } from '@contracts/operations/projection-view.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

/** The title of a read model, and the screens or figures that use it. */
interface Words {
  readonly title: string;
  readonly use: string;
}

const words: Readonly<Record<string, Words>> = {
  'tour-listings': { title: 'Tours', use: 'The tours on the site and in the console' },
  departures: { title: 'Departures', use: 'Seats, capacity and closed days; the day sheets' },
  'booking-tabs': {
    title: 'Lists of bookings',
    use: 'The tabs of the page Bookings and their counts',
  },
  'booking-tags': { title: 'Tags', use: 'The tags of bookings, and how many bookings have each' },
  'booking-search': { title: 'Booking search', use: 'Names, e-mails, phones and references' },
  'booking-history': { title: 'Booking history', use: 'What happened to each booking' },
  'booking-figures': { title: 'Booking figures', use: 'The dashboard' },
  'tour-history': { title: 'Tour history', use: 'Who changed what in a tour' },
  'account-history': { title: 'Account history', use: 'Sign-ins and permissions' },
  'audit-log': { title: 'Audit log', use: 'Everything that happened, in one list' },
  'daily-revenue': { title: 'Revenue by day', use: 'What the bookings of each day are worth' },
  popularity: { title: 'Popularity', use: 'The order of tours, and suggestions' },
  'open-reservations': {
    title: 'Seats held',
    use: 'Seats reserved for bookings that are not complete yet',
  },
  'customer-records': {
    title: 'Customers’ data',
    use: 'Which bookings and messages belong to which customer, for exports and erasures',
  },
  customers: { title: 'Customers', use: 'The list of customers and its order' },
  'erased-customers': { title: 'Erasures', use: 'Whose data was erased and when, without names' },
  'bulk-acts': {
    title: 'Bulk cancellations and imports',
    use: 'Bulk cancellations, imports of bookings, and their undoing',
  },
  'imported-bookings': {
    title: 'Imported bookings',
    use: 'Which lines of a file were imported before',
  },
  reviews: { title: 'Reviews', use: 'What travellers wrote, and what waits for staff' },
  'tour-ratings': { title: 'Ratings', use: 'The average of the published reviews of each tour' },
  'contact-messages': {
    title: 'Messages',
    use: 'Messages from the contact page, and their answers',
  },
  'saved-views': { title: 'Saved views', use: 'The views of bookings that staff saved' },
  'pickup-places': { title: 'Pick-up places', use: 'Where travellers can be picked up' },
  notifications: { title: 'E-mails', use: 'What was sent to whom, and whether it arrived' },
};

export function wordsOf(name: string): Words {
  const spaced = name.replaceAll('-', ' ');
  return words[name] ?? { title: spaced.charAt(0).toUpperCase() + spaced.slice(1), use: '' };
}

interface Standing {
  readonly word: string;
  readonly tone: BadgeTone;
}

/** The states of a read model, the most important first. */
export function standingsOf(model: ProjectionView): readonly Standing[] {
  const { isServing, progress, parked, stoppedBy } = model;
  const isBuilding = progress < 1 || !isServing;
  return [
    isServing ? { word: 'In use', tone: 'ok' } : { word: 'Not in use yet', tone: 'warn' },
    ...(stoppedBy !== undefined ? [{ word: 'Build stopped', tone: 'error' } as const] : []),
    ...(isBuilding && stoppedBy === undefined
      ? [{ word: isServing ? 'Building a new copy' : 'Building', tone: 'warn' } as const]
      : []),
    ...(parked > 0 ? [{ word: `${figure(parked)} parked`, tone: 'error' } as const] : []),
  ];
}

/** "Up to date", or how many events wait and for how long. */
export function lagOf({ behind: { events, isMore, ms } }: ProjectionView): string {
  if (events === 0) return 'Up to date';
  const many = isMore ? `more than ${figure(events)}` : figure(events);
  return `${many} ${events === 1 ? 'event' : 'events'}, ${durationOf(ms)}`;
}

/** The position in the log, without the log's name and the leading zeros. */
export function positionOf({ position }: ProjectionView): string {
  const digits = position.slice(position.indexOf('.') + 1);
  return digits === '' ? 'Beginning' : digits.replace(/^0+(?=.)/, '');
}

const steps = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

function durationOf(ms: number): string {
  const [unit, size] = steps.find(([, length]) => ms >= length) ?? ['ms', 1];
  return `${figure(Math.floor(ms / size))} ${unit}`;
}

export function figure(count: number): string {
  return count.toLocaleString('en-US');
}

/** "1 document", "3 documents". */
export function documentsOf(count: number): string {
  return `${figure(count)} ${count === 1 ? 'entry' : 'entries'}`;
}
