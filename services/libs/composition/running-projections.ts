import type { ProjectionRunner } from '../application/projections/projection-runner.ts';

/** The projections, running in the thread or process that started them. */
export interface RunningProjections {
  readonly runner: ProjectionRunner;
  /** Finishes what is under way and lets go of what was opened. */
  close(): Promise<void>;
}
