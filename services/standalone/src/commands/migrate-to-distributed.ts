import { copyToDistributed } from '../../../libs/composition/moving/copy-to-distributed.ts';
import { migrate } from './migrate.ts';

const usage =
  'PROFILE=distributed … npm run migrate:to-distributed -- DATA_DIR [--images DIR] [--archive DIR]\n' +
  'Moves a data directory, which no process uses, into the distributed profile that the settings name.\n' +
  'Use the settings of the distributed profile: PROFILE=distributed, EVENTSTORE_URL, MONGODB_URL, REDIS_URL and the SECRET_KEY of the data directory (in its file secret.key).';

await migrate(usage, (dataDirectory, settings, places) =>
  copyToDistributed(dataDirectory, settings, console.log, places),
);
