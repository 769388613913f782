import type { EngineSettings } from './settings-engines.ts';

/** Where an embedded projector finds what it follows and what it writes. */
export interface EmbeddedPlace {
  readonly profile: 'embedded';
  readonly logFile: string;
  readonly readModelsFile: string;
}

/** The engines a distributed projector works on. */
export interface DistributedPlace {
  readonly profile: 'distributed';
  readonly engines: EngineSettings;
  readonly secretKey: string;
}

/** Where a projector works; plain data, so that it can be sent to a thread. */
export type ProjectorPlace = EmbeddedPlace | DistributedPlace;
