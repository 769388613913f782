/** How long people stay signed in, in milliseconds. */
export class SessionTimes {
  /** A session ends after this long without use. */
  readonly idleMs: number;
  /** A session ends after this long, even while it is used. */
  readonly maxMs: number;

  constructor({ idleMs, maxMs }: Pick<SessionTimes, 'idleMs' | 'maxMs'>) {
    this.idleMs = idleMs;
    this.maxMs = maxMs;
  }
}

/** How long an ended session is kept, in milliseconds, so that the sign-in page can say why it ended. */
export const endedSessionKeptMs = 24 * 3_600_000;
