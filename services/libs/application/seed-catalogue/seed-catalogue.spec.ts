import { categoryNamed } from '../../../../test/support/category-named.ts';
import { readdirSync } from 'node:fs';
import { categoriesOf, defaultAgeCategories } from '../../domain/tour/pricing/categories.ts';
import { type Party, travelersCategory } from '../../domain/tour/pricing/party.ts';
import { priceParty } from '../../domain/tour/pricing/price-party.ts';
import type { PricingStructure } from '../../domain/tour/pricing/pricing-structure.ts';
import { reservedSlugs, slugOf } from '../../domain/tour/slug.ts';
import { tourCategories } from '../../domain/tour/tour-categories.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import type { SeedTour } from './seed-tour.ts';

/** ISO weekdays, 1 = Monday … 7 = Sunday. */
const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** A Wednesday outside every high season. */
const plainDay = '2027-03-03';

const each = seedCatalogue.map((tour) => [tour.slug, tour] as const);

/** The prices in dollars for one adult, one child and one infant, each alone; null if there is no such category. */
const prices: Readonly<Record<string, readonly [number | null, number | null, number | null]>> = {
  'stone-town-heritage-walk': [25, 12, 0],
  'spice-farm-tour': [30, 15, 0],
  'spice-kidichi-lunch': [45, 23, 0],
  'prison-island-half-day': [35, 18, 0],
  'prison-island-nakupenda': [60, 35, 0],
  'safari-blue-menai-bay': [75, 40, 0],
  'mnemba-reef-snorkelling': [50, 30, null],
  'jozani-forest-mangrove': [40, 20, 0],
  'jozani-kizimkazi-day': [65, 35, 0],
  'dolphin-watch-kizimkazi': [45, 25, 0],
  'masingini-forest-walk': [30, 15, 0],
  'nungwi-turtles-dhow-builders': [35, 18, 0],
  'sunset-dhow-nungwi': [35, 20, 0],
  'sunset-dhow-stone-town': [35, 20, 0],
  'paje-seaweed-village': [25, 12, 0],
  'kuza-cave-the-rock-paje': [70, 40, 0],
  'kiwengwa-caves-pongwe': [45, 25, 0],
  'mikumi-fly-in-safari': [430, 380, 90],
  'nyerere-fly-in-boat-safari': [470, 420, 100],
  'mikumi-safari-by-train': [290, 250, 60],
};

/** The price in dollars for each seat, for tours whose price does not depend on age. */
const pricesPerSeat: Readonly<Record<string, number>> = {
  'mnemba-nungwi-sunset': 85,
  'blue-lagoon-starfish': 35,
  'michamvi-mangrove-sunset': 40,
  'paje-kitesurf-intro': 95,
};

function dollarsFor(pricing: PricingStructure, party: Party, date = plainDay): number | null {
  const outcome = priceParty(pricing, party, date);
  return outcome.priced ? outcome.price.totalMinor / 100 : null;
}

/** Returns the price in dollars for one traveller of the matching category; null if there is no such category. */
function dollarsForOne({ parts }: SeedTour, nameBegins: RegExp): number | null {
  const category = categoriesOf(parts.pricing).find((known) => nameBegins.test(known.category));
  return category === undefined
    ? null
    : dollarsFor(parts.pricing, [{ ...categoryNamed(category.category), count: 1 }]);
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').trim();
}

function everyTextOf({ parts: { details, faq } }: SeedTour): string[] {
  return [
    details.title,
    details.badge ?? '',
    details.description,
    textOf(details.fullDescription),
    details.meetingPoint,
    ...details.highlights,
    ...details.includes,
    ...details.excludes,
    ...details.whatToBring,
    ...details.itinerary.map((step) => step.text),
    ...faq.flatMap((entry) => [entry.question, entry.answer]),
  ];
}

describe('the seed catalogue', () => {
  it('has 24 tours, each at its own address', () => {
    expect(new Set(seedCatalogue.map((tour) => tour.slug)).size).toBe(24);
    expect(seedCatalogue).toHaveLength(24);
  });

  it('has every file of the folder, each named after its slug', () => {
    const files = readdirSync(new URL('tours/', import.meta.url));
    expect(files.sort()).toEqual(seedCatalogue.map(({ slug }) => `${slug}.json`).sort());
  });

  it('features eight tours, as many as the home page shows', () => {
    expect(seedCatalogue.filter((tour) => tour.isFeatured)).toHaveLength(8);
  });

  it('shows every kind of price table', () => {
    const count = (type: PricingStructure['type']) =>
      seedCatalogue.filter((tour) => tour.parts.pricing.type === type).length;
    expect([count('age_based'), count('group'), count('seasonal'), count('fixed')]).toEqual([
      15, 5, 2, 2,
    ]);
  });

  it('has exactly the tours of the price list', () => {
    const listed = [...Object.keys(prices), ...Object.keys(pricesPerSeat)].sort();
    expect(seedCatalogue.map((tour) => tour.slug).sort()).toEqual(listed);
  });

  it('uses every category except the one for tours of several days', () => {
    const used = new Set(seedCatalogue.flatMap((tour) => tour.parts.details.categories));
    expect(tourCategories.filter((category) => !used.has(category))).toEqual([
      'Multi-day Experiences',
    ]);
  });
});

