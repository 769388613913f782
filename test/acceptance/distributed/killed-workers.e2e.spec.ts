import type { ListView } from '../../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../../services/libs/contracts/booking/booking-view.ts';
import type { ProjectionView } from '../../../services/libs/contracts/operations/projection-view.ts';
import { type AfterKills, allNotifications, killUnderLoad } from '../../faults/killed-processes.ts';
import {
  describeDistributed,
  eventually,
  everything,
} from '../../support/stories/distributed-story.ts';
import { MailServer } from '../../support/processes/mail-server.ts';
import { System } from '../../support/processes/start-system.ts';
import type { Visitor } from '../../support/stories/visitor.ts';
import { seeded } from '../../bench/harness/seeded.ts';

/** `npm run test:long` kills fifty times. */
const kills = Number(process.env.KILLS ?? 20);

describeDistributed(`worker and projector, killed ${kills} times under load`, () => {
  let mails: MailServer;
  let system: System;
  let staff: Visitor;
  let after: AfterKills;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
    const random = seeded(20_261_121);
    const victim = () => (random() < 0.5 ? 'worker' : 'projector');
    after = await killUnderLoad(system, mails, { kills, random, victim });
    staff = await system.staff();
  }, 400_000);

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  it('lose no message and send no message twice', () => {
    const { booked, notifications, unknown, unknownMax, unknownArrived, twice, lost } = after;
    console.info(
      `${kills} kills: ${booked.size} bookings, ${notifications.length} messages, ${mails.received.length} arrived, ` +
        `${unknown.length} of unknown outcome (${unknownArrived} of them arrived).`,
    );
    expect(booked.size).toBeGreaterThan(kills);
    expect(notifications).toHaveLength(2 * booked.size);
    expect(new Set(notifications.map(({ reference }) => reference))).toEqual(booked);
    expect([twice, lost]).toEqual([[], []]);
    expect(unknown.length).toBeLessThanOrEqual(unknownMax);
  });

  it('show the same after every read model was rebuilt from the log', async () => {
    const asked = async <Body>(path: string) => (await staff.get<Body>(path)).body;
    const shown = async () => ({
      bookings: await everything<BookingView>(staff, '/api/admin/bookings?tab=all&limit=100'),
      found: await everything<BookingView>(
        staff,
        '/api/admin/bookings?tab=all&search=asha&limit=100',
      ),
      departures: await asked('/api/admin/departures?date=2026-12-01'),
      revenue: await asked('/api/admin/revenue?from=2026-11-20&to=2026-11-20'),
      notifications: await allNotifications(staff),
    });
    const projections = async () =>
      (await asked<ListView<ProjectionView>>('/api/admin/projections')).items;
    const before = await shown();
    expect(before.bookings.map(({ reference }) => reference).sort()).toEqual(
      [...after.booked].sort(),
    );
    for (const { name } of await projections()) {
      const { status } = await staff.post(`/api/admin/projections/${name}/rebuild`);
      expect([name, status]).toEqual([name, 202]);
    }
    await eventually('the read models are rebuilt', async () =>
      (await projections()).every(({ progress, state }) => progress === 1 && state === 'live'),
    );
    expect(await shown()).toEqual(before);
  });
});
