/** A place on the map, in degrees: south and west are negative. */
export interface MapPin {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Whether this is a nearby place. It is drawn smaller than the main place of the map. */
  readonly isFaint?: boolean;
  /** Whether the name begins or ends at the pin. Set only if the side of the nearer sea is not the best one. */
  readonly anchor?: 'start' | 'end';
}
