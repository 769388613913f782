import { type BusinessTime, businessTimeOf } from '../business-clock.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';
import type { Settings } from '../settings/settings.ts';
import { type ArchivePlace, archivePlaceOf } from '../storage.ts';

/** Where an embedded projector finds the log that it follows and the read models that it writes. */
export interface EmbeddedPlace {
  readonly profile: 'embedded';
  readonly logFile: string;
  readonly readModelsFile: string;
  readonly secretKey: string;
  readonly time: BusinessTime;
}

/** The engines of a distributed projector. */
export interface DistributedPlace {
  readonly profile: 'distributed';
  readonly engines: EngineSettings;
  readonly secretKey: string;
  /** Before the projector follows the log, the log is compared with the records in the archive. */
  readonly archive: ArchivePlace;
  /** The value of CONTINUE_AFTER_LOSS. */
  readonly continueAfterLoss: string | null;
  readonly time: BusinessTime;
}

/** Where a projector works; plain data, so that it can be sent to a thread. */
export type ProjectorPlace = EmbeddedPlace | DistributedPlace;

/** Returns where a projector of the distributed profile works. */
export function distributedPlaceOf({
  engines,
  secretKey,
  ...settings
}: BusinessTime &
  Pick<
    Settings,
    'archiveDirectory' | 'bucket' | 'continueAfterLoss' | 'engines' | 'secretKey'
  >): DistributedPlace {
  if (engines === null || secretKey === null) {
    throw new Error('These settings are not for the distributed profile.');
  }
  const { continueAfterLoss } = settings;
  const archive = archivePlaceOf(settings);
  const time = businessTimeOf(settings);
  return { profile: 'distributed', engines, secretKey, archive, continueAfterLoss, time };
}
