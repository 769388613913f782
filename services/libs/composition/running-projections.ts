import type { Clock } from '../application/ports/clock.ts';
import type { EventLogReader } from '../application/ports/event-log-reader.ts';
import type { ProjectionRunner } from '../application/projections/engine/projection-runner.ts';

/** The projections, running in the thread or process that started them. */
export interface RunningProjections {
  readonly runner: ProjectionRunner;
  /** The log that they follow, and the clock that they use. */
  readonly log: EventLogReader;
  readonly clock: Clock;
  /** Finishes what is under way and closes what was opened. */
  close(): Promise<void>;
}
