import type { CallKind, Endpoint, FaultCommand, RefusalKind } from './fault-command.ts';

const writes: readonly CallKind[] = ['append', 'delete'];
const everyCall: readonly CallKind[] = ['append', 'delete', 'read', 'scavenge', 'subscribe'];

/**
 * Orders to fail, the same for a server in this process and in a separate one. Orders wait in a queue: each call
 * takes the first one for its kind. All methods resolve once the order is effective.
 */
export class Faults {
  /** Sends one order unchanged. */
  readonly give: (command: FaultCommand) => Promise<number>;

  /** @param give Sends an order to the server; resolves to the number of objects that it affected at once. */
  constructor(give: (command: FaultCommand) => Promise<number>) {
    this.give = give;
  }

  /** The next writes are stored, but the connection breaks before the answer. */
  async loseAnswers(times = 1, calls = writes): Promise<void> {
    await this.give({ fault: 'lose-answers', times, calls });
  }

  /** The next calls are refused without any effect. */
  async refuse(how: RefusalKind, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'refuse', how, times, calls });
  }

  /** The next writes fail without any effect: the connection is refused. */
  async failBeforeWriting(times = 1): Promise<void> {
    await this.refuse('unavailable', times, writes);
  }

  /** The next calls are referred to another node. */
  async notLeader(leader: Endpoint, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'refuse', how: 'not-leader', times, calls, leader });
  }

  /** The next calls wait before they have any effect. */
  async slow(ms: number, times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'slow', ms, times, calls });
  }

  /** The next writes are stored at once and answered late. */
  async slowAnswers(ms: number, times = 1, calls = writes): Promise<void> {
    await this.give({ fault: 'slow-answers', ms, times, calls });
  }

  /** The next calls have no effect and get no answer, on an open connection. */
  async hang(times = 1, calls = everyCall): Promise<void> {
    await this.give({ fault: 'hang', times, calls });
  }

  /** Ends every live subscription, with an error or as if it were complete; resolves to their number. */
  dropSubscriptions(options: { readonly withError: boolean }): Promise<number> {
    return this.give({ fault: 'drop-subscriptions', ...options });
  }

  /** Breaks every connection; resolves to their number. */
  dropConnections(): Promise<number> {
    return this.give({ fault: 'drop-connections' });
  }

  /** Withdraws all waiting orders; a call that hangs keeps hanging. */
  async clear(): Promise<void> {
    await this.give({ fault: 'none' });
  }
}
