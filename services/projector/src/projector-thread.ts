import { Worker } from 'node:worker_threads';
import { ProjectionControl } from '../../libs/application/ports/projection-control.ts';
import type { ProjectionAlarm } from '../../libs/application/projections/engine/projection-alarms.ts';
import type { ProjectorPlace } from '../../libs/composition/places/projector-place.ts';
import type { FromProjector, ToProjector } from './projector-messages.ts';

/** Called with each message for the person who runs the product. */
export interface ProjectorListener {
  readonly onAlarm: (alarm: ProjectionAlarm) => void;
  /** Called when the thread fails; it is started again. */
  readonly onFault: (error: unknown) => void;
}

/** The compiled product runs the compiled thread. Tests and development run its source. */
const program = new URL(
  `./projector.thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/**
 * How much memory may hold newly made objects, in MB. A rebuild makes many short-lived objects: with a quarter of the
 * default of Node.js, it is as fast and needs 100 MB less.
 */
const youngGenerationMb = 24;

/** The pause before a thread that ended is replaced, in milliseconds; doubled each time. */
const restartMsMin = 100;
const restartMsMax = 30_000;

type Question = ToProjector extends infer Each
  ? Each extends { readonly number: number }
    ? Omit<Each, 'number'>
    : never
  : never;

/**
 * Runs the projector in its own thread, and replaces the thread when it dies: until then, the read models are not
 * updated.
 */
export class ProjectorThread extends ProjectionControl {
  readonly #ready = Promise.withResolvers<undefined>();
  readonly #waiting = new Map<number, PromiseWithResolvers<boolean | number>>();
  #worker: Worker;
  #exited: Promise<void>;
  #lastNumber = 0;
  #restartMs = restartMsMin;
  #restart: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(
    private readonly place: ProjectorPlace,
    private readonly listener: ProjectorListener,
  ) {
    super();
    [this.#worker, this.#exited] = this.#start();
  }

  /** Resolves when every projection can be read. */
  whenReady(): Promise<undefined> {
    return this.#ready.promise;
  }

  override async rebuild(name: string, acknowledged: readonly string[] = []): Promise<boolean> {
    return (await this.#ask({ ask: 'rebuild', name, acknowledged })) === true;
  }

  override async retryParked(name: string): Promise<number> {
    return Number(await this.#ask({ ask: 'retry-parked', name }));
  }

  /** Finishes the running batches and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#restart);
    this.#worker.postMessage({ ask: 'close' } satisfies ToProjector);
    await this.#exited;
  }

  #ask(question: Question): Promise<boolean | number> {
    if (this.#restart !== undefined) return Promise.reject(noThread());
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const answered = Promise.withResolvers<boolean | number>();
    this.#waiting.set(number, answered);
    this.#worker.postMessage({ ...question, number } satisfies ToProjector);
    return answered.promise;
  }

  #start(): [Worker, Promise<void>] {
    // The thread does not get the flags of the process.
    const worker = new Worker(program, {
      workerData: this.place,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    });
    const exited = Promise.withResolvers<undefined>();
    worker.on('message', (message: FromProjector) => {
      this.#hear(message);
    });
    worker.on('error', (error) => {
      this.listener.onFault(error);
    });
    worker.on('exit', () => {
      exited.resolve(undefined);
      this.#replace();
    });
    return [worker, exited.promise];
  }

  #replace(): void {
    for (const { reject } of this.#waiting.values()) {
      reject(noThread());
    }
    this.#waiting.clear();
    if (this.#isClosing) return;
    this.#restart = setTimeout(() => {
      this.#restart = undefined;
      [this.#worker, this.#exited] = this.#start();
    }, this.#restartMs);
    this.#restartMs = Math.min(2 * this.#restartMs, restartMsMax);
  }

  #hear(message: FromProjector): void {
    switch (message.said) {
      case 'started':
        this.#restartMs = restartMsMin;
        return;
      case 'ready':
        this.#ready.resolve(undefined);
        return;
      case 'alarm':
        this.listener.onAlarm(message.alarm);
        return;
      case 'answer':
        this.#settled(message.number)?.resolve(message.answer);
        return;
      case 'failed':
        this.#settled(message.number)?.reject(new Error(message.reason));
        return;
    }
  }

  #settled(number: number): PromiseWithResolvers<boolean | number> | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    return waiting;
  }
}

function noThread(): Error {
  return new Error('The thread of the projections ended before it answered.');
}
