import type { FieldFault } from '../refusal.ts';
import { tourLimits } from '../tour/tour-limits.ts';
import type { PickupPlaceFields } from './pickup-place.events.ts';

/** Bounds of the list of pick-up places; lengths in UTF-16 units. */
export const pickupPlaceLimits = {
  /** The booking form loads the whole list. */
  placesMax: 500,
  nameLengthMax: 120,
  zoneLengthMax: tourLimits.zoneLengthMax,
} as const;

/** The fields as they are stored: trimmed, and only the members of the fields. */
export function tidyPlace({ name, zone, coordinates }: PickupPlaceFields): PickupPlaceFields {
  return {
    name: name.trim().toWellFormed(),
    zone: zone.trim().toWellFormed(),
    ...(coordinates === undefined
      ? {}
      : {
          coordinates: { latitude: coordinates.latitude, longitude: coordinates.longitude },
        }),
  };
}

/** The faults of tidied fields. */
export function placeFaults({ name, zone, coordinates }: PickupPlaceFields): readonly FieldFault[] {
  const { nameLengthMax, zoneLengthMax } = pickupPlaceLimits;
  return [
    ...textFaults('name', name, nameLengthMax),
    ...textFaults('zone', zone, zoneLengthMax),
    ...(coordinates === undefined
      ? []
      : [
          ...degreeFaults('latitude', coordinates.latitude, 90),
          ...degreeFaults('longitude', coordinates.longitude, 180),
        ]),
  ];
}

function textFaults(field: 'name' | 'zone', text: string, max: number): readonly FieldFault[] {
  if (text === '') {
    return [{ field, message: `Give the ${field} of the place` }];
  }
  return text.length > max ? [{ field, message: `Use at most ${max} characters` }] : [];
}

function degreeFaults(
  field: 'latitude' | 'longitude',
  degrees: number,
  max: number,
): readonly FieldFault[] {
  return Math.abs(degrees) <= max
    ? []
    : [{ field: `coordinates.${field}`, message: `Give degrees from -${max} to ${max}` }];
}
