import type { PickupPlaceFields } from '../../domain/pickup-place/pickup-place.events.ts';

/**
 * Pick-up places by zone: landmarks under the names that travellers know, and invented houses as examples of hotels.
 */
const placesByZone: Readonly<Record<string, readonly string[]>> = {
  'Stone Town': [
    'Old Fort, Stone Town',
    'Ferry terminal, Malindi, Stone Town',
    'Africa House, Shangani, Stone Town',
    'Kiponda Rooftop Hotel, Stone Town',
    'Mkunazini Guesthouse, Stone Town',
  ],
  Airport: ['Zanzibar airport, arrivals of Terminal 3'],
  Fumba: ['Fumba Town, main gate', 'Menai Bay Lodge, Fumba'],
  Nungwi: [
    'Nungwi lighthouse',
    'Dhow Builders Guesthouse, Nungwi',
    'Ras Nungwi Beach House, Nungwi',
  ],
  Kendwa: ['Kendwa beach, main car park', 'Kendwa Sunset Bungalows'],
  Matemwe: ['Muyuni beach, Matemwe', 'Mnemba View Guesthouse, Matemwe'],
  Kiwengwa: ['Kiwengwa village, beach road', 'Coral Rag Lodge, Kiwengwa'],
  Pongwe: ['Pongwe Bay Bungalows'],
  Michamvi: ['Michamvi Kae beach', 'Pingwe beach, Michamvi'],
  Paje: ['Paje roundabout', 'Kite Lagoon Hostel, Paje', 'Mwani Beach House, Paje'],
  Jambiani: ['Jambiani village, school', 'Jambiani Tide Guesthouse'],
  Kizimkazi: ['Kizimkazi Mkunguni landing', 'Kizimkazi Cliff Lodge'],
};

/** The pick-up places of an empty product. Staff replace them with the hotels that they serve. */
export const seedPickupPlaces: readonly PickupPlaceFields[] = Object.entries(placesByZone).flatMap(
  ([zone, names]) => names.map((name) => ({ name, zone })),
);
