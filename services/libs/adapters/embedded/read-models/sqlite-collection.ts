import type { SQLInputValue } from 'node:sqlite';
import {
  type AnyCollection,
  type Condition,
  type FieldType,
  type FieldValue,
  type Filter,
  indexesOf,
} from '../../../application/ports/collection.ts';
import { type Build, storageName } from '../../../application/ports/projection-store.ts';

/** A piece of SQL with the values of its parameters. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

/** The names of one build's tables, quoted. */
export interface Tables {
  /** The documents, each with its position. The declared fields have columns, and the other properties are JSON. */
  readonly documents: string;
  /** Positions without a document: tombstones, and documents that were parked before they existed. */
  readonly absences: string;
  /** The search terms of the documents. */
  readonly terms: string;
}

const columnTypes: Readonly<Record<FieldType, string>> = {
  text: 'TEXT',
  integer: 'INTEGER',
  real: 'REAL',
  flag: 'INTEGER',
};

/** Sorts after every other character, so a prefix with it appended sorts after every word with that prefix. */
const lastCharacter = '\u{10ffff}';

export function tablesOf(storage: string): Tables {
  return {
    documents: quoted(storage),
    absences: quoted(`${storage} absences`),
    terms: quoted(`${storage} terms`),
  };
}

/** Returns the statements that create the tables of a build. {@link indexDefinitions} creates its other indexes. */
export function tableDefinitions(build: Build): string {
  const { collection } = build;
  const storage = storageName({ ...collection, number: build.number });
  const tables = tablesOf(storage);
  const columns = fieldsOf(collection).map(
    ([field, type]) => `, ${column(field)} ${columnTypes[type]}`,
  );
  return `
    CREATE TABLE ${tables.documents} (
      id TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      document TEXT NOT NULL,
      parked TEXT
      ${columns.join('')}
    ) STRICT;
    CREATE INDEX ${quoted(`${storage} parked`)}
      ON ${tables.documents} (id) WHERE parked IS NOT NULL;
    CREATE TABLE ${tables.absences} (
      id TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      parked TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ${quoted(`${storage} absences parked`)}
      ON ${tables.absences} (id) WHERE parked IS NOT NULL;
    CREATE TABLE ${tables.terms} (
      term TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (term, id)
    ) STRICT, WITHOUT ROWID;`;
}

/**
 * Returns the statements that create the indexes that only readers need. A statement does nothing if its index exists.
 * Ids need much space, so an index does not end with the id. SQLite sorts the few documents that have equal values.
 */
export function indexDefinitions({ collection, number }: Build): readonly string[] {
  const storage = storageName({ ...collection, number });
  const { documents } = tablesOf(storage);
  return indexesOf(collection).map((fields, place) => {
    const inIndex = fields.at(-1) === undefined ? fields.slice(0, -1) : fields;
    const columns = inIndex.map((field) => (field === undefined ? 'id' : column(field)));
    return `CREATE INDEX IF NOT EXISTS ${quoted(`${storage} index ${place}`)}
      ON ${documents} (${columns.join(', ')})`;
  });
}

/** Returns the declared fields, in the order of their columns. */
export function fieldsOf(collection: AnyCollection): readonly (readonly [string, FieldType])[] {
  return Object.entries(collection.fields) as [string, FieldType][];
}

/** Returns the name of a field's column. Its prefix distinguishes it from the table's other columns. */
export function column(field: string): string {
  return quoted(`field ${field}`);
}

export function bound(value: FieldValue): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Returns a column's value as the port defines it. */
export function fieldValue(collection: AnyCollection, field: string, value: unknown): FieldValue {
  const type = (collection.fields as Record<string, FieldType>)[field];
  return type === 'flag' && value !== null ? value === 1 : (value as FieldValue);
}

/**
 * A filter, and which of its prefixes are wide. A wide prefix matches so many words that it hardly narrows a search.
 */
export type SqlFilter = Filter<never> & {
  readonly widePrefixes?: readonly string[];
  /** The fields whose conditions only check documents, and do not find them. */
  readonly checked?: readonly string[];
};

/** Returns the filter as conditions joined by AND; TRUE for an empty filter. */
export function conditions(tables: Tables, filter: SqlFilter): Sql {
  const where = Object.entries(filter.where ?? {}) as [string, Condition][];
  const parts = [
    ...where.map(([field, condition]) => {
      // The plus sign has the same effect as below.
      const sign = filter.checked?.includes(field) === true ? '+' : '';
      return conditionOn(`${sign}${column(field)}`, condition);
    }),
    ...(filter.termPrefixes ?? []).map((prefix) => {
      // With a plus sign, SQLite finds the documents by another condition or in the order of the result, and
      // then checks this condition. That is faster if the prefix matches thousands of documents.
      const sign = filter.widePrefixes?.includes(prefix) === true ? '+' : '';
      const { text, values } = idsOf(tables, prefix);
      return { text: `${sign}id IN (${text})`, values };
    }),
  ];
  return {
    text: parts.length === 0 ? 'TRUE' : parts.map(({ text }) => text).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Selects the ids of the documents with words of this prefix, once for each such word. */
export function idsOf(tables: Tables, prefix: string): Sql {
  return {
    text: `SELECT id FROM ${tables.terms} WHERE term >= ? AND term < ?`,
    values: [prefix, `${prefix}${lastCharacter}`],
  };
}

function conditionOn(name: string, condition: Condition): Sql {
  if (condition === null || typeof condition !== 'object') {
    return condition === null
      ? { text: `${name} IS NULL`, values: [] }
      : { text: `${name} = ?`, values: [bound(condition)] };
  }
  if ('in' in condition) {
    // One parameter for any number of values keeps the statement the same.
    const list = JSON.stringify(condition.in.map(bound));
    return { text: `${name} IN (SELECT value FROM json_each(?))`, values: [list] };
  }
  const { from, to } = condition;
  const bounds = [
    ...(from === undefined ? [] : [{ text: `${name} >= ?`, values: [from] }]),
    ...(to === undefined ? [] : [{ text: `${name} <= ?`, values: [to] }]),
  ];
  return {
    text: bounds.length === 0 ? 'TRUE' : bounds.map(({ text }) => text).join(' AND '),
    values: bounds.flatMap(({ values }) => values),
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
