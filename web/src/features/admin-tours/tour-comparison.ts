import { isSameValue } from '@contracts/same-value.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { tourFieldNames } from './tour-draft.ts';

export type Side = 'theirs' | 'yours';

/** A field that differs between the version saved by another person and the form. */
export interface Difference {
  readonly field: keyof TourFields;
  /** Who changed it since the common version. */
  readonly changedBy: Side | 'both';
}

/** Which version of each field is kept. Staff have to choose where both changed it. */
export type Choices = Readonly<Partial<Record<keyof TourFields, Side>>>;

/** @param base the tour before both changes */
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

/** Chooses the changed version of each field that only one of them changed. */
export function plainChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );
}

/** The version saved by another person, with the fields that were chosen from the form. */
export function merged(theirs: TourFields, yours: TourFields, choices: Choices): TourFields {
  return Object.fromEntries(
    tourFieldNames.map((field) => [
      field,
      choices[field] === 'yours' ? yours[field] : theirs[field],
    ]),
  ) as unknown as TourFields;
}
