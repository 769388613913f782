/** Where the address of the list names single tours: `/tours?favourites=spice-farm-tour,jozani-forest`. */
export const tourIdsParam = 'favourites';

/** What a tour's id looks like; nothing else becomes part of an address. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idLengthMax = 120;
/** More than anyone kept by hand. */
const idsMax = 50;
/** An address longer than all of them together was not written by us. */
const textLengthMax = idsMax * (idLengthMax + 1);

export function isTourId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= idLengthMax && idPattern.test(id);
}

/** The ids in a text; what cannot be one is left out, and each counts once. */
export function readTourIds(text: string | null): readonly string[] {
  const ids = (text ?? '').slice(0, textLengthMax).split(',').filter(isTourId);
  return [...new Set(ids)].slice(0, idsMax);
}

export function writeTourIds(ids: readonly string[]): string {
  return ids.join(',');
}
