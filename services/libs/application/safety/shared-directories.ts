import type { Clock } from '../ports/clock.ts';
import {
  type RunningProcess,
  type RunningProcesses,
  type SharedDirectories,
} from '../ports/running-processes.ts';
import { type EngineLook, type Finding, WatchedEngine } from '../ports/watched-engine.ts';

/**
 * A process that was seen within this time counts as running, in milliseconds; the limit is high enough for clocks that
 * differ.
 */
const runningMs = 60_000;

interface Watched {
  readonly setting: Finding['setting'];
  readonly name: string;
  readonly consequence: string;
}

const watched: Readonly<Record<keyof SharedDirectories, Watched>> = {
  images: {
    setting: 'images-directory',
    name: 'IMAGES_DIR',
    consequence: 'a picture that is uploaded at one is missing at the other',
  },
  archive: {
    setting: 'archive-directory',
    name: 'ARCHIVE_DIR',
    consequence: 'anchors and the ledger of erasures are in two places, and neither is complete',
  },
};

/** Checks whether processes that have to share directories see the same directories. */
export class SharedDirectoriesWatch extends WatchedEngine {
  override readonly engine = 'read-models';
  readonly #processes: Pick<RunningProcesses, 'list'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #own: SharedDirectories;

  constructor(
    processes: Pick<RunningProcesses, 'list'>,
    clock: Pick<Clock, 'now'>,
    own: SharedDirectories,
  ) {
    super();
    this.#processes = processes;
    this.#clock = clock;
    this.#own = own;
  }

  override async look(): Promise<EngineLook> {
    const oldestMs = Date.parse(this.#clock.now()) - runningMs;
    const running = (await this.#processes.list()).filter(
      ({ seenAt }) => Date.parse(seenAt) >= oldestMs,
    );
    const findings = (['images', 'archive'] as const).flatMap((which) =>
      this.#own[which] === undefined ? [] : [this.#findingOf(which, running)],
    );
    return { findings };
  }

  #findingOf(which: keyof SharedDirectories, running: readonly RunningProcess[]): Finding {
    const { setting, name, consequence } = watched[which];
    const other = running.find(
      ({ directories }) =>
        directories[which] !== undefined && directories[which] !== this.#own[which],
    );
    if (other === undefined) {
      return { setting, state: 'safe', words: `Every process sees the same ${name}.` };
    }
    const { kind, host, pid } = other;
    return {
      setting,
      state: 'unsafe',
      words:
        `${name} of this process is not the directory of the ${kind} on ${host} (process ${pid}): ` +
        `${consequence}. Mount one directory for all of them, or set S3_BUCKET.`,
    };
  }
}
