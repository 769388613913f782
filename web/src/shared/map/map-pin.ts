/** A place on the map, in degrees: south and west are negative. */
export interface MapPin {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** A nearby place, drawn smaller than the place that the map is about. */
  readonly isFaint?: boolean;
  /** Whether the name begins or ends at the pin, where the side of the nearer sea is not the best one. */
  readonly anchor?: 'start' | 'end';
}
