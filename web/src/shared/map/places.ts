import type { MapPin } from './map-pin.ts';

/**
 * The places of the guides by their slug. Their positions are exact to about half a kilometre; on a map of this size,
 * smaller differences are not visible. The map does not show the parks on the mainland.
 */
const places: Readonly<Record<string, MapPin>> = {
  nungwi: { name: 'Nungwi', lat: -5.726, lon: 39.298 },
  kendwa: { name: 'Kendwa', lat: -5.752, lon: 39.29 },
  paje: { name: 'Paje', lat: -6.266, lon: 39.535 },
  'stone-town': { name: 'Stone Town', lat: -6.162, lon: 39.189 },
  jambiani: { name: 'Jambiani', lat: -6.318, lon: 39.545 },
  michamvi: { name: 'Michamvi', lat: -6.138, lon: 39.494 },
  matemwe: { name: 'Matemwe', lat: -5.868, lon: 39.352 },
  'pwani-mchangani': { name: 'Pwani Mchangani', lat: -5.928, lon: 39.36 },
  kiwengwa: { name: 'Kiwengwa', lat: -5.998, lon: 39.382 },
  uroa: { name: 'Uroa', lat: -6.095, lon: 39.427 },
  pongwe: { name: 'Pongwe', lat: -6.036, lon: 39.41 },
  kizimkazi: { name: 'Kizimkazi', lat: -6.446, lon: 39.472 },
  makunduchi: { name: 'Makunduchi', lat: -6.419, lon: 39.556 },
  'jozani-forest': { name: 'Jozani', lat: -6.239, lon: 39.415 },
  'prison-island': { name: 'Prison Island', lat: -6.119, lon: 39.167 },
  'spice-plantations': { name: 'Kizimbani', lat: -6.104, lon: 39.26, anchor: 'start' },
  'turtles-aquarium': { name: 'Mnarani', lat: -5.721, lon: 39.303 },
  'mangrove-forest': { name: 'Pete', lat: -6.262, lon: 39.415 },
  'masingini-forest': { name: 'Masingini', lat: -6.125, lon: 39.235 },
  'mnemba-island': { name: 'Mnemba', lat: -5.82, lon: 39.383 },
  sandbanks: { name: 'Nakupenda', lat: -6.152, lon: 39.142 },
  'blue-lagoon': { name: 'Blue Lagoon', lat: -6.166, lon: 39.527 },
};

/** Returns the place of a guide on the map of Unguja; undefined for a place on the mainland. */
export function placeOf(slug: string): MapPin | undefined {
  return Object.hasOwn(places, slug) ? places[slug] : undefined;
}
