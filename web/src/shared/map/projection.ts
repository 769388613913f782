/** The size of the map's sheet, in its own units. Unguja is in the middle, with room for names on both sides. */
export const sheet = { width: 480, height: 552 } as const;

/** The north-west corner of the island, in degrees and on the sheet. */
const origin = { lat: -5.705, lon: 39.17, x: 112, y: 24 } as const;
const unitsPerDegree = 640;
/** A degree of longitude is shorter than one of latitude, by the cosine of Unguja's latitude (6.1° south). */
const lonShrink = 0.99434;

/** Units on the sheet per kilometre: a degree of latitude is 110.6 km here. */
export const unitsPerKm = unitsPerDegree / 110.6;

export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Returns the position of a place on the sheet. The island is near the equator and 80 km long, so a flat projection
 * is exact enough.
 */
export function project({ lat, lon }: Place): SheetPoint {
  return {
    x: round(origin.x + (lon - origin.lon) * lonShrink * unitsPerDegree),
    y: round(origin.y + (origin.lat - lat) * unitsPerDegree),
  };
}

/** Returns the distance in a straight line, in kilometres; exact enough for the distances on an island. */
export function kmBetween(a: Place, b: Place): number {
  const from = project(a);
  const to = project(b);
  return Math.hypot(from.x - to.x, from.y - to.y) / unitsPerKm;
}

/** Returns whether a place is on the sheet; the mainland is not. */
export function isOnSheet(place: Place): boolean {
  const { x, y } = project(place);
  return x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height;
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
