import type { InboxView } from '../../services/libs/contracts/inbox/inbox-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually, everything } from '../support/stories/distributed-story.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import {
  type Answers,
  answering,
  ScriptedMailServer,
} from '../support/processes/scripted-mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';

const hourMs = 3_600_000;

/**
 * The longest time for a booking, in milliseconds: at most half of the time for which the worker waits for a silent
 * mail server. A booking that waits for the mail server would take longer.
 */
const bookingMsMax = 5_000;

const bookings = 4;

interface BadServer {
  readonly what: string;
  /** How the server answers; null if no server listens at its address. */
  readonly answers: Answers | null;
  /** The status of each e-mail while the server is bad; undefined if this is not checked. */
  readonly meanwhile?: NotificationItem['status'];
  /** The status of each e-mail after another server replaced it. */
  readonly then: NotificationItem['status'];
}

const badServers: readonly BadServer[] = [
  { what: 'is dead', answers: null, meanwhile: 'queued', then: 'sent' },
  { what: 'is silent', answers: () => undefined, then: 'sent' },
  {
    what: 'refuses everything temporarily',
    answers: answering({ MAIL: '451 4.3.0 later' }),
    meanwhile: 'queued',
    then: 'sent',
  },
  {
    what: 'refuses everything permanently',
    answers: answering({ RCPT: '550 5.7.1 no' }),
    meanwhile: 'failed',
    then: 'failed',
  },
  {
    what: 'hangs up when it has the text',
    answers: answering({ '.': 'hang up' }),
    meanwhile: 'unknown',
    then: 'unknown',
  },
];

describeOnlyIn(
  'embedded',
  'in both profiles the queue and the worker are between bookings and the mail server',
  'a bad mail server',
  () => {
    let good: MailServer;
    let system: System;
    let nowMs = Date.parse('2026-11-20T06:00:00.000Z');

    beforeAll(async () => {
      good = await MailServer.start();
      system = await System.start({ SMTP_URL: good.url });
    });

    afterAll(async () => {
      await system.remove();
      await good.close();
    });

    /** Runs `use` with a server that answers in this way. */
    async function withServer(
      answers: Answers | null,
      use: (url: string) => Promise<void>,
    ): Promise<void> {
      const server = await ScriptedMailServer.start(answers ?? (() => undefined));
      const url = `smtp://${server.place}`;
      if (answers === null) await server.close();
      try {
        await use(url);
      } finally {
        if (answers !== null) await server.close();
      }
    }

    async function startAgain(url: string): Promise<void> {
      await system.kill();
      nowMs += 2 * hourMs;
      await system.startAgain({ SMTP_URL: url, CLOCK_START: new Date(nowMs).toISOString() });
    }

    /** The e-mails of these bookings, once all of them have this status and were tried. */
    async function settled(
      booked: ReadonlySet<string>,
      status: NotificationItem['status'],
    ): Promise<readonly NotificationItem[]> {
      const staff = await system.staff();
      let items: readonly NotificationItem[] = [];
      await eventually(
        `all e-mails are ${status}`,
        async () => {
          const all = await everything<NotificationItem>(
            staff,
            '/api/admin/notifications?limit=100',
          );
          items = all.filter(({ reference = '' }) => booked.has(reference));
          return (
            items.length === 2 * booked.size &&
            items.every((item) => item.status === status && item.attempts.length > 0)
          );
        },
        { tell: () => items.map((item) => item.status).join(', ') },
      );
      return items;
    }

    it.each(badServers)(
      'that $what delays no booking and loses no e-mail',
      async ({ answers, meanwhile, then }) => {
        const booked = new Set<string>();
        await withServer(answers, async (url) => {
          await startAgain(url);
          for (let count = 0; count < bookings; count += 1) {
            const began = performance.now();
            const { reference } = await book(system.visitor());
            expect(performance.now() - began).toBeLessThan(bookingMsMax);
            booked.add(reference);
          }
          if (meanwhile !== undefined) await settled(booked, meanwhile);
        });
        const before = good.received.length;
        await startAgain(good.url);
        const items = await settled(booked, then);
        expect(items).toHaveLength(2 * bookings);
        expect(good.received.slice(before)).toHaveLength(then === 'sent' ? 2 * bookings : 0);
      },
    );

    it('leaves e-mails to staff that failed or have an unknown outcome, and their number is shown', async () => {
      const staff = await system.staff();
      expect((await staff.get('/api/admin/notifications/counts')).body).toEqual({
        failed: 2 * bookings,
        unknown: 2 * bookings,
      });
    });

    it('is followed by corrections of staff, who send failed e-mails again and dismiss those that arrived', async () => {
      const staff = await system.staff();
      const first = async (status: string) => {
        const [item] = await everything<NotificationItem>(
          staff,
          `/api/admin/notifications?status=${status}`,
        );
        return `/api/admin/notifications/${item?.id ?? ''}`;
      };
      const [failed, unknown] = [await first('failed'), await first('unknown')];
      const inbox = await staff.get<InboxView>('/api/admin/inbox');
      expect(inbox.body.emails.items.map(({ status }) => status)).toEqual(
        expect.arrayContaining(['failed', 'unknown']),
      );
      expect(await staff.post(`${failed}/retry`)).toMatchObject({ status: 200 });
      const dismissed = { status: 'dismissed', dismissedAs: 'unwanted' };
      expect(await staff.post(`${unknown}/dismissal`)).toMatchObject({
        status: 200,
        body: dismissed,
      });
      expect(await staff.post(`${unknown}/dismissal`)).toMatchObject({
        status: 200,
        body: dismissed,
      });
      expect(await staff.post(`${unknown}/retry`)).toMatchObject({
        status: 409,
        body: { code: 'NotificationIsDismissed' },
      });
      await eventually('it is sent after all', async () => {
        const { body } = await staff.get<NotificationItem>(failed);
        return body.status === 'sent';
      });
      expect(await staff.post(`${failed}/dismissal`)).toMatchObject({
        status: 409,
        body: { code: 'NotificationAlreadySent' },
      });
    });
  },
);
