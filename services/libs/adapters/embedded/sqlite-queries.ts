import type { SQLInputValue } from 'node:sqlite';
import type { Sort, Tally } from '../../application/ports/collection.ts';
import type { PageEnd } from '../../application/ports/cursor.ts';
import {
  bound,
  column,
  conditions,
  idsOf,
  type Sql,
  type SqlFilter,
  type Tables,
} from './sqlite-collection.ts';

/** Documents in an order, each with the values it is ordered by and its id; one more than a page. */
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
    // One more than asked for tells whether there is a next page.
    values: [...values, ...ended, page.limit + 1],
  };
}

export function countSql(tables: Tables, filter: SqlFilter): Sql {
  const { where = {}, termPrefixes = [] } = filter;
  const [prefix] = termPrefixes;
  const isOfAll = Object.keys(where).length === 0;
  if (prefix !== undefined && termPrefixes.length === 1 && isOfAll) {
    // The words alone know, since a document that is gone leaves none behind.
    const { text, values } = idsOf(tables, prefix);
    return { text: `SELECT count(DISTINCT id) FROM (${text})`, values };
  }
  // Where nothing else finds them, the words have to, however many they find.
  const { text, values } = conditions(tables, isOfAll ? { ...filter, widePrefixes: [] } : filter);
  return { text: `SELECT count(*) FROM ${tables.documents} WHERE ${text}`, values };
}

/** Rows of a count, the sums, and the values of the group. */
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

/** So many words make a beginning wide. */
const wideWordsMin = 5_000;

/** One row where a beginning is wide, else none; reads no further than it has to. */
export function isWideSql(tables: Tables, prefix: string): Sql {
  const { text, values } = idsOf(tables, prefix);
  return { text: `${text} LIMIT 1 OFFSET ?`, values: [...values, wideWordsMin - 1] };
}
