import type { Instant } from '../../domain/calendar/instants.ts';
import type { Clock } from '../ports/clock.ts';
import { beatMs, type RunningProcess, type RunningProcesses } from '../ports/running-processes.ts';

/** After this time, a day, a killed process is removed; in milliseconds. */
const forgetAfterMs = 86_400_000;

type Self = Omit<RunningProcess, 'since' | 'seenAt' | 'beat'>;

interface HeartbeatOptions {
  readonly processes: RunningProcesses;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly self: Self;
}

/** Records every two seconds that this process runs, so that its stores are not moved meanwhile. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;

  private constructor(options: HeartbeatOptions, since: Instant) {
    this.#options = options;
    this.#running = this.#run(since);
  }

  /** Resolves when the first beat was stored or could not be stored. */
  static async begin(options: HeartbeatOptions): Promise<Heartbeat> {
    const { processes, clock, self } = options;
    const since = clock.now();
    await quietly(processes.note({ ...self, since, seenAt: since, beat: 0 }));
    await quietly(forgetOld(options));
    return new Heartbeat(options, since);
  }

  /** Stops the heartbeat and removes the process. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#running;
    await quietly(this.#options.processes.remove(this.#options.self.id));
  }

  async #run(since: Instant): Promise<void> {
    const { processes, clock, self } = this.#options;
    const { signal } = this.#ending;
    const isEnding = () => signal.aborted;
    for (let beat = 1; ; beat += 1) {
      await clock.sleep(beatMs, signal);
      if (isEnding()) return;
      await quietly(processes.note({ ...self, since, seenAt: clock.now(), beat }));
    }
  }
}

async function forgetOld({ processes, clock }: HeartbeatOptions): Promise<void> {
  const oldestMs = Date.parse(clock.now()) - forgetAfterMs;
  for (const { id, seenAt } of await processes.list()) {
    if (Date.parse(seenAt) < oldestMs) await processes.remove(id);
  }
}

/**
 * Ignores a failure. The code that needs the store notices that it cannot be reached, and the next beat tries again.
 */
async function quietly(doing: Promise<void>): Promise<void> {
  try {
    await doing;
  } catch {
    // The failure is ignored here: the code that needs the store reports it.
  }
}