describe.each(each)('the seed tour %s', (slug, tour) => {
  const { details, pricing, schedule, faq, images } = tour.parts;

  it('has the address that is made from its title', () => {
    expect(slugOf(details.title)).toBe(slug);
    expect(reservedSlugs).not.toContain(slug);
  });

  it('is created with the content of its file, and is published and featured as the catalogue says', () => {
    const { parts, isFeatured } = tour;
    const command = { type: 'CreateTour', slug, parts, isActive: true, isFeatured } as const;
    expect(tourDecider.decide(command, tourDecider.initialState)).toEqual({
      accepted: true,
      events: [
        { type: 'TourCreated', data: parts },
        { type: 'TourPublished', data: {} },
        ...(isFeatured ? [{ type: 'TourFeatured', data: {} }] : []),
      ],
    });
  });

  it('has the prices of the price list', () => {
    const perSeat = pricesPerSeat[slug];
    if (perSeat === undefined) {
      const [adult, child, infant] = prices[slug] ?? [];
      expect(dollarsForOne(tour, /^Adult/)).toBe(adult);
      expect(dollarsForOne(tour, /^(?:Child|3-9 years)/)).toBe(child);
      expect(dollarsForOne(tour, /^(?:Infant|1-2 years)/)).toBe(infant);
    } else {
      expect(dollarsFor(pricing, [{ ...travelersCategory, count: 1 }])).toBe(perSeat);
    }
  });

  it('never costs less for a larger party of adults than for a smaller party', () => {
    const [first] = categoriesOf(pricing);
    const totals = Array.from({ length: schedule.maxGuests }, (_, index) =>
      dollarsFor(pricing, [{ categoryId: '', category: '', ...first, count: index + 1 }]),
    );
    expect(totals).not.toContain(null);
    expect(totals).toEqual(totals.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('runs on at least one day and time, and its departures have enough seats for its largest party', () => {
    expect(schedule.pickupTimes.length).toBeGreaterThan(0);
    expect(schedule.pickupTimes).toEqual([...new Set(schedule.pickupTimes)].sort());
    for (const time of schedule.pickupTimes) {
      expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    }
    expect(schedule.weekdays).toEqual(everyDay.filter((day) => schedule.weekdays.includes(day)));
    expect(schedule.weekdays.length).toBeGreaterThanOrEqual(6);
    expect(schedule.season).toBeNull();
    expect(schedule.maxGuests).toBeGreaterThanOrEqual(2);
    expect(schedule.bookingCutoffHours).toBeGreaterThanOrEqual(2);
    if (schedule.capacity !== null) {
      expect(schedule.capacity).toBeGreaterThanOrEqual(schedule.maxGuests);
      // A departure without bookings must not be shown as nearly full.
      expect(schedule.capacity).toBeGreaterThan(4);
    }
  });

  it('is confirmed by hand if, and only if, seats, wind or tide have to be checked first', () => {
    const byHand = [
      'mikumi-fly-in-safari',
      'nyerere-fly-in-boat-safari',
      'mikumi-safari-by-train',
      'paje-kitesurf-intro',
    ];
    expect(schedule.confirmation).toBe(byHand.includes(slug) ? 'by-hand' : 'instant');
  });

  it('belongs to categories that staff can choose', () => {
    expect(details.categories.length).toBeGreaterThan(0);
    expect(new Set(details.categories).size).toBe(details.categories.length);
    for (const category of details.categories) {
      expect(tourCategories).toContain(category);
    }
  });

  it('has texts of a length that people read', () => {
    const words = textOf(details.fullDescription).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(250);
    expect(details.description.length).toBeGreaterThanOrEqual(80);
    expect(details.description.length).toBeLessThanOrEqual(220);
    expect(details.title.length).toBeLessThanOrEqual(40);
    expect(details.badge?.length).toBeLessThanOrEqual(24);
  });

  it('is described in plain HTML with every element closed', () => {
    const names = ['p', 'h3', 'ul', 'li', 'strong', 'em'];
    const open: string[] = [];
    for (const [, slash, name = ''] of details.fullDescription.matchAll(/<(\/?)([^>]*)>/g)) {
      expect(names).toContain(name);
      if (slash === '/') {
        expect(open.pop()).toBe(name);
      } else {
        open.push(name);
      }
    }
    expect(open).toEqual([]);
    expect(details.fullDescription).not.toMatch(/\s{2}|\s<\/?(?:p|h3|ul|li)>|&(?!amp;)/);
  });

  it('says what to expect, what is included and what to bring', () => {
    const within = (list: readonly unknown[], min: number, max: number) => {
      expect(list.length).toBeGreaterThanOrEqual(min);
      expect(list.length).toBeLessThanOrEqual(max);
      expect(new Set(list).size).toBe(list.length);
    };
    within(details.highlights, 4, 6);
    within(details.includes, 3, 6);
    within(details.excludes, 2, 4);
    within(details.whatToBring, 3, 6);
    within(
      faq.map((entry) => entry.question),
      3,
      4,
    );
    expect(images).toEqual([]);
  });

  it('has an itinerary that moves forward and ends with the return, at the tour’s duration', () => {
    const minutes = details.itinerary.map((step) => step.minutesFromStart ?? Number.NaN);
    expect(minutes.length).toBeGreaterThanOrEqual(4);
    expect(minutes.length).toBeLessThanOrEqual(7);
    expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
    expect(minutes).toContain(0);
    expect(minutes.at(-1)).toBe(details.durationHours * 60);
    expect(details.itinerary.at(-1)?.text).toMatch(/return|back|ends/i);
    expect(details.durationHours % 0.5).toBe(0);
  });

  it('can be found on a map', () => {
    const link = new URL(details.meetingPointLink ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('https://www.google.com/maps/search/');
    expect(link.searchParams.get('api')).toBe('1');
    expect(link.searchParams.get('query')).toMatch(/Zanzibar|Dar es Salaam/);
  });

  it('makes no promises that it cannot keep, and uses no advertising phrases', () => {
    for (const text of everyTextOf(tour)) {
      expect(text).not.toMatch(
        /unforgettable|once.in.a.lifetime|hidden gem|breathtaking|stunning|paradise|magical|bucket list|must-see|hurry|selling fast|last chance/i,
      );
      expect(text).not.toMatch(/you (?:will|are sure to) (?:see|meet|swim with)|always see/i);
      // Mnemba is not an atoll.
      expect(text).not.toMatch(/atoll/i);
    }
  });

  it('has no empty texts, no spaces around texts and no straight quotes', () => {
    const [, badge, ...others] = everyTextOf(tour);
    expect(badge === '').toBe(details.badge === null);
    for (const text of others) {
      expect(text).toMatch(/^\S(?:.*\S)?$/s);
      expect(text).not.toMatch(/['"]/);
    }
  });
});

describe('group prices of the seed catalogue', () => {
  const grouped = seedCatalogue.flatMap(({ slug, parts: { pricing, schedule } }) =>
    pricing.type === 'group' ? [[slug, pricing.groupRates, schedule.maxGuests] as const] : [],
  );

  it.each(grouped)(
    'of %s cover every party and fall as the party grows',
    (_, groupRates, maxGuests) => {
      expect(groupRates[0]?.minSize).toBe(1);
      expect(groupRates.at(-1)?.maxSize).toBe(maxGuests);
      const adults = groupRates.map((rate) => rate.ageRates[0]?.priceMinor ?? 0);
      expect(adults).toEqual([...new Set(adults)].sort((a, b) => b - a));
    },
  );

  it.each(grouped)('of %s have the default categories of the console', (_, groupRates) => {
    for (const { ageRates } of groupRates) {
      expect(
        ageRates.map(({ category, minAge, maxAge }) => ({ category, minAge, maxAge })),
      ).toEqual(defaultAgeCategories);
    }
  });
});

describe('seasonal prices of the seed catalogue', () => {
  it.each([
    ['mnemba-nungwi-sunset', '2027-06-30', 85],
    ['mnemba-nungwi-sunset', '2027-07-01', 93.5],
    ['mnemba-nungwi-sunset', '2027-08-31', 93.5],
    ['mnemba-nungwi-sunset', '2026-12-20', 102],
    ['mnemba-nungwi-sunset', '2027-01-05', 102],
    ['mnemba-nungwi-sunset', '2027-01-06', 85],
    ['michamvi-mangrove-sunset', '2028-07-15', 44],
    ['michamvi-mangrove-sunset', '2027-12-31', 48],
  ])('of %s on %s are %d dollars for each seat', (slug, date, dollars) => {
    const pricing = seedCatalogue.find((tour) => tour.slug === slug)?.parts.pricing;
    expect(pricing?.type).toBe('seasonal');
    expect(pricing && dollarsFor(pricing, [{ ...travelersCategory, count: 1 }], date)).toBe(
      dollars,
    );
  });
});

describe('age prices of the seed catalogue', () => {
  it.each([
    ['spice-farm-tour', ['Adult (12+)', 'Child (4-11)', 'Infant (0-3)']],
    ['mnemba-reef-snorkelling', ['Adult (12+)', 'Child (8-11)']],
    ['mikumi-fly-in-safari', ['Adult (12+)', 'Child (2-11)', 'Infant (0-1)']],
    ['mikumi-safari-by-train', ['Adult (12+)', 'Child (4-11)', 'Infant (0-3)']],
  ])('of %s name the ages to which they apply', (slug, names) => {
    const pricing = seedCatalogue.find((tour) => tour.slug === slug)?.parts.pricing;
    expect(pricing && categoriesOf(pricing).map((known) => known.category)).toEqual(names);
  });
});
