/** There is no pick-up place with this id. */
export interface PickupPlaceNotFound {
  readonly code: 'PickupPlaceNotFound';
}

/** Another pick-up place has this name. */
export interface PickupPlaceExists {
  readonly code: 'PickupPlaceExists';
}

/** The list holds as many pick-up places as it can. */
export interface TooManyPickupPlaces {
  readonly code: 'TooManyPickupPlaces';
}
