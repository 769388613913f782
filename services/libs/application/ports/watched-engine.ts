/** What about an engine can break what the product promises; the name is a label of its metric. */
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

/** What a look found of one setting. */
export interface Finding {
  readonly setting: WatchedSetting;
  /** `unknown` where the engine would not say. */
  readonly state: 'safe' | 'unsafe' | 'unknown';
  /** What it is, what may come of it and what to do, in one line; of a safe one, what it is. */
  readonly words: string;
}

/** What one look at an engine found. */
export interface EngineLook {
  readonly findings: readonly Finding[];
  /** How far this process's clock is ahead of the engine's; absent where that could not be told. */
  readonly clockSkewMs?: number;
}

/** An engine as seen by whoever asks whether it is set as the product needs it. */
export abstract class WatchedEngine {
  abstract readonly engine: 'log' | 'read-models' | 'queue';

  /** @throws while the engine is away. */
  abstract look(): Promise<EngineLook>;
}
