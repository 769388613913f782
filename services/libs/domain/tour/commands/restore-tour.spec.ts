import { given } from '../../../../../test/support/stories/decider-story.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { tourDecider } from '../tour.decider.ts';
import type { TourEvent } from '../tour.events.ts';

const created: TourEvent = { type: 'TourCreated', data: sampleTour() };
const published: TourEvent = { type: 'TourPublished', data: {} };
const featured: TourEvent = { type: 'TourFeatured', data: {} };
const deleted: TourEvent = { type: 'TourDeleted', data: {} };
const restored: TourEvent = { type: 'TourRestored', data: {} };

describe('restoring a tour', () => {
  it('restores a deleted tour', () => {
    given(tourDecider, [created, deleted]).when({ type: 'RestoreTour' }).then([restored]);
  });

  it('keeps it published and featured if it was so before', () => {
    given(tourDecider, [created, published, featured, deleted, restored])
      .when({ type: 'EditTour', parts: sampleTour(), isActive: true, isFeatured: true })
      .thenNothing();
  });

  it('changes nothing if the tour was not deleted', () => {
    given(tourDecider, [created]).when({ type: 'RestoreTour' }).thenNothing();
  });

  it('is refused if there is no tour', () => {
    given(tourDecider, []).when({ type: 'RestoreTour' }).thenRefused({ code: 'TourNotFound' });
  });
});
