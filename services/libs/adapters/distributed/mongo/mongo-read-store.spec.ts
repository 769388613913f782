import type { Collection } from '../../../application/ports/collection.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { MongoReadStore } from './mongo-read-store.ts';

const things: Collection<{ readonly name: string }> = {
  name: 'things',
  version: 1,
  fields: {},
  indexes: [],
};

/** Returns a database without builds that never answers the first query for them. */
function silentAtFirst(): MongoDatabase {
  let asked = 0;
  const toArray = () => {
    asked += 1;
    return asked === 1 ? new Promise(() => undefined) : Promise.resolve([]);
  };
  return { collection: () => ({ find: () => ({ toArray }) }) } as unknown as MongoDatabase;
}

describe('the build that serves readers, when a query is never answered', () => {
  it('is asked for again, and readers that waited get the error that the store cannot be reached', async () => {
    const store = new MongoReadStore(silentAtFirst(), 50);
    const waiting = [store.get(things, 'a'), store.get(things, 'b')];
    const [first] = await Promise.allSettled(waiting);
    expect(first).toMatchObject({ reason: { name: 'MongoNetworkTimeoutError' } });
    expect(await store.get(things, 'c')).toBeUndefined();
    await store.close();
  });
});
