import { given } from '../../../../../test/support/stories/decider-story.ts';
import { sampleTour, type TourDifference } from '../../../../../test/support/sample-tour.ts';
import { tourDecider } from '../tour.decider.ts';
import type { TourEvent } from '../tour.events.ts';
import type { EditTour } from './edit-tour.ts';

const before = sampleTour();
const created: TourEvent = { type: 'TourCreated', data: before };
const published: TourEvent = { type: 'TourPublished', data: {} };
const unpublished: TourEvent = { type: 'TourUnpublished', data: {} };
const featured: TourEvent = { type: 'TourFeatured', data: {} };
const unfeatured: TourEvent = { type: 'TourUnfeatured', data: {} };
const deleted: TourEvent = { type: 'TourDeleted', data: {} };
const restored: TourEvent = { type: 'TourRestored', data: {} };

function edit(difference: TourDifference, flags: Partial<EditTour> = {}): EditTour {
  return {
    type: 'EditTour',
    parts: sampleTour(difference),
    isActive: false,
    isFeatured: false,
    ...flags,
  };
}

const dearer = { type: 'fixed', currency: 'EUR', basePriceMinor: 9900 } as const;

describe('editing a tour', () => {
  it('stores no event when the form is unchanged', () => {
    given(tourDecider, [created]).when(edit({})).thenNothing();
    given(tourDecider, [created, published, featured])
      .when(edit({}, { isActive: true, isFeatured: true }))
      .thenNothing();
  });

  it('stores no event if only spaces, blank lines or the order of times differ', () => {
    given(tourDecider, [created])
      .when(
        edit({
          details: { title: ' Spice Farm Tour', highlights: ['Fruit tasting', ' '] },
          schedule: { pickupTimes: ['14:00', '09:00'], weekdays: [7, 6, 5, 4, 3, 2, 1] },
          faq: [...before.faq, { question: '', answer: '' }],
        }),
      )
      .thenNothing();
  });

  it('changes the texts that travellers read', () => {
    const after = sampleTour({ details: { title: 'Clove Farm Tour' } }).details;
    given(tourDecider, [created])
      .when(edit({ details: { title: 'Clove Farm Tour' } }))
      .then([{ type: 'TourDetailsEdited', data: { before: before.details, after } }]);
  });

  it('changes the price table', () => {
    given(tourDecider, [created])
      .when(edit({ pricing: dearer }))
      .then([{ type: 'TourPricingChanged', data: { before: before.pricing, after: dearer } }]);
  });

  it('changes the schedule', () => {
    const after = sampleTour({ schedule: { capacity: null } }).schedule;
    given(tourDecider, [created])
      .when(edit({ schedule: { capacity: null } }))
      .then([{ type: 'TourScheduleChanged', data: { before: before.schedule, after } }]);
  });

  it('changes the images and their order', () => {
    const [first] = before.images;
    const second = { url: '/images/b.webp', alt: null };
    const both = first === undefined ? [] : [first, second];
    given(tourDecider, [created])
      .when(edit({ images: both }))
      .then([{ type: 'TourImagesChanged', data: { before: before.images, after: both } }]);
    given(tourDecider, [{ type: 'TourCreated', data: sampleTour({ images: both }) }])
      .when(edit({ images: both.toReversed() }))
      .then([{ type: 'TourImagesChanged', data: { before: both, after: both.toReversed() } }]);
  });

  it('changes the questions and answers', () => {
    given(tourDecider, [created])
      .when(edit({ faq: [] }))
      .then([{ type: 'TourFaqChanged', data: { before: before.faq, after: [] } }]);
  });

  it('publishes and unpublishes it', () => {
    given(tourDecider, [created])
      .when(edit({}, { isActive: true }))
      .then([published]);
    given(tourDecider, [created, published]).when(edit({})).then([unpublished]);
    given(tourDecider, [created, published, unpublished]).when(edit({})).thenNothing();
  });

  it('features it and stops featuring it', () => {
    given(tourDecider, [created])
      .when(edit({}, { isFeatured: true }))
      .then([featured]);
    given(tourDecider, [created, featured]).when(edit({})).then([unfeatured]);
    given(tourDecider, [created, featured, unfeatured]).when(edit({})).thenNothing();
  });

  it('stores one event for every part that changed, in a fixed order', () => {
    const after = sampleTour({
      details: { badge: null },
      pricing: dearer,
      schedule: { maxGuests: 6 },
      images: [],
      faq: [],
    });
    given(tourDecider, [created])
      .when({ type: 'EditTour', parts: after, isActive: true, isFeatured: true })
      .then([
        { type: 'TourDetailsEdited', data: { before: before.details, after: after.details } },
        { type: 'TourPricingChanged', data: { before: before.pricing, after: after.pricing } },
        { type: 'TourScheduleChanged', data: { before: before.schedule, after: after.schedule } },
        { type: 'TourImagesChanged', data: { before: before.images, after: after.images } },
        { type: 'TourFaqChanged', data: { before: before.faq, after: after.faq } },
        published,
        featured,
      ]);
  });

  it('compares the form with the last save', () => {
    const details = sampleTour({ details: { badge: null } }).details;
    const { pricing, schedule, images, faq } = sampleTour({
      pricing: dearer,
      schedule: { maxGuests: 6 },
      images: [],
      faq: [],
    });
    const saved: readonly TourEvent[] = [
      created,
      { type: 'TourDetailsEdited', data: { before: before.details, after: details } },
      { type: 'TourPricingChanged', data: { before: before.pricing, after: pricing } },
      { type: 'TourScheduleChanged', data: { before: before.schedule, after: schedule } },
      { type: 'TourImagesChanged', data: { before: before.images, after: images } },
      { type: 'TourFaqChanged', data: { before: before.faq, after: faq } },
    ];
    const parts = { details, pricing, schedule, images, faq };
    given(tourDecider, saved)
      .when({ type: 'EditTour', parts, isActive: false, isFeatured: false })
      .thenNothing();
  });

  it('is refused with every fault of the form', () => {
    given(tourDecider, [created])
      .when(edit({ details: { title: '' }, schedule: { maxGuests: 0 } }))
      .thenRefused({
        code: 'InvalidFields',
        faults: [
          { field: 'title', message: 'Give the tour a title' },
          { field: 'maxGuests', message: 'Give a whole number from 1 to 999' },
        ],
      });
  });

  it('is refused if there is no tour', () => {
    given(tourDecider, []).when(edit({})).thenRefused({ code: 'TourNotFound' });
  });

  it('is refused while the tour is deleted', () => {
    given(tourDecider, [created, deleted])
      .when(edit({ faq: [] }))
      .thenRefused({ code: 'TourIsDeleted' });
    given(tourDecider, [created, deleted, restored]).when(edit({})).thenNothing();
  });
});
