import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import type { MailServer } from '../support/processes/mail-server.ts';
import { Visitor } from '../support/stories/visitor.ts';
import { answered } from './answered.ts';
import {
  commandsAreStoredOnce,
  judged,
  mailIsAccountedFor,
  memoryIsFlat,
  revenueAgrees,
  seatsAgree,
  settledLog,
} from './findings.ts';
import { LogCount, type RawEvent, type Recount } from './log-count.ts';
import type { MemoryCourse } from './memory-watch.ts';
import { type Settled, Requests } from './requests.ts';

const cryptography = new NodeCryptography('a secret of thirty-two characters, or more');
const departure = { tourId: 'spice-farm-tour', date: '2026-12-01', time: '09:00' };
const price = { currency: 'USD', totalMinor: 6_000 };

/** A log of these events, each with its stream and its command. */
function counted(
  events: readonly (readonly [stream: string, type: string, data: object, commandId: string])[],
): LogCount {
  const log = new LogCount();
  for (const [revision, [stream, type, data, commandId]] of events.entries()) {
    log.take({ stream, type, revision, data: data as RawEvent['data'], commandId });
  }
  return log;
}

const placed = (party = 2) => ({
  placedAt: '2026-11-20T21:30:00.000Z',
  departure,
  party: [{ category: 'Adult (12+)', count: party }],
  price,
});

function bookingWith(key: string, outcome: Settled['outcome'] = 'done'): Settled {
  return {
    request: {
      who: new Visitor(() => 'http://nowhere'),
      scope: 'public',
      command: 'BookTour',
      target: '',
      key,
      method: 'POST',
      path: '/api/bookings',
      body: {},
      proveAgain: () => Promise.resolve(),
    },
    outcome,
    answer: {
      status: outcome === 'done' ? 201 : 409,
      headers: new Headers(),
      text: '',
      body: { reference: `ZBL-${key}`, revision: '1' },
    },
    asked: 1,
    ms: 10,
  };
}

/** A visitor to whom every request returns this list. */
function staffShown(items: readonly object[]): Visitor {
  const staff = new Visitor(() => 'http://nowhere');
  staff.get = () =>
    Promise.resolve({ status: 200, headers: new Headers(), body: { items } } as never);
  return staff;
}

const idOf = (key: string) => cryptography.uuidV5('command', 'public', 'BookTour', '', key);

function findingOf(settled: readonly Settled[], log: Recount): boolean {
  const requests = new Requests(Math.random, () => true);
  requests.settled.push(...settled);
  return commandsAreStoredOnce(requests, log).isCorrect;
}

