import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually, everything } from '../support/stories/distributed-story.ts';
import { type MailStage, MailServer, mailStages } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';

/** After this time, in milliseconds, an e-mail that was handed over without an answer counts as unknown. */
const laterMs = 30 * 60_000;

/** Whether the mail server may have the e-mail at this stage. */
const isOffered = (stage: MailStage) => stage !== 'atConnect' && stage !== 'onceAnswered';

describeOnlyIn(
  'embedded',
  'in the other profile, workers are killed at random moments under load',
  'a process that is killed while it mails a booking',
  () => {
    let mails: MailServer;
    let system: System;
    let nowMs = Date.parse('2026-11-20T06:00:00.000Z');

    beforeAll(async () => {
      mails = await MailServer.start();
      system = await System.start({ SMTP_URL: mails.url });
    });

    afterAll(async () => {
      await system.remove();
      await mails.close();
    });

    /** Kills the process when it reaches the stage, and starts it again half an hour later. */
    async function bookAndKillAt(stage: MailStage): Promise<readonly NotificationItem[]> {
      const killed = Promise.withResolvers<undefined>();
      mails.behave({
        [stage]: () => {
          void system.kill().then(() => {
            killed.resolve(undefined);
          });
          return new Promise<void>(() => undefined);
        },
      });
      const { bookingNumber } = await book(system.visitor());
      await killed.promise;
      mails.behave({});
      nowMs += laterMs;
      await system.startAgain({ CLOCK_START: new Date(nowMs).toISOString() });
      const staff = await system.staff();
      let items: readonly NotificationItem[] = [];
      await eventually(
        'its e-mails are settled',
        async () => {
          items = await everything<NotificationItem>(
            staff,
            `/api/admin/notifications?bookingNumber=${bookingNumber}`,
          );
          const isSettled = items.every(({ status }) => ['sent', 'unknown'].includes(status));
          return items.length === 2 && isSettled;
        },
        { msMax: 90_000, tell: () => items.map(({ status }) => status).join(', ') },
      );
      return items;
    }

    const arrivedOf = ({ id }: NotificationItem) =>
      mails.received.filter(({ messageId = '' }) => messageId.startsWith(`<${id}@`)).length;

    it.each(mailStages)('%s: each e-mail arrived once or has an unknown outcome', async (stage) => {
      const items = await bookAndKillAt(stage);
      for (const item of items) {
        const arrived = arrivedOf(item);
        expect([item.status, arrived <= 1]).toEqual([item.status, true]);
        expect(item.status === 'sent' ? arrived : 1).toBe(1);
      }
      const unknown = items.filter(({ status }) => status === 'unknown');
      if (stage === 'atConnect') expect(unknown).toEqual([]);
      if (isOffered(stage)) expect(unknown).not.toEqual([]);
      if (stage === 'onceReceived') expect(unknown.map(arrivedOf)).toContain(1);
    });

    it('delivers every e-mail that is sent afterwards', async () => {
      const received = mails.received.length;
      const { bookingNumber } = await book(system.visitor());
      await eventually('both arrived', () => Promise.resolve(mails.received.length > received + 1));
      const staff = await system.staff();
      await eventually('both are noted', async () => {
        const items = await everything<NotificationItem>(
          staff,
          `/api/admin/notifications?bookingNumber=${bookingNumber}`,
        );
        return items.length === 2 && items.every(({ status }) => status === 'sent');
      });
      expect(mails.received).toHaveLength(received + 2);
    });
  },
);
