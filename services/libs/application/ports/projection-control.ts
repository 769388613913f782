/** The requests that staff can send to the process that runs the projections. It may be this process or another one. */
export abstract class ProjectionControl {
  /**
   * Rebuilds a projection beside the build that queries read, or continues the rebuild in progress.
   *
   * @param acknowledged Ids of events that must not stop the build; the documents that they concern are parked instead.
   * @returns False if there is no projection of this name.
   */
  abstract rebuild(name: string, acknowledged?: readonly string[]): Promise<boolean>;

  /** Folds the parked documents again; resolves to the number that are no longer parked. */
  abstract retryParked(name: string): Promise<number>;
}
