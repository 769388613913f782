import { categoryNamed } from '../../support/category-named.ts';
import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto';
import { openLogForWriting } from '../../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { SqliteLogWriter } from '../../../services/libs/adapters/embedded/log/sqlite-log-writer.ts';
import { canonicalJson } from '../../../services/libs/application/event-log/canonical-json.ts';
import type { CataloguedEvent } from '../../../services/libs/application/event-log/event-catalogue.ts';
import type { ExpectedRevision } from '../../../services/libs/application/ports/event-store.ts';
import { sampleTour } from '../../support/sample-tour.ts';
import { seeded } from './seeded.ts';

const tours = 24;
/** Appends per transaction. One transaction may have many, because no test needs each append to be durable. */
const appendsPerCommit = 5_000;
/** The time between two events in the log. At this rate, a million events take two years. */
const msPerEvent = 60_000;
/** How many bookings can still be changed. */
const openMax = 2_000;

interface OpenBooking {
  readonly number: number;
  readonly tourId: string;
  readonly slot: { readonly date: string; readonly time: string };
  readonly reservationId: string;
  readonly seats: number;
  readonly placedAt: string;
}

/** The mix of events of {@link writeLongLog}, in words for `docs/benchmarks.md`. */
export const longLogMix = `three events a booking (SeatsReserved, BookingPlaced, BookingConfirmed); later one booking in five is
cancelled and its seats released, one in ten gets another phone number, and page views are recorded for one in twenty`;

/**
 * Writes a log like that of a busy operator after a few years. It has at least the given number of events. The log
 * is the same each time except for ids and random bytes. Personal fields are random bytes, as long as encrypted
 * personal data, because no fold decrypts them. The hashes of the chain are random too, because no replay checks them.
 */
export function writeLongLog(file: string, events: number): void {
  const log = new LongLog(file);
  for (let tour = 0; tour < tours; tour += 1) {
    log.add(`tour-t${tour}`, { type: 'TourCreated', data: sampleTour() });
    log.add(`tour-t${tour}`, { type: 'TourPublished', data: {} });
  }
  while (log.events < events) log.bookOne();
  log.close();
}

class LongLog {
  events = 0;
  readonly #random = seeded(20_261_120);
  readonly #writer: SqliteLogWriter;
  readonly #revisions = new Map<string, number>();
  readonly #open: OpenBooking[] = [];
  #parts: Parameters<SqliteLogWriter['commit']>[0][number][] = [];
  #ms = Date.parse('2026-01-05T06:00:00.000Z');

  constructor(file: string) {
    this.#writer = new SqliteLogWriter(() => {
      const database = openLogForWriting(file);
      database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
      return database;
    });
    const logId = randomUUID();
    this.add('log-identity', { type: 'LogBegun', data: { logId, secretKeyFingerprint: '00' } });
  }

  add(stream: string, { type, data }: CataloguedEvent): void {
    const expected: ExpectedRevision = this.#revisions.get(stream) ?? 'no-stream';
    this.#revisions.set(stream, expected === 'no-stream' ? 0 : expected + 1);
    this.#ms += msPerEvent;
    const occurredAt = new Date(this.#ms).toISOString();
    const id = randomUUIDv7();
    const metadata = {
      schemaVersion: 1,
      occurredAt,
      actor: { kind: 'customer' },
      commandId: randomUUID(),
      bodyMac: randomBytes(32).toString('hex'),
      correlationId: id,
      causationId: id,
      requestId: id,
      chain: randomBytes(32).toString('hex'),
    };
    const event = {
      id,
      type,
      schemaVersion: 1,
      occurredAt,
      data: canonicalJson(data),
      metadata: canonicalJson(metadata),
    };
    this.#parts.push({
      kind: 'append',
      sequence: this.events,
      parts: [{ stream, expected, events: [event] }],
      grants: [],
    });
    this.events += 1;
    if (this.#parts.length === appendsPerCommit) this.#commit();
  }

  bookOne(): void {
    const booking: OpenBooking = {
      number: 10_000_000 + this.events,
      tourId: `t${this.#upTo(tours)}`,
      slot: {
        date: new Date(this.#ms + 86_400_000 * (1 + this.#upTo(40))).toISOString().slice(0, 10),
        time: this.#random() < 0.5 ? '08:00' : '14:00',
      },
      reservationId: randomUUID(),
      seats: 1 + this.#upTo(5),
      placedAt: new Date(this.#ms).toISOString(),
    };
    const { number: bookingNumber, reservationId, seats } = booking;
    this.add(departureOf(booking), {
      type: 'SeatsReserved',
      data: { reservationId, bookingNumber, seats },
    });
    this.add(streamOf(booking), placed(booking));
    this.add(streamOf(booking), { type: 'BookingConfirmed', data: {} });
    this.#open.push(booking);
    if (this.#open.length > openMax) this.#somethingHappens();
  }

  close(): void {
    this.#commit();
    this.#writer.close();
  }

  #somethingHappens(): void {
    const [booking] = this.#open.splice(this.#upTo(this.#open.length), 1);
    const lot = this.#random();
    if (booking === undefined || lot >= 0.35) return;
    const { number: bookingNumber, tourId, slot, reservationId, seats, placedAt } = booking;
    if (lot < 0.2) {
      const price = priceOf(seats);
      const departure = slot;
      this.add(streamOf(booking), {
        type: 'BookingCancelled',
        data: {
          tourId,
          placedAt,
          by: 'customer',
          free: true,
          departure,
          price,
          drops: reservationId,
        },
      });
      const data = { reservationId, bookingNumber, seats };
      this.add(departureOf(booking), { type: 'SeatsReleased', data });
    } else if (lot < 0.3) {
      const data = { changed: ['phone'] as const, personal: sealedBytes() };
      this.add(streamOf(booking), { type: 'ContactCorrected', data });
    } else {
      const data = { count: 12, from: placedAt, to: placedAt };
      this.add(`engagement-${tourId}`, { type: 'TourViewsRecorded', data });
    }
  }

  #upTo(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #commit(): void {
    for (const { outcome } of this.#writer.commit(this.#parts)) {
      if (outcome.outcome !== 'appended') throw new Error(`Writing the log: ${outcome.outcome}.`);
    }
    this.#parts = [];
  }
}

function placed(booking: OpenBooking): CataloguedEvent {
  const { number, tourId, slot, reservationId, seats, placedAt } = booking;
  return {
    type: 'BookingPlaced',
    data: {
      bookingNumber: number,
      placedAt,
      departure: { tourId, ...slot },
      tourTitle: 'Spice Farm and Stone Town Walking Tour',
      durationHours: 6,
      meetingPoint: 'Hotel lobby or Darajani market',
      meetingPointLink: 'https://maps.example/darajani',
      party: [{ ...categoryNamed('Adults (10+)'), count: seats }],
      price: priceOf(seats),
      takes: reservationId,
      personal: sealedBytes(),
    },
  };
}

function priceOf(count: number) {
  const amountMinor = count * 5_000;
  const lines = [{ ...categoryNamed('Adults (10+)'), count, unitMinor: 5_000, amountMinor }];
  return { currency: 'USD', lines, totalMinor: amountMinor } as const;
}

function sealedBytes() {
  return `v1.${randomUUID()}.${randomBytes(120).toString('base64url')}` as never;
}

function streamOf({ number }: OpenBooking): string {
  return `booking-${number}`;
}

function departureOf({ tourId, slot: { date, time } }: OpenBooking): string {
  return `departure-${tourId}_${date}_${time.replace(':', '')}`;
}
