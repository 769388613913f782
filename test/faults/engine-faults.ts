import type { EngineName, ProxiedEngines } from '../support/proxied-engines.ts';

/** Something that befalls an engine or the network in front of it. */
export interface EngineFault {
  /** As a sentence goes on that begins with the engine's name. */
  readonly name: string;
  /** Whether nothing can be asked of the engine while it lasts. */
  readonly isTotal: boolean;
  /** Whether the product needs patience to notice: it lasts longer even where time is short. */
  readonly isSilent: boolean;
  /** By how much everything is late in each direction, in milliseconds; 0 where this is left out. */
  readonly lateMs?: number;
  begin(place: ProxiedEngines, engine: EngineName): void | Promise<void>;
  end(place: ProxiedEngines, engine: EngineName): void | Promise<void>;
}

/** Ten times and more what an answer takes in one machine, in each direction. */
const lateMs = 60;

/** A few requests and answers, and the connection is reset. */
const bytesBetweenResets = 20_000;

const networkIsUp = (place: ProxiedEngines, engine: EngineName) => place.proxies[engine].up();

/** Every fault, in the order in which an engine suffers them. */
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

/** The engines, as the tables name them. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  eventStore: 'EventStoreDB',
  mongo: 'MongoDB',
  redis: 'Redis',
};

export const engineNames: readonly EngineName[] = ['eventStore', 'mongo', 'redis'];
