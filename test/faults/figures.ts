import { engineTitles } from './engine-faults.ts';
import type { LifeUnderFault } from './life-under-fault.ts';

const slowest = (all: readonly { readonly ms: number }[]) =>
  Math.max(0, ...all.map(({ ms }) => ms));

/** The figures of one fault, as the page shows them. */
export interface FaultFigures {
  readonly title: string;
  readonly awaySeconds: number;
  readonly booked: number;
  readonly refused: number;
  readonly slowestBookingMs: number;
  readonly readsRefused: number;
  readonly slowestReadMs: number;
  readonly bookableAfterMs: number;
  readonly seenAfterMs: number;
  readonly mailedAfterMs: number | undefined;
}

export function figuresOf(life: LifeUnderFault): FaultFigures {
  const { engine, fault, awayMs, bookings, reads } = life;
  const { bookableAfterMs, seenAfterMs, mailedAfterMs } = life;
  return {
    title: `${engineTitles[engine]} ${fault.name}`,
    awaySeconds: awayMs / 1_000,
    booked: bookings.filter(({ answer }) => answer.status === 201).length,
    refused: bookings.filter(({ answer }) => answer.status === 503).length,
    slowestBookingMs: slowest(bookings.map(({ answer }) => answer)),
    readsRefused: reads.filter(({ status }) => status === 503).length,
    slowestReadMs: slowest(reads),
    bookableAfterMs,
    seenAfterMs,
    mailedAfterMs,
  };
}

/** The same figures as a sentence. */
export function summaryOf(life: LifeUnderFault): string {
  const figures = figuresOf(life);
  const mailed =
    figures.mailedAfterMs === undefined ? '' : `, mailed after ${figures.mailedAfterMs} ms`;
  return (
    `${figures.title} for ${figures.awaySeconds} s: ${figures.booked} bookings, ${figures.refused} refused, ` +
    `the slowest ${figures.slowestBookingMs} ms; ${figures.readsRefused} reads refused, the slowest ` +
    `${figures.slowestReadMs} ms; afterwards booked after ${figures.bookableAfterMs} ms, ` +
    `seen after ${figures.seenAfterMs} ms${mailed}.`
  );
}
