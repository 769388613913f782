import { customerEmail } from '../../domain/customer/customer-email.ts';
import type { CommandContext } from '../command-handling/command-context.ts';
import type { CommandSide } from '../command-handling/command-side.ts';
import { EraseCustomer } from '../command-handling/commands/customer.commands.ts';
import { customerStream } from '../command-handling/stream-names.ts';
import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { Archive } from '../ports/archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { AppendOutcomeUnknown } from '../ports/event-store.ts';
import type { KeyVault } from '../ports/key-vault.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { bookingSearch } from '../projections/booking-search.projection.ts';
import {
  type CustomerRecord,
  customerRecords,
} from '../projections/customer-records.projection.ts';
import { erasedCustomers } from '../projections/erased-customers.projection.ts';
import type { CustomerErased } from '../../domain/customer/customer.events.ts';
import { type ErasureEntry, ErasureLedger } from './erasure-ledger.ts';
import { heldAbout, knowAllHeld, namesOf } from './held-about-customers.ts';

export interface ErasureTools {
  readonly archive: Archive;
  readonly clock: Clock;
  readonly commands: Pick<CommandSide, 'execute'>;
  readonly cryptography: Pick<Cryptography, 'uuidV5'>;
  readonly log: Pick<EventLogReader, 'head' | 'readStream'>;
  readonly readStore: ReadStore;
  readonly vault: KeyVault;
}

/** Who wants an erasure, and which of their wishes it is. */
export type ErasureContext = Pick<CommandContext, 'actor' | 'requestId'> & {
  /** The same for every repeat of the wish. */
  readonly commandId: string;
};

/** A person's customers, and everything their keys open. */
export interface Held {
  /** Whom the address belongs to, and belonged to before it was erased; the present one last. */
  readonly own: readonly string[];
  /** Other customers found in the streams of the bookings that belong to the address now. */
  readonly others: readonly string[];
  /** Those among both whose key is there. */
  readonly living: readonly string[];
  /** What cannot be read any more once all of them are erased. */
  readonly records: readonly CustomerRecord[];
}

/** What became unreadable. */
export interface Erased {
  readonly customers: readonly string[];
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
  /** Nothing is left in clear in what this process reads; else it goes as soon as read models follow. */
  readonly isPurged: boolean;
  readonly position: Position;
}

/** How long the read models may take to let go of a person before it is said that they will. */
const purgeMsMax = 10_000;

/** A reader may keep the log's file in use for a moment when a key is destroyed. */
const destroyTriesMax = 5;
const destroyPauseMs = 200;

/** Entries of the ledger that are looked at together: a start waits for all of them. */
const lookedAtOnceMax = 32;

/** Where something of a person stands in clear, or who hears of an erasure. */
const purged = [
  bookingSearch.collection,
  customerRecords.collection,
  erasedCustomers.collection,
] as const;

/**
 * Erases people: an entry in the ledger, then their key, then the event by which every read model
 * lets go of them. Cut short anywhere, it is gone on with: by asking again, and by {@link goOn} at the
 * next start. Each step may be repeated.
 */
export class CustomerErasure {
  readonly #tools: ErasureTools;
  readonly #ledger: ErasureLedger;

  constructor(tools: ErasureTools) {
    this.#tools = tools;
    this.#ledger = new ErasureLedger(tools.archive);
  }

