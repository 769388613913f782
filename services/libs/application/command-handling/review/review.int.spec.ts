import { done, WriteSide } from '../../../../../test/support/in-memory/write-side.ts';
import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { CheckInGuests } from '../booking/booking.commands.ts';
import { PublishReview, RejectReview, ReplyToReview, WriteReview } from './review.commands.ts';

describe('the texts of a review', () => {
  let story: WriteSide;
  let bookingNumber: number;

  beforeEach(async () => {
    story = await WriteSide.open();
    const tourId = await story.publishTour();
    bookingNumber = await story.book(tourId, 2);
    done(await story.side.execute(new CheckInGuests({ bookingNumber }, story.admin())));
  });

  afterEach(() => story.close());

  const write = (text: string) =>
    story.side.execute(new WriteReview({ bookingNumber, stars: 5, text }, story.customer()));
  const reject = (reason: string) =>
    story.side.execute(new RejectReview({ bookingNumber, reason }, story.admin()));
  const reply = (text: string) =>
    story.side.execute(new ReplyToReview({ bookingNumber, text }, story.admin()));
  const stored = () => story.events(`review-${bookingNumber}`);

  async function erase(): Promise<void> {
    const [submitted] = await stored();
    const { personal } = submitted?.data as { readonly personal: Sealed };
    await story.ports.vault.destroy(customerOf(personal));
  }

  it('are stored sealed, and the same text again stores no event', async () => {
    done(await write('Turtles!'));
    done(await write('Turtles!'));
    done(await reply('Karibu tena'));
    done(await reply('Karibu tena'));
    done(await reject('A phone number'));
    done(await reject('A phone number'));
    const events = await stored();
    expect(events.map(({ type }) => type)).toEqual([
      ...['ReviewSubmitted', 'ReviewReplied', 'ReviewRejected'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/turtles|karibu|phone/i);
  });

  it('cannot be written about an erased person, but staff can still hide the review', async () => {
    done(await write('Turtles!'));
    done(await story.side.execute(new PublishReview({ bookingNumber }, story.admin())));
    await erase();
    const erased = { done: false, refusal: { code: 'CustomerErased' } };
    expect(await reply('Karibu tena')).toEqual(erased);
    expect(await write('Dolphins!')).toEqual(erased);
    done(await reject('A phone number'));
    const rejected = (await stored()).at(-1);
    expect(rejected).toMatchObject({ type: 'ReviewRejected', data: { hidden: { stars: 5 } } });
    expect(rejected?.data).not.toHaveProperty('personal');
  });
});
