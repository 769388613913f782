import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Position } from '../../../application/event-log/stored-event.ts';
import {
  type Build,
  type DocumentWrite,
  type KeptDocument,
  type Parked,
  storageName,
} from '../../../application/ports/projection-store.ts';
import { tablesOf } from './sqlite-collection.ts';
import { SqliteDocumentFormat } from './sqlite-document-format.ts';

/** The id, the position, the parked error, and the columns of the document. */
type Row = readonly [id: string, position: Position, parked: string | null, ...unknown[]];

/** The part of a collection that this class uses; it does not know the type of the documents. */
interface Termed {
  terms?(document: object): readonly string[];
}

/** Reads and writes the documents of one build. Every call is part of the caller's transaction. */
export class SqliteDocuments {
  readonly #collection: Termed;
  readonly #format: SqliteDocumentFormat;
  readonly #load: StatementSync;
  readonly #ids: StatementSync;
  readonly #parkedIds: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #remove: StatementSync;
  readonly #insertAbsence: StatementSync;
  readonly #removeAbsence: StatementSync;
  readonly #documentOf: StatementSync;
  readonly #insertTerm: StatementSync;
  readonly #removeTerm: StatementSync;

  constructor(database: DatabaseSync, build: Build) {
    const { documents, absences, terms } = tablesOf(
      storageName({ ...build.collection, number: build.number }),
    );
    this.#collection = build.collection;
    this.#format = new SqliteDocumentFormat(build.collection);
    const content = this.#format.columns;
    const columns = ['position', 'parked', ...content];
    this.#load = database.prepare(`
      SELECT id, position, parked, ${content.join(', ')} FROM ${documents}
        WHERE id IN (SELECT value FROM json_each(?1))
      UNION ALL SELECT id, position, parked, ${content.map(() => 'NULL').join(', ')} FROM ${absences}
        WHERE id IN (SELECT value FROM json_each(?1))`);
    this.#load.setReturnArrays(true);
    this.#ids = database.prepare(`SELECT id FROM ${documents} WHERE id > ? ORDER BY id LIMIT ?`);
    this.#parkedIds = database.prepare(`
      SELECT id FROM ${documents} WHERE parked IS NOT NULL
      UNION ALL SELECT id FROM ${absences} WHERE parked IS NOT NULL`);
    this.#insert = database.prepare(`
      INSERT OR IGNORE INTO ${documents} (${[...columns, 'id'].join(', ')})
      VALUES (${[...columns, 'id'].map(() => '?').join(', ')})`);
    this.#update = database.prepare(`
      UPDATE ${documents} SET ${columns.map((each) => `${each} = ?`).join(', ')}
      WHERE id = ? AND position = ?`);
    this.#remove = database.prepare(`DELETE FROM ${documents} WHERE id = ? AND position = ?`);
    this.#insertAbsence = database.prepare(
      `INSERT OR IGNORE INTO ${absences} (id, position, parked) VALUES (?, ?, ?)`,
    );
    this.#removeAbsence = database.prepare(`DELETE FROM ${absences} WHERE id = ? AND position = ?`);
    this.#documentOf = database.prepare(
      `SELECT ${content.join(', ')} FROM ${documents} WHERE id = ?`,
    );
    this.#documentOf.setReturnArrays(true);
    this.#insertTerm = database.prepare(`INSERT OR IGNORE INTO ${terms} (term, id) VALUES (?, ?)`);
    this.#removeTerm = database.prepare(`DELETE FROM ${terms} WHERE term = ? AND id = ?`);
  }

  load(ids: readonly string[]): ReadonlyMap<string, KeptDocument> {
    const rows = this.#load.all(JSON.stringify(ids)) as unknown as Row[];
    return new Map(rows.map((row) => [row[0], this.#keptDocument(row)]));
  }

  ids(after: string, limit: number): readonly string[] {
    return this.#ids.all(after, limit).map(({ id }) => String(id));
  }

  parkedIds(): readonly string[] {
    return this.#parkedIds.all().map(({ id }) => String(id));
  }

  /** Returns false if the document is no longer at the position where it was read; the caller then rolls back. */
  write({ id, readAt, next }: DocumentWrite): boolean {
    this.#changeTerms(id, readAt, next.document);
    if (next.document === undefined) {
      return this.#makeAbsent(id, readAt, next);
    }
    const values = this.#valuesOf(next, next.document);
    if (readAt === undefined) {
      return changed(this.#insert, ...values, id);
    }
    return (
      changed(this.#update, ...values, id, readAt) ||
      (changed(this.#removeAbsence, id, readAt) && changed(this.#insert, ...values, id))
    );
  }

  #makeAbsent(id: string, readAt: Position | undefined, next: KeptDocument): boolean {
    const wasThere =
      readAt === undefined ||
      changed(this.#remove, id, readAt) ||
      changed(this.#removeAbsence, id, readAt);
    return wasThere && changed(this.#insertAbsence, id, next.position, jsonOrNull(next.parked));
  }

  #valuesOf(next: KeptDocument, document: object): SQLInputValue[] {
    return [next.position, jsonOrNull(next.parked), ...this.#format.stored(document)];
  }

  #keptDocument([, position, parked, ...content]: Row): KeptDocument {
    return {
      document: content[0] === null ? undefined : this.#format.read(content),
      position,
      ...(parked === null ? {} : { parked: JSON.parse(parked) as Parked }),
    };
  }

  /** Replaces the search terms of the stored document by the terms of the next one. */
  #changeTerms(id: string, readAt: Position | undefined, next: object | undefined): void {
    const collection: Termed = this.#collection;
    if (collection.terms === undefined) {
      return;
    }
    const terms = new Set(next === undefined ? [] : collection.terms(next));
    const before = readAt === undefined ? undefined : this.#documentOf.get(id);
    const known =
      before === undefined
        ? []
        : collection.terms(this.#format.read(before as unknown as readonly unknown[]));
    for (const term of known) {
      if (!terms.delete(term)) {
        this.#removeTerm.run(term, id);
      }
    }
    for (const term of terms) {
      this.#insertTerm.run(term, id);
    }
  }
}

function changed(statement: StatementSync, ...values: SQLInputValue[]): boolean {
  return statement.run(...values).changes === 1;
}

function jsonOrNull(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
