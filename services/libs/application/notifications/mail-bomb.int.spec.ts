import { Crash, MailWorld, operator } from '../../../../test/support/stories/mail-world.ts';
import { asha, done, party, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import {
  CancelBooking,
  CorrectContact,
  ModifyBooking,
  UndoOwnCancellation,
} from '../command-handling/booking/booking.commands.ts';
import { beginning, type Position } from '../event-log/stored-event.ts';

const victim = 'asha@example.com';

describe('a booking that its traveller changes many times', () => {
  let story: WriteSide;
  let bookingNumber: number;
  let start: Position;
  let world: MailWorld;

  beforeEach(async () => {
    story = await WriteSide.open();
    const tourId = await story.publishTour({ schedule: { capacity: null } });
    bookingNumber = await story.book(tourId, 2);
    start = await story.store.head();
    world = new MailWorld(story);
  });

  afterEach(() => story.close());

  function passes(seconds: number): void {
    const ms = Date.parse(story.clock.instant) + 1_000 * seconds;
    story.clock.instant = new Date(ms).toISOString();
  }

  async function change(guests: number): Promise<void> {
    const input = { bookingNumber, changes: { party: party(guests) } };
    done(await story.side.execute(new ModifyBooking(input, story.customer())));
  }

  /** Does one round of a worker's work: the policies, then every due notification. */
  async function work(): Promise<void> {
    await world.letPolicyAct(start);
    world.jobs.splice(0);
    for (const { notificationId, isUnfinished } of await world.cards()) {
      if (isUnfinished) await world.sender().send(notificationId);
    }
  }

  const mailsTo = (address: string) => world.mailbox.delivered.filter(({ to }) => to === address);

  it('causes a few e-mails for 150 changes in five minutes, and the last e-mail has the final state', async () => {
    for (let round = 0; round < 150; round += 1) {
      await change(1 + (round % 3));
      if (round % 25 === 0) await work();
      passes(2);
    }
    await work();
    passes(300);
    await work();
    const [first, last, ...more] = mailsTo(victim);
    expect([first?.subject, more]).toEqual([
      'Booking changed: Spice Farm Tour, Tuesday 1 December 2026',
      [],
    ]);
    expect(last?.text).toContain('149 changes within a few minutes.');
    expect(last?.text).toContain('Travellers: 3 × Adults (10+)\n  was 1 × Adults (10+)');
    const copies = mailsTo(operator.email);
    expect(copies).toHaveLength(2);
    expect(copies[1]?.text).toContain('The traveller changed it 149 times');
    const fates = Object.groupBy(await world.cards(start), ({ status }) => status);
    expect([fates.sent?.length, fates.dismissed?.length]).toEqual([4, 296]);
    expect(new Set(fates.dismissed?.map(({ dismissedAs }) => dismissedAs))).toEqual(
      new Set(['merged']),
    );
  }, 60_000);

  it('stays within the daily limit, even if the changes are slow, and leaves no e-mail queued', async () => {
    world.mailsPerDay = 3;
    for (let round = 0; round < 8; round += 1) {
      await change(1 + (round % 3));
      await work();
      passes(301);
    }
    expect(mailsTo(victim)).toHaveLength(3);
    expect(mailsTo(operator.email)).toHaveLength(8);
    const stopped = (await world.cards(start)).filter(({ status }) => status === 'dismissed');
    expect(stopped.map(({ dismissedAs, subject }) => [dismissedAs, subject.recipient])).toEqual(
      Array.from({ length: 5 }, () => ['daily-limit', 'traveller']),
    );
    const changed = { bookingNumber, changes: { time: '14:00' } };
    done(await story.side.execute(new ModifyBooking(changed, story.admin())));
    await work();
    expect(mailsTo(victim).at(-1)?.text).toContain('we have moved your booking');
  }, 60_000);

  it('causes one e-mail in five minutes if the traveller cancels and undoes this several times', async () => {
    world.mailsPerDay = 5;
    for (let round = 0; round < 30; round += 1) {
      const address = { bookingNumber };
      const from = await story.store.head();
      done(await story.side.execute(new CancelBooking(address, story.customer())));
      await story.letPoliciesAct(from);
      await work();
      passes(30);
      done(await story.side.execute(new UndoOwnCancellation(address, story.customer())));
      await work();
      passes(30);
    }
    passes(300);
    await work();
    // One e-mail each for the first cancellation and the first undo, then one with the present state every five
    // minutes.
    const subjects = mailsTo(operator.email).map(({ subject }) => subject.split(' ZBL')[0]);
    expect(subjects.slice(0, 2)).toEqual(['Booking cancelled', 'Booking confirmed again']);
    expect(subjects.length).toBeLessThanOrEqual(2 + 7);
    expect(subjects.at(-1)).toBe('Booking confirmed again');
    expect(mailsTo(victim)).toHaveLength(5);
    expect((await world.cards()).every(({ isUnfinished }) => !isUnfinished)).toBe(true);
  }, 60_000);

  it('says in one e-mail that the cancellation is undone and the booking changed', async () => {
    await change(3);
    passes(10);
    const address = { bookingNumber };
    const from = await story.store.head();
    done(await story.side.execute(new CancelBooking(address, story.customer())));
    await story.letPoliciesAct(from);
    done(await story.side.execute(new UndoOwnCancellation(address, story.customer())));
    passes(10);
    await change(4);
    await work();
    passes(300);
    await work();
    const last = mailsTo(victim).at(-1);
    expect(last?.subject).toMatch(/^Booking changed/);
    expect(last?.text).toContain(
      'You also undid the cancellation, so your booking is confirmed again.',
    );
    expect(mailsTo(operator.email).at(-1)?.text).toContain('also undid the cancellation');
  });

  it('causes no e-mail to an address whose mail was returned', async () => {
    await world.suppressed.suppress(victim, 'bounced');
    await change(3);
    await work();
    expect(mailsTo(victim)).toEqual([]);
    expect(mailsTo(operator.email)).toHaveLength(1);
  });

  it('causes an e-mail to each former address', async () => {
    for (const email of ['b@example.com', 'c@example.com']) {
      const correction = { bookingNumber, contact: { email } };
      done(await story.side.execute(new CorrectContact(correction, story.admin())));
    }
    await work();
    const told = world.mailbox.delivered.filter(({ subject }) => subject.startsWith('No longer'));
    expect(told.map(({ to }) => to).toSorted()).toEqual([victim, 'b@example.com']);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'causes one e-mail with the final state, even if the worker crashes at any step: history %i',
    async (seed) => {
      let step = 0;
      let crashesAt = 4 * seed;
      world.atStep = () => {
        step += 1;
        if (step >= crashesAt) throw new Crash();
      };
      /** Runs the worker once; it may crash. */
      const live = async () => {
        step = 0;
        try {
          await work();
        } catch (error) {
          expect(['Crash', 'NotNow', 'LogUnreachable']).toContain((error as Error).name);
        }
        crashesAt += 3;
      };
      for (const guests of [3, 1, 4, 2]) {
        await change(guests);
        await live();
        passes(20);
        await live();
      }
      crashesAt = Number.POSITIVE_INFINITY;
      for (let life = 0; life < 4; life += 1) {
        passes(360);
        await live();
      }
      const cards = await world.cards(start);
      expect(cards).toHaveLength(8);
      for (const recipient of ['traveller', 'operator']) {
        const own = cards.filter(({ subject }) => subject.recipient === recipient);
        const toldOf = own.filter(({ dismissedAs }) => dismissedAs === undefined);
        expect(toldOf.at(-1)).toBe(own.at(-1));
        expect(toldOf.length).toBeLessThanOrEqual(2);
        for (const { status, notificationId } of toldOf) {
          const arrived = world.mailbox.delivered.filter(({ id }) => id === notificationId).length;
          // The outcome is unknown if the worker crashed between the hand-over and the answer.
          expect([status === 'sent' ? 1 : 'unknown', arrived <= 1]).toEqual([
            status === 'sent' ? arrived : status,
            true,
          ]);
        }
      }
    },
    60_000,
  );
});

describe('a name that contains a fraudulent text', () => {
  it.each(['Your account is locked: https://evil.example/x', 'Asha\nevil.example/login'])(
    'is left out of all e-mails to the address: %s',
    async (name) => {
      const story = await WriteSide.open();
      const world = new MailWorld(story);
      const tourId = await story.publishTour({ schedule: { capacity: null } });
      await story.book(tourId, 2, { ...asha, name });
      await world.letPolicyAct(beginning);
      for (const { id } of world.jobs.splice(0)) await world.sender().send(id);
      const [mail] = world.mailbox.delivered.filter(({ to }) => to === victim);
      expect(mail?.text).toContain('Karibu, your booking is confirmed.');
      const decoded = mail?.attachments?.map(({ content }) => new TextDecoder().decode(content));
      for (const part of [mail?.subject, mail?.html, mail?.text, ...(decoded ?? [])]) {
        expect(part).toBeDefined();
        expect(part).not.toContain('evil');
      }
      await story.close();
    },
  );
});
