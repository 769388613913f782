/** The settings of an engine that can break the product's promises; the name is a label of its metric. */
export type WatchedSetting =
  | 'archive-directory'
  | 'eventstore-clock'
  | 'eventstore-flush'
  | 'eventstore-hard-deletes'
  | 'eventstore-in-memory'
  | 'images-directory'
  | 'log-home'
  | 'mongodb-clock'
  | 'mongodb-in-memory'
  | 'mongodb-journal'
  | 'read-store'
  | 'redis-append-only'
  | 'redis-clock'
  | 'redis-eviction';

/** What a look found about one setting. */
export interface Finding {
  readonly setting: WatchedSetting;
  /** `unknown` where the engine did not answer. */
  readonly state: 'safe' | 'unsafe' | 'unknown';
  /** The setting, what it may cause and what to do, in one line; for a safe one, only the setting. */
  readonly words: string;
}

/** What one look at an engine found. */
export interface EngineLook {
  readonly findings: readonly Finding[];
  /** How far this process's clock is ahead of the engine's; absent where it could not be measured. */
  readonly clockSkewMs?: number;
}

/** An engine whose settings can be checked against what the product needs. */
export abstract class WatchedEngine {
  abstract readonly engine: 'log' | 'read-models' | 'queue';

  /** @throws while the engine is away. */
  abstract look(): Promise<EngineLook>;
}
