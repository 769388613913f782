import { sampleTour, type TourDifference } from '../../../../../test/support/sample-tour.ts';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { done } from '../../../../../test/support/in-memory/write-side.ts';
import { CancelBooking } from '../../command-handling/booking/booking.commands.ts';
import { DeleteTour, EditTour } from '../../command-handling/tour/tour.commands.ts';
import { previewTour } from './preview-tour.ts';

describe('the preview of a save', () => {
  let story: WholeStory;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
  });

  afterEach(() => story.close());

  const formOf = (difference: TourDifference = {}, isActive = true) => ({
    parts: sampleTour(difference),
    isActive,
    isFeatured: false,
  });

  const preview = async (form = formOf(), of = tourId) => {
    const sources = await story.upToDate();
    return await previewTour(sources, { tourId: of, form }, sources.now);
  };

  it('shows no changes if no field was changed', async () => {
    expect(await preview()).toEqual({ changes: [], futureBookings: 0 });
  });

  it('shows each changed field, with its old and new value', async () => {
    const form = formOf({ details: { title: ' Clove Farm ' }, schedule: { maxGuests: 4 } }, false);
    expect(await preview(form)).toMatchObject({
      changes: [
        { field: 'title', before: 'Spice Farm Tour', after: 'Clove Farm' },
        { field: 'maxGuests', before: 12, after: 4 },
        { field: 'isActive', before: true, after: false },
      ],
    });
  });

  it('shows the same changes as the history after the save', async () => {
    const form = formOf({
      details: { itinerary: [{ text: 'Meet', minutesFromStart: 0 }], highlights: ['', 'Cloves'] },
      schedule: { season: { to: '2027-02-28', from: '2026-12-01' } },
      images: [],
    });
    const before = await preview(form);
    done(
      await story.commands.side.execute(new EditTour({ tourId, ...form }, story.commands.admin())),
    );
    expect('changes' in before && before.changes.map(({ field }) => field)).toEqual([
      ...['highlights', 'itinerary', 'images', 'season', 'pictures'],
    ]);
    expect(await preview(form)).toMatchObject({ changes: [] });
    // The same form, with the members of its records in another order.
    const again = formOf({
      details: { itinerary: [{ minutesFromStart: 0, text: 'Meet' }], highlights: ['Cloves'] },
      schedule: { season: { from: '2026-12-01', to: '2027-02-28' } },
      images: [],
    });
    expect(await preview(again)).toMatchObject({ changes: [] });
  });

  it('stores no event', async () => {
    const head = await story.commands.store.head();
    await preview(formOf({ details: { title: 'Clove Farm' } }));
    expect(await story.commands.store.head()).toBe(head);
  });

  it('counts the bookings whose departure is upcoming', async () => {
    await story.commands.book(tourId, 2);
    const cancelled = await story.commands.book(tourId, 3);
    await story.commands.book(await story.commands.publishTour({ details: { title: 'Other' } }), 1);
    const input = { bookingNumber: cancelled, refundRemark: null };
    done(await story.commands.side.execute(new CancelBooking(input, story.commands.admin())));
    expect(await preview()).toMatchObject({ futureBookings: 1 });
    // They depart on 1 December at 9 in the morning.
    story.clock.instant = '2026-12-01T05:59:59.999Z';
    expect(await preview()).toMatchObject({ futureBookings: 1 });
    story.clock.instant = '2026-12-01T06:00:00.000Z';
    expect(await preview()).toMatchObject({ futureBookings: 0 });
  });

  it('is refused for the same reasons as the save', async () => {
    expect(await preview(formOf({ details: { title: '' } }))).toMatchObject({
      code: 'InvalidFields',
      faults: [{ field: 'title', message: 'Give the tour a title' }],
    });
    expect(await preview(formOf(), 'unknown')).toEqual({ code: 'TourNotFound' });
    done(await story.commands.side.execute(new DeleteTour({ tourId }, story.commands.admin())));
    expect(await preview()).toEqual({ code: 'TourIsDeleted' });
  });
});
