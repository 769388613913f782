import { beginning } from '../../../application/event-log/stored-event.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { type CarriedKey, KeyCarrier } from '../../../application/ports/key-carrier.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { emailPrefix, EventStoreDbKeyStreams } from './event-store-db-key-streams.ts';
import type { EventStoreDbPages } from './event-store-db-pages.ts';
import type { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { TimeLimit } from '../time-limit.ts';

const keysPerPageMax = 250;
/** How many keys are read or written at the same time. */
const atOnce = 16;
const keyMsMax = 30_000;

/** Reads and writes all keys in the streams of the event store. */
export class EventStoreDbKeyCarrier extends KeyCarrier {
  readonly #pages: EventStoreDbPages;
  readonly #streams: EventStoreDbKeyStreams;
  readonly #keysPerPage: number;

  constructor(
    log: { readonly connection: EventStoreDbConnection; readonly pages: EventStoreDbPages },
    tools: { readonly identifiers: Identifiers; readonly wraps: KeyWrap },
    keysPerPage = keysPerPageMax,
  ) {
    super();
    this.#keysPerPage = keysPerPage;
    this.#pages = log.pages;
    this.#streams = new EventStoreDbKeyStreams(log.connection, tools.identifiers, tools.wraps);
  }

  override async *all(): AsyncGenerator<readonly CarriedKey[], void> {
    const limit = this.#keysPerPage;
    const input = { limit, filter: {}, pagesMax: 1, prefixes: [emailPrefix] };
    for (let position = beginning, isAtEnd = false; !isAtEnd;) {
      for await (const page of this.#pages.pages(position, input)) {
        const filed = page.events.map(({ stream, data }) => ({
          emailMac: stream.slice(emailPrefix.length),
          ...(JSON.parse(data) as Pick<CarriedKey, 'customerId'>),
        }));
        yield await inHelpings(filed, (each) => this.#withKey(each));
        isAtEnd = page.caughtUp || page.position === position;
        ({ position } = page);
      }
    }
  }

  override async take(keys: readonly CarriedKey[]): Promise<boolean> {
    return (await inHelpings(keys, (each) => this.#take(each))).every((isTaken) => isTaken);
  }

  /**
   * Makes every process store new keys wrapped from now on, and wraps the keys that an earlier release stored
   * unwrapped. Repeating this completes an interrupted call. No process of an earlier release may run, because
   * it could not read the wrapped keys.
   *
   * @returns The number of keys that were wrapped.
   */
  async wrapAll(): Promise<number> {
    await this.#streams.beginWrapping(new TimeLimit(keyMsMax));
    let wrapped = 0;
    for await (const keys of this.all()) {
      const results = await inHelpings(keys, ({ customerId, key }) =>
        key instanceof Uint8Array
          ? this.#streams.wrap(customerId, new TimeLimit(keyMsMax))
          : Promise.resolve(false),
      );
      wrapped += results.filter(Boolean).length;
    }
    return wrapped;
  }

  /**
   * Adds the key. The key may be missing after a crash. In that case no data was sealed with this key, and a new key is
   * made when a key is needed.
   */
  async #withKey(filed: Omit<CarriedKey, 'key'>): Promise<CarriedKey> {
    return { ...filed, key: await this.#streams.key(filed.customerId, new TimeLimit(keyMsMax)) };
  }

  /** Stores the customer and the key at the same time. The order does not matter, since the vault is not in use. */
  async #take({ emailMac, customerId, key }: CarriedKey): Promise<boolean> {
    const limit = new TimeLimit(keyMsMax);
    const [filed, isKept] = await Promise.all([
      this.#streams.file(emailMac, customerId, limit),
      this.#keep(customerId, key, limit),
    ]);
    return filed === customerId && isKept;
  }

  async #keep(customerId: string, key: CarriedKey['key'], limit: TimeLimit): Promise<boolean> {
    if (key === 'destroyed') {
      await this.#streams.destroyKey(customerId, limit);
      return true;
    }
    if (key === 'missing') return true;
    const kept = await this.#streams.keep(customerId, key, limit);
    if (kept === 'destroyed') return true;
    return kept instanceof Uint8Array && key instanceof Uint8Array
      ? Buffer.from(kept).equals(key)
      : !(kept instanceof Uint8Array || key instanceof Uint8Array) && kept.damaged === key.damaged;
  }
}

async function inHelpings<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return results;
}
