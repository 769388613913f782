import { anchorNow } from '../../../libs/composition/anchor-now.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { readSettings } from '../../../libs/composition/settings/settings.ts';

const reasons = {
  'no-key': 'There is no secret key that could seal an anchor: start the product once.',
  'broken-log': 'The log was changed or damaged: `npm run verify` says where.',
  'nothing-new': 'There are no events after the last anchor.',
} as const;

/**
 * `npm run anchor`: checks the log and adds an anchor to the archive, besides the daily ones. Run it before a backup,
 * or before work on the log's files. Works while the product runs. Ends with 1 if the log is broken, there is no key,
 * or it fails.
 */
async function anchor(): Promise<number> {
  const outcome = await anchorNow(readSettings());
  if (outcome.made) {
    const { name, events, streams } = outcome;
    console.log(`Anchor ${name}: ${events} events in ${streams} streams.`);
    return 0;
  }
  const { why } = outcome;
  if (why === 'nothing-new') {
    console.log(reasons[why]);
    return 0;
  }
  console.error(reasons[why]);
  return 1;
}

keepFilesPrivate();
try {
  process.exitCode = await anchor();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
