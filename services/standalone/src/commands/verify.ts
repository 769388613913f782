import { join } from 'node:path';
import { type LogFault, verifyLog } from '../../../libs/application/event-log/verify-log.ts';
import {
  type LogToVerify,
  openEngineToVerify,
  openFileToVerify,
} from '../../../libs/composition/log-to-verify.ts';
import { readSettings } from '../../../libs/composition/settings.ts';

/**
 * `npm run verify [-- FILE]`: checks that every event is as it was stored. Reads the log of DATA_DIR
 * or of EVENTSTORE_URL, also while the product runs, or a copy of one in a file. Ends with 1 when
 * something is wrong.
 */
async function verify(opened: LogToVerify): Promise<number> {
  const startMs = performance.now();
  const { log, hashing, options, damage, close } = opened;
  try {
    const { events, streams, fault } = await verifyLog(log, hashing, options);
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    if (fault !== undefined) {
      console.error(`The log is broken ${placeOf(fault)}: ${fault.what}.`);
      console.error(`Before that, ${events} events in ${streams} streams are as they were stored.`);
      return 1;
    }
    const damageOfFile = damage();
    if (damageOfFile !== undefined) {
      console.error(
        `The events are as they were stored, but the file is damaged: ${damageOfFile}.`,
      );
      return 1;
    }
    console.log(`The log is intact: ${events} events in ${streams} streams, ${seconds} s.`);
    return 0;
  } finally {
    await close();
  }
}

function placeOf({ stream, revision, position }: LogFault): string {
  return stream === undefined || revision === undefined
    ? `after position ${position === '' ? 0 : Number(position)}`
    : `at event ${revision} of ${stream} (position ${Number(position)})`;
}

/** The file that is named, else the log of the profile. */
function openLog(file: string | undefined): Promise<LogToVerify> {
  if (file !== undefined) return openFileToVerify(file);
  const { engines, dataDirectory } = readSettings();
  return engines === null
    ? openFileToVerify(join(dataDirectory, 'event-log.sqlite'))
    : openEngineToVerify(engines);
}

try {
  process.exitCode = await verify(await openLog(process.argv[2]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
