/** A place on the map, in degrees: south and west are negative. */
export interface MapPin {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** A place beside the one that is meant: smaller. */
  readonly isFaint?: boolean;
}
