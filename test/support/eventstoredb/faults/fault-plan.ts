import { setTimeout as wait } from 'node:timers/promises';
import {
  accessDenied,
  connectionDropped,
  deadlineExceeded,
  notLeader,
  notReady,
  type Refusal,
  timedOut,
  unavailable,
} from '../wire/refusal.ts';
import type { CallKind, FaultCommand, QueuedFault } from './fault-command.ts';

const afterwards: readonly QueuedFault['fault'][] = ['lose-answers', 'slow-answers'];

/** The call gets no answer. */
export class LeftHanging extends Error {}

/** The server's side of the orders: decides which order affects which call. */
export class FaultPlan {
  readonly #queue: { readonly order: QueuedFault; left: number }[] = [];
  readonly #subscriptions = new Set<(withError: boolean) => void>();
  readonly #dropConnections: () => number;

  constructor(dropConnections: () => number) {
    this.#dropConnections = dropConnections;
  }

  carryOut(command: FaultCommand): number {
    switch (command.fault) {
      case 'drop-subscriptions': {
        const dropped = [...this.#subscriptions];
        for (const drop of dropped) drop(command.withError);
        return dropped.length;
      }
      case 'drop-connections':
        return this.#dropConnections();
      case 'none':
        return this.#queue.splice(0).length;
      case 'refuse':
      case 'slow':
      case 'hang':
      case 'lose-answers':
      case 'slow-answers':
        this.#queue.push({ order: command, left: command.times });
        return 0;
    }
  }

  /** Called before a call has any effect: resolves at once, later, or throws. */
  async before(kind: CallKind): Promise<void> {
    const order = this.#take(kind, (fault) => !afterwards.includes(fault));
    if (order?.fault === 'slow') await wait(order.ms);
    if (order?.fault === 'hang') throw new LeftHanging();
    if (order?.fault === 'refuse') throw refusal(order);
  }

  /** Called after a call took effect and before its answer: resolves at once, later, or throws. */
  async after(kind: CallKind): Promise<void> {
    const order = this.#take(kind, (fault) => afterwards.includes(fault));
    if (order?.fault === 'slow-answers') await wait(order.ms);
    if (order?.fault === 'lose-answers') throw connectionDropped();
  }

  /** Lets `drop-subscriptions` reach a subscription until the returned function is called. */
  subscribed(drop: (withError: boolean) => void): () => void {
    this.#subscriptions.add(drop);
    return () => {
      this.#subscriptions.delete(drop);
    };
  }

  #take(
    kind: CallKind,
    concerns: (fault: QueuedFault['fault']) => boolean,
  ): QueuedFault | undefined {
    const at = this.#queue.findIndex(
      ({ order }) => concerns(order.fault) && order.calls.includes(kind),
    );
    const entry = this.#queue[at];
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.#queue.splice(at, 1);
    return entry.order;
  }
}

function refusal(order: Extract<QueuedFault, { readonly fault: 'refuse' }>): Refusal {
  switch (order.how) {
    case 'access-denied':
      return accessDenied();
    case 'deadline':
      return deadlineExceeded();
    case 'not-leader':
      return notLeader(order.leader?.host ?? '127.0.0.1', order.leader?.port ?? 2113);
    case 'timeout':
      return timedOut();
    case 'not-ready':
      return notReady();
    case 'unavailable':
      return unavailable();
  }
}
