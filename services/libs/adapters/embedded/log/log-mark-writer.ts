import type { DatabaseSync } from 'node:sqlite';
import type { EventToAppend } from '../../../application/event-log/stored-event.ts';
import { markOf } from '../../../application/event-log/log-mark.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { LogMarkFile } from './log-mark-file.ts';
import { openLogForReading } from './sqlite-log-file.ts';
import { toPosition } from './sqlite-log-position.ts';

/** The file of the mark and the key that seals it. Plain data, so that it can be sent to a thread. */
export interface MarkPlace {
  readonly file: string;
  readonly secretKey: string;
}

/** The last event of the log. */
export interface LastEvent extends Pick<EventToAppend, 'id' | 'metadata'> {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** The shortest time between two syncs of the mark, in milliseconds. */
const syncEveryMs = 1_000;

/**
 * Writes the mark of the log after each commit. An event is acknowledged even if its mark cannot be written: the mark
 * is then behind. The next start reports this, and no data is lost.
 */
export class LogMarkWriter {
  readonly #place: MarkPlace;
  readonly #cryptography: NodeCryptography;
  #file: LogMarkFile | undefined;
  #logId: string | undefined;
  #syncedMs = 0;
  /** Since when the mark has been behind the log, by the machine's clock in milliseconds; 0 if it is not behind. */
  #behindSinceMs = 0;

  constructor(place: MarkPlace) {
    this.#place = place;
    this.#cryptography = new NodeCryptography(place.secretKey);
  }

  get behindSinceMs(): number {
    return this.#behindSinceMs;
  }

  /** Writes the mark of the last event. Never throws. */
  note(database: DatabaseSync, last: LastEvent): void {
    try {
      this.#logId ??= logIdIn(database);
      if (this.#logId === undefined) return;
      this.#file ??= new LogMarkFile(this.#place.file, this.#cryptography);
      this.#file.write(markOf(this.#logId, { ...last, position: toPosition(last.position) }));
      this.#behindSinceMs = 0;
    } catch {
      if (this.#behindSinceMs === 0) this.#behindSinceMs = Date.now();
      this.#letGo();
    }
  }

  /** Writes and syncs the mark of the last event that is already in the log. */
  noteEnd(database: DatabaseSync): void {
    const row = database
      .prepare(
        `SELECT event.position, stream.name AS stream, revision, event.id, metadata
         FROM event JOIN stream ON stream.id = event.stream JOIN event_metadata USING (position)
         ORDER BY event.position DESC LIMIT 1`,
      )
      .get();
    if (row === undefined) return;
    this.note(database, {
      position: Number(row.position),
      stream: String(row.stream),
      revision: Number(row.revision),
      id: String(row.id),
      metadata: String(row.metadata),
    });
    this.#sync();
  }

  /** The milliseconds until {@link sync} is due; undefined if everything is on the disk. */
  get dueMs(): number | undefined {
    if (this.#file === undefined || this.#file.isSynced) return undefined;
    return Math.max(0, this.#syncedMs + syncEveryMs - performance.now());
  }

  /** Syncs the mark if the last sync was a second ago or more. */
  syncIfDue(): void {
    if (this.dueMs === 0) this.#sync();
  }

  close(): void {
    this.#sync();
    this.#letGo();
  }

  #sync(): void {
    this.#syncedMs = performance.now();
    try {
      this.#file?.sync();
    } catch {
      this.#letGo();
    }
  }

  /** Closes the file; the next mark opens it again. */
  #letGo(): void {
    try {
      this.#file?.close();
    } catch {
      // The file is closed, or will be when the process ends. The next mark shows whether it can be written.
    }
    this.#file = undefined;
  }
}

/** Writes the mark of a log that was copied into a file, and syncs it to the disk. */
export function noteMarkOf(logFile: string, place: MarkPlace): void {
  const database = openLogForReading(logFile);
  const marks = new LogMarkWriter(place);
  try {
    marks.noteEnd(database);
  } finally {
    marks.close();
    database.close();
  }
}

/** Returns undefined if the log has not begun. */
function logIdIn(database: DatabaseSync): string | undefined {
  const row = database
    .prepare(
      `SELECT data FROM event JOIN stream ON stream.id = event.stream
       WHERE stream.name = 'log-identity' AND revision = 0`,
    )
    .get();
  return row && (JSON.parse(String(row.data)) as { readonly logId: string }).logId;
}
