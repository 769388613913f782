import { customerEmail } from '../../domain/customer/customer-email.ts';
import type { CommandContext } from '../command-handling/engine/command-context.ts';
import { EraseCustomer } from '../command-handling/customer/customer.commands.ts';
import { bookingStream, customerStream } from '../event-log/stream-names.ts';
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
import { bookingSearch } from '../projections/booking/booking-search.projection.ts';
import {
  type CustomerRecord,
  customerRecords,
} from '../projections/customer/customer-records.projection.ts';
import { erasedCustomers } from '../projections/customer/erased-customers.projection.ts';
import type { CustomerErased } from '../../domain/customer/customer.events.ts';
import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import { type ErasureEntry, ErasureLedger } from './erasure-ledger.ts';
import { type MergedCustomers, mergedWith } from './merged-customers.ts';
import { heldAbout, knowAllHeld, namesOf } from './held-about-customers.ts';

export interface ErasureTools {
  readonly archive: Archive;
  readonly clock: Clock;
  readonly commands: CommandSender;
  readonly cryptography: Pick<Cryptography, 'uuidV5'>;
  readonly log: Pick<EventLogReader, 'head' | 'readStream'>;
  readonly readStore: ReadStore;
  readonly vault: KeyVault;
}

/** The actor who requests an erasure, and the id of the request. */
export type ErasureContext = Pick<CommandContext, 'actor' | 'requestId'> & {
  /** A repeated request has the same command id. */
  readonly commandId: string;
};

/**
 * How a person is found: by an e-mail address, by a booking, or by the id of the customer. A traveller without an
 * address is found by a booking or an id.
 */
export type Whom =
  { readonly email: string } | { readonly bookingNumber: number } | { readonly customerId: string };

/** A person's customers, and everything that their keys open. */
export interface Held {
  /**
   * The customers to whom the address belongs now or belonged before an earlier erasure; the present customer is last.
   * If the person was found by a booking: all customers whose keys sealed fields of the booking. Then come the
   * customers who were merged with these.
   */
  readonly own: readonly string[];
  /** How many of these customers are in the list only because of a merge. */
  readonly merged: number;
  /**
   * Other customers found in the streams of the bookings that belong to the address now, and those merged with them.
   */
  readonly others: readonly string[];
  /** The customers in both lists whose key still exists. */
  readonly living: readonly string[];
  /** The records that cannot be read any more after all these customers are erased. */
  readonly records: readonly CustomerRecord[];
}

/** The data that cannot be read any more after the erasure. */
export interface Erased {
  readonly customers: readonly string[];
  readonly bookings: readonly number[];
  readonly messages: readonly string[];
  /**
   * True if the read models hold no personal data of these people. If false, they remove the data when they catch up.
   */
  readonly isPurged: boolean;
  readonly position: Position;
}

/**
 * How long to wait until the read models have removed a person, in milliseconds. After this time, the answer says that
 * the removal is not finished.
 */
const purgeMsMax = 10_000;

/** A reader may use the log's file for a moment, so the destruction of a key is tried several times. */
const destroyTriesMax = 5;
const destroyPauseMs = 200;

/** How many entries of the ledger are checked at the same time: a start waits for all of them. */
const lookedAtOnceMax = 32;

/** Read models that hold unsealed personal data, or record who was erased. */
const purged = [
  bookingSearch.collection,
  customerRecords.collection,
  erasedCustomers.collection,
] as const;

/**
 * Erases people in three steps: an entry in the ledger, the destruction of their key, and the event that makes every
 * read model remove them. An interrupted erasure is continued when the request is repeated, and by {@link resumeAll} at
 * the next start. Each step can be repeated.
 */
export class CustomerErasure {
  readonly #tools: ErasureTools;
  readonly #ledger: ErasureLedger;

  constructor(tools: ErasureTools) {
    this.#tools = tools;
    this.#ledger = new ErasureLedger(tools.archive);
  }

