import type { Clock } from '../ports/clock.ts';
import type {
  EngineLook,
  Finding,
  WatchedEngine,
  WatchedSetting,
} from '../ports/watched-engine.ts';

/** Between two looks, in milliseconds. */
const lookPauseMs = 60_000;

/** An unsafe setting is told again after so long, in milliseconds. */
const repeatMs = 3_600_000;

/** What is done with what was found. */
export interface EngineWatchEars {
  /** After each look at an engine that answered. */
  readonly onLook: (engine: WatchedEngine['engine'], look: EngineLook) => void;
  /** Something began to be unsafe, still is after an hour, is safe again, or cannot be asked. */
  readonly onChange: (finding: Finding) => void;
}

interface Told {
  readonly state: Finding['state'];
  readonly atMs: number;
}

/**
 * Asks the engines every minute whether they are set as the product needs them. What was found of an
 * engine stands until it answers again.
 */
export class EngineWatch {
  readonly #engines: readonly WatchedEngine[];
  readonly #clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  #ears: EngineWatchEars | undefined;
  readonly #found = new Map<WatchedSetting, Finding>();
  readonly #told = new Map<WatchedSetting, Told>();

  /** @param engines None where everything is the process's own. */
  constructor(engines: readonly WatchedEngine[], clock: Pick<Clock, 'monotonicMs' | 'sleep'>) {
    this.#engines = engines;
    this.#clock = clock;
  }

  /** Whether there is anything to be watched. */
  get hasEngines(): boolean {
    return this.#engines.length > 0;
  }

  /** What is unsafe, as far as it is known. */
  get unsafe(): readonly Finding[] {
    return [...this.#found.values()].filter(({ state }) => state === 'unsafe');
  }

  /** Until the signal aborts. */
  async run(signal: AbortSignal, ears?: EngineWatchEars): Promise<void> {
    this.#ears = ears;
    while (this.hasEngines && !signal.aborted) {
      await this.look();
      await this.#clock.sleep(lookPauseMs, signal);
    }
  }

  /** Asks every engine once. */
  async look(): Promise<void> {
    await Promise.all(this.#engines.map((engine) => this.#lookAt(engine)));
  }

  async #lookAt(engine: WatchedEngine): Promise<void> {
    let look: EngineLook;
    try {
      look = await engine.look();
    } catch {
      // That it is away is noticed, and told, by whoever needs it.
      return;
    }
    this.#ears?.onLook(engine.engine, look);
    for (const finding of look.findings) {
      // What an engine told once is not forgotten because it was too busy to tell it again.
      if (finding.state === 'unknown' && this.#found.has(finding.setting)) continue;
      this.#found.set(finding.setting, finding);
      this.#tell(finding);
    }
  }

  #tell(finding: Finding): void {
    const { setting, state } = finding;
    const last = this.#told.get(setting) ?? { state: 'safe', atMs: 0 };
    const nowMs = this.#clock.monotonicMs();
    const isDueAgain = state === 'unsafe' && nowMs - last.atMs >= repeatMs;
    if (state === last.state && !isDueAgain) return;
    this.#told.set(setting, { state, atMs: nowMs });
    this.#ears?.onChange(finding);
  }
}
