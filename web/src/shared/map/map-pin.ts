/** A place on the map, in degrees: south and west are negative. */
export interface MapPin {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** A place beside the one that is meant: smaller. */
  readonly isFaint?: boolean;
  /** Where its name begins or ends, where the nearer sea is not the best side. */
  readonly anchor?: 'start' | 'end';
}
