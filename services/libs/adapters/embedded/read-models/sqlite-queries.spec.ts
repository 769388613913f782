import { DatabaseSync } from 'node:sqlite';
import type { AnyCollection } from '../../../application/ports/collection.ts';
import { bookingFigures } from '../../../application/projections/booking/booking-figures.projection.ts';
import { bookingSearch } from '../../../application/projections/booking/booking-search.projection.ts';
import { bookingTabs } from '../../../application/projections/booking/booking-tabs.projection.ts';
import { dailyRevenue } from '../../../application/projections/booking/daily-revenue.projection.ts';
import { departures } from '../../../application/projections/departure/departures.projection.ts';
import { openReservations } from '../../../application/projections/departure/open-reservations.projection.ts';
import {
  indexDefinitions,
  type Sql,
  tableDefinitions,
  type Tables,
  tablesOf,
} from './sqlite-collection.ts';
import {
  checkedInCount,
  checkedInOrder,
  countSql,
  isWideSql,
  pageSql,
  tallySql,
} from './sqlite-queries.ts';

const columns = ['document'];
const newest = { by: ['createdAt'], direction: 'descending' } as const;
const byTotal = { by: ['currency', 'totalMinor'], direction: 'ascending' } as const;
const end = { values: ['2026-11-20T09:00:00.000Z'], id: '74100680' };
const day = { from: '2026-11-19T21:00:00.000Z', to: '2026-11-20T20:59:59.999Z' };
const slots = { tourId: { in: ['spice', 'reef'] }, date: { from: '2026-12-01', to: '2026-12-31' } };

/** The queries of every view on a collection that grows with the bookings. */
const questions: readonly [string, AnyCollection, (tables: Tables) => Sql][] = [
  [
    'all bookings, page by page',
    bookingTabs.collection,
    (tables) => pageSql(tables, {}, { order: newest, limit: 20, end, columns }),
  ],
  [
    'the bookings made today',
    bookingTabs.collection,
    (tables) =>
      pageSql(tables, { where: { createdAt: day } }, { order: newest, limit: 20, end, columns }),
  ],
  [
    'the bookings due on a day',
    bookingTabs.collection,
    (tables) =>
      pageSql(
        tables,
        { where: { date: '2026-12-01' } },
        { order: newest, limit: 20, end, columns },
      ),
  ],
  [
    'how many bookings are due on a day',
    bookingTabs.collection,
    (tables) => countSql(tables, { where: { date: '2026-12-01' } }),
  ],
  [
    'the bookings of a status, an origin and days of travel, in the order of their totals',
    bookingTabs.collection,
    (tables) =>
      pageSql(
        tables,
        checkedInOrder(
          bookingTabs.collection,
          { where: { status: 'confirmed', origin: null, date: { from: '2026-12-01' } } },
          byTotal,
        ),
        { order: byTotal, limit: 20, end: { values: ['USD', 4_500], id: '74100680' }, columns },
      ),
  ],
  [
    'how many bookings answer a search',
    bookingSearch.collection,
    (tables) => countSql(tables, { where: { createdAt: day }, termPrefixes: ['asha', 'ju'] }),
  ],
  [
    'a search that finds thousands, in the order of the list',
    bookingSearch.collection,
    (tables) =>
      pageSql(
        tables,
        { termPrefixes: ['a'], widePrefixes: ['a'] },
        { order: newest, limit: 20, end, columns },
      ),
  ],
  [
    'how many of the bookings made today a search finds, if it finds thousands in all',
    bookingSearch.collection,
    (tables) =>
      countSql(tables, { where: { createdAt: day }, termPrefixes: ['a'], widePrefixes: ['a'] }),
  ],
  [
    'how many bookings a word finds, by counting words alone',
    bookingSearch.collection,
    (tables) => countSql(tables, { termPrefixes: ['a'], widePrefixes: ['a'] }),
  ],
  [
    'how many bookings two words find',
    bookingSearch.collection,
    (tables) => countSql(tables, { termPrefixes: ['a', 'b'], widePrefixes: ['a', 'b'] }),
  ],
  [
    'the day sheet of a departure',
    bookingTabs.collection,
    (tables) =>
      pageSql(
        tables,
        { where: { tourId: 'reef', date: '2026-12-01', pickupTime: '09:00' } },
        { order: { by: [], direction: 'ascending' }, limit: 500, end: undefined, columns },
      ),
  ],
  [
    'the bookings waiting to be confirmed',
    bookingTabs.collection,
    (tables) =>
      pageSql(tables, { where: { status: 'pending' } }, { order: newest, limit: 20, end, columns }),
  ],
  [
    'how many bookings of a currency take place, by counting alone',
    bookingTabs.collection,
    (tables) =>
      countSql(tables, { where: { currency: 'USD', status: { in: ['pending', 'confirmed'] } } }),
  ],
  [
    'the revenue of some days',
    dailyRevenue.collection,
    (tables) =>
      tallySql(
        tables,
        { where: { createdDay: { from: '2026-11-01', to: '2026-11-30' } } },
        { groupBy: ['createdDay', 'currency'], sums: ['grossMinor', 'cancelledMinor'] },
      ),
  ],
  [
    'the figures of two years, day by day',
    bookingFigures.collection,
    (tables) =>
      pageSql(
        tables,
        { where: { day: { from: '2024-11-22', to: '2026-11-22' } } },
        { order: { by: ['day'], direction: 'ascending' }, limit: 731, end: undefined, columns },
      ),
  ],
  [
    'the seats taken on some days',
    departures.collection,
    (tables) =>
      tallySql(
        tables,
        { where: { kind: 'seats', ...slots } },
        { groupBy: ['tourId', 'date', 'time'], sums: ['seats'] },
      ),
  ],
  [
    'what staff said about departures on some days',
    departures.collection,
    (tables) =>
      pageSql(
        tables,
        { where: { kind: 'rules', ...slots } },
        { order: { by: [], direction: 'ascending' }, limit: 100, end: undefined, columns },
      ),
  ],
  [
    'the seats nobody holds',
    openReservations.collection,
    (tables) =>
      pageSql(
        tables,
        { where: { isHeld: false, at: { to: day.to } } },
        { order: { by: ['at'], direction: 'ascending' }, limit: 100, end: undefined, columns },
      ),
  ],
];

