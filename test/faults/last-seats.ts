import { askToBook } from '../support/booking-requests.ts';
import type { Visitor } from '../support/visitor.ts';

/** Seats of the departure that everybody wants. */
export const lastSeats = 10;

/** How many want one, each of them at once. */
export const seatHunters = 200;

const wish = {
  tourId: 'michamvi-mangrove-sunset',
  pickupTime: '15:30',
  travellers: [{ category: 'Travelers', count: 1 }],
};

/** How many of those who asked were seated, each under a reference of their own. */
export interface Seating {
  readonly seated: number;
  readonly refused: number;
  /** Those who were told that there was no time, and asked again with the same key. */
  readonly outOfTime: number;
}

/**
 * Everybody asks for one of the last seats at once, half of them each of two processes.
 *
 * @param date A day nobody asked for yet.
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
        return askToBook(visitor, { ...wish, date }, key);
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
