import { categoryNamed } from '../../support/category-named.ts';
import {
  BookTour,
  CancelBooking,
  RecordCollection,
} from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import type {
  BookingAsOf,
  BookTourInput,
} from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import { localDateOf } from '../../../services/libs/contracts/calendar.ts';
import { filled, filling, fillingContext, FillingRefused, manyTimes } from './booked-data.ts';
import { seeded } from './seeded.ts';

/** The time of the last booking. The measured product starts at this time. */
export const yearsEnd = '2026-11-20T09:00:00.000Z';
const msPerYear = 365 * 86_400_000;

/** A description of the data, for the page. */
export const yearsOfBookings = `made over two years for departures up to 40 days ahead, by 40,000 people of
200 × 200 names with addresses at six providers; three in a hundred are cancelled, one in a hundred waits to be
confirmed, one in five is paid`;

const tours = [
  { tourId: 'spice-farm-tour', times: ['09:00', '14:00'] },
  { tourId: 'jozani-forest-mangrove', times: ['08:00', '14:00'] },
  { tourId: 'nungwi-turtles-dhow-builders', times: ['10:00'] },
] as const;

/** The start times of a tour whose bookings are confirmed by hand. */
const byHandTimes = ['09:00', '11:30', '14:30'];

const syllables = [
  'ma',
  'ri',
  'sa',
  'ju',
  'ha',
  'li',
  'ze',
  'no',
  'ka',
  'be',
  'an',
  'to',
  'fu',
  'el',
];
const providers = [
  'gmail.com',
  'gmail.com',
  'outlook.com',
  'web.de',
  'orange.fr',
  'yahoo.co.uk',
  'posteo.net',
];

/** A customer, always the same for the same number. */
export function personOf(number: number): BookTourInput['contact'] {
  const [first, last] = [wordOf(number % 200), wordOf(200 + (Math.floor(number / 200) % 200))];
  return {
    name: `${capital(first)} ${capital(last)}`,
    email: `${first}.${last}${number % 7}@${providers[number % providers.length] ?? ''}`,
    phone: `+${[255, 44, 49, 33, 1][number % 5] ?? 0} 7${String(number).padStart(8, '0')}`,
  };
}

/** Fills a data directory with this many bookings of some years, the last of them made at {@link yearsEnd}. */
export async function fillWithYears(directory: string, bookings: number, years = 2): Promise<void> {
  const apartMs = (years * msPerYear) / bookings;
  const endMs = Date.parse(yearsEnd);
  let made = 0;
  const clock = new (class extends SystemClock {
    override now(): string {
      return new Date(endMs - (bookings - made) * apartMs).toISOString();
    }
  })();
  await filling(directory, clock, (log) =>
    manyTimes(bookings, async (number) => {
      made += 1;
      const input = inputOf(number, clock.now());
      const { history } = await booked(log, number, input);
      const bookingNumber = Number(history[0]?.stream.slice('booking-'.length));
      const own = (what: string) => fillingContext(`${what}-${number}`, {});
      if (number % 33 === 0) {
        await filled(log, new CancelBooking({ bookingNumber }, own('cancel')));
      } else if (number % 5 === 0) {
        const payment = { currency: 'USD', amountMinor: 6_000, method: 'cash' } as const;
        const paid = { bookingNumber, ...payment };
        await filled(log, new RecordCollection(paid, own('pay')));
      }
    }),
  );
}

/** Books the tour, or on the first later day with free seats if the departure is full. */
async function booked(
  log: Parameters<typeof filled>[0],
  number: number,
  input: BookTourInput,
): Promise<BookingAsOf> {
  try {
    return await filled(
      log,
      new BookTour(input, fillingContext(`${number} ${input.slot.date}`, input)),
    );
  } catch (error) {
    if (!(error instanceof FillingRefused) || error.code !== 'DepartureFull') throw error;
    const nextDay = Date.parse(`${input.slot.date}T00:00:00Z`) + 86_400_000;
    const date = new Date(nextDay).toISOString().slice(0, 10);
    return booked(log, number, { ...input, slot: { ...input.slot, date } });
  }
}

function inputOf(number: number, now: string): BookTourInput {
  const random = seeded(number);
  const upTo = (count: number) => Math.floor(random() * count);
  const day = new Date(Date.parse(now) + (2 + upTo(40)) * 86_400_000).toISOString();
  const contact = personOf(upTo(40_000));
  if (number % 100 === 0) {
    const slot = { date: localDateOf(day), time: byHandTimes[upTo(3)] ?? '' };
    const party = [{ ...categoryNamed('Travelers'), count: 1 }];
    return { tourId: 'paje-kitesurf-intro', slot, party, contact };
  }
  const { tourId, times } = tours[upTo(tours.length)] ?? tours[0];
  const slot = { date: localDateOf(day), time: times[upTo(times.length)] ?? times[0] };
  return {
    tourId,
    slot,
    party: [{ ...categoryNamed('Adult (12+)'), count: 1 + upTo(4) }],
    contact,
  };
}

/** A word of three syllables. */
function wordOf(number: number): string {
  const count = syllables.length;
  return [number % count, Math.floor(number / count) % count, (number * 5 + 3) % count]
    .map((place) => syllables[place] ?? '')
    .join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
