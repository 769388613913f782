import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { done, party, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import {
  CancelBooking,
  ConfirmBooking,
  CorrectContact,
  DeclineBooking,
  EndMailedLinks,
  ModifyBooking,
  RebookBooking,
  RecordCollection,
  RecordRefund,
} from '../command-handling/booking/booking.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import { manageToken } from '../manage-link/manage-link.ts';
import { policyRoutes } from './policy-routes.ts';

describe('the e-mails about a changed booking', () => {
  let story: WriteSide;
  let tourId: string;
  let byHandId: string;
  let bookingNumber: number;
  let start: Position;
  let world: MailWorld;

  beforeAll(async () => {
    story = await WriteSide.open();
    tourId = await story.publishTour({ schedule: { capacity: null } });
    byHandId = await story.publishTour({
      details: { title: 'By hand' },
      schedule: { confirmation: 'by-hand' },
    });
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    await book(tourId);
  });

  async function book(id: string): Promise<void> {
    bookingNumber = await story.book(id, 2);
    start = await story.store.head();
    world = new MailWorld(story);
  }

  const cancelledByTraveller = (reason?: string) =>
    story.side.execute(
      new CancelBooking(
        { bookingNumber, ...(reason === undefined ? {} : { reason }) },
        story.customer(),
      ),
    );

  /** Returns every e-mail about events since the booking was made. */
  async function mailed() {
    await world.letPolicyAct(start);
    for (const { id } of world.jobs.splice(0)) await world.sender().send(id);
    return world.mailbox.delivered.map(({ to, subject, text }) => ({ to, subject, text }));
  }

  it('are sent to the traveller after a cancellation, and to the operator too if the traveller cancelled', async () => {
    done(await cancelledByTraveller('Our flight is late'));
    const [toTraveller, toOperator, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller).toMatchObject({
      to: 'asha@example.com',
      subject: 'Booking Cancelled: Spice Farm Tour, Tuesday 1 December 2026',
    });
    expect(toTraveller?.text).toContain('The cancellation is free of charge.');
    expect(toTraveller?.text).not.toContain('Our flight is late');
    expect(toOperator?.to).toBe('operator@kanga.example');
  });

  it('leave out the reason that staff noted, unless staff want the traveller to get it', async () => {
    const cancel = { bookingNumber, reason: 'The guide fell ill' };
    done(await story.side.execute(new CancelBooking(cancel, story.admin())));
    expect((await mailed()).map(({ text }) => text)).toEqual([
      expect.not.stringContaining('The guide fell ill'),
    ]);
    await book(tourId);
    const told = { bookingNumber, reason: 'The guide fell ill', isReasonTold: true };
    done(await story.side.execute(new CancelBooking(told, story.admin())));
    expect((await mailed()).map(({ text }) => text)).toEqual([
      expect.stringContaining('The guide fell ill'),
    ]);
  });

  it('say which amount was paid and is refunded', async () => {
    const cash = { bookingNumber, currency: 'USD', method: 'cash' } as const;
    done(
      await story.side.execute(new RecordCollection({ ...cash, amountMinor: 6000 }, story.admin())),
    );
    done(await story.side.execute(new RecordRefund({ ...cash, amountMinor: 1000 }, story.admin())));
    done(await cancelledByTraveller());
    const [toTraveller] = await mailed();
    expect(toTraveller?.text).toContain('$50.00 was paid and is refunded in full.');
  });

  it('are a single e-mail for a new date or time, with the price if it changes too', async () => {
    const input = { bookingNumber, changes: { time: '14:00', party: party(3) } };
    done(await story.side.execute(new ModifyBooking(input, story.admin())));
    const [toTraveller, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toBe(
      'Booking Rescheduled: Spice Farm Tour, Tuesday 1 December 2026',
    );
    for (const words of ['14:00 was Tuesday 1 December 2026, 09:00', 'was $60.00']) {
      expect(toTraveller?.text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('contain the new total after a change of travellers, and are sent to the operator too if the traveller changed it', async () => {
    const input = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(input, story.customer())));
    const [toTraveller, toOperator, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toBe('Booking changed: Spice Farm Tour, Tuesday 1 December 2026');
    for (const words of [
      'Travellers: 3 × Adults (10+)\n  was 2 × Adults (10+)',
      'Price: $90.00\n  was $60.00',
      'Total: $90.00',
    ]) {
      expect(toTraveller?.text).toContain(words);
    }
    expect(toOperator?.to).toBe('operator@kanga.example');
  });

  it('are sent only to the traveller if the contact was corrected', async () => {
    const contact = { phone: '+255 700 000 009' };
    done(
      await story.side.execute(new CorrectContact({ bookingNumber, contact }, story.customer())),
    );
    const [toTraveller, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller).toMatchObject({
      to: 'asha@example.com',
      subject: 'Contact corrected: Spice Farm Tour, Tuesday 1 December 2026',
    });
    expect(toTraveller?.text).toContain('Phone: +255 700 000 009');
  });

  it('are a single e-mail if one command moves the booking and corrects the contact', async () => {
    const input = { bookingNumber, changes: { time: '14:00' }, contact: { name: 'Asha Said' } };
    done(await story.side.execute(new ModifyBooking(input, story.admin())));
    const [toTraveller, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toContain('Booking Rescheduled');
    expect(toTraveller?.text).toContain('14:00\n  was Tuesday 1 December 2026, 09:00');
    expect(toTraveller?.text).toContain('Name: Asha Said');
  });

  it('inform the former address, without the new address or a name', async () => {
    const contact = { email: 'asha.said@example.com', name: 'Asha Said' };
    done(await story.side.execute(new CorrectContact({ bookingNumber, contact }, story.admin())));
    const [toNew, toFormer, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toNew?.to).toBe('asha.said@example.com');
    expect(toNew?.text).toContain('E-mail: asha.said@example.com');
    expect(toFormer).toMatchObject({
      to: 'asha@example.com',
      subject: `No longer the contact of booking ZBL-${bookingNumber}`,
    });
    expect(toFormer?.text).not.toMatch(/Asha|said@|token/);
    const cards = await world.cards(start);
    expect(cards.map(({ subject }) => subject.recipient)).toEqual([
      'traveller',
      'former-traveller',
    ]);
  });

  it('contain a link only for the current contact', async () => {
    const before = await linkToManage();
    await book(tourId);
    const other = await linkToManage();
    expect(before).toMatch(
      /^https:\/\/tours\.example\/manage-booking\/ZBL-\d{8}#token=[0-9a-f]{64}$/,
    );
    expect(other).not.toBe(before);
    const mine = { bookingNumber, contact: { email: 'new@example.com' } };
    done(await story.side.execute(new CorrectContact(mine, story.admin())));
    const [toNew] = await mailed();
    expect(toNew?.text).not.toContain(other);
    expect(toNew?.text).toContain('#token=');
  });

  it('contain a working link, even if staff ended links while the message waited', async () => {
    const input = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(input, story.admin())));
    done(await story.side.execute(new EndMailedLinks({ bookingNumber }, story.admin())));
    const [toTraveller] = await mailed();
    const { vault, cryptography } = story.ports;
    const [customerId = ''] = await vault.customersOfEmail('asha@example.com');
    const token = manageToken(cryptography, { bookingNumber, customerId, endedLinks: 1 });
    expect(toTraveller?.text).toContain(`#token=${token}`);
  });

  /** Changes the number of travellers. Returns the link in the e-mail about it. */
  async function linkToManage(): Promise<string> {
    const input = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(input, story.admin())));
    const [toTraveller] = await mailed();
    start = await story.store.head();
    world = new MailWorld(story);
    return /https:\S+#token=\S+/.exec(toTraveller?.text ?? '')?.[0] ?? '';
  }

  it('say that a cancelled booking was rebooked', async () => {
    done(await cancelledByTraveller());
    start = await story.store.head();
    const input = { bookingNumber, changes: { time: '14:00' } };
    done(await story.side.execute(new RebookBooking(input, story.admin())));
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Booking confirmed again: Spice Farm Tour, Tuesday 1 December 2026',
    ]);
  });

  it('contain the answer to a request, confirmed or declined', async () => {
    await book(byHandId);
    done(await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())));
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Booking confirmed: By hand, Tuesday 1 December 2026',
    ]);
    await book(byHandId);
    const decline = { bookingNumber, reason: 'Fully staffed elsewhere', isReasonTold: true };
    done(await story.side.execute(new DeclineBooking(decline, story.admin())));
    const [declined, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(declined?.subject).toBe('Request declined: By hand, Tuesday 1 December 2026');
    expect(declined?.text).toContain('Fully staffed elsewhere');
  });

  it('leave a new booking to the policy of new bookings', async () => {
    start = await story.store.head();
    bookingNumber = await story.book(tourId, 2);
    expect(await world.cards(start)).toEqual([]);
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Booking confirmed: Spice Farm Tour, Tuesday 1 December 2026',
      expect.stringContaining('New booking'),
    ]);
    const cards = await world.cards(start);
    expect(cards).toHaveLength(2);
  });

  it('are sent only once for each command, even if its events are read many times', async () => {
    done(await cancelledByTraveller());
    expect(await mailed()).toHaveLength(2);
    expect(await mailed()).toHaveLength(2);
  });

  it('leave out old events at the first start, as with every such policy', () => {
    const telling = policyRoutes.filter(({ policy }) => policy.name.startsWith('notify-'));
    expect(telling.length).toBeGreaterThan(2);
    for (const { policy } of telling) {
      expect(policy.firstStart?.causeAgeMsMax).toBe(48 * 60 * 60 * 1000);
    }
  });
});
