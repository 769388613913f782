import type { EngineName, ProxiedEngines } from '../support/processes/proxied-engines.ts';

/** A fault of an engine or of the network in front of it. */
export interface EngineFault {
  /** The end of a sentence that begins with the engine's name. */
  readonly name: string;
  /** Whether the engine cannot be reached at all during the fault. */
  readonly isTotal: boolean;
  /** Whether the product notices the fault only by a timeout. If so, the fault lasts longer, even in short runs. */
  readonly isSilent: boolean;
  /** The delay in each direction, in milliseconds; 0 if this is missing. */
  readonly lateMs?: number;
  begin(place: ProxiedEngines, engine: EngineName): void | Promise<void>;
  end(place: ProxiedEngines, engine: EngineName): void | Promise<void>;
}

/** At least ten times the time of an answer within one machine, in each direction. */
const lateMs = 60;

/** Enough for a few requests and answers before the connection is reset. */
const bytesBetweenResets = 20_000;

const networkIsUp = (place: ProxiedEngines, engine: EngineName) => place.proxies[engine].up();

/** Every fault, in the order in which they are applied to an engine. */
export const engineFaults: readonly EngineFault[] = [
  {
    name: 'is down',
    isTotal: true,
    isSilent: false,
    begin: (place, engine) => place.proxies[engine].down(),
    end: networkIsUp,
  },
  {
    name: 'is killed and started again',
    isTotal: true,
    isSilent: false,
    begin: ({ engines }, engine) => engines[engine].kill(),
    async end({ engines }, engine) {
      if (engine === 'eventStore') await engines.eventStore.start();
      else await engines[engine].startAgain();
    },
  },
  {
    name: 'freezes',
    isTotal: true,
    isSilent: true,
    begin: ({ engines }, engine) => engines[engine].pause(),
    end({ engines }, engine) {
      engines[engine].resume();
    },
  },
  {
    name: 'is far away',
    isTotal: false,
    isSilent: false,
    lateMs,
    begin: (place, engine) => place.proxies[engine].latency(lateMs),
    end: networkIsUp,
  },
  {
    name: 'has its connections reset',
    isTotal: false,
    isSilent: false,
    begin: (place, engine) => place.proxies[engine].resets(bytesBetweenResets),
    end: networkIsUp,
  },
  {
    name: 'has its replies lost',
    isTotal: false,
    isSilent: false,
    begin: (place, engine) => place.proxies[engine].losesReplies(),
    end: networkIsUp,
  },
  {
    name: 'has its connections half-open',
    isTotal: true,
    isSilent: true,
    begin: (place, engine) => place.proxies[engine].halfOpen(),
    end: networkIsUp,
  },
];

/** The names of the engines in the tables. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  eventStore: 'EventStoreDB',
  mongo: 'MongoDB',
  redis: 'Redis',
};

export const engineNames: readonly EngineName[] = ['eventStore', 'mongo', 'redis'];
