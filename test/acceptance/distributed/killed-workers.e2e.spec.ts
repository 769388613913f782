import { setTimeout as pause } from 'node:timers/promises';
import type { ListView } from '../../../services/libs/contracts/answers.ts';
import type { BookingView } from '../../../services/libs/contracts/booking/booking-view.ts';
import type { NotificationItem } from '../../../services/libs/contracts/notification/notification-view.ts';
import type { ProjectionView } from '../../../services/libs/contracts/operations/projection-view.ts';
import { askToBook } from '../../support/booking-requests.ts';
import { describeDistributed, eventually, everything } from '../../support/distributed-story.ts';
import { MailServer } from '../../support/mail-server.ts';
import { System } from '../../support/start-system.ts';
import type { Visitor } from '../../support/visitor.ts';
import { seeded } from '../../bench/harness/seeded.ts';

const kills = 20;
const clients = 2;

/** When whatever was with a mail server for too long is known not to be known. */
const later = '2026-11-20T07:00:00.000Z';

function countsOnly(_: string, value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}

describeDistributed(`worker and projector, killed ${kills} times under load`, () => {
  let mails: MailServer;
  let system: System;
  let staff: Visitor;
  const booked = new Set<string>();

  const allNotifications = () =>
    everything<NotificationItem>(staff, '/api/admin/notifications?limit=100');

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
    const random = seeded(20_261_121);
    let isOver = false;
    const running = Array.from({ length: clients }, async () => {
      while (!isOver) {
        const { status, body } = await askToBook(system.visitor());
        if (status === 201) booked.add(body.reference);
        await pause(50);
      }
    });
    for (let kill = 0; kill < kills; kill += 1) {
      // Not a wait for something: the moment of the crash is what is drawn here.
      await pause(200 + random() * 1_800);
      await system.replace(random() < 0.5 ? 'worker' : 'projector');
    }
    isOver = true;
    await Promise.all(running);
    // Everything that was begun before is old by then.
    await system.kill();
    await system.startAgain({ CLOCK_START: later });
    staff = await system.staff();
    let standing = '';
    await eventually(
      'every message is sent or given up',
      async () => {
        const all = await allNotifications();
        standing = JSON.stringify(
          Object.groupBy(all, ({ status }) => status),
          countsOnly,
        );
        return (
          all.length >= 2 * booked.size &&
          all.every(({ status }) => status === 'sent' || status === 'unknown')
        );
      },
      { msMax: 150_000, tell: () => `${booked.size} bookings, ${standing}` },
    );
  }, 400_000);

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  it('lost no message and sent none twice', async () => {
    const all = await allNotifications();
    const arrived = new Map<string, number>();
    for (const { messageId = '' } of mails.received) {
      const [, id = ''] = /^<([^@]+)@/.exec(messageId) ?? [];
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
    }
    const unknown = all.filter(({ status }) => status === 'unknown');
    console.info(
      `${kills} kills: ${booked.size} bookings, ${all.length} messages, ${mails.received.length} arrived, ` +
        `${unknown.length} of unknown outcome (${unknown.filter(({ id }) => arrived.has(id)).length} of them arrived).`,
    );
    expect(booked.size).toBeGreaterThan(kills);
    expect(all).toHaveLength(2 * booked.size);
    expect(new Set(all.map(({ reference }) => reference))).toEqual(booked);
    expect([...arrived].filter(([, times]) => times > 1)).toEqual([]);
    const lost = all.filter(({ id, status }) => status === 'sent' && !arrived.has(id));
    expect(lost).toEqual([]);
  });

  it('show the same after every read model was rebuilt from the log', async () => {
    const shown = async () => ({
      bookings: await everything<BookingView>(staff, '/api/admin/bookings?tab=all&limit=100'),
      found: await everything<BookingView>(
        staff,
        '/api/admin/bookings?tab=all&search=asha&limit=100',
      ),
      departures: (await staff.get('/api/admin/departures?date=2026-12-01')).body,
      revenue: (await staff.get('/api/admin/revenue?from=2026-11-20&to=2026-11-20')).body,
      notifications: await allNotifications(),
    });
    const projections = async () =>
      (await staff.get<ListView<ProjectionView>>('/api/admin/projections')).body.items;
    const before = await shown();
    expect(before.bookings.map(({ reference }) => reference).sort()).toEqual([...booked].sort());
    for (const { name } of await projections()) {
      expect([name, (await staff.post(`/api/admin/projections/${name}/rebuild`)).status]).toEqual([
        name,
        202,
      ]);
    }
    await eventually('everything is built anew', async () =>
      (await projections()).every(({ progress, state }) => progress === 1 && state === 'live'),
    );
    expect(await shown()).toEqual(before);
  });
});
