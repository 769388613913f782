import type { Clock } from '../ports/clock.ts';
import type {
  EngineLook,
  Finding,
  WatchedEngine,
  WatchedSetting,
} from '../ports/watched-engine.ts';

/** The pause between two checks, in milliseconds. */
const lookPauseMs = 60_000;

/** After this time an unsafe setting is reported again, in milliseconds. */
const repeatMs = 3_600_000;

/** Callbacks for the findings of the watch. */
export interface EngineWatchListener {
  /** Called after each check of an engine that answered. */
  readonly onLook: (engine: WatchedEngine['engine'], look: EngineLook) => void;
  /**
   * Called when a setting becomes unsafe, every hour while it stays unsafe, when it is safe again, and when it cannot
   * be read.
   */
  readonly onChange: (finding: Finding) => void;
}

interface Reported {
  readonly state: Finding['state'];
  readonly atMs: number;
}

/**
 * Checks every minute whether the engines' settings meet the needs of the product. The last findings about an engine
 * remain until it answers again.
 */
export class EngineWatch {
  readonly #engines: readonly WatchedEngine[];
  readonly #clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  #listener: EngineWatchListener | undefined;
  readonly #found = new Map<WatchedSetting, Finding>();
  readonly #reported = new Map<WatchedSetting, Reported>();

  /** @param engines Empty if the process uses no external engines. */
  constructor(engines: readonly WatchedEngine[], clock: Pick<Clock, 'monotonicMs' | 'sleep'>) {
    this.#engines = engines;
    this.#clock = clock;
  }

  /** Whether there are engines to watch. */
  get hasEngines(): boolean {
    return this.#engines.length > 0;
  }

  /** The settings that are known to be unsafe. */
  get unsafe(): readonly Finding[] {
    return [...this.#found.values()].filter(({ state }) => state === 'unsafe');
  }

  /** Checks the engines at intervals until the signal aborts. */
  async run(signal: AbortSignal, listener?: EngineWatchListener): Promise<void> {
    this.#listener = listener;
    while (this.hasEngines && !signal.aborted) {
      await this.look();
      await this.#clock.sleep(lookPauseMs, signal);
    }
  }

  /** Checks every engine once. */
  async look(): Promise<void> {
    await Promise.all(this.#engines.map((engine) => this.#lookAt(engine)));
  }

  async #lookAt(engine: WatchedEngine): Promise<void> {
    let look: EngineLook;
    try {
      look = await engine.look();
    } catch {
      // This is ignored here: the code that uses the engine notices that it cannot be reached, and reports it.
      return;
    }
    this.#listener?.onLook(engine.engine, look);
    for (const finding of look.findings) {
      // The engine may have been too busy to answer again; in this case its earlier finding is kept.
      if (finding.state === 'unknown' && this.#found.has(finding.setting)) continue;
      this.#found.set(finding.setting, finding);
      this.#tell(finding);
    }
  }

  #tell(finding: Finding): void {
    const { setting, state } = finding;
    const last = this.#reported.get(setting) ?? { state: 'safe', atMs: 0 };
    const nowMs = this.#clock.monotonicMs();
    const isDueAgain = state === 'unsafe' && nowMs - last.atMs >= repeatMs;
    if (state === last.state && !isDueAgain) return;
    this.#reported.set(setting, { state, atMs: nowMs });
    this.#listener?.onChange(finding);
  }
}
