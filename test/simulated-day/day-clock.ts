/** How many times faster than real time a simulated day passes. */
export const speed = 50;

/** A midnight in Zanzibar, in milliseconds since 1970. */
const midnightMs = Date.parse('2026-11-19T21:00:00.000Z');

/** A whole day at that speed, in minutes of real time. */
export const wholeDayMinutes = (24 * 60) / speed;

const hourMs = 3_600_000;

/** The weight of each hour in the day's traffic: almost none at night, most in the morning and after dinner. */
const weightOfHour = [
  ...[2, 1, 1, 1, 2, 4, 8, 12, 14, 15, 14, 12],
  ...[10, 10, 11, 12, 12, 12, 13, 15, 16, 13, 8, 4],
] as const;
const meanWeight = weightOfHour.reduce((sum, weight) => sum + weight, 0) / weightOfHour.length;

/** Business time, shared by every process of the product and by the traffic. */
export class DayClock {
  readonly #startedAtMs = Date.now();
  readonly #beginsMs: number;

  /** @param hour The hour of the day, in Zanzibar, at which business time begins. */
  constructor(hour = 0) {
    this.#beginsMs = midnightMs + hour * hourMs;
  }

  /** The clock settings of each process, the same for every start. */
  get settings(): Readonly<Record<string, string>> {
    return {
      CLOCK_START: new Date(this.#beginsMs).toISOString(),
      CLOCK_STARTED_AT: new Date(this.#startedAtMs).toISOString(),
      CLOCK_SPEED: String(speed),
    };
  }

  /** Business time in milliseconds since 1970. */
  get nowMs(): number {
    return this.#beginsMs + (Date.now() - this.#startedAtMs) * speed;
  }

  /** The current traffic, relative to the mean of the day. */
  get busyness(): number {
    const hour = Math.floor((this.nowMs - midnightMs) / hourMs) % 24;
    return (weightOfHour[hour] ?? 0) / meanWeight;
  }

  /** The date this many days ahead, as travellers write it. */
  dateIn(days: number): string {
    const zanzibarMs = this.nowMs + 3 * hourMs + days * 24 * hourMs;
    return new Date(zanzibarMs).toISOString().slice(0, 10);
  }

  /** The time of day in Zanzibar, for output. */
  get timeOfDay(): string {
    return new Date(this.nowMs + 3 * hourMs).toISOString().slice(11, 16);
  }
}
