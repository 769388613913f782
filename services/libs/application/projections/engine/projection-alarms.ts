import { causeInWords } from '../../faults/cause-in-words.ts';
import type { StoppingEvent } from '../../ports/read-store.ts';

/**
 * An alarm for the operator of the product. It holds no personal data: it identifies an event by its place in the log,
 * and an error by its kind and source line.
 */
export type ProjectionAlarm = { readonly build: string } & (
  | {
      /** The checkpoint belongs to another log, or to a part that this log does not have. */
      readonly kind: 'checkpoint-not-in-log';
    }
  | {
      /** The read store went back to an earlier state during a build, so a new build is made beside it. */
      readonly kind: 'store-went-back';
    }
  | { readonly kind: 'document-parked'; readonly event: StoppingEvent; readonly failure: string }
  | { readonly kind: 'build-stopped'; readonly event: StoppingEvent; readonly failure: string }
  /** The log, the read store or the keys could not be reached; the build tries again after a while. */
  | { readonly kind: 'interrupted'; readonly failure: string }
);

export type RaiseAlarm = (alarm: ProjectionAlarm) => void;

/** The build, or `all` builds, cannot continue at the moment because of the error. */
export function interrupted(build: string, error: unknown): ProjectionAlarm {
  return { build, kind: 'interrupted', failure: causeInWords(error) };
}
