/**
 * Only the appends of bookings, by the event store's own client. For each booking it appends the two events of a new
 * customer's key, the reserved seats, and the booking, one append after the other. They are the bytes that the product
 * appended for one booking. It does not read, check, decide, seal or show anything.
 *
 * Its arguments are the product's event store, to read one booking there; the event store to append to; the
 * number of callers; and the number of seconds. Prints the result.
 */
import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  type JSONRecordedEvent,
  NO_STREAM,
  START,
} from '@eventstore/db-client';
import { percentileOf } from '../harness/statistics.ts';

/** The result of appending for some seconds. The processor time includes only the client. */
export interface RawBookings {
  readonly bookings: number;
  readonly ms: number;
  readonly p99Ms: number;
  readonly cpuUs: number;
}

const [productUrl = '', url = '', callers = '', seconds = ''] = process.argv.slice(2);
const departuresPerCaller = 15;

const product = EventStoreDBClient.connectionString(productUrl);
/** The events that are appended for a booking. */
const kinds = ['EmailFiled', 'KeyMade', 'SeatsReserved', 'BookingPlaced', 'BookingConfirmed'];
const seen = new Map<string, JSONRecordedEvent>();
// Reads from the start, where the first booking is, because e-mails and later events may have filled the end.
for await (const { event } of product.readAll({ direction: FORWARDS, fromPosition: START })) {
  if (event?.isJson === true && !seen.has(event.type)) seen.set(event.type, event);
  if (kinds.every((kind) => seen.has(kind))) break;
}
await product.dispose();

/** The event of that kind again, with a new id. */
function again(type: string) {
  const event = seen.get(type);
  if (event === undefined) throw new Error(`The product’s log holds no ${type} yet.`);
  const { data, metadata } = event;
  return jsonEvent({ id: randomUUID(), type, data, metadata: metadata ?? {} });
}

const client = EventStoreDBClient.connectionString(url);
const fresh = { expectedRevision: NO_STREAM } as const;

async function book(departure: string, booked: number): Promise<void> {
  await client.appendToStream(`email-${randomUUID()}`, again('EmailFiled'), fresh);
  await client.appendToStream(`key-${randomUUID()}`, again('KeyMade'), fresh);
  await client.appendToStream(departure, again('SeatsReserved'), {
    expectedRevision: booked === 0 ? NO_STREAM : BigInt(booked - 1),
  });
  const placed = [again('BookingPlaced'), again('BookingConfirmed')];
  await client.appendToStream(`booking-${randomUUID()}`, placed, fresh);
}

const cpuBefore = process.cpuUsage();
const startedMs = performance.now();
const tookMs: number[] = [];
const appending = Array.from({ length: Number(callers) }, async () => {
  const departures = Array.from({ length: departuresPerCaller }, () => ({
    stream: `departure-${randomUUID()}`,
    booked: 0,
  }));
  for (let count = 0; performance.now() - startedMs < Number(seconds) * 1_000; count += 1) {
    const departure = departures[count % departuresPerCaller];
    if (departure === undefined) break;
    const beganMs = performance.now();
    await book(departure.stream, departure.booked);
    tookMs.push(performance.now() - beganMs);
    departure.booked += 1;
  }
});
await Promise.all(appending);
const { user, system } = process.cpuUsage(cpuBefore);
const result: RawBookings = {
  bookings: tookMs.length,
  ms: performance.now() - startedMs,
  p99Ms: percentileOf(tookMs, 99),
  cpuUs: (user + system) / tookMs.length,
};
console.log(JSON.stringify(result));
await client.dispose();
