import { join } from 'node:path';
import {
  type FoundMark,
  logMarkName,
  readLogMark,
} from '../../adapters/embedded/log/log-mark-file.ts';
import { SqliteEventLogReader } from '../../adapters/embedded/log/sqlite-event-log-reader.ts';
import { isLogMade } from '../../adapters/embedded/log/sqlite-log-file.ts';
import { whyOperationsDamaged } from '../../adapters/embedded/operations/sqlite-operations-file.ts';
import {
  placesOfPolicies,
  placesOfReadModels,
} from '../../adapters/embedded/operations/sqlite-known-places.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { type KnownPlace, placeOfMark } from '../../application/event-log/known-place.ts';
import { positionText } from '../../application/event-log/position-text.ts';
import type { Position } from '../../application/event-log/stored-event.ts';
import type { Archive } from '../../application/ports/archive.ts';
import { archivedPlaces } from '../places/archived-places.ts';
import { refuseLoss } from '../refuse-loss.ts';

interface EmbeddedStore {
  readonly dataDirectory: string;
  readonly archive: Archive;
  /** Absent if the key is not known, as before the first start. */
  readonly secretKey: string | undefined;
}

/**
 * Returns the records outside an embedded log that name its positions: the mark, policies, read models, and
 * the anchors and marks in the archive. Changes nothing.
 *
 * @throws DataDirectoryRefused if the operations file is damaged.
 */
export async function embeddedPlaces(store: EmbeddedStore): Promise<readonly KnownPlace[]> {
  const { archive, dataDirectory, secretKey } = store;
  const cryptography = secretKey === undefined ? undefined : new NodeCryptography(secretKey);
  const { mark } = readLogMark(join(dataDirectory, logMarkName), cryptography);
  return [
    ...(mark === undefined ? [] : [placeOfMark(mark, 'the mark of the log')]),
    ...policyPlaces(join(dataDirectory, 'operations.sqlite')),
    ...placesOfReadModels(join(dataDirectory, 'read-models.sqlite')),
    ...(cryptography === undefined ? [] : await archivedPlaces({ archive, cryptography })),
  ];
}

function policyPlaces(file: string): readonly KnownPlace[] {
  try {
    return placesOfPolicies(file);
  } catch (error) {
    throw whyOperationsDamaged(file, error) ?? error;
  }
}

/** The result of the comparison. */
interface EmbeddedLogCheck {
  /** The places to give up, if the operator consents to a loss. */
  readonly givenUp: readonly KnownPlace[];
  /** A harmless fault of the mark, as a sentence. */
  readonly warning?: string;
}

/**
 * Compares the log of a data directory with all records of it outside the log, before it is opened for
 * writing.
 *
 * @param consent The value of CONTINUE_AFTER_LOSS.
 * @throws StartRefused, LogFileRefused, DataDirectoryRefused
 */
export async function checkEmbeddedLog(
  store: EmbeddedStore,
  consent: string | null,
): Promise<EmbeddedLogCheck> {
  const { dataDirectory, secretKey } = store;
  const file = join(dataDirectory, 'event-log.sqlite');
  const places = await embeddedPlaces(store);
  const options = { consent, hasGapFreePositions: true };
  if (!isLogMade(file)) return { givenUp: await refuseLoss(undefined, places, options) };
  const log = await SqliteEventLogReader.open(file, anyLog);
  try {
    const givenUp = await refuseLoss(log, places, options);
    if (secretKey === undefined || givenUp.length > 0) return { givenUp };
    const cryptography = new NodeCryptography(secretKey);
    const found = readLogMark(join(dataDirectory, logMarkName), cryptography);
    const warning = warningOf(found, await log.head(), places);
    return warning === undefined ? { givenUp } : { givenUp, warning };
  } finally {
    log.close();
  }
}

/** Accepts any log, because the check finds out which log it is. */
function anyLog(): Promise<string> {
  return Promise.resolve('a log to check');
}

function warningOf(
  { mark, isForged }: FoundMark,
  head: Position,
  places: readonly KnownPlace[],
): string | undefined {
  const what = isForged
    ? 'does not carry the seal of this product’s secret key'
    : mark === undefined
      ? goneWhere(places)
      : behind(mark.position, head);
  if (what === undefined) return undefined;
  return (
    `The mark of the event log, ${logMarkName}, ${what}. It was written again; the log agrees with ` +
    'everything else that refers to it.'
  );
}

/**
 * A missing mark is a fault only if the archive has one: a release without marks wrote no mark to either place.
 */
function goneWhere(places: readonly KnownPlace[]): string | undefined {
  return places.some(({ archivedMark }) => archivedMark !== undefined) ? 'was gone' : undefined;
}

function behind(position: Position, head: Position): string | undefined {
  if (position >= head) return undefined;
  const [marked, end] = [positionText(position), positionText(head)];
  return `was behind: it named position ${marked}, and the log ends at ${end}`;
}
