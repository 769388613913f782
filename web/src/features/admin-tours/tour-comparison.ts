import { isSameValue } from '@contracts/same-value.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { tourFieldNames } from './tour-draft.ts';

export type Side = 'theirs' | 'yours';

/** A field whose value in the form differs from the value that another person saved. */
export interface Difference {
  readonly field: keyof TourFields;
  /** Who changed the field after the common version. */
  readonly changedBy: Side | 'both';
}

/** The version to keep, for each field. Staff must choose it if both people changed the field. */
export type Choices = Readonly<Partial<Record<keyof TourFields, Side>>>;

/**
 * Returns the fields that differ, and who changed them.
 *
 * @param base The tour before both changes.
 */
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

/** Chooses the changed version of each field that only one person changed. */
export function plainChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(
    differences.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );
}

/** Returns the version that the other person saved, with the fields that staff chose from the form. */
export function merged(theirs: TourFields, yours: TourFields, choices: Choices): TourFields {
  return Object.fromEntries(
    tourFieldNames.map((field) => [
      field,
      choices[field] === 'yours' ? yours[field] : theirs[field],
    ]),
  ) as unknown as TourFields;
}
