import { causeInWords } from '../faults/cause-in-words.ts';
import type { StoppingEvent } from '../ports/read-store.ts';

/**
 * What whoever runs the product should hear of. Nothing in it names a person: an event is told by
 * where it stands, an error by its kind and the line it came from.
 */
export type ProjectionAlarm = { readonly build: string } & (
  | {
      /** The checkpoint is of another log, or of a part that this log does not have (any more). */
      readonly kind: 'checkpoint-not-in-log';
    }
  | {
      /** The read store went back under a running build, which is therefore made anew beside it. */
      readonly kind: 'store-went-back';
    }
  | { readonly kind: 'document-parked'; readonly event: StoppingEvent; readonly failure: string }
  | { readonly kind: 'build-stopped'; readonly event: StoppingEvent; readonly failure: string }
  /** The log, the read store or the keys could not be reached; it is tried again after a while. */
  | { readonly kind: 'interrupted'; readonly failure: string }
);

export type RaiseAlarm = (alarm: ProjectionAlarm) => void;

/** The build, or `all` of them, cannot go on for now because of the error. */
export function interrupted(build: string, error: unknown): ProjectionAlarm {
  return { build, kind: 'interrupted', failure: causeInWords(error) };
}
