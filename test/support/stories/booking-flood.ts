import { categoryNamed } from '../category-named.ts';
import { Agent, request } from 'node:http';
import type { PlaceBookingRequest } from '../../../services/libs/contracts/booking/booking-view.ts';
import { askAgainWhileBusy } from '../ask-again.ts';
import { spiceFarm } from './booking-requests.ts';
import { freshKey } from './visitor.ts';

/** One attempt to book, from an address that a trusted proxy reports. */
export interface FloodAttempt {
  readonly from: string;
  readonly body: PlaceBookingRequest;
}

export interface FloodAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends all attempts as fast as the product answers, over this many kept-alive connections. */
export async function flood(
  url: string,
  attempts: readonly FloodAttempt[],
  atOnce = 40,
): Promise<readonly FloodAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: FloodAnswer[] = [];
  let next = 0;
  const work = async () => {
    for (let attempt = attempts[next]; attempt !== undefined; attempt = attempts[next]) {
      next += 1;
      answers.push(await bookFrom(url, attempt, { agent }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, attempts.length) }, work));
  agent.destroy();
  return answers;
}

/** Books, and repeats the same request while the product is busy. The site does this too. */
export async function bookPatiently(
  url: string,
  attempt: FloodAttempt,
  agent?: Agent,
): Promise<FloodAnswer> {
  const key = freshKey();
  const begun = performance.now();
  const answer = await askAgainWhileBusy(() =>
    bookFrom(url, attempt, { key, ...(agent === undefined ? {} : { agent }) }),
  );
  return { ...answer, milliseconds: performance.now() - begun };
}

/** Sends one request to book. */
export function bookFrom(
  url: string,
  { from, body }: FloodAttempt,
  { key = freshKey(), agent }: { readonly key?: string; readonly agent?: Agent } = {},
): Promise<FloodAnswer> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-forwarded-for': from,
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, ...(agent === undefined ? {} : { agent }) };
    const asked = request(`${url}/api/bookings`, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          milliseconds: performance.now() - begun,
          headers: new Headers(response.headers as Record<string, string>),
          text,
        });
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

/** The seats of each departure that is flooded. */
export const seatsOfDeparture = 18;

/** A booking of a departure with {@link seatsOfDeparture} seats, with a separate e-mail address. */
export function bookingOf(
  person: string,
  guests: number,
  date = spiceFarm.date,
): PlaceBookingRequest {
  return {
    tourId: 'mnemba-reef-snorkelling',
    date,
    pickupTime: '08:30',
    travellers: [{ ...categoryNamed('Adult (12+)'), count: guests }],
    customer: { ...spiceFarm.customer, email: `${person}@example.com` },
  };
}

export function countByStatus(answers: readonly FloodAnswer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The time that 99 of 100 answers do not exceed, in milliseconds. */
export function p99(answers: readonly FloodAnswer[]): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
