import { readSettings, UnusableSettings } from '../../libs/composition/settings.ts';
import { StartRefused } from '../../libs/composition/start-refused.ts';
import { Standalone } from './standalone.ts';

/** The longest the process takes to end after it was told to. */
const endingMsMax = 9_500;

/**
 * Runs the product until it is told to end: once and it finishes what is under way, twice and it ends
 * at once.
 */
export async function run(): Promise<void> {
  const told = Promise.withResolvers<undefined>();
  let isTold = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isTold) process.exit(1);
      isTold = true;
      setTimeout(() => process.exit(1), endingMsMax).unref();
      told.resolve(undefined);
    });
  }
  try {
    const standalone = await Standalone.start(readSettings());
    console.log(`${standalone.siteName} is ready at ${standalone.url}`);
    await told.promise;
    await standalone.end();
    process.exit(0);
  } catch (error) {
    console.error(wordsFor(error));
    process.exit(1);
  }
}

/** One line for what whoever starts the product can mend, everything there is for what they cannot. */
function wordsFor(error: unknown): unknown {
  return error instanceof UnusableSettings || error instanceof StartRefused ? error.message : error;
}
