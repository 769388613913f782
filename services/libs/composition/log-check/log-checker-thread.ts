import { Worker } from 'node:worker_threads';
import { LogChecker } from '../../application/ports/log-checker.ts';
import type { CheckedLog } from '../../application/verification/check-log.ts';
import type { FromCheck } from '../check-messages.ts';
import type { CheckPlace } from '../places/check-place.ts';

/** The compiled product loads the compiled program of the thread; everything else loads its source. */
const program = new URL(
  `./check-log.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** The memory for new objects in the thread, in MB: the objects of a page of events are soon garbage. */
const youngGenerationMb = 24;

/** Checks the log in a thread that is started for the check and ends with it. */
export class LogCheckerThread extends LogChecker {
  readonly #place: CheckPlace;

  constructor(place: CheckPlace) {
    super();
    this.#place = place;
  }

  override async check(
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ): Promise<CheckedLog> {
    signal.throwIfAborted();
    const done = Promise.withResolvers<CheckedLog>();
    // The flags of the process are for its main program only.
    const worker = new Worker(program, {
      workerData: this.#place,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    });
    worker.on('message', (message: FromCheck) => {
      if ('checked' in message) done.resolve(message.checked);
      else onProgress(message.progress);
    });
    worker.on('error', done.reject);
    worker.on('exit', () => {
      done.reject(new Error('The thread that checks the log ended before it was done.'));
    });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end);
    try {
      return await done.promise;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }
}
