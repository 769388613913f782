import { categoryNamed } from '../../support/category-named.ts';
import type { CommandBus } from '@nestjs/cqrs';
import { join } from 'node:path';
import { EventStoreDbEventStore } from '../../../services/libs/adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from '../../../services/libs/adapters/distributed/event-store-db/event-store-db-key-vault.ts';
import { SqliteEventStore } from '../../../services/libs/adapters/embedded/log/sqlite-event-store.ts';
import { SqliteKeyVault } from '../../../services/libs/adapters/embedded/keys/sqlite-key-vault.ts';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import type { Position } from '../../../services/libs/application/event-log/stored-event.ts';
import type { CommandContext } from '../../../services/libs/application/command-handling/engine/command-context.ts';
import { BookTour } from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import type { Clock } from '../../../services/libs/application/ports/clock.ts';
import type { RequestedCommand } from '../../../services/libs/application/command-handling/engine/requested-command.ts';
import { importSeedCatalogue } from '../../../services/libs/application/seed-catalogue/import-seed-catalogue.ts';
import { commandBus } from '../../support/in-memory/command-bus.ts';
import { eventStoreSecret } from '../../support/processes/event-store-server.ts';
import { departures } from './product.ts';

/** The secret with which the log is begun; the product has to be started with the same one. */
export const secretKey = 'the secret of a log that is only measured';

const callers = 64;
const fillingBegins = '2026-11-20T06:00:00Z';
const identifiers = new RandomIdentifiers();

/** Commands on a log, and its position. */
interface Filling {
  readonly commands: CommandBus;
  readonly head: () => Promise<number>;
}

/**
 * Opens the log of a data directory and imports the catalogue. Then `fill` adds events with the product's own commands.
 */
export async function filling(
  directory: string,
  clock: Clock,
  fill: (filling: Filling) => Promise<void>,
): Promise<void> {
  const file = join(directory, 'event-log.sqlite');
  const tools = { clock, cryptography: new NodeCryptography(secretKey), identifiers };
  const store = await SqliteEventStore.open({ file, ...tools });
  const vault = new SqliteKeyVault(store, tools);
  const commands = commandBus({ store, vault, ...tools });
  await importSeedCatalogue({ commands, ...tools });
  await fill({ commands, head: async () => Number(await store.head()) });
  vault.close();
  await store.close();
}

/** Fills the log of an event store, used only by this test run, with the catalogue and this many bookings. */
export async function fillEventStore(url: string, bookings: number): Promise<void> {
  const log = await GrowingLog.begin(url);
  await log.grow(bookings);
  await log.close();
}

/** The log of an event store that only this test run uses: the catalogue, and bookings that are made on demand. */
export class GrowingLog {
  readonly #commands: CommandBus;
  readonly #store: EventStoreDbEventStore;
  #bookings = 0;

  private constructor(commands: CommandBus, store: EventStoreDbEventStore) {
    this.#commands = commands;
    this.#store = store;
  }

  static async begin(url: string): Promise<GrowingLog> {
    const clock = new SystemClock(fillingBegins);
    const tools = { clock, cryptography: new NodeCryptography(eventStoreSecret), identifiers };
    const store = await EventStoreDbEventStore.open({ url, ...tools });
    const commands = commandBus({
      store,
      vault: new EventStoreDbKeyVault(store, tools),
      ...tools,
    });
    await importSeedCatalogue({ commands, ...tools });
    return new GrowingLog(commands, store);
  }

  get bookings(): number {
    return this.#bookings;
  }

  async grow(bookings: number): Promise<void> {
    await bookMany({ commands: this.#commands }, bookings, this.#bookings);
    this.#bookings += bookings;
  }

  head(): Promise<Position> {
    return this.#store.head();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

/** Runs `work` this many times, by parallel callers; each run gets its number. */
export async function manyTimes(
  times: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let left = times;
  const workUntilDone = async () => {
    while (left > 0) {
      left -= 1;
      await work(left);
    }
  };
  await Promise.all(Array.from({ length: callers }, workUntilDone));
}

/** The context of a command while a log is filled. */
export function fillingContext(requestId: string, body: object): CommandContext {
  return {
    actor: { kind: 'customer' },
    scope: 'public',
    idempotencyKey: requestId,
    body,
    requestId,
    correlationId: requestId,
  };
}

/** A command that fills the log was refused. */
export class FillingRefused extends Error {
  override readonly name = 'FillingRefused';
  readonly code: string;

  constructor(code: string) {
    super(`Filling the log: ${code}.`);
    this.code = code;
  }
}

/**
 * Executes a command, and repeats it if a busy machine did not answer in time: its key makes it happen once.
 *
 * @throws FillingRefused if the command was refused for another reason.
 */
export async function filled<Result>(
  { commands }: Pick<Filling, 'commands'>,
  command: RequestedCommand<unknown, Result, { readonly code: string }>,
): Promise<Result> {
  for (;;) {
    const outcome = await commands.execute(command);
    if (outcome.done) return outcome.result;
    const { code } = outcome.refusal;
    if (code !== 'OutcomeUnknown' && code !== 'TimedOut') {
      throw new FillingRefused(code);
    }
  }
}

/** Fills a data directory with the catalogue and bookings, until the log holds this many events. */
export async function fillWithBookings(directory: string, events: number): Promise<void> {
  await filling(directory, new SystemClock(fillingBegins), async (log) => {
    // Every booking is three events.
    await bookMany(log, Math.ceil((events - (await log.head())) / 3));
  });
}

async function bookMany(
  log: Pick<Filling, 'commands'>,
  bookings: number,
  before = 0,
): Promise<void> {
  const slots = departures(1_000);
  await manyTimes(bookings, async (ofThese) => {
    const number = before + ofThese;
    const input = {
      tourId: 'spice-farm-tour',
      slot: slots[number % slots.length] ?? { date: '', time: '' },
      party: [{ ...categoryNamed('Adult (12+)'), count: 2 }],
      contact: {
        name: 'Asha Juma',
        email: `asha${number}@example.com`,
        phone: '+255 700 000 001',
      },
    };
    const context = fillingContext(`filling-${number}`, input);
    await filled(log, new BookTour(input, context));
  });
}
