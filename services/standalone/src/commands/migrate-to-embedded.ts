import { copyToEmbedded } from '../../../libs/composition/moving/copy-to-embedded.ts';
import { migrate } from './migrate.ts';

const usage =
  'PROFILE=distributed … npm run migrate:to-embedded -- DATA_DIR [--images DIR] [--archive DIR]\n' +
  'Moves the distributed profile that the settings name into a data directory.\n' +
  'Use the settings of the distributed profile: PROFILE=distributed, EVENTSTORE_URL, MONGODB_URL, REDIS_URL and SECRET_KEY.';

await migrate(usage, (dataDirectory, settings, places) =>
  copyToEmbedded(settings, dataDirectory, console.log, places),
);
