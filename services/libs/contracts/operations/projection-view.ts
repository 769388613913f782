/** How one projection stands. */
export interface ProjectionView {
  readonly name: string;
  readonly version: number;
  readonly state: 'live' | 'building' | 'degraded';
  readonly position: string;
  /** How far the checkpoint is behind the head of the log, in the log's own counting: events, or bytes. */
  readonly lag: number;
  /** 0 to 1, while building. */
  readonly progress: number;
  /** Documents held back by an event that could not be applied. */
  readonly parked: number;
  /** The event at which a rebuild stopped, until it is acknowledged. */
  readonly stoppedBy?: {
    readonly id: string;
    readonly type: string;
    readonly stream: string;
    readonly revision: number;
  };
}
