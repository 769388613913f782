import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { categoryIdsOf } from '../../../domain/tour/pricing/category-id.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import { tourListings } from './tour-listings.projection.ts';

const stream = 'tour-spice-farm-tour';
const parts = sampleTour();
const created: TourEvent = { type: 'TourCreated', data: parts };

const listing = {
  id: 'spice-farm-tour',
  tour: {
    status: 'catalogued',
    parts,
    categoryIds: categoryIdsOf(parts.pricing),
    isActive: false,
    isFeatured: false,
  },
  createdAt: '2026-11-20T09:00:00.000Z',
  changedAt: '2026-11-20T09:00:00.000Z',
  revision: 0,
};
const later = '2026-11-21T09:00:00.000Z';

function story(...events: readonly TourEvent[]) {
  return project(tourListings, [
    on(stream, created),
    ...events.map((event) => on(stream, event, later)),
  ]);
}

describe('A tour’s listing', () => {
  it('holds the fields of the form, and is not published at first', () => {
    story().then({ 'spice-farm-tour': listing });
  });

  it('has the newest fields, and the revision and the time of the last change', () => {
    const details = { ...parts.details, title: 'Spice and Fruit' };
    const edited: TourEvent = {
      type: 'TourDetailsEdited',
      data: { before: parts.details, after: details },
    };
    story({ type: 'TourPublished', data: {} }, { type: 'TourFeatured', data: {} }, edited).then({
      'spice-farm-tour': {
        ...listing,
        tour: {
          ...listing.tour,
          parts: { ...parts, details },
          isActive: true,
          isFeatured: true,
        },
        changedAt: later,
        revision: 3,
      },
    });
  });

  it('is kept when the tour is deleted, and is unchanged after the tour is restored', () => {
    const published: TourEvent = { type: 'TourPublished', data: {} };
    const deleted: TourEvent = { type: 'TourDeleted', data: {} };
    const tour = { ...listing.tour, isActive: true };
    story(published, deleted).then({
      'spice-farm-tour': {
        ...listing,
        tour: { ...tour, status: 'deleted' },
        changedAt: later,
        revision: 2,
      },
    });
    story(published, deleted, { type: 'TourRestored', data: {} }).then({
      'spice-farm-tour': { ...listing, tour, changedAt: later, revision: 3 },
    });
  });

  it('exists only after the event that creates the tour', () => {
    project(tourListings, [on(stream, { type: 'TourPublished', data: {} })]).then({});
  });
});
