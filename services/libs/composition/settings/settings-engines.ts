import type { SettingsReader } from './settings-reader.ts';

const profiles = ['embedded', 'distributed'] as const;
/** The profile of the product: a single process, or engines that several processes share. */
export type Profile = (typeof profiles)[number];

/** The addresses of the engines of the distributed profile. Each may contain a password. */
export interface EngineSettings {
  readonly eventStoreUrl: string;
  /** Contains the name of the database too. */
  readonly mongoUrl: string;
  readonly redisUrl: string;
  /**
   * How long a projector may show no sign of life before another projector takes over its work, in
   * milliseconds.
   */
  readonly takeoverMs: number;
  /** The number of parts of new builds of a read model, if it is more than one. */
  readonly projectionParts?: Readonly<Record<string, number>>;
  /** How long a start waits for an engine that does not answer, in milliseconds. */
  readonly waitMs: number;
}

/** The form of an address, and an example for messages. */
interface AddressRule {
  readonly protocols: readonly string[];
  readonly example: string;
  /** Whether the address must name more than the server. */
  readonly needsPath?: true;
}

const eventStore: AddressRule = {
  protocols: ['esdb:', 'esdb+discover:'],
  example: 'esdb://localhost:2113?tls=false',
};
const mongo: AddressRule = {
  protocols: ['mongodb:', 'mongodb+srv:'],
  example: 'mongodb://localhost:27017/tours',
  needsPath: true,
};
const redis: AddressRule = {
  protocols: ['redis:', 'rediss:'],
  example: 'redis://localhost:6379',
};

export function profileOf(read: SettingsReader): Profile {
  return read.oneOf('PROFILE', profiles, 'embedded');
}

/** Returns the addresses, all of which are required. A missing or wrong one becomes a fault that says what to set. */
export function enginesOf(read: SettingsReader): EngineSettings {
  return {
    eventStoreUrl: addressOf(read, 'EVENTSTORE_URL', eventStore),
    mongoUrl: addressOf(read, 'MONGODB_URL', mongo),
    redisUrl: addressOf(read, 'REDIS_URL', redis),
    takeoverMs: 1000 * read.integer('TAKEOVER_SECONDS', [1, 600], 6),
    projectionParts: partsOf(read),
    waitMs: 1000 * read.integer('ENGINE_WAIT_SECONDS', [0, 3600], 60),
  };
}

/** Reads a value such as `booking-search=4,departures=2`. */
function partsOf(read: SettingsReader): Readonly<Record<string, number>> {
  const text = read.matching('PROJECTION_PARTS', {
    pattern: /^[a-z-]+=([1-9]|[1-5]\d|6[0-4])(,[a-z-]+=([1-9]|[1-5]\d|6[0-4]))*$/,
    says: 'read models with 1 to 64 parts each, such as booking-search=4,departures=2',
  });
  const pairs = text?.split(',').map((pair) => pair.split('=')) ?? [];
  return Object.fromEntries(pairs.map(([name = '', parts]) => [name, Number(parts)]));
}

/** Returns an address. It may contain a password, so it can come from a file and is never repeated in a fault. */
function addressOf(read: SettingsReader, name: string, rule: AddressRule): string {
  const faultsBefore = read.faults.length;
  const value = read.secret(name);
  if (read.faults.length > faultsBefore) return '';
  if (value === null) {
    read.faults.push(
      `${name} is needed if PROFILE is distributed, such as ${rule.example}; or set ${name}_FILE ` +
        'to a file that holds it, or PROFILE to embedded, which needs no servers.',
    );
    return '';
  }
  if (!isAddress(value, rule)) {
    read.faults.push(`${name} is an address such as ${rule.example}.`);
  }
  return value;
}

/** Uses a pattern, because an address may contain several hosts, which no URL parser accepts. */
function isAddress(value: string, { protocols, needsPath }: AddressRule): boolean {
  const [, protocol = '', hosts = '', path = ''] =
    /^([\w+]+:)\/\/([^/?#\s]+)([/?]\S*)?$/.exec(value) ?? [];
  return (
    protocols.includes(protocol) &&
    hosts !== '' &&
    (needsPath !== true || /^\/[\w-]+(\?|$)/.test(path))
  );
}
