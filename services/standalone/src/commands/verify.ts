import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { backupLayout } from '../../../libs/composition/backup/backup-layout.ts';
import { type CheckPlace, checkPlace } from '../../../libs/composition/places/check-place.ts';
import { checkPlaceOf } from '../../../libs/composition/places/check-place-of.ts';
import { readSettings, type Settings } from '../../../libs/composition/settings/settings.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { isOfKey } from '../../../libs/application/keys/check-keys.ts';
import type { LogFaultView } from '../../../libs/contracts/operations/verification-view.ts';

/**
 * `npm run verify [-- FILE]`: checks that every event is as it was stored, and that the log agrees with its
 * anchors. Reads the log of DATA_DIR or of EVENTSTORE_URL, or a copy of a log in FILE. The product may run
 * meanwhile. A copy is compared with anchors only if it belongs to a backup. Ends with 1 when something is
 * wrong.
 */
async function verify(place: CheckPlace): Promise<number> {
  const startMs = performance.now();
  const { verdict, givenUp, keys } = await checkPlace(place);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const { checked = 0, events, streams, anchors, faults, faultCount = 0 } = verdict;
  for (const fault of faults) {
    console.error(`${subjectOf(fault)}${placeOf(fault)}: ${fault.what}.`);
  }
  if (givenUp.length > 0) {
    console.log(
      `These anchors were not compared, because a restored backup lacks their events: ${givenUp.join(', ')}.`,
    );
  }
  if (faults.length > 0) {
    if (faultCount > faults.length) {
      console.error(`There are ${faultCount} faults; the first ${faults.length} are listed.`);
    }
    console.error(`${checked} events were read; ${events} in ${streams} streams are intact.`);
    if (faults.some(isOfKey)) console.error(keyAdvice);
    return 1;
  }
  const opened = keys === undefined || keys === 0 ? '' : `, ${keys} customers’ keys checked`;
  const compared = place.anchors === undefined ? '' : `, ${anchors} anchors agree`;
  console.log(
    `The log is intact: ${events} events in ${streams} streams${compared}${opened}, ${seconds} s.`,
  );
  return 0;
}

const keyAdvice =
  'Customer keys that are damaged or missing may be intact in a backup: see docs/runbooks/customer-key-unusable.md.';

function subjectOf({ kind, anchor = '' }: LogFaultView): string {
  if (kind === 'damaged-key' || kind === 'missing-key') return 'Personal data cannot be read';
  if (kind === 'lost') return 'The log does not contain events that were read from it before';
  if (kind === 'damaged') return 'A file beside the log is damaged';
  if (kind === 'forged-anchor') return `The anchor ${anchor} cannot be trusted`;
  return anchor === '' ? 'The log is broken' : `The log differs from the anchor ${anchor}`;
}

function placeOf({ kind, stream, revision, position }: LogFaultView): string {
  if (position === undefined) return '';
  if (stream !== undefined) return ` at event ${revision} of ${stream} (position ${position})`;
  return kind === 'anchor' ? ` (position ${position})` : ` after position ${position}`;
}

/** Returns where a copy of a log is. For a backup whose SECRET_KEY is given, also returns where its anchors are. */
function placeOfCopy(file: string, { secretKey }: Settings): CheckPlace {
  const { manifest, archive, secretKey: kept } = backupLayout(dirname(file));
  const isBackup = existsSync(manifest);
  const known = secretKey ?? (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : undefined);
  if (!isBackup || known === undefined) return { log: { file, isKept: isBackup } };
  return {
    log: { file, isKept: true },
    anchors: { archive: { directory: archive }, secretKey: known },
  };
}

keepFilesPrivate();
try {
  const [file] = process.argv.slice(2);
  const settings = readSettings();
  const place = file === undefined ? checkPlaceOf(settings) : placeOfCopy(file, settings);
  process.exitCode = await verify(place);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
