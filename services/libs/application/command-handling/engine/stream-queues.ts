import type { Deadline } from './deadline.ts';

/**
 * One queue per stream in front of load, decide and append. So within a process, commands on one stream never conflict,
 * and run in the order of their arrival (correctness rule 6). A command that needs two queues enters the queue of the
 * booking before the queue of a departure, and the queue of only one departure at a time: this order prevents
 * deadlocks.
 *
 * A queue exists only while a command is in it.
 */
export class StreamQueues {
  /** The last place in each stream's queue. The promise resolves when all commands up to this place have left. */
  readonly #lastPlaces = new Map<string, Promise<undefined>>();

  /**
   * Waits until all earlier commands have left; resolves to the function that leaves the queue. A command that runs out
   * of time while waiting leaves the queue too; the commands behind it keep their order.
   *
   * @throws DeadlinePassed
   */
  async enter(stream: string, deadline: Deadline): Promise<() => void> {
    const { before, leave } = this.#join(stream);
    if (before === undefined) return leave;
    try {
      await deadline.bound(before);
      deadline.check();
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** How many streams have a queue. */
  get size(): number {
    return this.#lastPlaces.size;
  }

  #join(stream: string): { before: Promise<undefined> | undefined; leave: () => void } {
    const before = this.#lastPlaces.get(stream);
    const { promise: left, resolve } = Promise.withResolvers<undefined>();
    const place = before === undefined ? left : before.then(() => left);
    this.#lastPlaces.set(stream, place);
    void place.then(() => {
      if (this.#lastPlaces.get(stream) === place) {
        this.#lastPlaces.delete(stream);
      }
    });
    return {
      before,
      leave: () => {
        resolve(undefined);
      },
    };
  }
}