describe('the judgement of a simulated day', () => {
  const [first, second] = [idOf('1'), idOf('2')];

  it('is right if every acknowledged command is in the log once', () => {
    const log = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-1', 'BookingConfirmed', {}, first],
      ['booking-2', 'BookingPlaced', placed(), second],
    ]);
    expect(findingOf([bookingWith('1'), bookingWith('2')], log)).toBe(true);
  });

  it('is wrong if a command is missing, is stored twice, or is stored although it was refused', () => {
    const once = counted([['booking-1', 'BookingPlaced', placed(), first]]);
    expect(findingOf([bookingWith('1'), bookingWith('2')], once)).toBe(false);
    const twice = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-2', 'BookingPlaced', placed(), first],
    ]);
    expect(findingOf([bookingWith('1')], twice)).toBe(false);
  });

  it('is wrong in each of these cases, even if the number of bookings is right', () => {
    const withAnother = (type: string, commandId: string) =>
      counted([
        ['booking-1', 'BookingPlaced', placed(), first],
        ['booking-2', 'BookingPlaced', placed(), second],
        ['booking-2', type, { price }, commandId],
      ]);
    const both = [bookingWith('1'), bookingWith('2')];
    expect(findingOf(both, withAnother('BookingCancelled', idOf('3')))).toBe(true);
    expect(findingOf(both, withAnother('BookingCancelled', first))).toBe(false);
    const third = bookingWith('3', 'refused');
    expect(findingOf([...both, third], withAnother('BookingCancelled', idOf('3')))).toBe(false);
    const elsewhere = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-2', 'BookingPlaced', placed(), 'of nobody'],
    ]);
    expect(findingOf(both, elsewhere)).toBe(false);
  });

  it('is wrong if the log has a booking that was never acknowledged', () => {
    const log = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-2', 'BookingPlaced', placed(), second],
    ]);
    expect(findingOf([bookingWith('1')], log)).toBe(false);
  });

  it('counts seats by reservations and by bookings, and money by the day in Zanzibar', () => {
    const slot = 'departure-spice-farm-tour_2026-12-01_0900';
    const reserved = (reservationId: string, seats: number) => ({ reservationId, seats });
    const log = counted([
      [slot, 'SeatsReserved', reserved('a', 2), first],
      ['booking-1', 'BookingPlaced', placed(2), first],
      [slot, 'SeatsReserved', reserved('b', 3), second],
      ['booking-1', 'PartyChanged', { after: [{ category: 'Adult (12+)', count: 3 }] }, second],
      ['booking-1', 'BookingRepriced', { after: { ...price, totalMinor: 9_000 } }, second],
      [slot, 'SeatsReleased', reserved('a', 2), 'policy'],
    ]);
    expect(log.seats.get(slot)).toBe(3);
    expect(log.bookings.get(1)).toEqual({
      day: '2026-11-21',
      currency: 'USD',
      totalMinor: 9_000,
      isCancelled: false,
      seats: 3,
      departure: slot,
    });
    expect(log.oddities).toEqual([]);
    log.take({
      stream: slot,
      type: 'SeatsReleased',
      revision: 9,
      data: reserved('a', 2) as unknown as RawEvent['data'],
      commandId: 'policy again',
    });
    expect(log.seats.get(slot)).toBe(3);
    expect(log.oddities).toEqual(['a is released and was not held.']);
  });

  it('waits for abandoned seats, and reports them if they are never released', async () => {
    const slot = 'departure-spice-farm-tour_2026-12-01_0900';
    const events = [
      [slot, 'SeatsReserved', { reservationId: 'a', seats: 2 }, first],
      ['booking-1', 'BookingPlaced', placed(), first],
      [slot, 'SeatsReserved', { reservationId: 'b', seats: 1 }, second],
    ] as const;
    const loose = counted(events);
    const settled = counted([
      ...events,
      [slot, 'SeatsReleased', { reservationId: 'b', seats: 1 }, 'reconciler'],
    ]);
    const counts = [loose, loose, settled];
    const recount = () => Promise.resolve(counts.shift() ?? settled);
    expect(await settledLog(recount, { pauseMs: 0 })).toBe(settled);
    expect(counts).toEqual([]);
    const nobody = new Visitor(() => 'http://nowhere');
    const seats = (log: Recount) => seatsAgree(nobody, log, new Set());
    const never = await settledLog(() => Promise.resolve(loose), { msMax: 0, pauseMs: 0 });
    expect((await seats(never)).figures).toContain('reservations differ from bookings on 1,');
  });

  it('is wrong if the shown revenue differs from the count', async () => {
    const log = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-2', 'BookingPlaced', placed(), second],
      ['booking-2', 'BookingCancelled', { price }, 'cancelled'],
    ]);
    const day = { date: '2026-11-21', currency: 'USD', gross: 120, cancelled: 60, bookings: 2 };
    const isRight = async (...shown: readonly object[]) =>
      (await revenueAgrees(staffShown(shown), log)).isCorrect;
    expect(await isRight(day)).toBe(true);
    expect(await isRight({ ...day, gross: 119.99 })).toBe(false);
    expect(await isRight({ ...day, cancelled: 0 })).toBe(false);
    expect(await isRight({ ...day, bookings: 1 })).toBe(false);
    expect(await isRight(day, { ...day, date: '2026-11-22' })).toBe(false);
    expect(await isRight()).toBe(false);
  });

  it('is wrong if an e-mail that was sent did not arrive, arrived twice, or was never written', async () => {
    const log = counted([
      ['booking-1', 'BookingPlaced', placed(), first],
      ['booking-2', 'BookingPlaced', placed(), second],
    ]);
    const messages = [
      { id: 'one', status: 'sent', bookingNumber: 1 },
      { id: 'two', status: 'unknown', bookingNumber: 2 },
    ];
    const isRight = async (arrived: readonly string[], told = messages) => {
      const received = arrived.map((id) => ({ messageId: `<${id}@kanga.example>` }));
      const mails = { received } as unknown as MailServer;
      return (await mailIsAccountedFor(staffShown(told), mails, log)).isCorrect;
    };
    expect(await isRight(['one'])).toBe(true);
    expect(await isRight(['one', 'two'])).toBe(true);
    expect(await isRight(['two'])).toBe(false);
    expect(await isRight(['one', 'two', 'two'])).toBe(false);
    expect(await isRight(['one'], messages.slice(0, 1))).toBe(false);
  });

  it('reports what could not be judged, and continues', async () => {
    const finding = await judged('mail', () => Promise.reject(new Error('answered with 503')));
    expect(finding).toMatchObject({ what: 'mail', isCorrect: false });
    expect(finding.figures).toContain('answered with 503');
  });

  it('repeats a request until the answer is there and fresh', async () => {
    const answers = [
      { status: 503, headers: new Headers() },
      { status: 200, headers: new Headers({ 'x-stale': 'true' }) },
      { status: 200, headers: new Headers() },
    ];
    const [, stale, fresh] = answers;
    const staff = new Visitor(() => 'http://nowhere');
    staff.get = () => Promise.resolve(answers.shift() as never);
    expect(await answered(staff, '/', { pauseMs: 0 })).toBe(fresh);
    answers.push(...(stale === undefined ? [] : [stale, stale]));
    await expect(answered(staff, '/', { msMax: 0, pauseMs: 1 })).rejects.toThrow('stale');
  });

  it('accepts memory growth of less than a quarter plus twenty megabytes', () => {
    const course = (lastQuarterMb: number): MemoryCourse => ({
      name: 'api 1',
      looks: 100,
      secondQuarterMb: 200,
      lastQuarterMb,
      mostMb: lastQuarterMb,
      mbPerHour: 0,
      heap: undefined,
      series: [],
    });
    expect(memoryIsFlat([course(265)])).toMatchObject([{ isCorrect: true }]);
    expect(memoryIsFlat([course(275)])).toMatchObject([{ isCorrect: false }]);
  });
});
