import type { DomainEvent, EventTable } from '../decision.ts';

/** A position on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The fields of a pick-up place that staff write. */
export interface PickupPlaceFields {
  /** The name by which travellers know the place; no two places have the same name. */
  readonly name: string;
  /** The area; tours have their pick-up windows by zone. */
  readonly zone: string;
  readonly coordinates?: Coordinates;
}

/** Travellers can choose the place from now on. */
export type PickupPlaceAdded = DomainEvent<
  'PickupPlaceAdded',
  PickupPlaceFields & { readonly placeId: string }
>;
/** The place's name, zone or position was corrected; bookings keep the name and window that they have. */
export type PickupPlaceChanged = DomainEvent<
  'PickupPlaceChanged',
  {
    readonly placeId: string;
    readonly before: PickupPlaceFields;
    readonly after: PickupPlaceFields;
  }
>;
/** Travellers can no longer choose the place; the event has all data to add it back. */
export type PickupPlaceRemoved = DomainEvent<
  'PickupPlaceRemoved',
  PickupPlaceFields & { readonly placeId: string }
>;

export type PickupPlaceEvent = PickupPlaceAdded | PickupPlaceChanged | PickupPlaceRemoved;

export const pickupPlaceEvents: EventTable<PickupPlaceEvent> = {
  PickupPlaceAdded: [],
  PickupPlaceChanged: [],
  PickupPlaceRemoved: [],
};
