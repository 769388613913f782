import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { ProjectionView } from '../../services/libs/contracts/operations/projection-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { commandOf } from '../support/in-memory/command-of.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import { System } from '../support/processes/start-system.ts';

describe('rebuilding a read model', () => {
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

  it('is done by the running process, while it serves', async () => {
    const before = await bookingsListed();
    const { code, output } = await rebuild('booking-tabs');
    expect([code, output]).toEqual([0, expect.stringContaining('booking-tabs was rebuilt in')]);
    expect(await bookingsListed()).toEqual(before);
  });

  it('is done by the tool if no process runs', async () => {
    const before = await bookingsListed();
    await system.stop();
    const { code, output } = await rebuild('booking-search');
    expect([code, output]).toEqual([0, expect.stringContaining('booking-search was rebuilt in')]);
    await system.startAgain();
    expect(await bookingsListed()).toEqual(before);
  });

  it('is started by the owner over HTTP, and the answer shows what differs afterwards', async () => {
    const boss = await system.staff();
    const standing = async () => {
      const { body } = await boss.get<ListView<ProjectionView>>('/api/admin/projections');
      return body.items.find(({ name }) => name === 'departures');
    };
    await eventually('it has taken up the sign-in', async () => {
      const now = await standing();
      return now?.behind.events === 0;
    });
    const before = await standing();
    expect(before).toMatchObject({
      ...{ isServing: true, state: 'live', progress: 1, parked: 0 },
      behind: { isMore: false, ms: 0 },
    });
    const asked = await boss.post('/api/admin/projections/departures/rebuild', {});
    expect(asked.status).toBe(202);
    const rebuilt = (before?.build ?? 0) + 1;
    await eventually('the new build serves and was compared', async () => {
      const now = await standing();
      return now?.build === rebuilt && now.comparison !== undefined;
    });
    expect((await standing())?.comparison).toMatchObject({
      documents: { before: 1, after: 1 },
      ...{ changed: 0, added: 0, missing: 0, unsettled: 0, sample: [] },
    });
    const parked = await boss.get('/api/admin/projections/departures/parked');
    expect(parked.body).toEqual({ items: [] });
    expect((await boss.get('/api/admin/projections/no-such/parked')).status).toBe(404);
    expect((await boss.post('/api/admin/projections/no-such/retry')).status).toBe(404);
  });

  it('lists the read models when none is named', async () => {
    const unknown = await rebuild('bookings');
    expect(unknown.code).toBe(1);
    expect(unknown.output).toContain('There is no projection "bookings". There are:');
    expect(unknown.output).toContain('  tour-listings');
    expect((await rebuild()).code).toBe(2);
  });
});
