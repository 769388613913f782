import { sampleTour, type TourDifference } from '../../../../test/support/sample-tour.ts';
import { checkTour } from './check-tour.ts';

function faultsOf(difference: TourDifference): readonly [string, string][] {
  return checkTour(sampleTour(difference)).map(({ field, message }) => [field, message]);
}

function many<Item>(count: number, item: (index: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

const x = (length: number) => 'x'.repeat(length);
const pickupTimes = (count: number) =>
  many(count, (i) => `${String(i >> 1).padStart(2, '0')}:${i % 2 === 0 ? '00' : '30'}`);
const image = { url: '/images/a.webp', alt: null };
const focused = (x: number, y: number) => ({ ...image, focus: { x, y } });
const link = (length: number) => `https://maps.example/${x(length - 21)}`;

const categories =
  'Choose from Cultural & Historical, Nature & Wildlife, Adventure & Sports, Food & Culinary, ' +
  'Beach & Water Activities, Relaxation & Wellness, Photography, City Tours, Day Trips, ' +
  'Multi-day Experiences';
const duration = 'A tour lasts more than 0 and at most 240 hours';
const webAddress = 'Give a link that starts with https://';
const minutes = 'Count whole minutes from the start, -1440 to 14400';
const time = 'Write the time as HH:mm, from 00:00 to 23:59';
const weekday = 'Choose at least one day of the week, 1 for Monday to 7 for Sunday';
const day = 'Write the day as yyyy-MM-dd';
const cutoff = 'Give a number of hours from 0 to 12960';
const guests = 'Give a whole number from 1 to 999';
const capacity = 'Give a whole number from 1 to 9999, or none for no limit';
const noImage = 'This is not the address of an image';
const tooLong = (max: number) => `Use at most ${max} characters`;
const tooMany = (max: number) => `There can be at most ${max} entries`;

describe('a form without faults', () => {
  it.each<[string, TourDifference]>([
    ['the sample', {}],
    ['the longest title', { details: { title: x(120) } }],
    ['space around the longest title', { details: { title: ` ${x(120)} ` } }],
    ['no badge', { details: { badge: null } }],
    ['the longest badge', { details: { badge: x(40) } }],
    ['no category', { details: { categories: [] } }],
    ['several categories', { details: { categories: ['Day Trips', 'City Tours'] } }],
    ['no description', { details: { description: '', fullDescription: '' } }],
    ['the longest descriptions', { details: { description: x(1000), fullDescription: x(50_000) } }],
    ['half an hour', { details: { durationHours: 0.5 } }],
    ['ten days', { details: { durationHours: 240 } }],
    ['no meeting point', { details: { meetingPoint: '', meetingPointLink: null } }],
    ['the longest meeting point', { details: { meetingPoint: x(300) } }],
    ['the longest link', { details: { meetingPointLink: link(2000) } }],
    ['a link in capitals', { details: { meetingPointLink: 'HTTPS://maps.example' } }],
    ['a link to a place', { details: { meetingPointLink: 'https://maps.example/@-6.1,39.2?q=@' } }],
    ['the longest lines', { details: { highlights: many(50, () => x(300)) } }],
    [
      'blank lines beyond the limit',
      { details: { includes: many(60, (i) => (i < 50 ? 'a' : ' ')) } },
    ],
    [
      'a pick-up the day before and an end after ten days',
      {
        details: {
          itinerary: [
            { minutesFromStart: -1440, text: x(300) },
            { minutesFromStart: 14_400, text: 'End' },
            { minutesFromStart: null, text: '' },
          ],
        },
      },
    ],
    [
      'blank stops beyond the limit',
      {
        details: {
          itinerary: many(60, (i) => ({ minutesFromStart: i, text: i < 50 ? 'Stop' : '' })),
        },
      },
    ],
    ['no start time yet', { schedule: { pickupTimes: [] } }],
    ['empty start times', { schedule: { pickupTimes: ['', '09:00', ''] } }],
    ['start times in any order', { schedule: { pickupTimes: ['14:00', '09:00'] } }],
    ['the highest number of start times', { schedule: { pickupTimes: pickupTimes(48) } }],
    ['empty start times beyond the limit', { schedule: { pickupTimes: [...pickupTimes(48), ''] } }],
    ['one weekday', { schedule: { weekdays: [7] } }],
    ['a season', { schedule: { season: { from: '2026-06-01', to: '2026-10-31' } } }],
    ['a season of one day', { schedule: { season: { from: '2026-06-01', to: '2026-06-01' } } }],
    ['no cut-off', { schedule: { bookingCutoffHours: 0 } }],
    ['the earliest cut-off', { schedule: { bookingCutoffHours: 12_960 } }],
    ['a cut-off of half an hour', { schedule: { bookingCutoffHours: 0.5 } }],
    ['one guest', { schedule: { maxGuests: 1, capacity: 1 } }],
    ['many guests', { schedule: { maxGuests: 999, capacity: 9999 } }],
    ['no limit of seats', { schedule: { capacity: null } }],
    ['seven images', { images: many(7, () => image) }],
    ['no image', { images: [] }],
    ['an image on another site', { images: [{ url: 'https://img.example/a.jpg', alt: x(200) }] }],
    ['focus points at the corners', { images: [focused(0, 1), focused(1, 0)] }],
    ['an image with two dots in its name', { images: [{ url: '/images/a..b.jpg', alt: null }] }],
    ['no question', { faq: [] }],
    ['the longest answers', { faq: many(30, () => ({ question: x(300), answer: x(3000) })) }],
    [
      'empty questions beyond the limit',
      {
        faq: many(31, (i) =>
          i === 0 ? { question: ' ', answer: '' } : { question: 'a', answer: 'b' },
        ),
      },
    ],
  ])('may have %s', (_what, difference) => {
    expect(faultsOf(difference)).toEqual([]);
  });
});

describe('a faulty form', () => {
  it.each<[string, TourDifference, string, string]>([
    ['no title', { details: { title: ' ' } }, 'title', 'Give the tour a title'],
    ['a long title', { details: { title: x(121) } }, 'title', tooLong(120)],
    ['a long badge', { details: { badge: x(41) } }, 'badge', tooLong(40)],
    [
      'a made-up category',
      { details: { categories: ['Day Trips', 'Fun'] } },
      'category.1',
      categories,
    ],
    ['a long description', { details: { description: x(1001) } }, 'description', tooLong(1000)],
    [
      'a long text',
      { details: { fullDescription: x(50_001) } },
      'fullDescription',
      tooLong(50_000),
    ],
    ['no duration', { details: { durationHours: 0 } }, 'durationHours', duration],
    ['a negative duration', { details: { durationHours: -1 } }, 'durationHours', duration],
    ['an endless duration', { details: { durationHours: 240.5 } }, 'durationHours', duration],
    ['no number of hours', { details: { durationHours: NaN } }, 'durationHours', duration],
    ['a long meeting point', { details: { meetingPoint: x(301) } }, 'meetingPoint', tooLong(300)],
    [
      'a link that is a script',
      { details: { meetingPointLink: 'javascript:alert(1)//https://a' } },
      'meetingPointLink',
      webAddress,
    ],
    [
      'a link with a space',
      { details: { meetingPointLink: 'https://a b' } },
      'meetingPointLink',
      webAddress,
    ],
    ...[
      'https://user:pw@evil.example/',
      'https://good.example\\@evil.example',
      'http://maps.example',
    ].map<[string, TourDifference, string, string]>((url) => [
      `a link to ${url}`,
      { details: { meetingPointLink: url } },
      'meetingPointLink',
      webAddress,
    ]),
    ['half a link', { details: { meetingPointLink: 'https://' } }, 'meetingPointLink', webAddress],
    [
      'a long link',
      { details: { meetingPointLink: link(2001) } },
      'meetingPointLink',
      tooLong(2000),
    ],
    [
      'too many highlights',
      { details: { highlights: many(51, () => 'a') } },
      'highlights',
      tooMany(50),
    ],
    ['a long highlight', { details: { highlights: ['', x(301)] } }, 'highlights.1', tooLong(300)],
    ['a long inclusion', { details: { includes: [x(301)] } }, 'includes.0', tooLong(300)],
    ['a long exclusion', { details: { excludes: [x(301)] } }, 'excludes.0', tooLong(300)],
    [
      'a long thing to bring',
      { details: { whatToBring: [x(301)] } },
      'whatToBring.0',
      tooLong(300),
    ],
    [
      'too many stops',
      { details: { itinerary: many(51, () => ({ minutesFromStart: null, text: 'Stop' })) } },
      'itinerary',
      tooMany(50),
    ],
    ...[-1441, 14_401, 1.5, NaN].map<[string, TourDifference, string, string]>(
      (minutesFromStart) => [
        `a stop at minute ${minutesFromStart}`,
        { details: { itinerary: [{ minutesFromStart, text: 'Stop' }] } },
        'itinerary.0.minutesFromStart',
        minutes,
      ],
    ),
    [
      'a long stop',
      { details: { itinerary: [{ minutesFromStart: 0, text: x(301) }] } },
      'itinerary.0.text',
      tooLong(300),
    ],
    ['a time without its zero', { schedule: { pickupTimes: ['8:30'] } }, 'pickupTimes.0', time],
    ['a time after midnight', { schedule: { pickupTimes: ['', '24:00'] } }, 'pickupTimes.1', time],
    [
      'a start time twice',
      { schedule: { pickupTimes: ['14:00', '09:00', ' 14:00'] } },
      'pickupTimes.2',
      'This start time is listed twice',
    ],
    [
      'too many start times',
      { schedule: { pickupTimes: [...pickupTimes(48), '23:45'] } },
      'pickupTimes',
      tooMany(48),
    ],
    ['no weekday', { schedule: { weekdays: [] } }, 'weekdays', weekday],
    ['a weekday 0', { schedule: { weekdays: [0, 1] } }, 'weekdays', weekday],
    ['a weekday 8', { schedule: { weekdays: [7, 8] } }, 'weekdays', weekday],
    ['half a weekday', { schedule: { weekdays: [1.5] } }, 'weekdays', weekday],
    [
      'an impossible first day',
      { schedule: { season: { from: '2026-02-30', to: '2026-03-01' } } },
      'season.from',
      day,
    ],
    [
      'an impossible last day',
      { schedule: { season: { from: '2026-02-01', to: '' } } },
      'season.to',
      day,
    ],
    [
      'a season that ends first',
      { schedule: { season: { from: '2026-02-02', to: '2026-02-01' } } },
      'season.to',
      'The season must not end before it starts',
    ],
    ...[-1, 12_960.5, NaN].map<[string, TourDifference, string, string]>((bookingCutoffHours) => [
      `a cut-off of ${bookingCutoffHours} hours`,
      { schedule: { bookingCutoffHours } },
      'bookingCutoffHours',
      cutoff,
    ]),
    ...[0, 721, 1.5, NaN].map<[string, TourDifference, string, string]>((freeUntilHours) => [
      `free cancellation until ${freeUntilHours} hours`,
      { schedule: { cancellation: { freeUntilHours, chargePercentMax: 100 } } },
      'freeCancellationHours',
      'Give a whole number of hours from 1 to 720',
    ]),
    ...[0, 101, 1.5, NaN].map<[string, TourDifference, string, string]>((chargePercentMax) => [
      `a charge of ${chargePercentMax} percent`,
      { schedule: { cancellation: { freeUntilHours: 24, chargePercentMax } } },
      'cancellationChargePercent',
      'Give a whole number from 1 to 100',
    ]),
    ...[0, 1000, 2.5].map<[string, TourDifference, string, string]>((maxGuests) => [
      `${maxGuests} guests`,
      { schedule: { maxGuests } },
      'maxGuests',
      guests,
    ]),
    ...[0, 10_000, 2.5].map<[string, TourDifference, string, string]>((seats) => [
      `${seats} seats`,
      { schedule: { capacity: seats } },
      'capacity',
      capacity,
    ]),
    [
      'eight images',
      { images: many(8, () => image) },
      'images',
      'You can only upload up to 7 images',
    ],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '//other.example/a.webp',
      '/\\other.example/a.webp',
      'a.webp',
      '/a b.webp',
      'http://img.example/a.webp',
      'https://user:pw@img.example/a.webp',
      '/images/../x',
      '/images/%2E./x',
      '/images/..',
      '',
      '/',
    ].map<[string, TourDifference, string, string]>((url) => [
      `an image at ${url}`,
      { images: [image, { url, alt: null }] },
      'images.1',
      noImage,
    ]),
    [
      'a long address of an image',
      { images: [{ url: `/${x(2000)}`, alt: null }] },
      'images.0',
      tooLong(2000),
    ],
    ['a long text', { images: [{ ...image, alt: x(10_000) }] }, 'pictures.0.alt', tooLong(200)],
    ...[focused(-0.01, 0.5), focused(0.5, 1.01), focused(NaN, 0)].map<
      [string, TourDifference, string, string]
    >((picture) => [
      `a focus at ${JSON.stringify(picture.focus)}`,
      { images: [picture] },
      'pictures.0.focus',
      'Choose a point inside the picture',
    ]),
    [
      'too many questions',
      { faq: many(31, () => ({ question: 'a', answer: 'b' })) },
      'faq',
      tooMany(30),
    ],
    [
      'an answer without a question',
      { faq: [{ question: ' ', answer: 'b' }] },
      'faq.0.question',
      'Write the question',
    ],
    [
      'a question without an answer',
      {
        faq: [
          { question: '', answer: '' },
          { question: 'a', answer: '' },
        ],
      },
      'faq.1.answer',
      'Write the answer',
    ],
    [
      'a long question',
      { faq: [{ question: x(301), answer: 'b' }] },
      'faq.0.question',
      tooLong(300),
    ],
    ['a long answer', { faq: [{ question: 'a', answer: x(3001) }] }, 'faq.0.answer', tooLong(3000)],
    [
      'a negative price',
      { pricing: { type: 'fixed', currency: 'USD', basePriceMinor: -1 } },
      'pricingStructure.basePrice',
      'A price must be 0 or more, with two decimals at most',
    ],
    [
      'pick-up windows without one for all other zones',
      { schedule: { pickup: { windows: [{ zone: 'Paje', fromMinutes: 60, toMinutes: 30 }] } } },
      'pickup.windows',
      'Give a window for all other zones too',
    ],
    [
      'a zone with two pick-up windows',
      {
        schedule: {
          pickup: {
            windows: [
              { zone: '', fromMinutes: 60, toMinutes: 30 },
              { zone: ' ', fromMinutes: 60, toMinutes: 30 },
            ],
          },
        },
      },
      'pickup.windows.1.zone',
      'This zone is listed twice',
    ],
  ])('with %s gets a fault for it', (_what, difference, field, message) => {
    expect(faultsOf(difference)).toEqual([[field, message]]);
  });

  it.each([
    [30, 30],
    [30, 60],
    [30, -1],
    [30.5, 0],
    [1441, 0],
  ])('with a pick-up from %d to %d minutes before the start gets a fault for it', (from, to) => {
    const windows = [{ zone: '', fromMinutes: from, toMinutes: to }];
    expect(faultsOf({ schedule: { pickup: { windows } } })).toEqual([
      [
        'pickup.windows.0.fromMinutes',
        'Count whole minutes before the start, at most 1440: first the earlier time',
      ],
    ]);
  });

  it('gets all faults of all parts at once', () => {
    expect(
      faultsOf({
        details: { title: '', durationHours: 0 },
        pricing: { type: 'age_based', currency: 'USD', ageRates: [] },
        schedule: { maxGuests: 0, season: { from: 'a', to: 'b' } },
        images: many(8, () => image),
        faq: [{ question: 'a', answer: '' }],
      }).map(([field]) => field),
    ).toEqual([
      'title',
      'durationHours',
      'pricingStructure.ageRates',
      'season.from',
      'season.to',
      'maxGuests',
      'images',
      'faq.0.answer',
    ]);
  });
});
