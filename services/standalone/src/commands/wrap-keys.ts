import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { readSettings } from '../../../libs/composition/settings/settings.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';
import { wrapEngineKeys } from '../../../libs/composition/wrap-engine-keys.ts';

/**
 * `npm run wrap-keys`: wraps the customer keys that a release up to 0.7 stored in the event store. First
 * end every process of such a release. This release may keep running. After an interruption, run the command again.
 */
async function wrapKeys(): Promise<void> {
  const wrapped = await wrapEngineKeys(readSettings());
  console.log(
    wrapped === 0
      ? 'Every key was wrapped before.'
      : `${wrapped} ${wrapped === 1 ? 'key was' : 'keys were'} wrapped. The unwrapped keys stay in earlier backups, ` +
          'and on the disks of the event store until a scavenge that you start now has ended.',
  );
}

keepFilesPrivate();
try {
  await wrapKeys();
} catch (error) {
  console.error(whyFailed(error));
  process.exitCode = 1;
}
