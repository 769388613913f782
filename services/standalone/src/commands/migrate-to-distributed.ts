import { parseArgs } from 'node:util';
import { copyToDistributed } from '../../../libs/composition/moving/copy-to-distributed.ts';
import { readSettings } from '../../../libs/composition/settings.ts';
import { tellCopied } from './tell-copied.ts';

const usage =
  'PROFILE=distributed … npm run migrate:to-distributed -- DATA_DIR [--images DIR] [--archive DIR]\n' +
  'Moves a data directory, which no process uses, into the distributed profile that the settings name.\n' +
  'The settings are of the distributed profile: PROFILE=distributed, EVENTSTORE_URL, MONGODB_URL, REDIS_URL and the SECRET_KEY of the data directory (in its file secret.key).';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { images: { type: 'string' }, archive: { type: 'string' } },
  });
  const [dataDirectory, ...more] = positionals;
  const settings = readSettings();
  if (dataDirectory === undefined || more.length > 0 || settings.profile !== 'distributed') {
    console.error(usage);
    process.exitCode = 2;
  } else {
    const places = {
      ...(values.images !== undefined && { imagesDirectory: values.images }),
      ...(values.archive !== undefined && { archiveDirectory: values.archive }),
    };
    const startedMs = performance.now();
    tellCopied(await copyToDistributed(dataDirectory, settings, console.log, places), startedMs);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
