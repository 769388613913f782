import { isSameValue } from '@contracts/same-value.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { tourFieldNames } from './tour-draft.ts';

export type Side = 'theirs' | 'yours';

/** A field in which what somebody else saved and what is in the form differ. */
export interface Difference {
  readonly field: keyof TourFields;
  /** Who changed it since it was the same for both. */
  readonly changedBy: Side | 'both';
}

/** Which version of a field is kept; a field that both changed has to be decided on. */
export type Choices = Readonly<Partial<Record<keyof TourFields, Side>>>;

/** @param base what both began with */
export function differencesBetween(
  base: TourFields,
  theirs: TourFields,
  yours: TourFields,
): readonly Difference[] {
  return tourFieldNames
    .filter((field) => !isSameValue(theirs[field], yours[field]))
    .map((field) => {
      const didThey = !isSameValue(base[field], theirs[field]);
      const didYou = !isSameValue(base[field], yours[field]);
      return { field, changedBy: didThey && didYou ? 'both' : didThey ? 'theirs' : 'yours' };
    });
}

/** What only one of them changed is theirs or yours without a question. */
export function plainChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );
}

/** What somebody else saved, with what was chosen of one's own. */
export function merged(theirs: TourFields, yours: TourFields, choices: Choices): TourFields {
  return Object.fromEntries(
    tourFieldNames.map((field) => [
      field,
      choices[field] === 'yours' ? yours[field] : theirs[field],
    ]),
  ) as unknown as TourFields;
}
