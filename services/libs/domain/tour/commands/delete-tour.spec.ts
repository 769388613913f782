import { given } from '../../../../../test/support/stories/decider-story.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { tourDecider } from '../tour.decider.ts';
import type { TourEvent } from '../tour.events.ts';

const created: TourEvent = { type: 'TourCreated', data: sampleTour() };
const deleted: TourEvent = { type: 'TourDeleted', data: {} };
const restored: TourEvent = { type: 'TourRestored', data: {} };

describe('deleting a tour', () => {
  it('removes it from the catalogue', () => {
    given(tourDecider, [created]).when({ type: 'DeleteTour' }).then([deleted]);
    given(tourDecider, [created, deleted, restored]).when({ type: 'DeleteTour' }).then([deleted]);
  });

  it('twice changes nothing', () => {
    given(tourDecider, [created, deleted]).when({ type: 'DeleteTour' }).thenNothing();
  });

  it('is refused if there is no tour', () => {
    given(tourDecider, []).when({ type: 'DeleteTour' }).thenRefused({ code: 'TourNotFound' });
  });
});
