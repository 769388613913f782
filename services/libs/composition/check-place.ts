import type { LogReading } from '../adapters/embedded/sqlite-log-file.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { readAnchors } from '../application/event-log/anchor.ts';
import { type CheckedLog, checkLog } from '../application/verification/check-log.ts';
import { openEngineToCheck, openFileToCheck } from './log-to-check.ts';
import type { EngineSettings } from './settings-engines.ts';
import { archiveAt, type ArchivePlace } from './storage.ts';

/** Where a log and its anchors are; plain data, so that it can be sent to a thread. */
export interface CheckPlace {
  readonly log: ({ readonly file: string } & LogReading) | { readonly engines: EngineSettings };
  /** Absent where the log is compared with no anchors. */
  readonly anchors?: { readonly archive: ArchivePlace; readonly secretKey: string };
}

/**
 * Checks the log at a place, also while the product runs on it. The anchors are read first: whatever
 * they say was there when the log is read.
 *
 * @throws LogFileRefused, and the client's errors.
 */
export async function checkPlace(
  { log, anchors }: CheckPlace,
  onProgress?: (progress: number) => void,
): Promise<CheckedLog> {
  const entries = anchors === undefined ? [] : await readAnchors(anchorToolsOf(anchors));
  const tools = anchors && anchorToolsOf(anchors);
  const opened =
    'file' in log
      ? await openFileToCheck(log.file, log, tools?.cryptography)
      : await openEngineToCheck(log.engines, tools?.cryptography);
  const { keys } = opened;
  const people = keys && tools && { keys, archive: tools.archive };
  try {
    return await checkLog({ ...opened, ...(people && { people }) }, entries, onProgress);
  } finally {
    await opened.close();
  }
}

/** The archive with what anchors are sealed by. */
export function anchorToolsOf({ archive, secretKey }: NonNullable<CheckPlace['anchors']>) {
  return { archive: archiveAt(archive), cryptography: new NodeCryptography(secretKey) };
}
