/** The settings of engines that can break the product's promises; each name is a label of the metric. */
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

/** The result of checking one setting. */
export interface Finding {
  readonly setting: WatchedSetting;
  /** `unknown` if the engine did not answer. */
  readonly state: 'safe' | 'unsafe' | 'unknown';
  /** One line with the setting, its possible damage and the remedy; for a safe setting, only the setting. */
  readonly words: string;
}

/** The result of one check of an engine. */
export interface EngineLook {
  readonly findings: readonly Finding[];
  /** How far this process's clock is ahead of the engine's; absent if this could not be measured. */
  readonly clockSkewMs?: number;
}

/** An engine whose settings can be compared with the needs of the product. */
export abstract class WatchedEngine {
  abstract readonly engine: 'log' | 'read-models' | 'queue';

  /** @throws while the engine cannot be reached. */
  abstract look(): Promise<EngineLook>;
}
