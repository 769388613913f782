import { parentPort, workerData } from 'node:worker_threads';
import type { FromCheck } from '../check-messages.ts';
import { type CheckPlace, checkPlace } from '../places/check-place.ts';

/** The thread that reads the whole log, so that hashing does not delay requests. */
const port = parentPort;
if (port === null) throw new Error('This program can only run as a thread of another program.');

const say = (message: FromCheck): void => {
  port.postMessage(message);
};

say({
  checked: await checkPlace(workerData as CheckPlace, (progress) => {
    say({ progress });
  }),
});
