import { type PriceLimit, tourListChoices } from '@contracts/tour/tour-list-choices.ts';
import { type BookableDays, readSearch } from './read-search.ts';
import { type ChoiceName, choiceNames, type TourFilter } from './tour-filter.ts';

/** Reads the whole filter from an address. Invalid values are ignored. */
export function readTourFilter(params: URLSearchParams, days: BookableDays): TourFilter {
  const choices = choiceNames
    .map((name) => [name, readChoice(name, params.get(name))] as const)
    .filter(([, value]) => value !== undefined);
  return { ...readSearch(params, days), ...Object.fromEntries(choices) };
}

/** Reads the value of a filter that has a fixed list of values; undefined for any other value. */
export function readChoice(name: ChoiceName, value: string | null): TourFilter[ChoiceName] {
  if (value === null || !tourListChoices[name]?.includes(value)) return undefined;
  return name === 'price' ? (Number(value) as PriceLimit) : value;
}
