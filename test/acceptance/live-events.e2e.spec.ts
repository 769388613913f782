import { book } from '../support/stories/booking-requests.ts';
import { LiveScreen } from '../support/stories/live-screen.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describe('live events', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it('are only for staff', async () => {
    const { status, body } = await system.visitor().get('/api/admin/events');
    expect([status, body.code]).toEqual([401, 'NotSignedIn']);
  });

  it('report what travellers just booked', async () => {
    const screen = await LiveScreen.open(system.url, staff);
    const { reference } = await book(system.visitor());
    await screen.hears((words) => words.includes('"bookings"'));
    const listed = await staff.get<{ items: { reference: string }[] }>(
      '/api/admin/bookings?tab=all',
    );
    expect(listed.body.items.map((each) => each.reference)).toContain(reference);
    expect(screen.heard).not.toContain(reference);
    screen.close();
  });

  it('do not keep a process from ending', async () => {
    const screen = await LiveScreen.open(system.url, staff);
    const began = performance.now();
    expect((await system.stop()).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    await screen.ended;
    await system.startAgain();
  });
});
