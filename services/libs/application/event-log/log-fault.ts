import type { Position, StoredEvent } from './stored-event.ts';

/** A fault of the log, and where it is. */
export interface LogFault {
  /** An event was changed, is missing or is unreadable, or the log contradicts an anchor. */
  readonly kind: 'event' | 'missing' | 'unreadable' | 'anchor';
  readonly position: Position;
  /** Absent if the event could not be read or identified. */
  readonly event?: Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'type'>;
  /** The name of the anchor that shows the fault. */
  readonly anchor?: string;
  /** A description of the fault, as the end of a sentence. */
  readonly what: string;
}
