import type { Deadline } from './deadline.ts';

/** A place in a queue, once its turn has come. */
export interface Turn {
  /**
   * Lets the next command of {@link StreamQueues.enterAhead} have its turn, because this command has sent its append.
   */
  readonly sent: () => void;
  /** Waits until all earlier commands have left. */
  readonly alone: () => Promise<void>;
  /** Leaves the queue: the command is done. */
  readonly leave: () => void;
}

/** Resolves when all commands up to a place have sent their appends, or have left. */
interface Place {
  readonly sent: Promise<undefined>;
  readonly left: Promise<undefined>;
}

/**
 * One queue per stream in front of load, decide and append. So within a process, commands on one stream never
 * conflict, and run in the order of their arrival (correctness rule 6). A command that needs two queues enters the
 * queue of the booking before the queue of a departure. It is in the queue of only one departure at a time. This
 * order prevents deadlocks.
 *
 * A queue exists only while a command is in it.
 */
export class StreamQueues {
  readonly #lastPlaces = new Map<string, Place>();

  /**
   * Waits until all earlier commands have left. A command that runs out of time while waiting leaves the queue too; the
   * commands behind it keep their order.
   *
   * @throws DeadlinePassed
   */
  enter(stream: string, deadline: Deadline): Promise<Turn> {
    return this.#enter(stream, deadline, 'left');
  }

  /**
   * Waits only until all earlier commands have left or sent their appends.
   *
   * @throws DeadlinePassed
   */
  enterAhead(stream: string, deadline: Deadline): Promise<Turn> {
    return this.#enter(stream, deadline, 'sent');
  }

  async #enter(stream: string, deadline: Deadline, until: keyof Place): Promise<Turn> {
    const { before, turn } = this.#join(stream, deadline);
    if (before === undefined) return turn;
    try {
      await deadline.bound(before[until]);
      deadline.check();
      return turn;
    } catch (error) {
      turn.leave();
      throw error;
    }
  }

  /** How many streams have a queue. */
  get size(): number {
    return this.#lastPlaces.size;
  }

  #join(stream: string, deadline: Deadline): { before: Place | undefined; turn: Turn } {
    const before = this.#lastPlaces.get(stream);
    const sent = Promise.withResolvers<undefined>();
    const left = Promise.withResolvers<undefined>();
    const place: Place =
      before === undefined
        ? { sent: sent.promise, left: left.promise }
        : {
            sent: before.sent.then(() => sent.promise),
            left: before.left.then(() => left.promise),
          };
    this.#lastPlaces.set(stream, place);
    void place.left.then(() => {
      if (this.#lastPlaces.get(stream) === place) {
        this.#lastPlaces.delete(stream);
      }
    });
    const turn: Turn = {
      sent: () => {
        sent.resolve(undefined);
      },
      alone: async () => {
        if (before !== undefined) await deadline.bound(before.left);
      },
      leave: () => {
        sent.resolve(undefined);
        left.resolve(undefined);
      },
    };
    return { before, turn };
  }
}
