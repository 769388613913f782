import type { Anchor } from './anchor.ts';
import type { ArchivedMark } from './archived-marks.ts';
import type { LogMark } from './log-mark.ts';
import type { Checkpoint } from '../ports/projection-store.ts';
import type { Position } from './stored-event.ts';

/** A place in a log, recorded outside the log by a part that read or wrote the log up to this place. */
export interface KnownPlace {
  /** The part that recorded the place, as the subject of a sentence, such as `the mark of the log`. */
  readonly knownBy: string;
  readonly logId: string;
  /** The position as it is counted by the log's store at that time. */
  readonly position: Position;
  /** How many events the log had up to this place, if they were counted. */
  readonly events?: number;
  /** The last known event; absent if only the log is known. */
  readonly event?: { readonly id: string; readonly stream: string; readonly revision: number };
  /** The chain of that event. */
  readonly chain?: string;
  /** The name of the anchor, if an anchor recorded the place. */
  readonly anchor?: string;
  /** The name of the mark's copy in the archive, if such a copy recorded the place. */
  readonly archivedMark?: string;
}

export function placeOfMark(mark: LogMark, knownBy: string): KnownPlace {
  const { logId, position, chain, eventId: id, stream, revision } = mark;
  return { knownBy, logId, position, chain, event: { id, stream, revision } };
}

export function placeOfArchivedMark({ name, mark }: ArchivedMark): KnownPlace {
  return { ...placeOfMark(mark, `the mark ${name} in the archive`), archivedMark: name };
}

export function placeOfCheckpoint(checkpoint: Checkpoint, knownBy: string): KnownPlace {
  const { logId, position, event } = checkpoint;
  return { knownBy, logId, position, ...(event === undefined ? {} : { event }) };
}

export function placeOfAnchor({ name, logId, position, events, last }: Anchor): KnownPlace {
  return {
    ...{ knownBy: `the anchor ${name}`, logId, position, events, anchor: name },
    ...(last === undefined ? {} : { event: last }),
  };
}
