import type { SQLInputValue } from 'node:sqlite';
import type {
  AnyCollection,
  Condition,
  Sort,
  Tally,
} from '../../../application/ports/collection.ts';
import type { PageEnd } from '../../../application/ports/cursor.ts';
import {
  bound,
  column,
  conditions,
  idsOf,
  type Sql,
  type SqlFilter,
  type Tables,
} from './sqlite-collection.ts';

/** Selects the ids and these columns of documents in an order; one document more than a page has. */
export function pageSql(
  tables: Tables,
  filter: SqlFilter,
  page: {
    readonly order: Sort<never>;
    readonly limit: number;
    readonly end: PageEnd | undefined;
    readonly columns: readonly string[];
  },
): Sql {
  const { text, values } = conditions(tables, filter);
  const isDescending = page.order.direction === 'descending';
  const keys = [...page.order.by.map(column), 'id'];
  const marks = keys.map(() => '?').join(', ');
  const beyond = `AND (${keys.join(', ')}) ${isDescending ? '<' : '>'} (${marks})`;
  const order = keys.map((key) => `${key} ${isDescending ? 'DESC' : 'ASC'}`).join(', ');
  const ended: readonly SQLInputValue[] =
    page.end === undefined ? [] : [...page.end.values.map(bound), page.end.id];
  return {
    text: `
      SELECT id, ${page.columns.join(', ')} FROM ${tables.documents}
      WHERE ${text} ${page.end === undefined ? '' : beyond} ORDER BY ${order} LIMIT ?`,
    // One document more than requested shows whether there is a next page.
    values: [...values, ...ended, page.limit + 1],
  };
}

export function countSql(tables: Tables, filter: SqlFilter): Sql {
  const { where = {}, termPrefixes = [] } = filter;
  const [prefix] = termPrefixes;
  const isOfAll = Object.keys(where).length === 0;
  if (prefix !== undefined && termPrefixes.length === 1 && isOfAll) {
    // The terms are enough, because a deleted document leaves none behind.
    const { text, values } = idsOf(tables, prefix);
    return { text: `SELECT count(DISTINCT id) FROM (${text})`, values };
  }
  // Without another condition, the search has to start from the words, even if many documents have them.
  const { text, values } = conditions(tables, isOfAll ? { ...filter, widePrefixes: [] } : filter);
  return { text: `SELECT count(*) FROM ${tables.documents} WHERE ${text}`, values };
}

/** Selects rows of a count, the sums, and the values of the group. */
export function tallySql(
  tables: Tables,
  filter: SqlFilter,
  { groupBy, sums }: Pick<Tally<never>, 'groupBy' | 'sums'>,
): Sql {
  const { text, values } = conditions(tables, filter);
  const sumsOf = sums.map((field) => `total(${column(field)})`);
  const groups = groupBy.map(column);
  const grouping = groups.join(', ');
  return {
    text: `
      SELECT ${['count(*)', ...sumsOf, ...groups].join(', ')}
      FROM ${tables.documents} WHERE ${text}
      ${groups.length === 0 ? 'HAVING count(*) > 0' : `GROUP BY ${grouping} ORDER BY ${grouping}`}`,
    values,
  };
}

/**
 * The filter of a page. If no index has exactly these conditions and this order, the conditions are only checked.
 * SQLite then walks an index that has every field in this order, and reads only the documents of the page. Otherwise
 * it would read and sort all documents of one condition.
 */
export function checkedInOrder(
  { indexes, coveringOrders = [] }: AnyCollection,
  filter: SqlFilter,
  { by }: Pick<Sort<never>, 'by'>,
): SqlFilter {
  const order: readonly string[] = by;
  const conditions = Object.entries(filter.where ?? {}) as [string, Condition][];
  // A condition on the first field says where the walk through the index begins and ends.
  const others = conditions.filter(([field]) => field !== order[0]);
  const fields = others.map(([field]) => field);
  const areValues = others.every(([, each]) => each === null || typeof each !== 'object');
  const isIndexed = [...indexes, ...coveringOrders].some(
    (index: readonly string[]) =>
      index.slice(fields.length).join(' ') === order.join(' ') &&
      fields.every((field) => index.slice(0, fields.length).includes(field)),
  );
  const isCovering = coveringOrders.some((each) => each.join(' ') === order.join(' '));
  return (areValues && isIndexed) || !isCovering ? filter : { ...filter, checked: fields };
}

/** The filter of a count. If no index has all fields of the conditions, SQLite reads one that has every field. */
export function checkedInCount(
  { indexes, coveringOrders = [] }: AnyCollection,
  filter: SqlFilter,
): SqlFilter {
  const fields = Object.keys(filter.where ?? {});
  const isIndexed = indexes.some((index: readonly string[]) =>
    fields.every((field) => index.includes(field)),
  );
  if (coveringOrders.length === 0 || isIndexed) return filter;
  const firsts = coveringOrders.map(([first]: readonly string[]) => first);
  return { ...filter, checked: fields.filter((field) => !firsts.includes(field)) };
}

/** A prefix is wide if it finds at least this many words. */
const wideWordsMin = 5_000;

/** Selects one row if a prefix is wide, otherwise none; reads no further than necessary. */
export function isWideSql(tables: Tables, prefix: string): Sql {
  const { text, values } = idsOf(tables, prefix);
  return { text: `${text} LIMIT 1 OFFSET ?`, values: [...values, wideWordsMin - 1] };
}
