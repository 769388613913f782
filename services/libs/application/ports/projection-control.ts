/** What staff can ask of the process that runs the projections, this one or another. */
export abstract class ProjectionControl {
  /**
   * Rebuilds a projection beside the build that serves, or continues the rebuild in progress.
   *
   * @param acknowledged Ids of events that may park their documents instead of stopping the build.
   * @returns False when there is no projection of this name.
   */
  abstract rebuild(name: string, acknowledged?: readonly string[]): Promise<boolean>;

  /** Folds the parked documents again; resolves to the number that are no longer parked. */
  abstract retryParked(name: string): Promise<number>;
}
