import type { AnyCollection, FieldType, FieldValue, Sort } from './collection.ts';
import { InvalidCursor } from './read-store.ts';

/** The end of a page: the sorting fields' values in the last document, and the id of this document. */
export interface PageEnd {
  readonly values: readonly FieldValue[];
  readonly id: string;
}

/** A longer text cannot be a valid cursor. */
const cursorCharactersMax = 2_000;

/**
 * The end of a page as a text that clients must not interpret. The text names the order of the list, so that another
 * list refuses it. It does not name the build, so that a list continues across a rebuild.
 */
export function encodeCursor(
  collection: AnyCollection,
  sort: Sort<never>,
  { values, id }: PageEnd,
): string {
  return Buffer.from(JSON.stringify([orderOf(collection, sort), ...values, id])).toString(
    'base64url',
  );
}

/** @throws InvalidCursor if {@link encodeCursor} did not write the text for this list. */
export function decodeCursor(
  collection: AnyCollection,
  sort: Sort<never>,
  cursor: string,
): PageEnd {
  const [order, ...rest] = listIn(cursor);
  const id = rest.pop();
  const values = rest.filter((value, place) => isOfType(value, typeOf(collection, sort, place)));
  if (
    order !== orderOf(collection, sort) ||
    typeof id !== 'string' ||
    values.length !== sort.by.length ||
    rest.length !== sort.by.length
  ) {
    throw new InvalidCursor('This cursor belongs to another list.');
  }
  return { values: values as readonly FieldValue[], id };
}

function orderOf({ name, version }: AnyCollection, { by, direction }: Sort<never>): string {
  return `${name}@${version} ${by.join(' ')} ${direction}`;
}

function listIn(cursor: string): unknown[] {
  if (cursor.length > cursorCharactersMax) {
    throw new InvalidCursor('This cursor is too long.');
  }
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(list) ? list : [];
  } catch (error) {
    throw new InvalidCursor('This is not a cursor.', { cause: error });
  }
}

function typeOf(
  { fields }: AnyCollection,
  { by }: Sort<never>,
  place: number,
): FieldType | undefined {
  const field = by[place];
  return field === undefined ? undefined : fields[field];
}

function isOfType(value: unknown, type: FieldType | undefined): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'integer':
    case 'real':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case undefined:
      return false;
  }
}
