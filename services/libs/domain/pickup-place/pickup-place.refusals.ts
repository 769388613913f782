/** There is no pick-up place with this id. */
export interface PickupPlaceNotFound {
  readonly code: 'PickupPlaceNotFound';
}

/** Another pick-up place has this name. */
export interface PickupPlaceExists {
  readonly code: 'PickupPlaceExists';
}

/** The list already has the maximum number of pick-up places. */
export interface TooManyPickupPlaces {
  readonly code: 'TooManyPickupPlaces';
}
