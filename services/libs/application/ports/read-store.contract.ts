import {
  added,
  at,
  holding,
  idsOf,
  logId,
  type ReadModelsUnderTest,
  Runner,
  trip,
  type Trip,
  trips,
} from '../../../../test/support/in-memory/read-model-runner.ts';
import { beginning } from '../event-log/stored-event.ts';
import type { Filter } from './collection.ts';
import { type CollectionChange, InvalidCursor, type ReadStore } from './read-store.ts';

/** Tests that every {@link ReadStore} must pass; `start` returns an empty one. */
export function readStoreContract(start: () => Promise<ReadModelsUnderTest>): void {
  let underTest: ReadModelsUnderTest;
  let readStore: ReadStore;

  beforeEach(async () => {
    underTest = await start();
    ({ readStore } = underTest);
  });

  afterEach(async () => {
    await underTest.close();
  });

  describe('for readers', () => {
    it('is empty while no build is ready', async () => {
      const runner = await Runner.start(underTest.projectionStore);
      await runner.put(1, trip('a'));
      expect(await readStore.get(trips, 'a')).toBeUndefined();
      expect(await readStore.getMany(trips, ['a'])).toStrictEqual([]);
      expect(await readStore.count(trips, {})).toBe(0);
      const order = { by: [], direction: 'ascending' } as const;
      expect(await readStore.find(trips, { sort: order, limit: 9 })).toStrictEqual({
        documents: [],
      });
      expect(await readStore.tally(trips, { groupBy: [], sums: ['seats'] })).toStrictEqual([]);
      expect(await readStore.snapshot(trips)).toMatchObject({ documents: [], position: beginning });
    });

    it('returns a document as it was written', async () => {
      const document = trip('a', { place: 'Zanzíbar "O’Neill" 🐢\n', rating: 4.8 });
      await holding(underTest, document, trip('b'));
      expect(await readStore.get(trips, 'a')).toStrictEqual(document);
      expect(await readStore.get(trips, 'c')).toBeUndefined();
      const many = await readStore.getMany(trips, ['c', 'b', 'a']);
      expect(idsOf(many)).toStrictEqual(['b', 'a']);
    });

    it('finds by equality, by any of several values and by a range that includes both ends', async () => {
      await holding(
        underTest,
        trip('a', { place: 'Paje', day: '2027-01-01', isFull: true }),
        trip('b', { place: 'Nungwi', day: '2027-01-02', rating: null }),
        trip('c', { place: 'Mnemba', day: '2027-01-03', rating: 4.5 }),
      );
      const found = async (where: NonNullable<Filter<Trip>['where']>) => {
        const sort = { by: [], direction: 'ascending' } as const;
        const { documents } = await readStore.find(trips, { where, sort, limit: 9 });
        expect(await readStore.count(trips, { where })).toBe(documents.length);
        return idsOf(documents);
      };
      expect(await found({ place: 'Nungwi' })).toStrictEqual(['b']);
      expect(await found({ isFull: true })).toStrictEqual(['a']);
      expect(await found({ isFull: false, day: { from: '2027-01-03' } })).toStrictEqual(['c']);
      expect(await found({ rating: 4.5 })).toStrictEqual(['c']);
      expect(await found({ rating: null })).toStrictEqual(['a', 'b']);
      expect(await found({ place: { in: ['Paje', 'Mnemba', 'Stone Town'] } })).toStrictEqual([
        'a',
        'c',
      ]);
      expect(await found({ place: { in: [] } })).toStrictEqual([]);
      expect(await found({ day: { from: '2027-01-02', to: '2027-01-03' } })).toStrictEqual([
        'b',
        'c',
      ]);
      expect(await found({ day: { to: '2027-01-01' } })).toStrictEqual(['a']);
      expect(await found({})).toStrictEqual(['a', 'b', 'c']);
    });

    it('finds documents that have a word for every prefix', async () => {
      await holding(
        underTest,
        trip('a', { words: ['amina', 'hassan', 'amina@example.org'] }),
        trip('b', { words: ['aminata', 'diallo'] }),
        trip('c', { words: ['zoë', '🐢🐢'] }),
      );
      const found = async (...termPrefixes: readonly string[]) => {
        const sort = { by: [], direction: 'ascending' } as const;
        const { documents } = await readStore.find(trips, { termPrefixes, sort, limit: 9 });
        expect(await readStore.count(trips, { termPrefixes })).toBe(documents.length);
        return idsOf(documents);
      };
      expect(await found('amina')).toStrictEqual(['a', 'b']);
      expect(await found('amina', 'has')).toStrictEqual(['a']);
      expect(await found('amina@')).toStrictEqual(['a']);
      expect(await found('zo')).toStrictEqual(['c']);
      expect(await found('🐢')).toStrictEqual(['c']);
      expect(await found('%')).toStrictEqual([]);
      expect(await found('mina')).toStrictEqual([]);
    });

    it.each(['ascending', 'descending'] as const)(
      'pages %s without missing or repeating a document, even if documents have equal values',
      async (direction) => {
        const all = Array.from({ length: 25 }, (_, n) =>
          trip(`t${String(n).padStart(2, '0')}`, { day: `2027-01-0${1 + (n % 3)}` }),
        );
        await holding(underTest, ...all);
        const sort = { by: ['day'], direction } as const;
        const seen: string[] = [];
        for (let after: string | undefined; ;) {
          const query = { sort, limit: 4, ...(after === undefined ? {} : { after }) };
          const page = await readStore.find(trips, query);
          seen.push(...idsOf(page.documents));
          after = page.next;
          if (after === undefined) {
            break;
          }
          expect(page.documents).toHaveLength(4);
        }
        const expected = all
          .toSorted((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1))
          .map(({ id }) => id);
        expect(seen).toStrictEqual(direction === 'ascending' ? expected : expected.reverse());
      },
    );

    it('returns no cursor with the last page, even if the page is full', async () => {
      await holding(underTest, trip('a'), trip('b'));
      const sort = { by: ['day'], direction: 'ascending' } as const;
      expect(await readStore.find(trips, { sort, limit: 2 })).not.toHaveProperty('next');
    });

    it('refuses a cursor that it did not return for this list', async () => {
      await holding(underTest, trip('a'), trip('b'));
      const sort = { by: ['day'], direction: 'ascending' } as const;
      const { next = '' } = await readStore.find(trips, { sort, limit: 1 });
      const other = { by: ['day'], direction: 'descending' } as const;
      for (const [order, after] of [
        [sort, ''],
        [sort, 'nonsense'],
        [sort, `${next}AAAA`],
        [sort, 'W10'],
        [sort, 'x'.repeat(5_000)],
        [other, next],
        [{ by: ['day', 'seats'], direction: 'ascending' } as const, next],
      ] as const) {
        await expect(readStore.find(trips, { sort: order, limit: 1, after })).rejects.toThrow(
          InvalidCursor,
        );
      }
    });

    it('counts and sums by group', async () => {
      await holding(
        underTest,
        trip('a', { place: 'Paje', seats: 3 }),
        trip('b', { place: 'Paje', seats: 4, rating: 1.5 }),
        trip('c', { place: 'Nungwi', seats: 5 }),
        trip('d', { place: 'Mnemba', seats: 6, isFull: true }),
      );
      const rows = await readStore.tally(trips, {
        where: { place: { in: ['Paje', 'Nungwi'] } },
        groupBy: ['place', 'isFull'],
        sums: ['seats', 'rating'],
      });
      expect(rows).toStrictEqual([
        { group: ['Nungwi', false], sums: [5, 0], count: 1 },
        { group: ['Paje', false], sums: [7, 1.5], count: 2 },
      ]);
      expect(await readStore.tally(trips, { groupBy: [], sums: ['seats'] })).toStrictEqual([
        { group: [], sums: [18], count: 4 },
      ]);
    });

    it('always shows whole documents, even if they are deleted and added many times meanwhile', async () => {
      const ids = Array.from({ length: 20 }, (_, n) => `t${n}`);
      const runner = await holding(underTest, ...ids.map((id) => trip(id)));
      const written = new AbortController();
      const shown = new Set<string>();
      const read = async () => {
        const sort = { by: ['place'], direction: 'ascending' } as const;
        while (!written.signal.aborted) {
          const [found, many, all, rows] = await Promise.all([
            readStore.find(trips, { sort, limit: 99 }),
            readStore.getMany(trips, ids),
            readStore.snapshot(trips),
            readStore.tally(trips, { groupBy: ['place', 'isFull'], sums: [] }),
          ]);
          for (const document of [...found.documents, ...many, ...all.documents]) {
            const { place, isFull, day } = document;
            shown.add(JSON.stringify([place, isFull, day]));
          }
          for (const { group } of rows) shown.add(JSON.stringify(group));
          await new Promise(setImmediate); // Gives the writers of this process time to run.
        }
      };
      const write = async () => {
        for (let position = 2; position <= 60; position += 1) {
          const isGone = position % 2 === 0;
          const writes = ids.map((id) => ({
            id,
            readAt: at(position - 1),
            next: { document: isGone ? undefined : trip(id), position: at(position) },
          }));
          expect(await runner.write(position, writes)).toBe('written');
        }
        written.abort();
      };
      await Promise.all([read(), write()]);
      expect([...shown].toSorted()).toStrictEqual([
        '["Paje",false,"2027-01-01"]',
        '["Paje",false]',
      ]);
    });

    it('shows all documents with the position of the last event that they include', async () => {
      await holding(underTest, trip('a'), trip('b'));
      const { documents, ...where } = await readStore.snapshot(trips);
      expect(idsOf(documents).toSorted()).toStrictEqual(['a', 'b']);
      expect(where).toStrictEqual({ logId, position: at(1) });
    });
  });

  describe('to callers that wait', () => {
    it('answers at once if the position is already reached', async () => {
      await holding(underTest, trip('a'));
      expect(await readStore.waitFor([trips], at(1), 0)).toBe(true);
      expect(await readStore.waitFor([trips], beginning, 0)).toBe(true);
      expect(await readStore.waitFor([], at(9), 0)).toBe(true);
    });

    it('answers when the position is reached, also if no document changed', async () => {
      const runner = await holding(underTest, trip('a'));
      const waiting = readStore.waitFor([trips], at(7), 10_000);
      await runner.write(6);
      await runner.write(8);
      expect(await waiting).toBe(true);
    });

    it('answers “false” when the time is up', async () => {
      await holding(underTest, trip('a'));
      expect(await readStore.waitFor([trips], at(2), 5)).toBe(false);
    });

    it('limits the number of callers that wait', async () => {
      const runner = await holding(underTest, trip('a'));
      const waiting = Array.from({ length: 2_000 }, () =>
        readStore.waitFor([trips], at(2), 60_000),
      );
      expect(await waiting.at(-1)).toBe(false);
      await runner.write(2);
      expect(await waiting[0]).toBe(true);
    });

    it('reports every change until it is stopped', async () => {
      const runner = await holding(underTest, trip('a'));
      const changes: CollectionChange[] = [];
      const stop = readStore.onChange((change) => changes.push(change));
      await runner.put(2, trip('b'));
      expect(await readStore.waitFor([trips], at(2), 5_000)).toBe(true);
      expect(changes.at(-1)).toStrictEqual({
        name: 'trips',
        version: 1,
        position: at(2),
        hasNewDocuments: true,
      });
      stop();
      const heard = changes.length;
      await runner.put(3, trip('c'));
      expect(await readStore.waitFor([trips], at(3), 5_000)).toBe(true);
      expect(changes).toHaveLength(heard);
    });

    it('reports documents that changed even if the position stayed the same', async () => {
      const runner = await holding(underTest, trip('a'));
      const told = Promise.withResolvers<CollectionChange>();
      const stop = readStore.onChange(told.resolve);
      await runner.write(1, [{ ...added(trip('a', { seats: 2 }), 1), readAt: at(1) }]);
      expect(await told.promise).toMatchObject({ position: at(1), hasNewDocuments: true });
      expect(await readStore.get(trips, 'a')).toStrictEqual(trip('a', { seats: 2 }));
      stop();
    });

    it('shows documents that contain at least every event up to their position', async () => {
      const runner = await holding(underTest, trip('a', { seats: 1 }));
      for (let position = 2; position <= 30; position += 1) {
        const next = added(trip('a', { seats: position }), position);
        const writing = runner.write(position, [{ ...next, readAt: at(position - 1) }]);
        const shown = await readStore.snapshot(trips);
        expect(shown.documents[0]?.seats).toBeGreaterThanOrEqual(Number(shown.position));
        await writing;
      }
    });
  });
}
