import type { Instant } from '../calendar/instants.ts';

/** The actions that make a tour popular: bookings, enquiries and views. */
export const interests = ['booking', 'enquiry', 'view'] as const;

export type Interest = (typeof interests)[number];

/** How much each action counts at the moment it happens (domain rule 19). */
export const interestWeights: Readonly<Record<Interest, number>> = {
  booking: 10,
  enquiry: 3,
  view: 0.1,
};

/** After this many days, an action counts half. */
export const halfLifeDays = 30;

const halfLifeMs = halfLifeDays * 24 * 60 * 60 * 1000;

/**
 * The instant at which an action counts exactly its {@link interestWeights}. Stored sums depend on this instant. So it
 * must never change without a new version of the projections that keep these sums.
 */
const landmarkMs = Date.parse('2026-01-01T00:00:00.000Z');

/**
 * The number of half-lives after which a contribution stops growing. A number holds up to 2^1024; 2^900
 * leaves room for sums of 2^120 bookings. This limit is reached in December 2099, 74 years after the
 * landmark.
 */
const halfLivesMax = 900;

/**
 * 2^(1/2), 2^(1/4), 2^(1/8)…: one factor for each binary digit of a fraction of a half-life. Twenty
 * digits are enough to separate instants three seconds apart.
 */
const roots: readonly number[] = Array.from({ length: 19 }).reduce<readonly number[]>(
  (known) => [...known, Math.sqrt(known.at(-1) ?? 2)],
  [Math.SQRT2],
);

/**
 * The value that an action adds to its tour's raw sum. Old actions are not reduced every night. Instead newer
 * actions count more, by a factor that doubles with every half-life since one fixed landmark ("forward
 * decay"). The sums have the same order as decayed scores, no nightly job is needed, and a
 * replay gives the same number. A cancelled booking subtracts the value that it added: the result of the same
 * call with the instant at which it was placed.
 */
export function contribution(interest: Interest, at: Instant, count = 1): number {
  return interestWeights[interest] * count * growthUntil(at);
}

/**
 * A raw sum as a score at an instant: 10 is one booking made at that instant. Scores order tours as the raw
 * sums do. They are never negative: a negative result of rounding becomes 0.
 */
export function normalisedScore(raw: number, asOf: Instant): number {
  return Math.max(0, raw) / growthUntil(asOf);
}

function growthUntil(at: Instant): number {
  return powerOfTwo(Math.min(Date.parse(at) - landmarkMs, halfLivesMax * halfLifeMs));
}

/**
 * 2 to the power of a number of half-lives, given in milliseconds. It uses only square roots and products,
 * which IEEE 754 defines to the last bit, and whole powers of two, which are exact. So a replay on another
 * machine or engine gives the same number. A fractional power would not guarantee this.
 */
function powerOfTwo(ms: number): number {
  const whole = Math.floor(ms / halfLifeMs);
  let rest = ms - whole * halfLifeMs;
  let power = 2 ** whole;
  for (const root of roots) {
    rest *= 2;
    if (rest >= halfLifeMs) {
      rest -= halfLifeMs;
      power *= root;
    }
  }
  return power;
}
