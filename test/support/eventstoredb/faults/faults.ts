import type { CallKind, Endpoint, FaultCommand, RefusalKind } from './fault-command.ts';

const writes: readonly CallKind[] = ['append', 'delete'];
const everyCall: readonly CallKind[] = ['append', 'delete', 'read', 'scavenge', 'subscribe'];

/**
 * Orders to misbehave, the same for a server in this process and in one of its own. Orders queue
 * up: each call takes the first that concerns its kind. All resolve once the order is in force.
 */
export class Faults {
  /** Gives one order as it is. */
  readonly give: (command: FaultCommand) => Promise<number>;

  /** @param give carries an order to the server; answers how many it hit at once */
  constructor(give: (command: FaultCommand) => Promise<number>) {
    this.give = give;
  }

  /** The next writes are stored, and the connection breaks before they are answered. */
  async loseAnswers(times = 1, calls = writes): Promise<void> {
    await this.give({ fault: 'lose-answers', times, calls });
  }

  /** The next calls are refused before they do anything. */
  async refuse(how: RefusalKind, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'refuse', how, times, calls });
  }

  /** The next writes fail before they do anything: the connection is refused. */
  async failBeforeWriting(times = 1): Promise<void> {
    await this.refuse('unavailable', times, writes);
  }

  /** The next calls are sent to another node. */
  async notLeader(leader: Endpoint, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'refuse', how: 'not-leader', times, calls, leader });
  }

  /** The next calls wait before they do anything. */
  async slow(ms: number, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'slow', ms, times, calls });
  }

  /** The next writes are stored at once and answered late. */
  async slowAnswers(ms: number, times = 1, calls = writes): Promise<void> {
    await this.give({ fault: 'slow-answers', ms, times, calls });
  }

  /** The next calls do nothing and are never answered, with the connection open. */
  async hang(times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'hang', times, calls });
  }

  /** Ends every live subscription, with an error or as if it were complete; gives how many. */
  dropSubscriptions(options: { readonly withError: boolean }): Promise<number> {
    return this.give({ fault: 'drop-subscriptions', ...options });
  }

  /** Breaks every connection; gives how many. */
  dropConnections(): Promise<number> {
    return this.give({ fault: 'drop-connections' });
  }

  /** Takes back all orders not yet carried out; what hangs goes on hanging. */
  async clear(): Promise<void> {
    await this.give({ fault: 'none' });
  }
}
