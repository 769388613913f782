import { MailWorld } from '../../../../test/support/mail-world.ts';
import { done, party, WriteSide } from '../../../../test/support/write-side.ts';
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
} from '../command-handling/commands/booking.commands.ts';
import type { Position } from '../event-log/stored-event.ts';
import { manageToken } from '../manage-link/manage-link.ts';
import { policyRoutes } from './policy-routes.ts';

describe('telling people what became of a booking', () => {
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

  /** Everything that is mailed about what happened since the booking was there. */
  async function mailed() {
    await world.letPolicyAct(start);
    for (const { id } of world.jobs.splice(0)) await world.sender().send(id);
    return world.mailbox.delivered.map(({ to, subject, text }) => ({ to, subject, text }));
  }

  it('mails a cancellation to the traveller, and a copy where the traveller cancelled', async () => {
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

  it('keeps what staff noted for each other to themselves, unless they say otherwise', async () => {
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

  it('says what was paid and is refunded', async () => {
    const cash = { bookingNumber, currency: 'USD', method: 'cash' } as const;
    done(
      await story.side.execute(new RecordCollection({ ...cash, amountMinor: 6000 }, story.admin())),
    );
    done(await story.side.execute(new RecordRefund({ ...cash, amountMinor: 1000 }, story.admin())));
    done(await cancelledByTraveller());
    const [toTraveller] = await mailed();
    expect(toTraveller?.text).toContain('$50.00 was paid and is refunded in full.');
  });

  it('mails another date or time once, with the price if that is another too', async () => {
    const wish = { bookingNumber, changes: { time: '14:00', party: party(3) } };
    done(await story.side.execute(new ModifyBooking(wish, story.admin())));
    const [toTraveller, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toBe(
      'Booking Rescheduled: Spice Farm Tour, Tuesday 1 December 2026',
    );
    for (const words of ['14:00 before: Tuesday 1 December 2026, 09:00', 'before: $60.00']) {
      expect(toTraveller?.text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('mails another party with the new total, and a copy where the traveller changed it', async () => {
    const wish = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(wish, story.customer())));
    const [toTraveller, toOperator, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toBe('Booking changed: Spice Farm Tour, Tuesday 1 December 2026');
    for (const words of [
      'Travellers: 3 × Adults (10+)\n  before: 2 × Adults (10+)',
      'Price: $90.00\n  before: $60.00',
      'Total: $90.00',
    ]) {
      expect(toTraveller?.text).toContain(words);
    }
    expect(toOperator?.to).toBe('operator@kanga.example');
  });

  it('mails what was corrected to the traveller alone', async () => {
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

  it('mails a move and a correction of one command as one', async () => {
    const wish = { bookingNumber, changes: { time: '14:00' }, contact: { name: 'Asha Said' } };
    done(await story.side.execute(new ModifyBooking(wish, story.admin())));
    const [toTraveller, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(toTraveller?.subject).toContain('Booking Rescheduled');
    expect(toTraveller?.text).toContain('14:00\n  before: Tuesday 1 December 2026, 09:00');
    expect(toTraveller?.text).toContain('Name: Asha Said');
  });

  it('tells the former address that it is one, and nothing of the new one or of anybody', async () => {
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

  it('gives the link to whoever has the booking now, and no other', async () => {
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

  it('gives a link that works, also in a message that waited while staff ended the links', async () => {
    const wish = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(wish, story.admin())));
    done(await story.side.execute(new EndMailedLinks({ bookingNumber }, story.admin())));
    const [toTraveller] = await mailed();
    const { vault, cryptography } = story.ports;
    const [customerId = ''] = await vault.customersOfEmail('asha@example.com');
    const token = manageToken(cryptography, { bookingNumber, customerId, endedLinks: 1 });
    expect(toTraveller?.text).toContain(`#token=${token}`);
  });

  /** The link in what the traveller is mailed about another party. */
  async function linkToManage(): Promise<string> {
    const wish = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(wish, story.admin())));
    const [toTraveller] = await mailed();
    start = await story.store.head();
    world = new MailWorld(story);
    return /https:\S+#token=\S+/.exec(toTraveller?.text ?? '')?.[0] ?? '';
  }

  it('mails that a cancelled booking stands again', async () => {
    done(await cancelledByTraveller());
    start = await story.store.head();
    const wish = { bookingNumber, changes: { time: '14:00' } };
    done(await story.side.execute(new RebookBooking(wish, story.admin())));
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Booking confirmed again: Spice Farm Tour, Tuesday 1 December 2026',
    ]);
  });

  it('mails the answer to a request, whichever it is', async () => {
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

  it('leaves a new booking to the policy of new bookings', async () => {
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

  it('mails each command once, however often its events are gone through', async () => {
    done(await cancelledByTraveller());
    expect(await mailed()).toHaveLength(2);
    expect(await mailed()).toHaveLength(2);
  });

  it('leaves out what happened long before mail was switched on, as every such policy does', () => {
    const telling = policyRoutes.filter(({ policy }) => policy.name.startsWith('notify-'));
    expect(telling.length).toBeGreaterThan(2);
    for (const { policy } of telling) {
      expect(policy.firstStart?.causeAgeMsMax).toBe(48 * 60 * 60 * 1000);
    }
  });
});
