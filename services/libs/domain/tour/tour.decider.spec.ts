import fc from 'fast-check';
import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { categoryIdsOf } from './pricing/category-id.ts';
import { tidyTour } from './tidy-tour.ts';
import { tourDecider, type TourCommand } from './tour.decider.ts';
import type { TourEvent, TourParts } from './tour.events.ts';
import type { TourState } from './tour.state.ts';

const parts: fc.Arbitrary<TourParts> = fc
  .record({
    title: fc.constantFrom('Spice Farm Tour', ' Clove Farm ', ''),
    highlights: fc.array(fc.constantFrom('', 'Fruit', ' Cloves')),
    basePriceMinor: fc.constantFrom(-1, 4500, 9900),
    maxGuests: fc.constantFrom(0, 6, 12),
    images: fc.array(fc.constantFrom('/a.webp', '/b.webp'), { maxLength: 8 }),
    question: fc.constantFrom('', 'Why?'),
  })
  .map(({ title, highlights, basePriceMinor, maxGuests, images, question }) =>
    sampleTour({
      details: { title, highlights },
      pricing: { type: 'fixed', currency: 'USD', basePriceMinor },
      schedule: { maxGuests },
      images: images.map((url) => ({ url, alt: null })),
      faq: [{ question, answer: question }],
    }),
  );
const forms = fc.record({ parts, isActive: fc.boolean(), isFeatured: fc.boolean() });
const commands: fc.Arbitrary<TourCommand> = fc.oneof(
  forms.map((form) => ({ type: 'CreateTour' as const, slug: 'spice-farm-tour', ...form })),
  forms.map((form) => ({ type: 'EditTour' as const, ...form })),
  fc.constant({ type: 'DeleteTour' as const }),
  fc.constant({ type: 'RestoreTour' as const }),
);
const bareEvents = fc
  .constantFrom<Exclude<TourEvent, { data: TourParts } | { data: { before: unknown } }>['type']>(
    'TourPublished',
    'TourUnpublished',
    'TourFeatured',
    'TourUnfeatured',
    'TourDeleted',
    'TourRestored',
  )
  .map<TourEvent>((type) => ({ type, data: {} }));
const events: fc.Arbitrary<TourEvent> = fc.oneof(
  parts.map<TourEvent>((data) => ({ type: 'TourCreated', data })),
  parts.map<TourEvent>(({ details }) => ({
    type: 'TourDetailsEdited',
    data: { before: details, after: details },
  })),
  parts.map<TourEvent>(({ pricing }) => ({
    type: 'TourPricingChanged',
    data: { before: pricing, after: pricing },
  })),
  parts.map<TourEvent>(({ schedule }) => ({
    type: 'TourScheduleChanged',
    data: { before: schedule, after: schedule },
  })),
  parts.map<TourEvent>(({ images }) => ({
    type: 'TourImagesChanged',
    data: { before: images, after: images },
  })),
  parts.map<TourEvent>(({ faq }) => ({
    type: 'TourFaqChanged',
    data: { before: faq, after: faq },
  })),
  bareEvents,
);

function after(state: TourState, command: TourCommand): TourState {
  const decision = tourDecider.decide(command, state);
  return decision.accepted ? decision.events.reduce(tourDecider.evolve, state) : state;
}

describe('a tour', () => {
  it('does not exist before it is created, even if its stream has other events', () => {
    fc.assert(
      fc.property(fc.array(events), (stream) => {
        const withoutCreation = stream.filter((event) => event.type !== 'TourCreated');
        expect(withoutCreation.reduce(tourDecider.evolve, tourDecider.initialState)).toEqual({
          status: 'none',
        });
      }),
    );
  });

  it('can be folded from any events, in any order', () => {
    fc.assert(
      fc.property(fc.array(events), (stream) => {
        const state = stream.reduce(tourDecider.evolve, tourDecider.initialState);
        expect(['none', 'catalogued', 'deleted']).toContain(state.status);
      }),
    );
  });

  it('has the values of its form once it is saved, and saving that form again stores no event', () => {
    fc.assert(
      fc.property(fc.array(commands), forms, (history, form) => {
        const edit: TourCommand = { type: 'EditTour', ...form };
        const state = history.reduce(after, tourDecider.initialState);
        const decision = tourDecider.decide(edit, state);
        fc.pre(decision.accepted);
        const saved = after(state, edit);
        expect(saved).toStrictEqual({
          status: 'catalogued',
          parts: tidyTour(form.parts),
          categoryIds: expect.arrayContaining([...categoryIdsOf(form.parts.pricing)]),
          isActive: form.isActive,
          isFeatured: form.isFeatured,
        });
        expect(tourDecider.decide(edit, saved)).toEqual({ accepted: true, events: [] });
      }),
    );
  });

  it('stores no event when an accepted command is repeated at once', () => {
    fc.assert(
      fc.property(fc.array(commands), commands, (history, command) => {
        fc.pre(command.type !== 'CreateTour');
        const state = history.reduce(after, tourDecider.initialState);
        fc.pre(tourDecider.decide(command, state).accepted);
        expect(tourDecider.decide(command, after(state, command))).toEqual({
          accepted: true,
          events: [],
        });
      }),
    );
  });
});
