import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { WholeStory } from '../../../../test/support/stories/whole-story.ts';
import { asha, done, party } from '../../../../test/support/in-memory/write-side.ts';
import type { NotificationSubject } from '../../domain/notification/notification-subject.ts';
import {
  CancelBooking,
  CorrectContact,
  ModifyBooking,
  RecordCollection,
} from '../command-handling/booking/booking.commands.ts';
import { QueueNotification } from '../command-handling/notification/notification.commands.ts';

const juma = { name: 'Juma Said', email: 'juma@example.com', phone: '+255 700 000 002' };

describe('e-mails that are due at a time of day, or on request', () => {
  let story: WholeStory;
  let world: MailWorld;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    world = new MailWorld(story.commands, story.read.readStore);
    tourId = await story.commands.publishTour({ schedule: { capacity: null } });
  });

  afterEach(() => story.close());

  const commandId = () => story.commands.ports.identifiers.uuid();
  const book = (contact = asha) => story.commands.book(tourId, 2, contact);

  /** Queues a notification and lets a worker send it; returns its status and the e-mail that arrived. */
  async function send(subject: NotificationSubject) {
    await story.upToDate();
    const notificationId = commandId();
    const context = story.commands.admin();
    done(
      await story.commands.side.execute(
        new QueueNotification({ notificationId, subject }, context),
      ),
    );
    await world.sender().send(notificationId);
    const card = (await world.cards()).find((each) => each.notificationId === notificationId);
    const [arrived] = world.mailbox.delivered.splice(0);
    return { status: card?.dismissedAs ?? card?.status, arrived };
  }

  const reminderOf = (bookingNumber: number): NotificationSubject => ({
    bookingNumber,
    template: 'reminder',
    recipient: 'traveller',
    cause: { commandId: commandId(), revision: 1 },
  });

  const digestOf = (day: string): NotificationSubject => ({
    day,
    template: 'departures-digest',
    recipient: 'operator',
    cause: { commandId: commandId(), revision: 0 },
  });

  async function referencesOf(email: string): Promise<NotificationSubject> {
    const { customerId } = await story.commands.ports.vault.grantFor(email);
    return {
      customerId,
      template: 'lost-references',
      recipient: 'traveller',
      cause: { commandId: commandId(), revision: 0 },
    };
  }

  describe('a reminder', () => {
    it('describes the booking as it is now, with voucher and calendar entry', async () => {
      const bookingNumber = await book();
      const more = { bookingNumber, changes: { party: party(3) } };
      done(await story.commands.side.execute(new ModifyBooking(more, story.commands.admin())));
      story.clock.instant = '2026-11-30T06:00:00.000Z';
      const { status, arrived } = await send(reminderOf(bookingNumber));
      expect([status, arrived?.to]).toEqual(['sent', asha.email]);
      expect(arrived?.subject).toBe('Reminder: Spice Farm Tour, Tuesday 1 December 2026');
      expect(arrived?.text).toContain('starts tomorrow at 09:00');
      expect(arrived?.text).toContain('Travellers: 3 × Adults (10+)');
      expect(arrived?.attachments?.map(({ filename }) => filename)).toEqual([
        'voucher.pdf',
        'booking.ics',
      ]);
    });

    it('is dismissed if the booking was cancelled or moved meanwhile, or the tour has begun', async () => {
      const cancelled = await book();
      const cancel = new CancelBooking({ bookingNumber: cancelled }, story.commands.customer());
      done(await story.commands.side.execute(cancel));
      expect(await send(reminderOf(cancelled))).toEqual({ status: 'outdated' });
      const moved = await book();
      const move = { bookingNumber: moved, changes: { time: '14:00' } };
      done(await story.commands.side.execute(new ModifyBooking(move, story.commands.admin())));
      expect(await send(reminderOf(moved))).toEqual({ status: 'outdated' });
      const begun = await book();
      story.clock.instant = '2026-12-01T05:59:59.000Z';
      expect((await send(reminderOf(begun))).status).toBe('sent');
      story.clock.instant = '2026-12-01T06:00:00.000Z';
      expect(await send(reminderOf(begun))).toEqual({ status: 'outdated' });
    });
  });

  describe('the digest of a day', () => {
    it('lists all travellers by departure, with the amounts that they owe', async () => {
      const paid = await book();
      const cash = { bookingNumber: paid, currency: 'USD', method: 'cash' } as const;
      const collect = new RecordCollection({ ...cash, amountMinor: 6000 }, story.commands.admin());
      done(await story.commands.side.execute(collect));
      const later = await book(juma);
      const move = { bookingNumber: later, changes: { time: '14:00' } };
      done(await story.commands.side.execute(new ModifyBooking(move, story.commands.admin())));
      const cancelled = await book({ ...juma, name: 'Neema' });
      const cancel = new CancelBooking({ bookingNumber: cancelled }, story.commands.customer());
      done(await story.commands.side.execute(cancel));
      const { status, arrived } = await send(digestOf('2026-12-01'));
      expect([status, arrived?.to]).toEqual(['sent', 'operator@kanga.example']);
      expect(arrived?.subject).toBe(
        'Departures of Tuesday 1 December 2026: 2 departures, 4 travellers',
      );
      const text = arrived?.text ?? '';
      const [morning = '', afternoon = ''] = text.split('14:00 Spice Farm Tour');
      for (const words of ['09:00 Spice Farm Tour', 'Asha Juma', '+255 700 000 001', 'Paid']) {
        expect(morning).toContain(words);
      }
      expect(morning).not.toContain('Juma Said');
      expect(afternoon).toContain('Juma Said');
      expect(afternoon).toContain('Due: $60.00');
      expect(text).not.toContain('Neema');
    });

    it('is dismissed if no travellers are left, or if the day has passed', async () => {
      const bookingNumber = await book();
      expect(await send(digestOf('2026-12-02'))).toEqual({ status: 'outdated' });
      story.clock.instant = '2026-12-01T20:59:59.000Z';
      expect((await send(digestOf('2026-12-01'))).status).toBe('sent');
      story.clock.instant = '2026-12-01T21:00:00.000Z';
      expect(await send(digestOf('2026-12-01'))).toEqual({ status: 'outdated' });
      story.clock.instant = '2026-11-20T09:00:00.000Z';
      const cancel = new CancelBooking({ bookingNumber }, story.commands.admin());
      done(await story.commands.side.execute(cancel));
      expect(await send(digestOf('2026-12-01'))).toEqual({ status: 'outdated' });
    });
  });

  describe('lost references', () => {
    it('are mailed to the present contact of the bookings, each with its link', async () => {
      const mine = [await book(), await book()];
      const others = await book(juma);
      const { status, arrived } = await send(await referencesOf(asha.email));
      expect([status, arrived?.to, arrived?.subject]).toEqual([
        'sent',
        asha.email,
        'Your bookings',
      ]);
      for (const number of mine) {
        expect(arrived?.text).toMatch(
          new RegExp(`https://tours\\.example/manage-booking/ZBL-${number}#token=[0-9a-f]{64}`),
        );
      }
      expect(arrived?.text).not.toContain(String(others));
    });

    it('leave out bookings whose contact was corrected to another address', async () => {
      const kept = await book();
      const handedOn = await book();
      const contact = { email: juma.email };
      const correct = { bookingNumber: handedOn, contact };
      done(await story.commands.side.execute(new CorrectContact(correct, story.commands.admin())));
      const toAsha = await send(await referencesOf(asha.email));
      expect(toAsha.arrived?.text).toContain(String(kept));
      expect(toAsha.arrived?.text).not.toContain(String(handedOn));
      const toJuma = await send(await referencesOf(juma.email));
      expect([toJuma.arrived?.to, toJuma.arrived?.text]).toEqual([
        juma.email,
        expect.stringContaining(String(handedOn)),
      ]);
    });

    it('are dismissed if the traveller was erased', async () => {
      await book();
      const subject = await referencesOf(asha.email);
      await story.commands.ports.vault.destroy(subject.customerId ?? '');
      expect(await send(subject)).toEqual({ status: 'erased' });
    });
  });
});