  /** What is held under an e-mail address; undefined where it is nobody's and never was. */
  async find(email: string): Promise<Held | undefined> {
    const { readStore, vault } = this.#tools;
    const own = await vault.customersOfEmail(customerEmail(email));
    if (own.length === 0) return undefined;
    await knowAllHeld(this.#tools);
    const belonging = (await heldAbout(readStore, own)).filter(
      ({ customerId }) => customerId !== undefined && own.includes(customerId),
    );
    const named = new Set(belonging.flatMap(({ customers }) => customers));
    const others = [...named].filter((customerId) => !own.includes(customerId));
    const living: string[] = [];
    for (const customerId of [...own, ...others]) {
      if ((await vault.open(customerId)) !== 'destroyed') living.push(customerId);
    }
    return { own, others, living, records: await heldAbout(readStore, living) };
  }

  /**
   * Erases whoever an e-mail address belongs to, with everybody found in the bookings that belong to
   * it now. Asked again for the same wish, what it came to then is told again; undefined where nobody
   * is left to be erased.
   */
  async erase(email: string, context: ErasureContext): Promise<Erased | undefined> {
    const held = await this.find(email);
    if (held === undefined) return undefined;
    const { own, living } = held;
    const begun = await this.#begunBefore(own, living, context);
    // The address itself comes first: its entry names the others, should it come no further.
    const [first, ...others] = begun ?? [
      ...own.filter((customerId) => living.includes(customerId)),
      ...held.others.filter((customerId) => living.includes(customerId)),
    ];
    return first === undefined ? undefined : await this.eraseTogether([first, ...others], context);
  }

  /** Erases these customers, who are one person. */
  async eraseTogether(
    [first, ...others]: readonly [string, ...string[]],
    context: ErasureContext,
  ): Promise<Erased> {
    const entry = {
      customerId: first,
      with: others,
      at: this.#tools.clock.now(),
      by: context.actor.id ?? context.actor.kind,
      commandId: context.commandId,
    };
    await this.#ledger.enter(entry);
    return this.#carryOut(entry, context);
  }

  /**
   * Goes on with every erasure of the ledger that the log does not know of: it was cut short, or the
   * log is a copy from before.
   *
   * @returns How many people it erased, or erased again.
   */
  async goOn(): Promise<number> {
    let erased = 0;
    for (const entry of await this.#unfinished()) {
      // Together with another one, it may be done by now.
      if (await this.#isDone(entry)) continue;
      const outcome = await this.#carryOut(entry, contextOf(entry));
      if (!outcome.isPurged) throw new EngineAway('read-models');
      erased += 1;
    }
    return erased;
  }

  async #unfinished(): Promise<readonly ErasureEntry[]> {
    const customers = [...(await this.#ledger.customers())];
    const unfinished: ErasureEntry[] = [];
    while (customers.length > 0) {
      await Promise.all(
        customers.splice(0, lookedAtOnceMax).map(async (customerId) => {
          const entry = await this.#ledger.entry(customerId);
          if (entry !== undefined && !(await this.#isDone(entry))) unfinished.push(entry);
        }),
      );
    }
    return unfinished;
  }

  async #carryOut(entry: ErasureEntry, context: ErasureContext): Promise<Erased> {
    const { clock, readStore } = this.#tools;
    const customers = [entry.customerId, ...entry.with];
    for (const customerId of entry.with) {
      await this.#ledger.enter({ ...entry, customerId, with: [] });
    }
    for (const customerId of customers) await this.#destroy(customerId, clock);
    await knowAllHeld(this.#tools);
    const erasures: RecordedEvent<CustomerErased>[] = [];
    for (const customerId of customers) erasures.push(await this.#note(customerId, context));
    const position = erasures.map((event) => event.position).reduce(later);
    return {
      customers,
      bookings: [...new Set(erasures.flatMap(({ data }) => data.bookings))],
      messages: [...new Set(erasures.flatMap(({ data }) => data.messages))],
      isPurged: await readStore.waitFor(purged, position, purgeMsMax),
      position,
    };
  }

  async #destroy(customerId: string, clock: Clock): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#tools.vault.destroy(customerId);
        return;
      } catch (error) {
        if (!(error instanceof AppendOutcomeUnknown) || attempt === destroyTriesMax) throw error;
        await clock.sleep(destroyPauseMs);
      }
    }
  }

  /** The event that says so, stored now or before. */
  async #note(customerId: string, context: ErasureContext): Promise<RecordedEvent<CustomerErased>> {
    const { commands, cryptography, readStore } = this.#tools;
    const { actor, requestId, commandId } = context;
    const names = namesOf(await heldAbout(readStore, [customerId]));
    const outcome = await commands.execute(
      new EraseCustomer(
        { customerId, ...names },
        {
          actor,
          scope: actor.id ?? actor.kind,
          commandId: partOf(cryptography, commandId, customerId),
          body: null,
          requestId,
          correlationId: requestId,
          causationId: commandId,
        },
      ),
    );
    const erased = await this.#erasureOf(customerId);
    if (erased === undefined) {
      const code = outcome.done ? 'nothing' : outcome.refusal.code;
      throw new EngineAway('log', { cause: new Error(`The erasure came to ${code}.`) });
    }
    return erased;
  }

  /** Its customers, where this very wish was carried out before, or begun. */
  async #begunBefore(
    own: readonly string[],
    living: readonly string[],
    { commandId }: ErasureContext,
  ): Promise<readonly string[] | undefined> {
    const { cryptography } = this.#tools;
    for (const customerId of own.filter((each) => !living.includes(each))) {
      const entry = await this.#ledger.entry(customerId);
      const erased = await this.#erasureOf(customerId);
      const part = partOf(cryptography, commandId, customerId);
      const isUnfinished = erased === undefined;
      if (entry !== undefined && (isUnfinished || erased.metadata.commandId === part)) {
        return [customerId, ...entry.with];
      }
    }
    return undefined;
  }

  async #isDone(entry: ErasureEntry): Promise<boolean> {
    const { vault } = this.#tools;
    for (const customerId of [entry.customerId, ...entry.with]) {
      const isNoted = (await this.#erasureOf(customerId)) !== undefined;
      if (!isNoted || (await vault.open(customerId)) !== 'destroyed') return false;
    }
    return true;
  }

  /** The last event of a customer is their erasure: nothing is handed out afterwards. */
  async #erasureOf(customerId: string): Promise<RecordedEvent<CustomerErased> | undefined> {
    const options = { direction: 'backward', limit: 1 } as const;
    const [stored] = await this.#tools.log.readStream(customerStream(customerId), options);
    return stored?.type === 'CustomerErased'
      ? (decode(stored) as RecordedEvent<CustomerErased>)
      : undefined;
  }
}

/** One wish erases several customers: each is a command of its own. */
function partOf(
  cryptography: Pick<Cryptography, 'uuidV5'>,
  commandId: string,
  customerId: string,
): string {
  return cryptography.uuidV5('erase-customer', commandId, customerId);
}

/** Whoever wanted it then, wants it still. */
function contextOf({ by, commandId }: ErasureEntry): ErasureContext {
  const actor =
    by === 'system' ? ({ kind: 'system' } as const) : ({ kind: 'admin', id: by } as const);
  return { actor, requestId: commandId, commandId };
}

function later(one: Position, other: Position): Position {
  return one > other ? one : other;
}
