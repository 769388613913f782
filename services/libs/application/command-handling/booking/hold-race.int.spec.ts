import { setImmediate } from 'node:timers/promises';
import { commandBus } from '../../../../../test/support/in-memory/command-bus.ts';
import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { asha, done, party, StoryClock } from '../../../../../test/support/in-memory/write-side.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { SimulatedVault } from '../../../../../test/simulation/simulated-vault.ts';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../adapters/node/random-identifiers.ts';
import { addDays } from '../../../domain/calendar/dar-es-salaam.ts';
import { decode } from '../../event-log/recorded-event.ts';
import type { CommandContext } from '../engine/command-context.ts';
import { CreateTour } from '../tour/tour.commands.ts';
import { BookTour, ExpireHold, HoldBooking } from './booking.commands.ts';

const tries = 10_000;

/** How many tries run at the same time, each on its own departure. */
const atOnce = 50;

const departuresOfTour = 1_000;

const cryptography = new NodeCryptography('the secret of the race between confirmation and expiry');

/** A booking reads more than an expiry, so the expiry begins up to this many turns of the event loop later. */
const turnsMax = 16;

async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}

/** A process with its own clock that uses the log. */
function processAt(log: InMemoryLog, instant: string) {
  const clock = new StoryClock();
  clock.instant = instant;
  const identifiers = new RandomIdentifiers();
  const vault = new SimulatedVault(log, cryptography, identifiers);
  const store = new InMemoryEventStore(log);
  return commandBus({ store, vault, cryptography, identifiers, clock });
}

const context = (kind: 'customer' | 'system', key: string): CommandContext => ({
  actor: { kind },
  scope: kind === 'customer' ? 'public' : 'system',
  idempotencyKey: key,
  body: null,
  requestId: key,
  correlationId: key,
});

describe('a confirmation at the same time as the expiry of its hold', () => {
  const log = new InMemoryLog();
  const early = processAt(log, '2026-11-20T09:00:00.000Z');
  // The clocks differ by more than is allowed. So one process may still confirm the hold when the other may already
  // expire it.
  const slow = processAt(log, '2026-11-20T09:09:59.999Z');
  const fast = processAt(log, '2026-11-20T09:10:30.000Z');
  const tourIds: string[] = [];

  beforeAll(async () => {
    for (let n = 0; n < tries / departuresOfTour; n += 1) {
      const parts = sampleTour({ schedule: { capacity: 3 }, details: { title: `Tour ${n}` } });
      const form = { parts, isActive: true, isFeatured: false };
      const staff = context('customer', `tour-${n}`);
      const admin = { ...staff, actor: { kind: 'admin' as const, id: 'asha' } };
      tourIds.push(done(await early.execute(new CreateTour(form, admin))).result.id);
    }
  });

  /** A departure for each try, because a booking of an earlier try keeps its seats. */
  function departureOf(index: number) {
    const place = index % departuresOfTour;
    const time = place % 2 === 0 ? '09:00' : '14:00';
    const date = addDays('2026-12-01', Math.floor(place / 2));
    return { tourId: tourIds[Math.floor(index / departuresOfTour)] ?? '', slot: { date, time } };
  }

  /**
   * Holds seats, starts the confirmation and the expiry at about the same time, and resolves to the events after the
   * hold.
   */
  async function race(index: number): Promise<readonly string[]> {
    const formKey = `form-${index}`;
    const wanted = { ...departureOf(index), party: party(3) };
    const held = await early.execute(
      new HoldBooking({ ...wanted, formKey }, context('customer', formKey)),
    );
    const stream = `booking-${done(held).result.id}`;
    const bookingNumber = Number(done(held).result.id);
    const expire = () =>
      fast.execute(new ExpireHold({ bookingNumber }, context('system', `expire-${index}`)));
    const book = () =>
      slow.execute(new BookTour({ ...wanted, contact: asha }, context('customer', formKey)));
    const [booked] = await Promise.all([book(), afterTurns(index % turnsMax).then(expire)]);
    const types = log
      .readStream(stream)
      .slice(1)
      .map((event) => decode(event).type);
    expect(booked.done).toBe(types.includes('BookingPlaced'));
    return types;
  }

  it(
    `ends with exactly one of the two outcomes, in ${tries} tries`,
    async () => {
      const ends = new Map<string, number>();
      for (let first = 0; first < tries; first += atOnce) {
        const indexes = Array.from({ length: atOnce }, (_none, n) => first + n);
        for (const types of await Promise.all(indexes.map(race))) {
          const end = types.join(', ');
          ends.set(end, (ends.get(end) ?? 0) + 1);
        }
      }
      expect([...ends.keys()].toSorted()).toEqual([
        'BookingPlaced, BookingConfirmed',
        'HoldExpired',
      ]);
      expect(Math.min(...ends.values())).toBeGreaterThan(tries / 20);
    },
    tries * 30,
  );
});