function tablesAndIndexesOf(collection: AnyCollection): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const build = { collection, number: 1 };
  for (const definition of [tableDefinitions(build), ...indexDefinitions(build)]) {
    database.exec(definition);
  }
  return database;
}

describe('the queries of the views', () => {
  it.each(questions)('use an index: %s', (_what, collection, ask) => {
    const database = tablesAndIndexesOf(collection);
    const { text, values } = ask(tablesOf(`${collection.name}@${collection.version}.1`));
    const plan = database
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all(...values)
      .map(({ detail }) => String(detail));
    const steps = plan.filter((step) => step.includes(collection.name));
    expect(steps).not.toStrictEqual([]);
    for (const step of steps) {
      // A scan along the index of its order stops at the end of the page.
      expect(step).toMatch(
        /^(SEARCH .* USING (PRIMARY KEY|(COVERING )?INDEX)|SCAN .* USING INDEX)/,
      );
    }
    database.close();
  });

  it.each(
    questions.filter(([what]) => /revenue|seats taken|counting alone|how many of today/.test(what)),
  )('sum up without reading a document: %s', (_what, collection, ask) => {
    const database = tablesAndIndexesOf(collection);
    const { text, values } = ask(tablesOf(`${collection.name}@${collection.version}.1`));
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
    expect(JSON.stringify(plan)).toContain('USING COVERING INDEX');
    database.close();
  });

  it('follow the order of a list, and check the conditions in the index of this order', () => {
    const { collection } = bookingTabs;
    const database = tablesAndIndexesOf(collection);
    const tables = tablesOf(`${collection.name}@${collection.version}.1`);
    const where = { status: 'confirmed', isUnpaid: true, date: { from: '2026-12-01' } };
    const planOf = ({ text, values }: Sql) =>
      JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values));
    for (const by of collection.coveringOrders ?? []) {
      const order = { by, direction: 'descending' } as const;
      const filter = checkedInOrder(collection, { where }, order);
      const plan = planOf(pageSql(tables, filter, { order, limit: 20, end: undefined, columns }));
      expect(plan).not.toContain('TEMP B-TREE');
    }
    const plan = planOf(countSql(tables, checkedInCount(collection, { where })));
    expect(plan).toContain('USING COVERING INDEX');
    database.close();
  });

  it('find the holds without reading the seats of bookings', () => {
    const { collection } = departures;
    const database = tablesAndIndexesOf(collection);
    const tables = tablesOf(`${collection.name}@${collection.version}.1`);
    const order = { by: ['heldUntil'], direction: 'ascending' } as const;
    const filter = { where: { heldUntil: { from: '' } } };
    const { text, values } = pageSql(tables, filter, {
      order,
      limit: 100,
      end: undefined,
      columns,
    });
    const plan = JSON.stringify(database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values));
    expect(plan).toMatch(/SEARCH .* USING INDEX .*heldUntil>\?/);
    // Only documents with equal values are sorted.
    expect(plan).toContain('TEMP B-TREE FOR LAST TERM OF ORDER BY');
    database.close();
  });

  it('start from the words of a search only if few documents have these words', () => {
    const { collection } = bookingSearch;
    const database = tablesAndIndexesOf(collection);
    const tables = tablesOf(`${collection.name}@${collection.version}.1`);
    const insert = database.prepare(`INSERT INTO ${tables.terms} (term, id) VALUES (?, ?)`);
    for (let number = 0; number < 5_000; number += 1) insert.run('asha', String(number));
    for (let number = 0; number < 4_999; number += 1) insert.run('juma', String(number));
    const isWide = (prefix: string) => {
      const { text, values } = isWideSql(tables, prefix);
      return database.prepare(text).all(...values).length > 0;
    };
    expect(['as', 'asha', 'juma', 'zena', ''].map(isWide)).toStrictEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    database.close();
  });
});
