import { askToBook } from '../support/stories/booking-requests.ts';
import type { Visitor } from '../support/stories/visitor.ts';

/** The seats of the departure that all clients want. */
export const lastSeats = 10;

/** The number of clients that ask for a seat at the same time. */
export const seatHunters = 200;

const input = {
  tourId: 'michamvi-mangrove-sunset',
  pickupTime: '15:30',
  travellers: [{ category: 'Travelers', count: 1 }],
};

/** How many of the clients got a seat, each under a separate reference. */
export interface Seating {
  readonly seated: number;
  readonly refused: number;
  /** Clients that were refused for lack of time, and asked again with the same key. */
  readonly outOfTime: number;
}

/**
 * All clients ask for one of the last seats at once, half of them at each of two processes.
 *
 * @param date A day for which no client asked yet.
 */
export async function huntSeats(
  visitors: readonly [() => Visitor, () => Visitor],
  date: string,
): Promise<Seating> {
  const keys = Array.from({ length: seatHunters }, (_, index) => `seat-${date}-${index}`);
  const ask = () =>
    Promise.all(
      keys.map((key, index) => {
        const visitor = visitors[index % 2 === 0 ? 0 : 1]();
        return askToBook(visitor, { ...input, date }, key);
      }),
    );
  let answers = await ask();
  const outOfTime = answers.filter(({ status }) => status === 503).length;
  while (answers.some(({ status }) => status === 503)) answers = await ask();
  const seated = answers.filter(({ status }) => status === 201);
  return {
    seated: new Set(seated.map(({ body }) => body.reference)).size,
    refused: answers.filter(({ status }) => status === 409).length,
    outOfTime,
  };
}
