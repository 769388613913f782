import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../services/libs/adapters/embedded/sqlite-event-store.ts';
import { SqliteKeyVault } from '../../services/libs/adapters/embedded/sqlite-key-vault.ts';
import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../services/libs/adapters/node/system-clock.ts';
import type { CommandContext } from '../../services/libs/application/command-handling/command-context.ts';
import type {
  CommandDone,
  CommandOutcome,
} from '../../services/libs/application/command-handling/command-outcome.ts';
import type { CommandPorts } from '../../services/libs/application/command-handling/command-run.ts';
import { CommandSide } from '../../services/libs/application/command-handling/command-side.ts';
import { BookTour } from '../../services/libs/application/command-handling/commands/booking.commands.ts';
import { CreateTour } from '../../services/libs/application/command-handling/commands/tour.commands.ts';
import {
  beginning,
  type Position,
} from '../../services/libs/application/event-log/stored-event.ts';
import { policyRoutes } from '../../services/libs/application/policies/policy-routes.ts';
import {
  decode,
  type RecordedEvent,
} from '../../services/libs/application/event-log/recorded-event.ts';
import type { KeyVault } from '../../services/libs/application/ports/key-vault.ts';
import type { Instant } from '../../services/libs/domain/calendar/instants.ts';
import type { Contact } from '../../services/libs/domain/booking/contact.ts';
import type { Party } from '../../services/libs/domain/tour/pricing/party.ts';
import { FaultyEventStore } from './faulty-event-store.ts';
import { sampleTour, type TourDifference } from './sample-tour.ts';

/** How many times as long a command has, where suites run side by side on a busy machine. */
const patience = 10;

/** Business time stands where the story put it; timers run as they do, deadlines later. */
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
  return [{ category: adults, count }];
}

interface StoryTools {
  readonly clock: StoryClock;
  readonly cryptography: NodeCryptography;
  readonly identifiers: RandomIdentifiers;
}

/** The write side over a log of its own in a directory of its own. */
export class WriteSide {
  readonly store: FaultyEventStore;
  readonly ports: CommandPorts;
  readonly clock: StoryClock;
  readonly side: CommandSide;
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
    this.side = new CommandSide(this.ports);
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
  anotherProcess(): CommandSide {
    return new CommandSide(this.ports);
  }

  /** The keys as another process knows them: without those that are not durable yet. */
  anotherVault(): KeyVault {
    const vault = new SqliteKeyVault(this.#log, this.ports);
    this.#vaults.push(vault);
    return vault;
  }

  /** Somebody who is not signed in; without a key, a request of its own each time. */
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

  /** A tour that can be booked; resolves to its id. */
  async publishTour(difference: TourDifference = {}): Promise<string> {
    const form = { parts: sampleTour(difference), isActive: true, isFeatured: false };
    const { result } = done(await this.side.execute(new CreateTour(form, this.admin())));
    return result.id;
  }

  /** Books seats on the story's departure; resolves to the booking's number. */
  async book(
    tourId: string,
    travellers: number | Party,
    contact: Contact = asha,
    context = this.customer(),
  ): Promise<number> {
    const wish = {
      tourId,
      slot,
      party: typeof travellers === 'number' ? party(travellers) : travellers,
      contact,
    };
    return Number(done(await this.side.execute(new BookTour(wish, context))).result.id);
  }

  /** What the policies would have done by now about everything since a position. */
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

  /** The types of the bookings' and departures' events since a position, in the order of the log. */
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
