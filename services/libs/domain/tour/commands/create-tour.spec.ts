import { given } from '../../../../../test/support/stories/decider-story.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { tourDecider } from '../tour.decider.ts';
import type { TourEvent } from '../tour.events.ts';
import type { CreateTour } from './create-tour.ts';

const createTour: CreateTour = {
  type: 'CreateTour',
  slug: 'spice-farm-tour',
  parts: sampleTour(),
  isActive: false,
  isFeatured: false,
};
const created: TourEvent = { type: 'TourCreated', data: sampleTour() };
const published: TourEvent = { type: 'TourPublished', data: {} };
const featured: TourEvent = { type: 'TourFeatured', data: {} };
const deleted: TourEvent = { type: 'TourDeleted', data: {} };

const noAddress = {
  field: 'title',
  message: 'A title needs a letter from a to z or a digit: the tour’s address is made of them',
};

describe('creating a tour', () => {
  it('adds it to the catalogue, unpublished', () => {
    given(tourDecider, []).when(createTour).then([created]);
  });

  it('publishes and features it if the form says so', () => {
    given(tourDecider, [])
      .when({ ...createTour, isActive: true, isFeatured: true })
      .then([created, published, featured]);
    given(tourDecider, [])
      .when({ ...createTour, isActive: true })
      .then([created, published]);
    given(tourDecider, [])
      .when({ ...createTour, isFeatured: true })
      .then([created, featured]);
  });

  it('tidies the texts that staff wrote', () => {
    given(tourDecider, [])
      .when({
        ...createTour,
        parts: sampleTour({
          details: { title: ' Spice Farm Tour ', highlights: ['', 'Fruit tasting'] },
          schedule: { pickupTimes: ['14:00', '09:00'] },
        }),
      })
      .then([created]);
  });

  it('accepts a slug with a number if the slug without it is taken', () => {
    given(tourDecider, [])
      .when({ ...createTour, slug: 'spice-farm-tour-2' })
      .then([created]);
  });

  it('is refused with every fault of the form', () => {
    given(tourDecider, [])
      .when({
        ...createTour,
        parts: sampleTour({ details: { durationHours: 0 }, schedule: { weekdays: [] } }),
      })
      .thenRefused({
        code: 'InvalidFields',
        faults: [
          { field: 'durationHours', message: 'A tour lasts more than 0 and at most 240 hours' },
          {
            field: 'weekdays',
            message: 'Choose at least one day of the week, 1 for Monday to 7 for Sunday',
          },
        ],
      });
  });

  it('is refused for a title without a possible slug', () => {
    given(tourDecider, [])
      .when({ ...createTour, slug: '', parts: sampleTour({ details: { title: '???' } }) })
      .thenRefused({ code: 'InvalidFields', faults: [noAddress] });
  });

  it('reports a missing title once', () => {
    given(tourDecider, [])
      .when({ ...createTour, slug: '', parts: sampleTour({ details: { title: ' ' } }) })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'title', message: 'Give the tour a title' }],
      });
  });

  it('is refused under a slug that is not valid', () => {
    given(tourDecider, [])
      .when({ ...createTour, slug: 'Spice Farm' })
      .thenRefused({ code: 'InvalidFields', faults: [noAddress] });
  });

  it.each(['featured', 'suggestions'])('is refused under the address of the page /%s', (slug) => {
    given(tourDecider, [])
      .when({ ...createTour, slug })
      .thenRefused({ code: 'TourAlreadyExists' });
  });

  it('is refused under a slug that belongs to a tour', () => {
    given(tourDecider, [created]).when(createTour).thenRefused({ code: 'TourAlreadyExists' });
  });

  it('is refused under a slug that belonged to a deleted tour', () => {
    given(tourDecider, [created, deleted])
      .when(createTour)
      .thenRefused({ code: 'TourAlreadyExists' });
  });

  it('reports the faults of the form before a slug that is taken', () => {
    given(tourDecider, [created])
      .when({ ...createTour, parts: sampleTour({ schedule: { maxGuests: 0 } }) })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'maxGuests', message: 'Give a whole number from 1 to 999' }],
      });
  });
});
