import type { SeasonalRate } from '../../domain/tour/pricing/pricing-structure.ts';

const julyAndAugust = { type: 'percentage', basisPoints: 1000 } as const;
const turnOfTheYear = { type: 'percentage', basisPoints: 2000 } as const;

/** The weeks of highest demand up to the autumn of 2028. Staff add later weeks in a tour's price table. */
export const highSeasons: readonly SeasonalRate[] = [
  {
    season: 'July and August 2026',
    startDate: '2026-07-01',
    endDate: '2026-08-31',
    modifier: julyAndAugust,
  },
  {
    season: 'Turn of the year 2026/27',
    startDate: '2026-12-20',
    endDate: '2027-01-05',
    modifier: turnOfTheYear,
  },
  {
    season: 'July and August 2027',
    startDate: '2027-07-01',
    endDate: '2027-08-31',
    modifier: julyAndAugust,
  },
  {
    season: 'Turn of the year 2027/28',
    startDate: '2027-12-20',
    endDate: '2028-01-05',
    modifier: turnOfTheYear,
  },
  {
    season: 'July and August 2028',
    startDate: '2028-07-01',
    endDate: '2028-08-31',
    modifier: julyAndAugust,
  },
];
