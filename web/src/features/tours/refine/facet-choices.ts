import { tourCategories } from '@contracts/tour/tour-categories.ts';
import {
  priceLimits,
  type TourLength,
  tourLengths,
  tourPlaceSlugs,
  type TourSort,
  tourSorts,
} from '@contracts/tour/tour-list-choices.ts';
import { placeOf } from '../../../shared/map/places.ts';
import type { TourFilter } from '../tour-filter.ts';
import type { FacetName } from './refine-tours.ts';

const lengthTexts: Readonly<Record<TourLength, string>> = {
  'half-day': 'Up to half a day',
  day: 'A day',
  'several-days': 'Several days',
};

const sortTexts: Readonly<Record<TourSort, string>> = {
  price: 'Lowest price',
  duration: 'Shortest',
  soonest: 'Soonest',
};

/** The orders of the list, as choices for its select. */
export const sortChoices = [
  { value: '', text: 'Most popular' },
  ...tourSorts.map((value) => ({ value, text: sortTexts[value] })),
];

/** The text of a chosen value, in a select and as an active filter. */
export function facetText<Name extends FacetName>(
  name: Name,
  value: NonNullable<TourFilter[Name]>,
): string {
  switch (name) {
    case 'price':
      return `Up to $${String(value)}`;
    case 'duration':
      return lengthTexts[value as TourLength];
    case 'place':
      return placeName(String(value));
    case 'pickup':
      return 'Pick-up included';
    case 'children':
      return 'Children welcome';
    case 'category':
      return String(value);
  }
}

/** A filter that the page applies, with its values in their order on the page. */
export interface Facet {
  readonly name: FacetName;
  readonly label: string;
  /** The text of the choice that does not limit the list. */
  readonly any: string;
  readonly values: readonly NonNullable<TourFilter[FacetName]>[];
}

export const facets: readonly Facet[] = [
  { name: 'price', label: 'Price', any: 'Any price', values: priceLimits },
  { name: 'duration', label: 'Duration', any: 'Any duration', values: tourLengths },
  {
    name: 'place',
    label: 'Place',
    any: 'All places',
    values: tourPlaceSlugs.toSorted((a, b) => placeName(a).localeCompare(placeName(b))),
  },
  { name: 'category', label: 'Category', any: 'All categories', values: tourCategories },
  { name: 'pickup', label: 'Pick-up', any: 'Any', values: ['included'] },
  { name: 'children', label: 'Children', any: 'All ages', values: ['welcome'] },
];

function placeName(slug: string): string {
  return placeOf(slug)?.name ?? 'Mainland';
}
