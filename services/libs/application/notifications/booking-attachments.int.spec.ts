import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { done, party, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import {
  CancelBooking,
  ConfirmBooking,
  CorrectContact,
  ModifyBooking,
  RebookBooking,
} from '../command-handling/booking/booking.commands.ts';
import type { Position } from '../event-log/stored-event.ts';

describe('the attachments of an e-mail to a traveller', () => {
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

  beforeEach(() => book(tourId));

  async function book(id: string): Promise<void> {
    start = await story.store.head();
    world = new MailWorld(story);
    bookingNumber = await story.book(id, 2);
  }

  /** Returns the messages since the last call, each with its subject and the contents of its attached files. */
  async function came() {
    await world.letPolicyAct(start);
    for (const { id } of world.jobs.splice(0)) await world.sender().send(id);
    start = await story.store.head();
    return world.mailbox.delivered.splice(0).map(({ to, subject, attachments = [] }) => ({
      to,
      subject,
      files: attachments.map(
        ({ filename, contentType, content }) =>
          `${filename} (${contentType}): ${new TextDecoder().decode(content)}`,
      ),
    }));
  }

  const voucher = () => `voucher.pdf (application/pdf): voucher ZBL-${bookingNumber}`;
  const entry = (method: string, sequence: number) =>
    `booking.ics (text/calendar; method=${method}; charset=utf-8): ${method} ZBL-${bookingNumber} ${sequence}`;

  it('are the voucher and the calendar entry, for the traveller only', async () => {
    const mails = await came();
    const toTraveller = mails.find(({ to }) => to === 'asha@example.com');
    const toOperator = mails.find(({ to }) => to === 'operator@kanga.example');
    expect(toTraveller?.files).toEqual([voucher(), entry('REQUEST', 1)]);
    expect(toOperator?.files).toEqual([]);
  });

  it('contain a newer calendar entry after each change, and its cancellation after the booking is cancelled', async () => {
    await came();
    const move = { bookingNumber, changes: { time: '14:00' } };
    done(await story.side.execute(new ModifyBooking(move, story.admin())));
    expect((await came()).map(({ files }) => files)).toEqual([[voucher(), entry('REQUEST', 2)]]);
    const more = { bookingNumber, changes: { party: party(3) } };
    done(await story.side.execute(new ModifyBooking(more, story.admin())));
    expect((await came()).map(({ files }) => files)).toEqual([[voucher(), entry('REQUEST', 4)]]);
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.admin())));
    expect((await came()).map(({ files }) => files)).toEqual([[entry('CANCEL', 5)]]);
    const again = { bookingNumber, changes: { time: '09:00' } };
    done(await story.side.execute(new RebookBooking(again, story.admin())));
    expect((await came()).map(({ files }) => files)).toEqual([[voucher(), entry('REQUEST', 6)]]);
  });

  it('are sent to the corrected address, and not to the former one', async () => {
    await came();
    const contact = { email: 'new@example.com' };
    done(await story.side.execute(new CorrectContact({ bookingNumber, contact }, story.admin())));
    expect((await came()).map(({ to, files }) => [to, files.length])).toEqual([
      ['new@example.com', 2],
      ['asha@example.com', 0],
    ]);
  });

  it('are absent before a request is confirmed, and if it was never confirmed', async () => {
    await book(byHandId);
    expect((await came()).flatMap(({ files }) => files)).toEqual([]);
    done(await story.side.execute(new ConfirmBooking({ bookingNumber }, story.admin())));
    expect((await came()).map(({ files }) => files)).toEqual([[voucher(), entry('REQUEST', 1)]]);
    await book(byHandId);
    await came();
    done(await story.side.execute(new CancelBooking({ bookingNumber }, story.customer())));
    expect((await came()).flatMap(({ files }) => files)).toEqual([]);
  });

  it('are left out if they cannot be drawn; the e-mail is still sent', async () => {
    const { documents } = world;
    world.documents = Object.assign(Object.create(documents) as typeof documents, {
      voucher: () => Promise.reject(new RangeError('Asha Juma has no glyph')),
    });
    const mails = await came();
    const toTraveller = mails.find(({ to }) => to === 'asha@example.com');
    expect(toTraveller?.files).toEqual([entry('REQUEST', 1)]);
    expect(world.faults).toEqual(['A voucher could not be drawn: RangeError']);
  });
});
