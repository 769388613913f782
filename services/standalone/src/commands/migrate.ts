import { parseArgs } from 'node:util';
import type { Copied } from '../../../libs/application/moving/move-store.ts';
import type { EmbeddedStorePlace } from '../../../libs/composition/moving/store-places.ts';
import { readSettings, type Settings } from '../../../libs/composition/settings/settings.ts';
import { printCopied } from './print-copied.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

type Copy = (
  dataDirectory: string,
  settings: Settings,
  places: Omit<EmbeddedStorePlace, 'dataDirectory'>,
) => Promise<Copied>;

/**
 * Moves the log between a data directory, which the command line names, and the distributed profile of the settings.
 * Ends with 1 if the move is refused, and with 2 if the arguments are wrong.
 */
export async function migrate(usage: string, copy: Copy): Promise<void> {
  keepFilesPrivate();
  try {
    const { positionals = [], values = {} } = argumentsGiven() ?? {};
    const [dataDirectory, ...more] = positionals;
    const settings = readSettings();
    if (dataDirectory === undefined || more.length > 0 || settings.profile !== 'distributed') {
      console.error(usage);
      process.exitCode = 2;
      return;
    }
    const places = {
      ...(values.images !== undefined && { imagesDirectory: values.images }),
      ...(values.archive !== undefined && { archiveDirectory: values.archive }),
    };
    const startedMs = performance.now();
    printCopied(await copy(dataDirectory, settings, places), startedMs);
  } catch (error) {
    console.error(whyFailed(error));
    process.exitCode = 1;
  }
}

/** Returns the arguments; undefined if an option is unknown. */
function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { images: { type: 'string' }, archive: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}
