import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import type { ReviewEvent } from '../../../domain/review/review.events.ts';
import { type ReviewCard, reviews } from './reviews.projection.ts';
import { tourRatings } from './tour-ratings.projection.ts';

const personal = 'v1.asha.words' as Sealed;
const said = 'v1.asha.staff' as Sealed;
const times = ['2026-12-02T09:00:00.000Z', '2026-12-03T09:00:00.000Z', '2026-12-04T09:00:00.000Z'];
const [first, second, third] = times as [string, string, string];

const submitted = (stars: number): ReviewEvent => ({
  type: 'ReviewSubmitted',
  data: { tourId: 'reef', month: '2026-12', submittedAt: first, stars, personal },
});
const published = (stars: number): ReviewEvent => ({
  type: 'ReviewPublished',
  data: { tourId: 'reef', stars },
});
const hidden = { tourId: 'reef', stars: 5 };

function story(...events: readonly ReviewEvent[]) {
  return events.map((event, index) => on('review-74100680', event, times[index]));
}

const pending: Omit<ReviewCard, 'id'> = {
  bookingNumber: 74_100_680,
  tourId: 'reef',
  month: '2026-12',
  status: 'pending',
  stars: 5,
  personal,
  submittedAt: first,
  updatedAt: first,
  publishedAt: '',
  revision: 0,
  waits: 1,
  order: -Date.parse(first),
};
function without(card: object, field: string): object {
  return Object.fromEntries(Object.entries(card).filter(([name]) => name !== field));
}
const id = expect.any(String) as never;

describe('the review of a booking', () => {
  it('waits for staff; the review that has waited longest comes first', () => {
    project(reviews, story(submitted(5))).then({ '74100680': { ...pending, id } });
  });

  it('is public after it was published, and keeps its public name', () => {
    project(reviews, story(submitted(5), published(5))).then({
      '74100680': {
        ...pending,
        id,
        status: 'published',
        publishedAt: second,
        updatedAt: second,
        revision: 1,
        waits: 0,
        order: Date.parse(second),
      },
    });
  });

  it('has the reason while it is rejected', () => {
    const rejected: ReviewEvent = { type: 'ReviewRejected', data: { personal: said } };
    const card = { ...pending, id, status: 'rejected', reason: said, waits: 0 };
    project(reviews, story(submitted(5), rejected)).then({
      '74100680': { ...card, updatedAt: second, revision: 1, order: Date.parse(second) },
    });
    project(reviews, story(submitted(5), rejected, published(5))).then({
      '74100680': {
        ...without(card, 'reason'),
        status: 'published',
        publishedAt: third,
        updatedAt: third,
        revision: 2,
        order: Date.parse(third),
      },
    });
  });

  it('waits again after the traveller changed it', () => {
    const revised: ReviewEvent = { type: 'ReviewRevised', data: { stars: 3, personal, hidden } };
    project(reviews, story(submitted(5), published(5), revised)).then({
      '74100680': {
        ...pending,
        id,
        stars: 3,
        updatedAt: third,
        revision: 2,
        order: -Date.parse(third),
      },
    });
  });

  it('has the answer of the operator, and keeps its place among the waiting reviews', () => {
    const replied: ReviewEvent = { type: 'ReviewReplied', data: { personal: said } };
    project(reviews, story(submitted(5), replied)).then({
      '74100680': {
        ...pending,
        id,
        reply: { at: second, personal: said },
        updatedAt: second,
        revision: 1,
      },
    });
    const removed: ReviewEvent = { type: 'ReviewReplied', data: {} };
    project(reviews, story(submitted(5), replied, removed)).then({
      '74100680': { ...pending, id, updatedAt: third, revision: 2 },
    });
  });

  it('has no texts after it was withdrawn', () => {
    const replied: ReviewEvent = { type: 'ReviewReplied', data: { personal: said } };
    project(reviews, story(submitted(5), replied, { type: 'ReviewWithdrawn', data: {} })).then({
      '74100680': {
        ...without(pending, 'personal'),
        id,
        status: 'withdrawn',
        updatedAt: third,
        revision: 2,
        waits: 0,
        order: Date.parse(third),
      },
    });
  });
});

describe('the rating of a tour', () => {
  const other = (event: ReviewEvent) => on('review-74100681', event);

  it('adds the stars of published reviews', () => {
    project(tourRatings, [...story(submitted(5), published(5)), other(published(2))]).then({
      reef: { tourId: 'reef', count: 2, stars: 7 },
    });
  });

  it.each<ReviewEvent>([
    { type: 'ReviewRevised', data: { stars: 1, personal, hidden } },
    { type: 'ReviewRejected', data: { personal: said, hidden } },
    { type: 'ReviewWithdrawn', data: { hidden } },
  ])('leaves out a review that is no longer public: $type', (event) => {
    project(tourRatings, [...story(published(5), event), other(published(2))]).then({
      reef: { tourId: 'reef', count: 1, stars: 2 },
    });
  });

  it('is not changed by a review that was not public', () => {
    project(tourRatings, [
      ...story(submitted(5), { type: 'ReviewRejected', data: { personal: said } }),
    ]).then({});
  });
});
