import {
  type EngineLook,
  type Finding,
  WatchedEngine,
} from '../../application/ports/watched-engine.ts';
import type {
  EventStoreDbReadStoreClaims,
  ReadStoreClaim,
} from './event-store-db/event-store-db-read-store-claims.ts';

/**
 * How long a claim counts, in milliseconds. Projectors that disagree claim every minute, so an older claim
 * belongs to a projector that has ended.
 */
const claimMsMax = 180_000;

export interface ReadStoreAgreementOptions {
  readonly claims: EventStoreDbReadStoreClaims;
  /** The id of the store in which this process reads or keeps the read models. */
  readonly storeId: () => Promise<string>;
  /** Whether this process feeds the read models. */
  readonly isProjector: boolean;
}

/**
 * Checks whether all processes use the same read store. Each store has its own leases, so each of two projectors with
 * two stores would feed its own store, and readers would see different data. All processes share the event store. In
 * the event store, a projector claims the read store that it feeds, once, and again when another projector claims a
 * different one.
 */
export class ReadStoreAgreement extends WatchedEngine {
  override readonly engine = 'read-models';
  readonly #options: ReadStoreAgreementOptions;
  /** The store that this process claimed last. */
  #claimed: string | undefined;
  /** The other store that had the newest claim at the previous check. */
  #otherBefore: string | undefined;

  constructor(options: ReadStoreAgreementOptions) {
    super();
    this.#options = options;
  }

  override async look(): Promise<EngineLook> {
    const { claims, isProjector, storeId } = this.#options;
    const last = await claims.last();
    const own = await storeId();
    const other = last[0]?.storeId === own ? undefined : last[0]?.storeId;
    const isTakenBack = isProjector ? this.#claimed === own : this.#otherBefore === other;
    this.#otherBefore = other;
    if (isProjector && last[0]?.storeId !== own) await claims.claim(own);
    if (isProjector) this.#claimed = own;
    if (last.length === 0 && !isProjector) return { findings: [] };
    const isDisputed = (other !== undefined && isTakenBack) || isBetween(last, own);
    return { findings: [isDisputed ? disputed : agreed] };
  }
}

/** Whether another store was claimed recently, between two claims of this store. */
function isBetween(last: readonly ReadStoreClaim[], own: string): boolean {
  const newSince = Date.now() - claimMsMax;
  const place = last.findIndex(({ storeId, atMs }) => storeId !== own && atMs >= newSince);
  return place > 0 && last.slice(place).some(({ storeId }) => storeId === own);
}

const disputed: Finding = {
  setting: 'read-store',
  state: 'unsafe',
  words:
    'Processes of this log keep or read their read models in different databases: some show data that others do not have. ' +
    'Give every process the same MONGODB_URL.',
};

const agreed: Finding = {
  setting: 'read-store',
  state: 'safe',
  words: 'The projectors feed the database that this process uses.',
};
