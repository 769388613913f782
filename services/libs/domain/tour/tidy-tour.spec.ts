import { categoryNamed } from '../../../../test/support/category-named.ts';
import fc from 'fast-check';
import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { tidyTour, trimTexts } from './tidy-tour.ts';

describe('a tidied tour', () => {
  it('is the same as before if the tour was already tidy', () => {
    expect(tidyTour(sampleTour())).toStrictEqual(sampleTour());
    expect(trimTexts(sampleTour())).toStrictEqual(sampleTour());
  });

  it('has no spaces around its texts', () => {
    const untidy = sampleTour({
      details: {
        title: ' Spice Farm Tour ',
        badge: ' Popular',
        categories: [' Food & Culinary'],
        description: 'A morning among cloves and vanilla.\n',
        fullDescription: '\n<p>We walk through the farm.</p>\n',
        meetingPoint: ' Darajani market',
        meetingPointLink: ' https://maps.example/darajani ',
        highlights: [' Fruit tasting'],
        itinerary: [{ minutesFromStart: 0, text: 'Meet at the market ' }],
        includes: ['Guide '],
        excludes: [' Gratuities'],
        whatToBring: ['\tWater'],
      },
      pricing: {
        type: 'age_based',
        currency: 'USD',
        ageRates: [
          {
            ...categoryNamed('Adults (10+)'),
            category: ' Adults (10+)',
            priceMinor: 3000,
            minAge: 10,
            maxAge: null,
          },
          {
            ...categoryNamed('3-9 years'),
            category: '3-9 years ',
            priceMinor: 1500,
            minAge: 3,
            maxAge: 9,
          },
        ],
      },
      schedule: { pickupTimes: [' 09:00', '14:00 '] },
      images: [{ url: ' /images/spice-farm.webp ', alt: ' Cloves drying on a mat ' }],
      faq: [{ question: ' Is lunch included?', answer: 'No, but there is fruit. ' }],
    });
    expect(tidyTour(untidy)).toStrictEqual(sampleTour());
    expect(trimTexts(untidy)).toStrictEqual(sampleTour());
  });

  it('has its pick-up windows in order, beginning with the window of all other zones', () => {
    const window = (zone: string) => ({ zone, fromMinutes: 60, toMinutes: 30 });
    const pickup = { windows: [window(' Paje '), window('Kendwa'), window(' ')] };
    expect(tidyTour(sampleTour({ schedule: { pickup } })).schedule.pickup).toStrictEqual({
      windows: [window(''), window('Kendwa'), window('Paje')],
    });
    expect(tidyTour(sampleTour({ schedule: { pickup: null } })).schedule.pickup).toBeNull();
  });

  it('has no spaces around the names of groups and seasons', () => {
    const rate = { priceMinor: 3000, minAge: null, maxAge: null };
    const season = {
      startDate: '2026-07-01',
      endDate: '2026-08-31',
      modifier: { type: 'fixed', amountMinor: 100 },
    } as const;
    const groups = (category: string) =>
      sampleTour({
        pricing: {
          type: 'group',
          currency: 'USD',
          groupRates: [
            { minSize: 1, maxSize: 9, ageRates: [{ categoryId: 'adults', category, ...rate }] },
          ],
        },
      });
    const seasons = (name: string) =>
      sampleTour({
        pricing: {
          type: 'seasonal',
          currency: 'USD',
          basePriceMinor: 100,
          seasonalRates: [{ season: name, ...season }],
        },
      });
    expect(tidyTour(groups(' Adults '))).toStrictEqual(groups('Adults'));
    expect(tidyTour(seasons(' Summer '))).toStrictEqual(seasons('Summer'));
    const fixed = sampleTour({ pricing: { type: 'fixed', currency: 'USD', basePriceMinor: 1 } });
    expect(tidyTour(fixed)).toStrictEqual(fixed);
  });

  it('has no blank lines, entries or start times', () => {
    const lines = ['', 'Fruit tasting', '  '];
    const { details, schedule, faq } = tidyTour(
      sampleTour({
        details: {
          highlights: lines,
          includes: lines,
          excludes: lines,
          whatToBring: lines,
          itinerary: [
            { minutesFromStart: 0, text: ' ' },
            { minutesFromStart: null, text: 'Lunch' },
          ],
        },
        schedule: { pickupTimes: ['', '14:00', ' '] },
        faq: [
          { question: ' ', answer: '' },
          { question: 'Why?', answer: '' },
          { question: '', answer: 'Because.' },
        ],
      }),
    );
    expect([
      details.highlights,
      details.includes,
      details.excludes,
      details.whatToBring,
    ]).toStrictEqual(Array.from({ length: 4 }, () => ['Fruit tasting']));
    expect(details.itinerary).toStrictEqual([{ minutesFromStart: null, text: 'Lunch' }]);
    expect(schedule.pickupTimes).toStrictEqual(['14:00']);
    expect(faq).toStrictEqual([
      { question: 'Why?', answer: '' },
      { question: '', answer: 'Because.' },
    ]);
  });

  it('has no value for an empty optional text', () => {
    const { details, images } = tidyTour(
      sampleTour({
        details: { badge: ' ', meetingPointLink: '' },
        images: [{ url: '/a.webp', alt: ' ' }],
      }),
    );
    expect([details.badge, details.meetingPointLink, images[0]?.alt]).toEqual([null, null, null]);
    expect(tidyTour(sampleTour({ details: { badge: null } })).details.badge).toBeNull();
  });

  it('has focus points in whole per cent, and none in the centre', () => {
    const picture = { url: '/a.webp', alt: null };
    const focused = (x: number, y: number) => ({ ...picture, focus: { x, y } });
    const { images } = tidyTour(
      sampleTour({
        images: [focused(0.304, 1), focused(0.5, 0.5), focused(0.4999, 0.501), picture],
      }),
    );
    expect(images).toStrictEqual([focused(0.3, 1), picture, picture, picture]);
  });

  it('has start times, weekdays and categories in order, and each weekday and category once', () => {
    const { details, schedule } = tidyTour(
      sampleTour({
        details: { categories: ['Day Trips', 'City Tours', 'Day Trips'] },
        schedule: { pickupTimes: ['14:00', '06:30', '09:00'], weekdays: [7, 2, 1, 2] },
      }),
    );
    expect(details.categories).toEqual(['Day Trips', 'City Tours']);
    expect(schedule.pickupTimes).toEqual(['06:30', '09:00', '14:00']);
    expect(schedule.weekdays).toEqual([1, 2, 7]);
  });

  it('has no terms of cancelling if they are the default ones', () => {
    const terms = { freeUntilHours: 24, chargePercentMax: 100 };
    const { schedule } = tidyTour(sampleTour({ schedule: { cancellation: terms } }));
    expect(schedule).not.toHaveProperty('cancellation');
    const others = { ...terms, chargePercentMax: 50 };
    expect(
      tidyTour(sampleTour({ schedule: { cancellation: others } })).schedule.cancellation,
    ).toEqual(others);
  });

  it('has no half characters, which cannot be stored', () => {
    expect(tidyTour(sampleTour({ details: { title: 'Dhow \ud83d' } })).details.title).toBe(
      'Dhow \ufffd',
    );
  });

  it('keeps every entry in its place if only its texts are trimmed', () => {
    const { details, schedule, faq } = trimTexts(
      sampleTour({
        details: { highlights: [' ', 'Fruit'], categories: ['Day Trips', 'Day Trips'] },
        schedule: { pickupTimes: ['14:00', '', '09:00'], weekdays: [2, 1, 2] },
        faq: [{ question: '', answer: '' }],
      }),
    );
    expect(details.highlights).toEqual(['', 'Fruit']);
    expect(details.categories).toEqual(['Day Trips', 'Day Trips']);
    expect(schedule.pickupTimes).toEqual(['14:00', '', '09:00']);
    expect(schedule.weekdays).toEqual([2, 1, 2]);
    expect(faq).toEqual([{ question: '', answer: '' }]);
  });

  it('does not change when it is tidied again', () => {
    const text = fc.string({ unit: fc.constantFrom(' ', '\n', 'a', '\ud83d', '\udc18') });
    const times = fc.constantFrom('08:00', ' 08:00', '', '7', '14:00');
    fc.assert(
      fc.property(
        fc.array(text),
        fc.array(times),
        fc.array(fc.integer()),
        (lines, pickupTimes, weekdays) => {
          const once = tidyTour(
            sampleTour({
              details: { title: lines.join(), highlights: lines, categories: lines },
              schedule: { pickupTimes, weekdays },
              faq: lines.map((question) => ({ question, answer: '' })),
            }),
          );
          expect(tidyTour(once)).toStrictEqual(once);
        },
      ),
    );
  });
});
