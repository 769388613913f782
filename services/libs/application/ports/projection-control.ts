/** What people can ask of whoever runs the projections, in this process or another. */
export abstract class ProjectionControl {
  /**
   * Builds a projection anew beside the one that serves, or goes on with the one being built.
   *
   * @param acknowledged Ids of events that may park the documents they concern instead of stopping it.
   * @returns False when there is no projection of this name.
   */
  abstract rebuild(name: string, acknowledged?: readonly string[]): Promise<boolean>;

  /** Folds what is parked again; resolves to the number of documents that go on. */
  abstract retryParked(name: string): Promise<number>;
}
