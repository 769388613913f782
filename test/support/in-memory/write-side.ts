import { categoryNamed } from '../category-named.ts';
import type { CommandBus } from '@nestjs/cqrs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../../services/libs/adapters/embedded/log/sqlite-event-store.ts';
import { SqliteKeyVault } from '../../../services/libs/adapters/embedded/keys/sqlite-key-vault.ts';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import type { CommandContext } from '../../../services/libs/application/command-handling/engine/command-context.ts';
import type {
  CommandDone,
  CommandOutcome,
} from '../../../services/libs/application/command-handling/engine/command-outcome.ts';
import type { CommandPorts } from '../../../services/libs/application/command-handling/engine/command-run.ts';
import { BookTour } from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import { CreateTour } from '../../../services/libs/application/command-handling/tour/tour.commands.ts';
import {
  beginning,
  type Position,
} from '../../../services/libs/application/event-log/stored-event.ts';
import { policyRoutes } from '../../../services/libs/application/policies/policy-routes.ts';
import {
  decode,
  type RecordedEvent,
} from '../../../services/libs/application/event-log/recorded-event.ts';
import type { KeyVault } from '../../../services/libs/application/ports/key-vault.ts';
import type { Instant } from '../../../services/libs/domain/calendar/instants.ts';
import type { Contact } from '../../../services/libs/domain/booking/contact.ts';
import type { Party } from '../../../services/libs/domain/tour/pricing/party.ts';
import { commandBus } from './command-bus.ts';
import { FaultyEventStore } from './faulty-event-store.ts';
import { sampleTour, type TourDifference } from '../sample-tour.ts';

/** A command may take this many times the usual time, because test suites run in parallel on a busy machine. */
const patience = 10;

/** Business time is set by the test. Timers run as usual, and deadlines are later. */
export class StoryClock extends SystemClock {
  /** 12:00 in Dar es Salaam on Friday, 20 November 2026. */
  instant: Instant = '2026-11-20T09:00:00.000Z';

  override monotonicMs(): number {
    return super.monotonicMs() / patience;
  }

  override now(): Instant {
    return this.instant;
  }
}

/** A Tuesday, eleven days ahead. */
export const slot = { date: '2026-12-01', time: '09:00' };
export const adults = 'Adults (10+)';
export const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

export function party(count: number): Party {
  return [{ ...categoryNamed(adults), count }];
}

interface StoryTools {
  readonly clock: StoryClock;
  readonly cryptography: NodeCryptography;
  readonly identifiers: RandomIdentifiers;
}

/** The write side over its own log in a temporary directory. */
export class WriteSide {
  readonly store: FaultyEventStore;
  readonly ports: CommandPorts;
  readonly clock: StoryClock;
  readonly side: CommandBus;
  readonly #log: SqliteEventStore;
  readonly #vaults: SqliteKeyVault[] = [];
  readonly #directory: string;
  #requests = 0;

  private constructor(log: SqliteEventStore, directory: string, tools: StoryTools) {
    const { clock, cryptography, identifiers } = tools;
    this.#log = log;
    this.#directory = directory;
    this.clock = clock;
    this.store = new FaultyEventStore(log);
    const vault = new SqliteKeyVault(log, tools);
    this.#vaults.push(vault);
    this.ports = { store: this.store, vault, cryptography, identifiers, clock };
    this.side = commandBus(this.ports);
  }

  static async open(): Promise<WriteSide> {
    const directory = mkdtempSync(join(tmpdir(), 'write-side-'));
    const tools: StoryTools = {
      clock: new StoryClock(),
      cryptography: new NodeCryptography('the secret of the stories about the write side'),
      identifiers: new RandomIdentifiers(),
    };
    const file = join(directory, 'event-log.sqlite');
    return new WriteSide(await SqliteEventStore.open({ file, ...tools }), directory, tools);
  }

  async close(): Promise<void> {
    for (const vault of this.#vaults) {
      vault.close();
    }
    await this.#log.close();
    rmSync(this.#directory, { recursive: true });
  }

  /** Another process over the same log. */
  anotherProcess(): CommandBus {
    return commandBus(this.ports);
  }

  /** The keys as another process reads them: without those that are not durable yet. */
  anotherVault(): KeyVault {
    const vault = new SqliteKeyVault(this.#log, this.ports);
    this.#vaults.push(vault);
    return vault;
  }

  /** A visitor who is not signed in; without a key, each call is a separate request. */
  customer(more: Partial<CommandContext> = {}): CommandContext {
    return this.#context({ actor: { kind: 'customer' }, scope: 'public', ...more });
  }

  admin(more: Partial<CommandContext> = {}): CommandContext {
    return this.#context({ actor: { kind: 'admin', id: 'asha' }, scope: 'asha', ...more });
  }

  #context(
    more: Pick<CommandContext, 'actor' | 'scope'> & Partial<CommandContext>,
  ): CommandContext {
    this.#requests += 1;
    const requestId = `request-${this.#requests}`;
    return { body: null, requestId, correlationId: requestId, ...more };
  }

  /** Publishes a tour that can be booked; resolves to its id. */
  async publishTour(difference: TourDifference = {}): Promise<string> {
    const form = { parts: sampleTour(difference), isActive: true, isFeatured: false };
    const { result } = done(await this.side.execute(new CreateTour(form, this.admin())));
    return result.id;
  }

  /** Books seats on the departure of the tests; resolves to the booking's number. */
  async book(
    tourId: string,
    travellers: number | Party,
    contact: Contact = asha,
    context = this.customer(),
  ): Promise<number> {
    const input = {
      tourId,
      slot,
      party: typeof travellers === 'number' ? party(travellers) : travellers,
      contact,
    };
    return Number(done(await this.side.execute(new BookTour(input, context))).result.id);
  }

  /** Runs all policies on all events since a position. */
  async letPoliciesAct(after: Position): Promise<void> {
    const { cryptography } = this.ports;
    const jobs = { add: () => Promise.resolve() };
    const tools = { log: this.store, commands: this.side, cryptography, jobs };
    for (const { policy, events, categories } of policyRoutes) {
      const page = await this.store.readAll(after, 10_000, { categories });
      for (const stored of page.events) {
        if (events.some((type) => type === stored.type)) {
          await policy.act(decode(stored), tools);
        }
      }
    }
  }

  /** The types of the events of bookings and departures since a position, in the order of the log. */
  async seatEventTypes(after: Position = beginning): Promise<readonly string[]> {
    const filter = { categories: ['booking', 'departure'] };
    const { events } = await this.store.readAll(after, 10_000, filter);
    return events.map(({ type }) => type);
  }

  async events(stream: string): Promise<readonly RecordedEvent[]> {
    return (await this.store.readStream(stream)).map((stored) => decode(stored));
  }

  async eventTypes(stream: string): Promise<readonly string[]> {
    return (await this.events(stream)).map(({ type }) => type);
  }
}

/** The outcome of a command that must have been done. */
export function done<Result>(
  outcome: CommandOutcome<Result, { readonly code: string }>,
): CommandDone<Result> {
  if (!outcome.done) {
    throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  }
  return outcome;
}
