import type { SQLInputValue } from 'node:sqlite';
import type { AnyCollection, FieldValue } from '../../../application/ports/collection.ts';
import { bound, column, fieldsOf } from './sqlite-collection.ts';

/**
 * How the documents of a collection are stored: the declared fields in columns, for queries and indexes, and the other
 * properties as JSON. No value is stored twice.
 */
export class SqliteDocumentFormat {
  /** The columns of {@link stored} and {@link read}, in their order. */
  readonly columns: readonly string[];
  readonly #fields: readonly string[];
  readonly #flags: ReadonlySet<string>;

  constructor(collection: AnyCollection) {
    const fields = fieldsOf(collection);
    this.#fields = fields.map(([field]) => field);
    this.#flags = new Set(fields.filter(([, type]) => type === 'flag').map(([field]) => field));
    this.columns = ['document', ...this.#fields.map(column)];
  }

  /** Returns the values of the columns. */
  stored(document: object): readonly SQLInputValue[] {
    const others: Record<string, unknown> = { ...document };
    const values = this.#fields.map((field) => {
      const value = others[field] as FieldValue | undefined;
      if (value === undefined || value === null) {
        // The property stays in the JSON, because a column cannot distinguish null from a missing property.
        return null;
      }
      // JSON has no undefined.
      others[field] = undefined;
      return bound(value);
    });
    return [JSON.stringify(others), ...values];
  }

  /** Returns the document of these values of the columns. */
  read([text, ...values]: readonly unknown[]): object {
    const document = JSON.parse(String(text)) as Record<string, unknown>;
    this.#fields.forEach((field, place) => {
      const value = values[place];
      if (value !== null) document[field] = this.#flags.has(field) ? value === 1 : value;
    });
    return document;
  }
}
