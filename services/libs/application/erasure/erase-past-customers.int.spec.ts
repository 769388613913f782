import { ErasureWorld } from '../../../../test/support/stories/erasure-world.ts';
import { asha } from '../../../../test/support/in-memory/write-side.ts';
import { DataPeriods } from '../ports/data-periods.ts';
import { erasePastCustomers } from './erase-past-customers.ts';

const { signal } = new AbortController();
const bakari = { name: 'Bakari Ali', email: 'bakari@example.com', phone: '+255 700 000 002' };

describe('the erasure of people after the retention period', () => {
  let world: ErasureWorld;

  beforeEach(async () => {
    world = await ErasureWorld.open();
  });

  afterEach(() => world.close());

  async function pass(
    day: string,
    periods = { bookingDataMonths: 36, contactDataMonths: 24 },
  ): Promise<number> {
    const { clock, ports } = world.commands;
    clock.instant = `${day}T09:00:00.000Z`;
    await world.read.catchUp();
    const tools = {
      ...{ clock, cryptography: ports.cryptography, erasure: world.erasure() },
      ...{ readStore: world.read.readStore, periods: new DataPeriods(periods) },
    };
    return erasePastCustomers(tools, signal);
  }

  it('happens automatically on the day when the period ends, counted from the departure', async () => {
    await world.book(asha);
    expect(await pass('2029-11-30')).toBe(0);
    expect(await world.searchable()).toContain('Asha');
    expect(await pass('2029-12-01')).toBe(1);
    expect(await world.searchable()).not.toContain('Asha');
    expect(await pass('2029-12-02')).toBe(0);
  });

  it('does not happen while one of their bookings or messages is younger', async () => {
    await world.book(asha);
    world.commands.clock.instant = '2029-01-10T09:00:00.000Z';
    await world.write('Asha', asha.email);
    expect(await pass('2029-12-01')).toBe(0);
    expect(await world.searchable()).toContain('Asha');
    expect(await pass('2031-01-10')).toBe(1);
    expect(await world.searchable()).not.toContain('Asha');
  });

  it('includes people who only wrote a message, after a separate period', async () => {
    await world.book(bakari);
    await world.write('Asha', asha.email);
    expect(await pass('2028-11-19')).toBe(0);
    expect(await pass('2028-11-20')).toBe(1);
    expect(await world.searchable()).toContain('Bakari');
  });

  it('includes a former address when no newer booking or message has it', async () => {
    const number = await world.book(asha);
    await world.correct(number, bakari);
    expect(await pass('2029-12-01')).toBe(2);
    const { vault } = world.commands.ports;
    for (const { email } of [asha, bakari]) {
      const [customerId = ''] = await vault.customersOfEmail(email);
      expect(await vault.open(customerId)).toBe('destroyed');
    }
  });

  it('never happens if the period is 0', async () => {
    await world.book(asha);
    await world.write('Bakari', bakari.email);
    expect(await pass('2099-01-01', { bookingDataMonths: 0, contactDataMonths: 0 })).toBe(0);
    expect(await pass('2099-01-01', { bookingDataMonths: 0, contactDataMonths: 1 })).toBe(1);
    expect(await world.searchable()).toContain('Asha');
  });

  it('counts calendar months, also at the ends of months', async () => {
    world.commands.clock.instant = '2026-12-31T09:00:00.000Z';
    await world.write('Asha', asha.email);
    expect(await pass('2027-02-28', { bookingDataMonths: 0, contactDataMonths: 2 })).toBe(0);
    expect(await pass('2027-03-01', { bookingDataMonths: 0, contactDataMonths: 2 })).toBe(1);
  });
});
