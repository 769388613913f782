import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import {
  InMemoryReadModels,
  InMemoryReadStore,
} from '../../../../test/support/in-memory/in-memory-read-models.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { positionToken } from '../event-log/position-token.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { AnyCollection, Collection } from '../ports/collection.ts';
import { type Engine, EngineAway } from '../ports/engine-away.ts';
import { BookersEmail } from './booking/bookers-email.ts';
import { BookersToken } from './booking/bookers-token.ts';
import { GetAdminBooking, ListBookings } from './booking/booking.queries.ts';
import { PersonalReader } from './engine/personal-reader.ts';
import type { QueryAnswer, RequestedQuery } from './engine/requested-query.ts';
import { QueryDesk } from './engine/query-desk.ts';
import { queryRoutes, type QuerySources } from './query-routes.ts';
import { TourCatalogue } from './tour/tour-catalogue.ts';
import { ListTours } from './tour/tour.queries.ts';

class LogThatGoes extends InMemoryEventStore {
  isAway = false;

  override head(): Promise<Position> {
    return this.isAway ? Promise.reject(new EngineAway('log')) : super.head();
  }
}

class ReadStoreThatGoes extends InMemoryReadStore {
  isAway = false;
  /** Whether the read models stay behind, so that waiting for them fails. */
  isBehind = false;

  override waitFor(collections: readonly AnyCollection[], position: Position, timeoutMs: number) {
    if (this.isBehind) return Promise.resolve(false);
    return this.isAway
      ? Promise.reject(new EngineAway('read-models'))
      : super.waitFor(collections, position, timeoutMs);
  }
}

/** Fails the first reads of a whole collection. */
class ReadStoreThatComes extends InMemoryReadStore {
  tries = 0;
  readonly #triesInVain: number;

  constructor(triesInVain: number) {
    super(new InMemoryReadModels());
    this.#triesInVain = triesInVain;
  }

  override snapshot<Document extends object>(collection: Collection<Document>) {
    this.tries += 1;
    return this.tries <= this.#triesInVain
      ? Promise.reject(new EngineAway('read-models'))
      : super.snapshot(collection);
  }
}

/** A clock on which sleeping takes no real time. */
class HurriedClock extends VirtualClock {
  override sleep(ms: number): Promise<void> {
    return this.advance(ms);
  }
}

describe('opening the catalogue', () => {
  it('continues if the read store is slow to answer', async () => {
    const comes = new ReadStoreThatComes(3);
    const catalogue = await TourCatalogue.open(comes, new HurriedClock());
    expect(catalogue.current.tours).toEqual([]);
    expect(comes.tries).toBeGreaterThan(3);
  });

  it('fails if the read store stays away', async () => {
    const opening = TourCatalogue.open(new ReadStoreThatComes(Infinity), new HurriedClock());
    await expect(opening).rejects.toBeInstanceOf(EngineAway);
  });
});

describe('reading while an engine cannot be reached', () => {
  let log: LogThatGoes;
  let readStore: ReadStoreThatGoes;
  let desk: QueryDesk<QuerySources>;

  beforeEach(async () => {
    log = new LogThatGoes(new InMemoryLog());
    readStore = new ReadStoreThatGoes(new InMemoryReadModels());
    const clock = new VirtualClock();
    const cryptography = new NodeCryptography('a secret that is long enough to be one');
    const vault = { open: () => Promise.resolve('destroyed' as const) };
    desk = new QueryDesk<QuerySources>({
      readStore,
      log,
      clock,
      catalogue: await TourCatalogue.open(readStore, clock),
      people: new PersonalReader(vault, cryptography),
      emails: new BookersEmail(vault, cryptography),
      tokens: new BookersToken(vault, cryptography),
      messages: { write: () => Promise.resolve('erased') },
      accounts: { list: () => Promise.resolve([]) },
    });
  });

  const answerOf = async <View>(query: RequestedQuery<unknown, View>) => {
    const route = queryRoutes.find((each) => query instanceof each.query);
    if (route === undefined) throw new Error(`${query.constructor.name} has no route.`);
    return (await desk.answer(route, query)) as QueryAnswer<View>;
  };

  const awayOf = (asked: Promise<unknown>): Promise<Engine | 'answered'> =>
    asked.then(
      () => 'answered' as const,
      (error: unknown) => {
        if (error instanceof EngineAway) return error.engine;
        throw error;
      },
    );

  it('continues without the log, and says that newer data may be missing', async () => {
    const list = new ListBookings({ tab: 'all', limit: 10 });
    expect((await answerOf(list)).isStale).toBe(false);
    log.isAway = true;
    expect(await answerOf(list)).toEqual({ view: { items: [] }, isStale: true });
  });

  it('does not say that data is missing if the log may have it', async () => {
    const one = new GetAdminBooking({ bookingNumber: 74_100_680 });
    expect((await answerOf(one)).view).toBeUndefined();
    log.isAway = true;
    expect(await awayOf(answerOf(one))).toBe('log');
  });

  it('does not say that data is missing if the read models may still lack it', async () => {
    readStore.isBehind = true;
    const one = new GetAdminBooking({ bookingNumber: 74_100_680 });
    expect(await awayOf(answerOf(one))).toBe('read-models');
    const list = new ListBookings({ tab: 'all', limit: 10 });
    expect(await answerOf(list)).toEqual({ view: { items: [] }, isStale: true });
  });

  it('shows the last known catalogue while the read models cannot be reached, marked as stale', async () => {
    readStore.isAway = true;
    const minPosition = positionToken(log.logId, '00000000000000000001' as Position);
    expect((await answerOf(new ListTours({}))).isStale).toBe(false);
    expect((await answerOf(new ListTours({}, { minPosition }))).isStale).toBe(true);
  });

  it('fails if it needs the read models while they cannot be reached', async () => {
    readStore.isAway = true;
    expect(await awayOf(answerOf(new ListBookings({ tab: 'all', limit: 10 })))).toBe('read-models');
  });
});