  /** Returns the data that is held about a person; undefined if there is or was no such customer or booking. */
  async find(whom: Whom): Promise<Held | undefined> {
    const { log, readStore, vault } = this.#tools;
    const asked = await this.#customersOf(whom);
    if (asked.length === 0) return undefined;
    const { customers: own } = await mergedWith(log, asked);
    await knowAllHeld(this.#tools);
    const belonging = (await heldAbout(readStore, own)).filter(
      ({ customerId }) => customerId !== undefined && own.includes(customerId),
    );
    const named = new Set(belonging.flatMap(({ customers }) => customers));
    const { customers: all } = await mergedWith(log, [...own, ...named]);
    const others = all.filter((customerId) => !own.includes(customerId));
    const living: string[] = [];
    for (const customerId of [...own, ...others]) {
      if ((await vault.open(customerId)) !== 'destroyed') living.push(customerId);
    }
    const merged = own.slice(asked.length).filter((each) => living.includes(each)).length;
    return { own, merged, others, living, records: await heldAbout(readStore, living) };
  }

  async #customersOf(whom: Whom): Promise<readonly string[]> {
    const { readStore, vault } = this.#tools;
    if ('email' in whom) return vault.customersOfEmail(customerEmail(whom.email));
    if ('customerId' in whom) {
      return (await vault.open(whom.customerId)) === 'missing' ? [] : [whom.customerId];
    }
    await knowAllHeld(this.#tools);
    const record = await readStore.get(
      customerRecords.collection,
      bookingStream(whom.bookingNumber),
    );
    return record?.customers ?? [];
  }

  /**
   * Erases every customer of a person, and the travellers in the bookings that belong to them now. A
   * repeated request gets the first answer. Returns undefined if there is no customer to erase.
   */
  async erase(whom: Whom, context: ErasureContext): Promise<Erased | undefined> {
    const held = await this.find(whom);
    if (held === undefined) return undefined;
    const { own, living } = held;
    const begun = await this.#begunBefore(own, living, context);
    // The address's own customer comes first. Its ledger entry names the others, so the erasure can be continued if
    // the process ends after this entry.
    const [first, ...others] = begun ?? [
      ...own.filter((customerId) => living.includes(customerId)),
      ...held.others.filter((customerId) => living.includes(customerId)),
    ];
    return first === undefined ? undefined : await this.eraseTogether([first, ...others], context);
  }

  /** Returns a customer and everybody who was merged with them; the customer comes first. */
  async mergedWith(customerId: string): Promise<readonly [string, ...string[]]> {
    const { customers } = await mergedWith(this.#tools.log, [customerId]);
    return [customerId, ...customers.slice(1)];
  }

  /** Erases these customers, who are the same person, and everybody who was merged with them. */
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
   * Continues every erasure that is in the ledger but not in the log. Such an erasure was interrupted, or the log was
   * restored from an older copy.
   *
   * @returns How many people it erased, or erased again.
   */
  async resumeAll(): Promise<number> {
    let erased = 0;
    for (const entry of await this.#unfinished()) {
      // Another entry may have caused this erasure already.
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
    const { readStore } = this.#tools;
    let customers: readonly string[] = [entry.customerId, ...entry.with];
    let erasures: readonly RecordedEvent<CustomerErased>[] | undefined;
    while (erasures === undefined) {
      const found = await mergedWith(this.#tools.log, customers);
      ({ customers } = found);
      erasures = await this.#eraseAll(found, entry, context);
    }
    const position = erasures.map((event) => event.position).reduce(later);
    return {
      customers,
      bookings: [...new Set(erasures.flatMap(({ data }) => data.bookings))],
      messages: [...new Set(erasures.flatMap(({ data }) => data.messages))],
      isPurged: await readStore.waitFor(purged, position, purgeMsMax),
      position,
    };
  }

  /**
   * Destroys the keys of these customers and notes it. Returns undefined if somebody was merged with one of them
   * meanwhile: then the customers have to be looked up again.
   */
  async #eraseAll(
    { customers, seenIn }: MergedCustomers,
    entry: ErasureEntry,
    context: ErasureContext,
  ): Promise<readonly RecordedEvent<CustomerErased>[] | undefined> {
    for (const customerId of customers) {
      if (customerId !== entry.customerId) {
        await this.#ledger.enter({ ...entry, customerId, with: [] });
      }
    }
    for (const customerId of customers) await this.#destroy(customerId, this.#tools.clock);
    await knowAllHeld(this.#tools);
    const erasures: RecordedEvent<CustomerErased>[] = [];
    for (const customerId of customers) {
      const erased = await this.#note(customerId, seenIn(customerId), context);
      if (erased === undefined) return undefined;
      erasures.push(erased);
    }
    return erasures;
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

  /**
   * Returns the CustomerErased event, stored now or before; undefined if somebody whom the erasure has not seen was
   * merged with the customer.
   */
  async #note(
    customerId: string,
    seen: readonly string[],
    context: ErasureContext,
  ): Promise<RecordedEvent<CustomerErased> | undefined> {
    const { commands, cryptography, readStore } = this.#tools;
    const { actor, requestId, commandId } = context;
    const names = namesOf(await heldAbout(readStore, [customerId]));
    const outcome = await commands.execute(
      new EraseCustomer(
        { customerId, ...names, seen },
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
    if (!outcome.done && outcome.refusal.code === 'MergedMeanwhile') return undefined;
    const erased = await this.#erasureOf(customerId);
    if (erased === undefined) {
      const code = outcome.done ? 'nothing' : outcome.refusal.code;
      throw new EngineAway('log', { cause: new Error(`The erasure ended with ${code}.`) });
    }
    return erased;
  }

  /**
   * Returns the customers of an earlier erasure of this person that is unfinished, or that this request completed.
   */
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

  /**
   * Returns the erasure of a customer. It is the last event of the customer's stream, because every later command about
   * the customer is refused.
   */
  async #erasureOf(customerId: string): Promise<RecordedEvent<CustomerErased> | undefined> {
    const options = { direction: 'backward', limit: 1 } as const;
    const [stored] = await this.#tools.log.readStream(customerStream(customerId), options);
    return stored?.type === 'CustomerErased'
      ? (decode(stored) as RecordedEvent<CustomerErased>)
      : undefined;
  }
}

/**
 * Returns the command id of one customer's erasure: one request can erase several customers, each by its
 * own command.
 */
function partOf(
  cryptography: Pick<Cryptography, 'uuidV5'>,
  commandId: string,
  customerId: string,
): string {
  return cryptography.uuidV5('erase-customer', commandId, customerId);
}

/** Continues an erasure in the name of the actor who requested it. */
function contextOf({ by, commandId }: ErasureEntry): ErasureContext {
  const actor =
    by === 'system' ? ({ kind: 'system' } as const) : ({ kind: 'admin', id: by } as const);
  return { actor, requestId: commandId, commandId };
}

function later(one: Position, other: Position): Position {
  return one > other ? one : other;
}
