import type { LogReading } from '../../adapters/embedded/log/sqlite-log-file.ts';
import { isLogMade } from '../../adapters/embedded/log/sqlite-log-file.ts';
import { NodeCryptography, sha256 } from '../../adapters/node/node-cryptography.ts';
import { readAnchors } from '../../application/event-log/anchor.ts';
import { type CheckedLog, checkLog, checkNoLog } from '../../application/verification/check-log.ts';
import { placesBeside } from './places-beside.ts';
import { openEngineToCheck, openFileToCheck } from '../log-check/log-to-check.ts';
import type { EngineSettings } from '../settings/settings-engines.ts';
import { archiveAt, type ArchivePlace } from '../storage.ts';

/** Where a log and its anchors are; plain data, so that it can be sent to a thread. */
export interface CheckPlace {
  readonly log: ({ readonly file: string } & LogReading) | { readonly engines: EngineSettings };
  /** Absent if the log is compared with no anchors. */
  readonly anchors?: { readonly archive: ArchivePlace; readonly secretKey: string };
  /**
   * The data directory whose read models, policies and mark are compared with the log in the file. If the log is in
   * engines, their records are always compared.
   */
  readonly beside?: { readonly dataDirectory: string };
}

/**
 * Checks the log at a place, also while the product runs on it. Anchors, marks and all other records of the log are
 * read before the log. So the log must contain the events that they name.
 *
 * @throws LogFileRefused, and the client's errors.
 */
export async function checkPlace(
  place: CheckPlace,
  onProgress?: (progress: number) => void,
): Promise<CheckedLog> {
  const { log, anchors } = place;
  const tools = anchors && anchorToolsOf(anchors);
  const entries = tools === undefined ? [] : await readAnchors(tools);
  const known = await placesBeside(place, tools);
  if ('file' in log && known.places.length > 0 && !isLogMade(log.file)) {
    return await checkNoLog(known, { sha256 });
  }
  const opened =
    'file' in log
      ? await openFileToCheck(log.file, log, tools?.cryptography)
      : await openEngineToCheck(log.engines, tools?.cryptography);
  const { keys } = opened;
  const people = keys && tools && { keys, archive: tools.archive };
  try {
    const checked = { ...opened, ...(people && { people }) };
    return await checkLog(checked, { entries, ...known }, onProgress);
  } finally {
    await opened.close();
  }
}

/** Returns the archive, and what seals its anchors. */
export function anchorToolsOf({ archive, secretKey }: NonNullable<CheckPlace['anchors']>) {
  return { archive: archiveAt(archive), cryptography: new NodeCryptography(secretKey) };
}
