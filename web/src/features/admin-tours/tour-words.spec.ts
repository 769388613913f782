import { reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { minutesWords, pricingSummary, touchedWords, valueLines } from './tour-words.ts';

const seasonal = {
  type: 'seasonal',
  currency: 'EUR',
  basePrice: 40,
  seasonalRates: [
    {
      season: 'New Year',
      startDate: '2026-12-24',
      endDate: '2027-01-05',
      priceModifier: 12.5,
      modifierType: 'percentage',
    },
  ],
} as const;

describe('a tour in words', () => {
  it('shows its price on one line', () => {
    expect(pricingSummary(reefTour.pricingStructure)).toBe('By age, from $50');
    expect(pricingSummary(townTour.pricingStructure)).toBe('By group size, from $25');
    expect(pricingSummary(seasonal)).toBe('By season, otherwise €40');
    expect(pricingSummary({ type: 'fixed', currency: 'USD', basePrice: 35.5 })).toBe(
      'Fixed, $35.50 per traveller',
    );
  });

  it('shows its price table line by line', () => {
    expect(valueLines('pricingStructure', reefTour.pricingStructure)).toEqual([
      'By age, in USD',
      'Adult (12+): $50 (from 12 years)',
      'Child (8-11): $30 (8 to 11 years)',
    ]);
    expect(valueLines('pricingStructure', townTour.pricingStructure)[1]).toBe(
      '1 to 2 travellers, Adults (10+): $25 (from 10 years)',
    );
    expect(valueLines('pricingStructure', seasonal)[1]).toBe(
      'New Year, Dec 24, 2026 to Jan 05, 2027: 12.5 %',
    );
  });

  it('shows the text of its long description and does not run its scripts', () => {
    const html = '<p>Cloves<img src=x onerror="window.__ran=1"></p><ul><li>Vanilla</li></ul>';
    expect(valueLines('fullDescription', html)).toEqual(['Cloves', 'Vanilla']);
    expect(globalThis).not.toHaveProperty('__ran');
  });

  it.each([
    ['weekdays', [1, 2, 3, 4, 5, 6, 7], 'Every day'],
    ['weekdays', [1, 6], 'Mon, Sat'],
    ['capacity', null, 'No limit'],
    ['season', null, 'All year'],
    ['season', { from: '2026-12-01', to: '2027-02-28' }, 'Dec 01, 2026 to Feb 28, 2027'],
    ['confirmation', 'by-hand', 'By hand'],
    [
      'pictures',
      [{ url: '/1.jpeg' }, { url: '/2.jpeg', alt: 'A <b>dhow</b>' }],
      'Alternative text of picture 2: A <b>dhow</b>',
    ],
    [
      'pictures',
      [{ url: '/1.jpeg', focus: { x: 0.3, y: 0.85 } }],
      'Focus of picture 1: 30 % from the left, 85 % from the top',
    ],
    [
      'itinerary',
      [{ minutesFromStart: -90, text: 'Pick-up' }],
      '1 h 30 min before the start: Pick-up',
    ],
  ] as const)('shows its %s %j as “%s”', (field, value, words) => {
    expect(valueLines(field, value as never)).toEqual([words]);
  });

  it('shows the time of a stop as minutes and hours from the start', () => {
    expect([-30, 0, 60, 95].map(minutesWords)).toEqual([
      '30 min before the start',
      'At the start',
      '1 h after the start',
      '1 h 35 min after the start',
    ]);
  });

  it('shows how many bookings a change concerns', () => {
    expect(touchedWords(0)).toBe('There are no upcoming bookings, so nobody is affected.');
    expect(touchedWords(1)).toMatch(/^1 upcoming booking\. It keeps /);
    expect(touchedWords(3)).toMatch(/^3 upcoming bookings\. They keep /);
  });
});
