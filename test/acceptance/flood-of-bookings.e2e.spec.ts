import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SlotView } from '../../services/libs/contracts/tour/tour-view.ts';
import {
  bookingOf,
  bookPatiently,
  countByStatus,
  flood,
  type FloodAnswer,
  type FloodAttempt,
  p99,
  seatsOfDeparture,
} from '../support/stories/booking-flood.ts';
import { freshKey } from '../support/stories/visitor.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { System } from '../support/processes/start-system.ts';

/** `FLOOD_SIZE=full` makes as many requests as an attacker. By default, the test makes enough to reach every limit. */
const isFull = process.env.FLOOD_SIZE === 'full';
const floodSize = isFull ? 2_000 : 120;
const networkSize = isFull ? 500 : 40;

/** If Redis answers too late on a busy machine, each process counts alone. */
const countersMax = storyProfile === 'embedded' ? 1 : 2;

describe('a flood of bookings', () => {
  let system: System;

  beforeEach(async () => {
    system = await System.start({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  });

  afterEach(() => system.remove());

  /** The seats that are taken on the flooded departures in the first days of December. */
  async function seatsTaken(): Promise<readonly number[]> {
    const visitor = system.visitor();
    const path = '/api/tours/mnemba-reef-snorkelling/availability?from=2026-12-01&to=2026-12-20';
    const { body } = await visitor.get<{ items: readonly SlotView[] }>(path);
    return body.items.map(({ seatsLeft }) => seatsOfDeparture - (seatsLeft ?? seatsOfDeparture));
  }

  /** Other visitors, each from a separate network, one after the other. */
  async function visitors(count: number): Promise<readonly FloodAnswer[]> {
    const answers: FloodAnswer[] = [];
    for (let n = 0; n < count; n += 1) {
      const body = bookingOf(`guest-${n}`, 1, '2026-12-22');
      answers.push(await bookPatiently(system.url, { from: `203.0.${n}.1`, body }));
    }
    return answers;
  }

  it('from one address gets few bookings, and others can book', async () => {
    const attempts = Array.from({ length: floodSize }, (_, n): FloodAttempt => {
      const date = `2026-12-${String(1 + (n % 20)).padStart(2, '0')}`;
      return { from: '198.51.100.7', body: bookingOf(`bot-${n}`, 15, date) };
    });
    const [answers, others] = await Promise.all([flood(system.url, attempts), visitors(12)]);
    const { 201: booked = 0, 429: refused = 0 } = countByStatus(answers);
    expect(booked).toBeGreaterThan(0);
    expect(booked).toBeLessThanOrEqual(10 * countersMax);
    expect(refused).toBeGreaterThan(floodSize / 2);
    const first = answers.find(({ status }) => status === 429);
    expect(first?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(countByStatus(others)).toEqual({ 201: 12 });
    if (isFull) expect(p99(others)).toBeLessThanOrEqual(200);
  });

  it('from hundreds of addresses of one network is limited to twenty a minute and a third of a departure', async () => {
    const attempts = Array.from({ length: networkSize * (isFull ? 20 : 2) }, (_, n) => ({
      from: `2001:db8:7:${(n % networkSize).toString(16)}::1`,
      body: bookingOf(`bot-${n}`, 3),
    }));
    // A busy product may accept too few bookings of a flood to fill the share. So these bookings are sent first.
    const answers: FloodAnswer[] = [];
    for (const attempt of attempts.splice(0, 4)) {
      answers.push(await bookPatiently(system.url, attempt));
    }
    answers.push(...(await flood(system.url, attempts)));
    const { 201: booked = 0 } = countByStatus(answers);
    expect(booked).toBeLessThanOrEqual(20 * countersMax);
    const bookings = answers
      .filter(({ status }) => status === 201)
      .map(({ text }) => JSON.parse(text) as PlacedBookingAnswer);
    const seats = bookings
      .filter((each) => each.seats === undefined)
      .reduce((sum, { guests }) => sum + guests, 0);
    expect(Math.max(...(await seatsTaken()))).toBeLessThanOrEqual(seatsOfDeparture / 3);
    expect(seats).toBeLessThanOrEqual(seatsOfDeparture / 3);
    expect(bookings.some((each) => each.seats === 'not-held')).toBe(true);
  });

  it('does not prevent the repeat of an accepted booking, which counts once', async () => {
    const visitor = system.hastyVisitor();
    const key = freshKey();
    const body = bookingOf('asha', 2);
    const from = { 'idempotency-key': key, 'x-forwarded-for': '198.51.100.7' };
    const first = await visitor.post<PlacedBookingAnswer>('/api/bookings', body, from);
    expect(first.status).toBe(201);
    const attempts = Array.from({ length: 40 }, (_, n) => ({
      from: '198.51.100.7',
      body: bookingOf(`bot-${n}`, 1),
    }));
    expect(countByStatus(await flood(system.url, attempts))[429]).toBeGreaterThan(0);
    const again = await visitor.post<PlacedBookingAnswer>('/api/bookings', body, from);
    expect(again.status).toBe(201);
    expect(again.body.reference).toBe(first.body.reference);
  });

  it('from staff is not limited', async () => {
    const staff = await system.staff();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const key = { 'idempotency-key': freshKey(), 'x-forwarded-for': '198.51.100.7' };
      statuses.push((await staff.post('/api/bookings', bookingOf('asha', 1), key)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
  });
});
