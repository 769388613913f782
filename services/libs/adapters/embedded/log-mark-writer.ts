import type { DatabaseSync } from 'node:sqlite';
import type { EventToAppend } from '../../application/event-log/stored-event.ts';
import { markOf } from '../../application/event-log/log-mark.ts';
import { NodeCryptography } from '../node/node-cryptography.ts';
import { LogMarkFile } from './log-mark-file.ts';
import { openLogForReading } from './sqlite-log-file.ts';
import { toPosition } from './sqlite-log-position.ts';

/** Where the mark is kept and what it is sealed with; plain data, so that it can be sent to a thread. */
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

/** How often at most the mark is brought to the disk, in milliseconds. */
const syncEveryMs = 1_000;

/**
 * Writes the mark of the log after each commit. An event is acknowledged also when its mark cannot be
 * written: the mark is then behind, which a start reports and nobody loses anything by.
 */
export class LogMarkWriter {
  readonly #place: MarkPlace;
  readonly #cryptography: NodeCryptography;
  #file: LogMarkFile | undefined;
  #logId: string | undefined;
  #syncedMs = 0;
  /** Since when the mark has been behind the log, by the machine's clock in milliseconds; 0 where it is not. */
  #behindSinceMs = 0;

  constructor(place: MarkPlace) {
    this.#place = place;
    this.#cryptography = new NodeCryptography(place.secretKey);
  }

  get behindSinceMs(): number {
    return this.#behindSinceMs;
  }

  /** Never throws. */
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

  /** The mark of what is in the log already, synced. */
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

  /** In how many milliseconds {@link sync} is due; undefined where everything is on the disk. */
  get dueMs(): number | undefined {
    if (this.#file === undefined || this.#file.isSynced) return undefined;
    return Math.max(0, this.#syncedMs + syncEveryMs - performance.now());
  }

  /** Brings the mark to the disk, where the last time was a second ago or more. */
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

  /** The next mark opens the file anew. */
  #letGo(): void {
    try {
      this.#file?.close();
    } catch {
      // It is closed, or will be when the process ends; the next mark tells whether it can be written.
    }
    this.#file = undefined;
  }
}

/** Writes the mark of a log that was copied into a file, and brings it to the disk. */
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

/** Undefined while the log was not begun. */
function logIdIn(database: DatabaseSync): string | undefined {
  const row = database
    .prepare(
      `SELECT data FROM event JOIN stream ON stream.id = event.stream
       WHERE stream.name = 'log-identity' AND revision = 0`,
    )
    .get();
  return row && (JSON.parse(String(row.data)) as { readonly logId: string }).logId;
}
