import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { bookingTags } from './booking-tags.projection.ts';

const added = (booking: string, tag: string) =>
  on(`booking-${booking}`, { type: 'BookingTagAdded', data: { tag } } as const);
const removed = (booking: string, tag: string) =>
  on(`booking-${booking}`, { type: 'BookingTagRemoved', data: { tag } } as const);

describe('the tags in use', () => {
  it('count their bookings in upper and lower case, and are shown in the form in which they were written last', () => {
    project(bookingTags, [added('1', 'vip'), added('2', 'VIP'), added('2', 'Agency')]).then({
      vip: { tag: 'VIP', bookings: 2 },
      agency: { tag: 'Agency', bookings: 1 },
    });
  });

  it('are gone when no booking has them', () => {
    const story = [added('1', 'VIP'), added('2', 'VIP'), removed('1', 'VIP')];
    project(bookingTags, story).then({ vip: { tag: 'VIP', bookings: 1 } });
    project(bookingTags, [...story, removed('2', 'VIP')]).then({});
  });
});
