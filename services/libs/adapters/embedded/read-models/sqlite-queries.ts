import type { SQLInputValue } from 'node:sqlite';
import type { Sort, Tally } from '../../../application/ports/collection.ts';
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

/**
 * Selects documents in an order, each with its id and the values by which it is ordered; one document more than
 * a page has.
 */
export function pageSql(
  tables: Tables,
  filter: SqlFilter,
  page: {
    readonly order: Sort<never>;
    readonly limit: number;
    readonly end: PageEnd | undefined;
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
      SELECT document, ${keys.join(', ')} FROM ${tables.documents}
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
  // Without another condition the search has to start from the words, however many documents they find.
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

/** A prefix is wide if it finds at least this many words. */
const wideWordsMin = 5_000;

/** Selects one row if a prefix is wide, otherwise none; reads no further than necessary. */
export function isWideSql(tables: Tables, prefix: string): Sql {
  const { text, values } = idsOf(tables, prefix);
  return { text: `${text} LIMIT 1 OFFSET ?`, values: [...values, wideWordsMin - 1] };
}
