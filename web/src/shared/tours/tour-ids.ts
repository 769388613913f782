/**
 * The parameter with which the address of the list names single tours:
 * `/tours?favourites=spice-farm-tour,jozani-forest`.
 */
export const tourIdsParam = 'favourites';

/** The format of a tour's id. Only texts of this format become part of an address. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idLengthMax = 120;
/** At most this many ids are read. Nobody has so many favourites. */
const idsMax = 50;
/** A longer text is not read. The product never writes longer ones. */
const textLengthMax = idsMax * (idLengthMax + 1);

export function isTourId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= idLengthMax && idPattern.test(id);
}

/** Returns the ids in a text, each once; parts that cannot be an id are left out. */
export function readTourIds(text: string | null): readonly string[] {
  const ids = (text ?? '').slice(0, textLengthMax).split(',').filter(isTourId);
  return [...new Set(ids)].slice(0, idsMax);
}

export function writeTourIds(ids: readonly string[]): string {
  return ids.join(',');
}
