/** The type of a declared field. It determines how the field is stored, compared and summed. */
export type FieldType = 'text' | 'integer' | 'real' | 'flag';

export type FieldValue = string | number | boolean | null;

/** The names of a document's top-level properties; any text if they are not known. */
export type FieldOf<Document> = [Document] extends [never]
  ? string
  : Document extends unknown
    ? keyof Document & string
    : never;

/**
 * A kind of document and how it is queried. Its storage name includes the version. So documents of a new shape are
 * built beside the old documents, and no document is changed in place.
 */
export interface Collection<Document extends object> {
  /** Kebab-case; also the projection's name. */
  readonly name: string;
  /** Rises with every change of the documents or of the fold that makes them. */
  readonly version: number;
  /** The top-level properties by which a query may filter, sort, group or sum. */
  readonly fields: Readonly<Partial<Record<FieldOf<Document>, FieldType>>>;
  /** The orders that the store should index; each ends with the id. */
  readonly indexes: readonly (readonly FieldOf<Document>[])[];
  /**
   * More orders to index. Their indexes also have all other declared fields, after the id. A list in such an order
   * compares its conditions in the index, so it is fast with every filter.
   */
  readonly coveringOrders?: readonly (readonly FieldOf<Document>[])[];
  /** The words by which a search finds the document, in lower case. A query contains the beginnings of words. */
  terms?(document: Document): readonly string[];
}

/** Any collection, for code to which its documents do not matter. */
export type AnyCollection = Collection<never>;

/** The fields of each index: the fields to sort by, then `undefined` for the id, then the fields to compare. */
export function indexesOf(collection: AnyCollection): readonly (readonly (string | undefined)[])[] {
  const { fields, indexes, coveringOrders = [] } = collection;
  return [
    ...indexes.map((order: readonly string[]) => [...order, undefined]),
    ...coveringOrders.map((order: readonly string[]) => [
      ...order,
      undefined,
      ...Object.keys(fields).filter((field) => !order.includes(field)),
    ]),
  ];
}

/** A value, a list of possible values, or a range that includes both ends. */
export type Condition =
  | FieldValue
  | { readonly in: readonly FieldValue[] }
  | { readonly from?: string | number; readonly to?: string | number };

/** Selects the documents that meet every condition and have, for every prefix, a word that begins with it. */
export interface Filter<Document> {
  readonly where?: Readonly<Partial<Record<FieldOf<Document>, Condition>>>;
  /** Beginnings of words, lower case. */
  readonly termPrefixes?: readonly string[];
}

/** The order of a list; documents with equal values are sorted by the id, in the same direction. */
export interface Sort<Document> {
  /** Fields that every document has; empty to sort by id alone. */
  readonly by: readonly FieldOf<Document>[];
  readonly direction: 'ascending' | 'descending';
}

export interface Find<Document> extends Filter<Document> {
  readonly sort: Sort<Document>;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly after?: string;
}

export interface Page<Document> {
  readonly documents: readonly Document[];
  /** The cursor of the next page; absent on the last page. Clients may get it, but must not interpret it. */
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
  /** The sums, in the requested order; 0 if there was no value to sum. */
  readonly sums: readonly number[];
  readonly count: number;
}
