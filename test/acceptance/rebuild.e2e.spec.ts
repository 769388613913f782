import { book } from '../support/booking-requests.ts';
import { commandOf } from '../support/command-of.ts';
import { System } from '../support/start-system.ts';

describe('building a read model anew', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start();
    await book(system.visitor());
  });

  afterAll(() => system.remove());

  const rebuild = (...args: readonly string[]) => commandOf(system, 'rebuild', ...args);

  const bookingsListed = async (): Promise<unknown> => {
    const staff = await system.staff();
    return (await staff.get('/api/admin/bookings?tab=all')).body.items;
  };

  it('is done by the process that runs, while it serves', async () => {
    const before = await bookingsListed();
    const { code, output } = await rebuild('booking-tabs');
    expect([code, output]).toEqual([0, expect.stringContaining('booking-tabs was built anew in')]);
    expect(await bookingsListed()).toEqual(before);
  });

  it('is done by the tool itself where no process runs', async () => {
    const before = await bookingsListed();
    await system.stop();
    const { code, output } = await rebuild('booking-search');
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('booking-search was built anew in'),
    ]);
    await system.startAgain();
    expect(await bookingsListed()).toEqual(before);
  });

  it('says which read models there are to whoever names none of them', async () => {
    const unknown = await rebuild('bookings');
    expect(unknown.code).toBe(1);
    expect(unknown.output).toContain('There is no projection "bookings". There are:');
    expect(unknown.output).toContain('  tour-listings');
    expect((await rebuild()).code).toBe(2);
  });
});
