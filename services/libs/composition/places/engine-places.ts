import { MongoLogMarks } from '../../adapters/distributed/mongo/mongo-log-marks.ts';
import { mongoPlaces } from '../../adapters/distributed/mongo/mongo-known-places.ts';
import type { MongoDatabase } from '../../adapters/distributed/mongo/mongo-database.ts';
import { type KnownPlace, placeOfMark } from '../../application/event-log/known-place.ts';
import type { Archive } from '../../application/ports/archive.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';
import { archivedPlaces } from './archived-places.ts';
import { openReadModels } from '../distributed-engines.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';

export interface ArchiveTools {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
}

/**
 * Returns the places of the log that MongoDB and the archive name. In MongoDB, these are the places of the mark,
 * policies and read models. In the archive, they are the places of the marks and anchors.
 */
export async function databasePlaces(
  database: MongoDatabase,
  tools: ArchiveTools,
): Promise<readonly KnownPlace[]> {
  const mark = await new MongoLogMarks(database, tools).read();
  return [
    ...(mark === undefined ? [] : [placeOfMark(mark, 'the mark of the log')]),
    ...(await mongoPlaces(database)),
    ...(await archivedPlaces(tools)),
  ];
}

/**
 * Returns the same places for the engines of the settings. The anchors are left out, because a check compares all
 * anchors separately.
 */
export async function enginePlaces(
  engines: EngineSettings,
  tools: ArchiveTools | undefined,
): Promise<readonly KnownPlace[]> {
  if (tools === undefined) return [];
  const database = await openReadModels(engines);
  try {
    const places = await databasePlaces(database, tools);
    return places.filter(({ anchor }) => anchor === undefined);
  } finally {
    await database.close();
  }
}
