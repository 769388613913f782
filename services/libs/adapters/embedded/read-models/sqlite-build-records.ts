import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { beginning, type Position } from '../../../application/event-log/stored-event.ts';
import {
  type BuildRecord,
  type Checkpoint,
  type Lease,
  type LeaseSign,
  storageName,
} from '../../../application/ports/projection-store.ts';
import type {
  BuildComparison,
  BuildName,
  StoppingEvent,
} from '../../../application/ports/read-store.ts';

interface Row {
  readonly storage: string;
  readonly name: string;
  readonly version: number;
  readonly number: number;
  readonly is_ready: number;
  readonly checkpoint: string | null;
  readonly stopped_by: string | null;
  readonly comparison: string | null;
  readonly owner: string | null;
  readonly fence: number;
  readonly beat: number;
}

/** The table of builds, with the checkpoint and the lease of each. Readers and the writer use it. */
export class SqliteBuildRecords {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  all(): readonly BuildRecord[] {
    return this.#rows(false).map(recordOf);
  }

  find(build: BuildName): BuildRecord | undefined {
    const row = this.#prepared('SELECT * FROM build WHERE storage = ? AND is_dropped = 0').get(
      storageName(build),
    );
    return row && recordOf(row as unknown as Row);
  }

  /** Returns the builds that were dropped but not yet removed completely. */
  dropped(): readonly BuildName[] {
    return this.#rows(true).map(({ name, version, number }) => ({ name, version, number }));
  }

  /** Adds a build. Returns false if it already exists. */
  enter({ name, version, number }: BuildName): boolean {
    const { changes } = this.#prepared(
      'INSERT OR IGNORE INTO build (storage, name, version, number) VALUES (?, ?, ?, ?)',
    ).run(storageName({ name, version, number }), name, version, number);
    return changes === 1;
  }

  drop(build: BuildName): void {
    this.#set('is_dropped = 1, is_ready = 0, owner = NULL, fence = fence + 1', [], build);
  }

  remove(build: BuildName): void {
    this.#prepared('DELETE FROM build WHERE storage = ?').run(storageName(build));
  }

  forgetLeases(): void {
    this.#prepared('UPDATE build SET owner = NULL').run();
  }

  claim(build: BuildName, owner: string, seen: LeaseSign): Lease | undefined {
    const { changes } = this.#prepared(
      `UPDATE build SET owner = ?, fence = fence + 1, beat = beat + 1
       WHERE storage = ? AND owner IS ? AND fence = ? AND beat = ? AND is_dropped = 0`,
    ).run(owner, storageName(build), seen.owner ?? null, seen.fence, seen.beat);
    return changes === 1 ? { owner, fence: seen.fence + 1 } : undefined;
  }

  beat(build: BuildName, lease: Lease): boolean {
    return this.#setOwn('beat = beat + 1', [], build, lease);
  }

  release(build: BuildName, lease: Lease): void {
    this.#setOwn('owner = NULL', [], build, lease);
  }

  markReady(build: BuildName, lease: Lease): boolean {
    return this.#setOwn('is_ready = 1', [], build, lease);
  }

  markStopped(build: BuildName, lease: Lease, stoppedBy: StoppingEvent | undefined): boolean {
    const text = stoppedBy === undefined ? null : JSON.stringify(stoppedBy);
    return this.#setOwn('stopped_by = ?', [text], build, lease);
  }

  noteComparison(build: BuildName, lease: Lease, comparison: BuildComparison): boolean {
    return this.#setOwn('comparison = ?', [JSON.stringify(comparison)], build, lease);
  }

  /** Whether the lease is still held and the checkpoint is unchanged. */
  isAt(build: BuildName, lease: Lease, position: Position | undefined): boolean {
    const row = this.#prepared(
      `SELECT checkpoint ->> 'position' AS position, owner, fence FROM build WHERE storage = ?`,
    ).get(storageName(build));
    return (
      row?.owner === lease.owner && row.fence === lease.fence && row.position === (position ?? null)
    );
  }

  advance(build: BuildName, to: Checkpoint): void {
    this.#set('checkpoint = ?, beat = beat + 1', [JSON.stringify(to)], build);
  }

  #rows(areDropped: boolean): readonly Row[] {
    return this.#prepared(
      'SELECT * FROM build WHERE is_dropped = ? ORDER BY name, version, number',
    ).all(Number(areDropped)) as unknown as Row[];
  }

  #set(assignment: string, values: readonly SQLInputValue[], build: BuildName): void {
    this.#prepared(`UPDATE build SET ${assignment} WHERE storage = ?`).run(
      ...values,
      storageName(build),
    );
  }

  #setOwn(
    assignment: string,
    values: readonly SQLInputValue[],
    build: BuildName,
    lease: Lease,
  ): boolean {
    const { changes } = this.#prepared(
      `UPDATE build SET ${assignment} WHERE storage = ? AND owner = ? AND fence = ?`,
    ).run(...values, storageName(build), lease.owner, lease.fence);
    return changes === 1;
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function recordOf(row: Row): BuildRecord {
  const checkpoint =
    row.checkpoint === null ? undefined : (JSON.parse(row.checkpoint) as Checkpoint);
  return {
    name: row.name,
    version: row.version,
    number: row.number,
    isReady: row.is_ready === 1,
    logId: checkpoint?.logId,
    position: checkpoint?.position ?? beginning,
    checkpoint,
    checkpoints: checkpoint === undefined ? [] : [checkpoint],
    ...(row.stopped_by === null ? {} : { stoppedBy: JSON.parse(row.stopped_by) as StoppingEvent }),
    ...(row.comparison === null
      ? {}
      : { comparison: JSON.parse(row.comparison) as BuildComparison }),
    lease: { owner: row.owner ?? undefined, fence: row.fence, beat: row.beat },
    parts: 1,
  };
}
