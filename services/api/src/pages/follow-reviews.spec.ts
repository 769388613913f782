import type { CollectionChange } from '../../../libs/application/ports/read-store.ts';
import type { Position } from '../../../libs/application/event-log/stored-event.ts';
import { followReviews } from './follow-reviews.ts';

describe('pages with reviews', () => {
  it('are dropped only when a review changes or a person is erased', () => {
    let hear: (change: CollectionChange) => void = () => undefined;
    let isFollowing = true;
    let dropped = 0;
    const onChange = (listener: typeof hear) => {
      hear = listener;
      return () => {
        isFollowing = false;
      };
    };
    const stop = followReviews({ onChange }, { noteEdition: () => (dropped += 1) });
    const change = (name: string, hasNewDocuments = true) => {
      hear({ name, version: 1, position: '1' as Position, hasNewDocuments });
      return dropped;
    };
    expect(change('reviews')).toBe(1);
    expect(change('erased-customers')).toBe(2);
    expect(change('reviews', false)).toBe(2);
    expect(change('booking-tabs')).toBe(2);
    stop();
    expect(isFollowing).toBe(false);
  });
});
