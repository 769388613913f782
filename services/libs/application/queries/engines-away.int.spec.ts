import { InMemoryEventStore } from '../../../../test/support/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory-log.ts';
import {
  InMemoryReadModels,
  InMemoryReadStore,
} from '../../../../test/support/in-memory-read-models.ts';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { positionToken } from '../event-log/position-token.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { AnyCollection, Collection } from '../ports/collection.ts';
import { type Engine, EngineAway } from '../ports/engine-away.ts';
import { BookersEmail } from './bookers-email.ts';
import { BookersToken } from './bookers-token.ts';
import { GetAdminBooking, ListBookings } from './booking.queries.ts';
import { PersonalReader } from './personal-reader.ts';
import { QuerySide } from './query-side.ts';
import { TourCatalogue } from './tour-catalogue.ts';
import { ListTours } from './tour.queries.ts';

class LogThatGoes extends InMemoryEventStore {
  isAway = false;

  override head(): Promise<Position> {
    return this.isAway ? Promise.reject(new EngineAway('log')) : super.head();
  }
}

class ReadStoreThatGoes extends InMemoryReadStore {
  isAway = false;
  /** Nobody keeps it up, and whoever waits does so in vain. */
  isBehind = false;

  override waitFor(collections: readonly AnyCollection[], position: Position, timeoutMs: number) {
    if (this.isBehind) return Promise.resolve(false);
    return this.isAway
      ? Promise.reject(new EngineAway('read-models'))
      : super.waitFor(collections, position, timeoutMs);
  }
}

/** Does not answer the first times that it is asked for a whole collection. */
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

/** On which a sleep takes no time of anybody's. */
class HurriedClock extends VirtualClock {
  override sleep(ms: number): Promise<void> {
    return this.advance(ms);
  }
}

describe('opening the catalogue', () => {
  it('goes on where the read store is slow to answer', async () => {
    const comes = new ReadStoreThatComes(3);
    const catalogue = await TourCatalogue.open(comes, new HurriedClock());
    expect(catalogue.current.tours).toEqual([]);
    expect(comes.tries).toBeGreaterThan(3);
  });

  it('is given up where the read store stays away', async () => {
    const opening = TourCatalogue.open(new ReadStoreThatComes(Infinity), new HurriedClock());
    await expect(opening).rejects.toBeInstanceOf(EngineAway);
  });
});

describe('reading while an engine is away', () => {
  let log: LogThatGoes;
  let readStore: ReadStoreThatGoes;
  let side: QuerySide;

  beforeEach(async () => {
    log = new LogThatGoes(new InMemoryLog());
    readStore = new ReadStoreThatGoes(new InMemoryReadModels());
    const clock = new VirtualClock();
    const cryptography = new NodeCryptography('a secret that is long enough to be one');
    const vault = { open: () => Promise.resolve('destroyed' as const) };
    side = new QuerySide({
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

  const awayOf = (asked: Promise<unknown>): Promise<Engine | 'answered'> =>
    asked.then(
      () => 'answered' as const,
      (error: unknown) => {
        if (error instanceof EngineAway) return error.engine;
        throw error;
      },
    );

  it('goes on without the log, and says that newer things may be missing', async () => {
    const list = new ListBookings({ tab: 'all', limit: 10 });
    expect((await side.execute(list)).isStale).toBe(false);
    log.isAway = true;
    expect(await side.execute(list)).toEqual({ view: { items: [] }, isStale: true });
  });

  it('does not call missing what only the log may know of', async () => {
    const one = new GetAdminBooking({ bookingNumber: 74_100_680 });
    expect((await side.execute(one)).view).toBeUndefined();
    log.isAway = true;
    expect(await awayOf(side.execute(one))).toBe('log');
  });

  it('does not call missing what the read models have not come to yet', async () => {
    readStore.isBehind = true;
    const one = new GetAdminBooking({ bookingNumber: 74_100_680 });
    expect(await awayOf(side.execute(one))).toBe('read-models');
    const list = new ListBookings({ tab: 'all', limit: 10 });
    expect(await side.execute(list)).toEqual({ view: { items: [] }, isStale: true });
  });

  it('shows the catalogue it knows while the read models are away, as old as it is', async () => {
    readStore.isAway = true;
    const minPosition = positionToken(log.logId, '00000000000000000001' as Position);
    expect((await side.execute(new ListTours({}))).isStale).toBe(false);
    expect((await side.execute(new ListTours({}, { minPosition }))).isStale).toBe(true);
  });

  it('shows nothing that only the read models know while they are away', async () => {
    readStore.isAway = true;
    expect(await awayOf(side.execute(new ListBookings({ tab: 'all', limit: 10 })))).toBe(
      'read-models',
    );
  });
});
