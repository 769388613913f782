import type { Document, Filter as MongoFilter, Sort as MongoSort } from 'mongodb';
import type {
  AnyCollection,
  Condition,
  Filter,
  Sort,
  Tally,
} from '../../../application/ports/collection.ts';
import type { PageEnd } from '../../../application/ports/cursor.ts';
import { fieldPath, type StoredDocument, typesOf } from './mongo-documents.ts';
import { is, plain } from './mongo-values.ts';

type Conditions = MongoFilter<StoredDocument>;

/**
 * Sorts after every other character: a prefix with this character added sorts after every word that begins
 * with the prefix.
 */
const lastCharacter = '\u{10ffff}';

/**
 * Returns a filter for the documents that meet every condition and have a word for every prefix, without
 * tombstones.
 */
export function matching(
  collection: AnyCollection,
  { where, termPrefixes = [] }: Filter<never>,
): Conditions {
  const conditions = Object.entries(where ?? {}) as [string, Condition][];
  return {
    isGone: is(false),
    $and: [
      // MongoDB refuses an empty list of conditions.
      {},
      ...conditions.map(([field, condition]) => ({
        [declared(collection, field)]: conditionOn(condition),
      })),
      ...termPrefixes.map((prefix) => ({
        terms: { $elemMatch: { $gte: plain(prefix), $lt: `${prefix}${lastCharacter}` } },
      })),
    ],
  };
}

/**
 * Returns a filter for the documents after the end of a page. In such a document, the first fields equal those of the
 * last document of the page. The next field, or the id, comes after the value of the last document.
 */
export function beyond(
  collection: AnyCollection,
  { by, direction }: Sort<never>,
  end: PageEnd,
): Conditions {
  const keys = [...by.map((field) => declared(collection, field)), '_id'];
  const values = [...end.values, end.id];
  const farther = direction === 'descending' ? '$lt' : '$gt';
  const [first = '_id'] = keys;
  return {
    // The other conditions imply this one. With this one, the server starts at the right place of an index.
    [first]: { [`${farther}e`]: plain(values[0] ?? null) },
    $or: keys.map((key, place) => ({
      ...Object.fromEntries(keys.slice(0, place).map((each, at) => [each, is(values[at] ?? null)])),
      [key]: { [farther]: plain(values[place] ?? null) },
    })),
  };
}

export function orderOf(collection: AnyCollection, { by, direction }: Sort<never>): MongoSort {
  const sign = direction === 'descending' ? -1 : 1;
  return new Map([...by.map((field) => declared(collection, field)), '_id'].map((k) => [k, sign]));
}

/** Returns the stages for rows of `_id: {g0, g1 …}`, `count` and `s0, s1 …`, in ascending order of their groups. */
export function tallyStages(
  collection: AnyCollection,
  { groupBy, sums, ...filter }: Tally<never>,
): Document[] {
  const groups = groupBy.map((field, place) => ({
    [`g${place}`]: `$${declared(collection, field)}`,
  }));
  const totals = sums.map((field, place) => ({
    [`s${place}`]: { $sum: `$${declared(collection, field)}` },
  }));
  const order = groupBy.map((_, place) => ({ [`_id.g${place}`]: 1 }));
  return [
    { $match: matching(collection, filter) },
    {
      $group: {
        _id: groups.length === 0 ? null : joined(groups),
        count: { $sum: 1 },
        ...joined(totals),
      },
    },
    ...(order.length === 0 ? [] : [{ $sort: joined(order) }]),
  ];
}

function joined(parts: readonly Document[]): Document {
  return Object.assign({}, ...parts) as Document;
}

/** @throws TypeError for a field that the collection does not declare. */
function declared(collection: AnyCollection, field: string): string {
  if (!Object.hasOwn(typesOf(collection), field)) {
    throw new TypeError(`${collection.name} declares no field ${field}.`);
  }
  return fieldPath(field);
}

function conditionOn(condition: Condition): Readonly<Record<string, unknown>> {
  if (condition === null || typeof condition !== 'object') {
    return is(condition);
  }
  if ('in' in condition) {
    return { $in: condition.in.map((each) => plain(each)) };
  }
  const { from, to } = condition;
  return {
    // A field without a value is in no range.
    $ne: null,
    ...(from === undefined ? {} : { $gte: plain(from) }),
    ...(to === undefined ? {} : { $lte: plain(to) }),
  };
}
