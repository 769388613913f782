import { checkMayAppend, LogMovedAway, type MoveMark } from '../../application/ports/move-mark.ts';
import { type EngineLook, WatchedEngine } from '../../application/ports/watched-engine.ts';

/** Checks that the log was not moved away from the store that this process uses. */
export class LogHome extends WatchedEngine {
  override readonly engine = 'log';
  readonly #mark: Pick<MoveMark, 'read'>;

  constructor(mark: Pick<MoveMark, 'read'>) {
    super();
    this.#mark = mark;
  }

  override async look(): Promise<EngineLook> {
    try {
      checkMayAppend(await this.#mark.read());
      return {
        findings: [
          { setting: 'log-home', state: 'safe', words: 'The log was not moved to another store.' },
        ],
      };
    } catch (error) {
      if (!(error instanceof LogMovedAway)) throw error;
      return { findings: [{ setting: 'log-home', state: 'unsafe', words: error.message }] };
    }
  }
}
