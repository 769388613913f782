import type { DomainEvent, EventTable } from '../decision.ts';

/** A position on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** What staff write about a pick-up place. */
export interface PickupPlaceFields {
  /** What travellers know it by; no two places have the same name. */
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
/** Its name, zone or position was corrected; bookings keep the name and window that they have. */
export type PickupPlaceChanged = DomainEvent<
  'PickupPlaceChanged',
  {
    readonly placeId: string;
    readonly before: PickupPlaceFields;
    readonly after: PickupPlaceFields;
  }
>;
/** Travellers can no longer choose the place; the event has what is needed to add it back. */
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
