import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Identifiers } from '../../ports/identifiers.ts';
import { RecordTourViews } from './engagement.commands.ts';
import type { CommandSender } from '../engine/requested-command.ts';

/** The shortest window the log keeps, in milliseconds (domain rule 18). */
export const windowMs = 60_000;

/** How many tours are counted at the same time. No operator has so many. Views of further tours are not counted. */
const toursMax = 10_000;

/**
 * Counts how often tours' pages are opened and appends one number per tour and minute, since one event per view would
 * fill most of the log. Counting never causes an error for a visitor. A crash loses the current window. An append with
 * an unknown outcome is not tried again, because it is better to lose a window than to count it twice.
 */
export class TourViewCounter {
  readonly #commands: CommandSender;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #identifiers: Identifiers;
  readonly #onFault: (error: unknown) => void;
  #from: Instant;
  #counts = new Map<string, number>();

  constructor(
    commands: CommandSender,
    tools: {
      readonly clock: Pick<Clock, 'now'>;
      readonly identifiers: Identifiers;
      readonly onFault: (error: unknown) => void;
    },
  ) {
    this.#commands = commands;
    this.#clock = tools.clock;
    this.#identifiers = tools.identifiers;
    this.#onFault = tools.onFault;
    this.#from = tools.clock.now();
  }

  count(tourId: string): void {
    const counted = this.#counts.get(tourId);
    if (counted !== undefined || this.#counts.size < toursMax) {
      this.#counts.set(tourId, (counted ?? 0) + 1);
    }
  }

  /**
   * Ends the window and records it; resolves to its number of views. The log does not accept very short windows. A
   * shorter window is recorded with an earlier beginning, because the longer window contains the same views.
   */
  async record(): Promise<number> {
    const to = this.#clock.now();
    const minuteAgo = new Date(Date.parse(to) - windowMs).toISOString();
    const from = this.#from < minuteAgo ? this.#from : minuteAgo;
    const counts = this.#counts;
    this.#counts = new Map();
    this.#from = to;
    for (const [tourId, count] of counts) {
      try {
        await this.#recordOne({ tourId, count, from, to });
      } catch (error) {
        this.#onFault(error);
      }
    }
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async #recordOne(window: {
    readonly tourId: string;
    readonly count: number;
    readonly from: Instant;
    readonly to: Instant;
  }): Promise<void> {
    const requestId = this.#identifiers.uuid();
    const outcome = await this.#commands.execute(
      new RecordTourViews(window, {
        actor: { kind: 'system' },
        scope: 'system',
        body: null,
        requestId,
        correlationId: requestId,
      }),
    );
    if (!outcome.done && outcome.refusal.code === 'TimedOut') {
      const { tourId, count } = window;
      this.#counts.set(tourId, (this.#counts.get(tourId) ?? 0) + count);
      this.#from = window.from < this.#from ? window.from : this.#from;
    }
  }
}
