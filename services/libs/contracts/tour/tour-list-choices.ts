import { attractionSlugs, destinationSlugs } from '../guides/guide-slugs.ts';
import { tourCategories } from './tour-categories.ts';

/** The orders of the list of tours besides the default order, which is by popularity. */
export const tourSorts = ['price', 'duration', 'soonest'] as const;
export type TourSort = (typeof tourSorts)[number];

/** The highest prices to which the list can be limited, in US dollars. */
export const priceLimits = [30, 50, 100, 200] as const;
export type PriceLimit = (typeof priceLimits)[number];

/** How long a tour takes. */
export const tourLengths = ['half-day', 'day', 'several-days'] as const;
export type TourLength = (typeof tourLengths)[number];

/** The places of the guides, and the mainland as a whole. */
export const tourPlaceSlugs: readonly string[] = [
  ...new Set([...destinationSlugs, ...attractionSlugs]),
  'mainland',
];

/**
 * The parameters of the list's address that have only a few values, with these values. All others are ignored,
 * so the number of different lists is limited.
 */
export const tourListChoices: Readonly<Record<string, readonly string[]>> = {
  category: tourCategories,
  price: priceLimits.map(String),
  duration: tourLengths,
  place: tourPlaceSlugs,
  pickup: ['included'],
  children: ['welcome'],
  sort: tourSorts,
};
