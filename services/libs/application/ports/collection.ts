/** How a declared field is kept: what it is compared and summed as. */
export type FieldType = 'text' | 'integer' | 'real' | 'flag';

export type FieldValue = string | number | boolean | null;

/** The names of the top-level properties a document can have; any text where that is not known. */
export type FieldOf<Document> = [Document] extends [never]
  ? string
  : Document extends unknown
    ? keyof Document & string
    : never;

/**
 * A kind of document and the ways it is looked for. Its storage name carries the version, so that a
 * new shape is built beside the old one and nothing is ever migrated in place.
 */
export interface Collection<Document extends object> {
  /** Kebab-case; also the projection's name. */
  readonly name: string;
  /** Rises with every change of the documents or of the fold that makes them. */
  readonly version: number;
  /** The top-level properties a query may filter, sort, group or sum by. */
  readonly fields: Readonly<Partial<Record<FieldOf<Document>, FieldType>>>;
  /** The orders in which the store should keep documents at hand; every one ends with the id. */
  readonly indexes: readonly (readonly FieldOf<Document>[])[];
  /** The words the document is found by, lower case; a query gives their beginnings. */
  terms?(document: Document): readonly string[];
}

/** Any collection, where its documents do not matter. */
export type AnyCollection = Collection<never>;

/** A value, any of several, or a stretch with both ends included. */
export type Condition =
  | FieldValue
  | { readonly in: readonly FieldValue[] }
  | { readonly from?: string | number; readonly to?: string | number };

/** Which documents are meant: those that meet every condition and have a word for every prefix. */
export interface Filter<Document> {
  readonly where?: Readonly<Partial<Record<FieldOf<Document>, Condition>>>;
  /** Beginnings of words, lower case. */
  readonly termPrefixes?: readonly string[];
}

/** The order of a list; ties are broken by the id, in the same direction. */
export interface Sort<Document> {
  /** Fields that every document has; none for the order of the ids alone. */
  readonly by: readonly FieldOf<Document>[];
  readonly direction: 'ascending' | 'descending';
}

export interface Find<Document> extends Filter<Document> {
  readonly sort: Sort<Document>;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface Page<Document> {
  readonly documents: readonly Document[];
  /** The cursor of the next page; absent on the last. Opaque and safe to hand out. */
  readonly next?: string;
}

/** Sums over documents, one row for every combination of the grouping fields' values. */
export interface Tally<Document> extends Filter<Document> {
  readonly groupBy: readonly FieldOf<Document>[];
  readonly sums: readonly FieldOf<Document>[];
}

export interface TallyRow {
  /** The values of the grouping fields, in their order. */
  readonly group: readonly FieldValue[];
  /** The sums, in the order asked for; 0 where nothing was summed. */
  readonly sums: readonly number[];
  readonly count: number;
}
