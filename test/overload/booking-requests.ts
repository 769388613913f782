import { randomUUID } from 'node:crypto';
import { departures } from '../bench/harness/product.ts';

const spread = departures(1_000);
const run = randomUUID();
let bookings = 0;

/** A request for a booking of another traveller, as the bytes that are sent. */
export function nextBooking(): string {
  bookings += 1;
  const { date, time } = spread[bookings % spread.length] ?? { date: '', time: '' };
  const body = JSON.stringify({
    tourId: 'spice-farm-tour',
    date,
    pickupTime: time,
    travellers: [{ category: 'Adult (12+)', count: 2 }],
    customer: {
      name: 'Asha Juma',
      email: `asha${bookings}.${run}@example.com`,
      phone: '+255 700 000 001',
    },
  });
  return [
    'POST /api/bookings HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `idempotency-key: ${run}${bookings}`,
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}
