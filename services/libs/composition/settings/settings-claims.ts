import type { ClaimsView } from '../../contracts/site/site-view.ts';
import type { SettingsReader } from './settings-reader.ts';

const fromOneToFive = {
  pattern: /^(?:[1-4](?:\.\d)?|5(?:\.0)?)$/,
  says: 'a number from 1 to 5 with at most one decimal, such as 4.8',
};

/** The figures that the operator claims about itself. */
export function claimsOf(read: SettingsReader): ClaimsView {
  return {
    foundingYear: read.integer('FOUNDING_YEAR', [1900, 2100], 2015),
    travellers: read.integer('CLAIMED_TRAVELLERS', [0, 99_999_999], 10_000),
    tours: read.integer('CLAIMED_TOURS', [0, 9_999], 50),
    rating: Number(read.matching('CLAIMED_RATING', fromOneToFive) ?? '4.8'),
  };
}
