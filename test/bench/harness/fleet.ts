import { Engines } from '../../support/processes/product-place.ts';
import { ProductProcess } from '../../support/processes/product-process.ts';
import { storyBegins } from '../../support/processes/start-system.ts';
import { processorTimeUs, untilQuiet } from './processor-time.ts';

/** The parts whose processor time is reported separately. */
const parts = ['api', 'projector', 'worker', 'event store', 'MongoDB', 'Redis'] as const;

/** Microseconds of processor time by part; all processes of a part are added. */
export type TimeByPart = Readonly<Record<(typeof parts)[number], number>>;

/** The distributed profile on its own engines, with the requested number of API processes. */
export class Fleet {
  readonly urls: readonly string[];
  readonly engines: Engines;
  readonly #apis: readonly ProductProcess[];
  readonly #projector: ProductProcess;
  readonly #worker: ProductProcess;

  private constructor(
    engines: Engines,
    processes: {
      readonly urls: readonly string[];
      readonly apis: readonly ProductProcess[];
      readonly projector: ProductProcess;
      readonly worker: ProductProcess;
    },
  ) {
    this.engines = engines;
    this.urls = processes.urls;
    this.#apis = processes.apis;
    this.#projector = processes.projector;
    this.#worker = processes.worker;
  }

  static async start(apis: number): Promise<Fleet> {
    const engines = await Engines.start({ own: true });
    const settings = {
      ...engines.settings,
      PORT: '0',
      CLOCK_START: storyBegins,
      RATE_LIMITS: 'off',
      NODE_ENV: 'benchmark',
    };
    const begin = (name: 'api' | 'projector' | 'worker') => new ProductProcess(settings, name);
    const processes = {
      apis: Array.from({ length: apis }, () => begin('api')),
      projector: begin('projector'),
      worker: begin('worker'),
    };
    const everyone = [...processes.apis, processes.projector, processes.worker];
    try {
      const lines = await Promise.all(everyone.map((each) => each.ready()));
      const urls = lines.slice(0, apis).map((line) => line.slice(line.indexOf('http')));
      return new Fleet(engines, { ...processes, urls });
    } catch (error) {
      await Promise.all(everyone.map((each) => each.kill()));
      await engines.remove();
      throw error;
    }
  }

  /** Resolves once no process has work left: bookings are shown, and their e-mails are written. */
  async untilQuiet(): Promise<void> {
    // One process wakes the next, so processes that were already quiet are asked again at the end.
    for (const pid of [...this.#pids(), ...this.#pids()]) await untilQuiet(pid);
  }

  /** The processor time that each part has used so far. */
  processorTime(): TimeByPart {
    return {
      api: this.#apis.reduce((sum, { pid }) => sum + processorTimeUs(pid), 0),
      projector: processorTimeUs(this.#projector.pid),
      worker: processorTimeUs(this.#worker.pid),
      'event store': processorTimeUs(this.engines.eventStore.pid),
      MongoDB: processorTimeUs(this.engines.mongo.process.pid),
      Redis: processorTimeUs(this.engines.redis.process.pid),
    };
  }

  async end(): Promise<void> {
    const processes = [...this.#apis, this.#projector, this.#worker];
    await Promise.all(processes.map((each) => each.kill()));
    await this.engines.remove();
  }

  #pids(): readonly number[] {
    const { eventStore, mongo } = this.engines;
    const product = [...this.#apis, this.#projector, this.#worker].map(({ pid }) => pid);
    return [...product, eventStore.pid, mongo.process.pid];
  }
}

/** The time that each part used between two readings, for each of this many operations. */
export function usedBetween(before: TimeByPart, after: TimeByPart, operations: number): TimeByPart {
  const used = (part: (typeof parts)[number]) => (after[part] - before[part]) / operations;
  return Object.fromEntries(parts.map((part) => [part, used(part)])) as TimeByPart;
}

/** The times as text: `310 µs api, 120 µs projector, …`. */
export function partsText(of: TimeByPart): string {
  return parts.map((part) => `${part} ${of[part].toFixed(0)}`).join(', ');
}
