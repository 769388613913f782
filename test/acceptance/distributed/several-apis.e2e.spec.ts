import type { LinkedAccountAnswer } from '../../../services/libs/contracts/account/account-view.ts';
import { huntSeats, lastSeats, seatHunters } from '../../faults/last-seats.ts';
import { askToBook } from '../../support/stories/booking-requests.ts';
import { describeDistributed, eventually } from '../../support/stories/distributed-story.ts';
import { LiveScreen } from '../../support/stories/live-screen.ts';
import { colleaguesPassword, tokenIn } from '../../support/stories/new-colleague.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import { renameTour } from '../../support/stories/rename-tour.ts';
import { sendImage } from '../../support/stories/send-image.ts';
import { System } from '../../support/processes/start-system.ts';
import { jpeg } from '../../support/hostile/upload-corpus.ts';
import { Visitor } from '../../support/stories/visitor.ts';

const rounds = 3;

describeDistributed('two API processes', () => {
  let system: System;
  let second: ProductProcess;
  let secondUrl: string;

  beforeAll(async () => {
    system = await System.start();
    second = new ProductProcess(system.settings, 'api');
    const line = await second.ready();
    secondUrl = line.slice(line.indexOf('http'));
  });

  afterAll(async () => {
    await second.kill();
    await system.remove();
  });

  it(`seat exactly ${lastSeats} of ${seatHunters} clients who ask both processes at once, in every round`, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const visitors = [() => system.hastyVisitor(), () => new Visitor(() => secondUrl)] as const;
      const { seated, refused, outOfTime } = await huntSeats(visitors, `2026-12-0${round}`);
      console.info(
        `Round ${round}: ${seatHunters} clients over two processes, ${seated} seated, ` +
          `${outOfTime} had to ask again.`,
      );
      expect([seated, refused]).toEqual([lastSeats, seatHunters - lastSeats]);
    }
  });

  it('show pictures that were uploaded to the other process', async () => {
    const { body } = await sendImage(await system.staff(), await jpeg(60, 40));
    const shown = await fetch(`${secondUrl}${body.url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('report to staff the bookings that were made through the other process', async () => {
    const staff = await system.staff();
    const screen = await LiveScreen.open(secondUrl, staff);
    await askToBook(system.visitor());
    await screen.hears((words) => words.includes('"bookings"'));
    screen.close();
  });

  it('show on their pages the changes that staff made through the other process', async () => {
    const staff = await system.staff();
    const pageOf = async (path: string) => (await fetch(`${secondUrl}${path}`)).text();
    const paths = ['/tours', '/tour/paje-seaweed-village', '/destinations/paje'];
    for (const path of paths) expect(await pageOf(path)).not.toContain('Seaweed and Tides');
    await renameTour(staff, 'paje-seaweed-village', 'Seaweed and Tides of Paje');
    for (const path of paths) {
      await eventually(`${path} has it`, async () =>
        (await pageOf(path)).includes('Seaweed and Tides'),
      );
    }
  });

  it('accept a session that was begun at the other process', async () => {
    const { cookies } = await system.staff();
    const elsewhere = new Visitor(() => secondUrl, { isPatient: true });
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/api/admin/bookings/counts')).status).toBe(200);
  });

  it('accept the accounts, links and sessions of each other', async () => {
    const owner = await system.staff();
    const input = { username: 'Juma', role: 'staff' };
    const invited = await owner.post<LinkedAccountAnswer>('/api/admin/accounts', input);
    const token = tokenIn(invited.body);
    const elsewhere = new Visitor(() => secondUrl, { isPatient: true });
    const password = colleaguesPassword;
    expect((await elsewhere.post('/api/auth/link/password', { token, password })).status).toBe(200);
    const here = system.visitor();
    for (const [name, value] of elsewhere.cookies) here.cookies.set(name, value);
    const again = await here.post('/api/auth/link/password', { token, password });
    expect([again.status, again.body.code]).toEqual([403, 'AccountLinkInvalid']);
    expect((await here.get('/api/admin/bookings')).status).toBe(200);

    const path = `/api/admin/accounts/${invited.body.id}`;
    await owner.patch(path, { role: 'read-only' });
    expect((await elsewhere.post('/api/admin/tours', {})).status).toBe(403);
    await owner.patch(path, { isDisabled: true });
    expect((await elsewhere.get('/api/admin/bookings')).status).toBe(401);
  });
});
