/** The kinds of calls that can go wrong. */
export type CallKind = 'append' | 'delete' | 'read' | 'subscribe' | 'scavenge';

/**
 * The refusals a call may meet although nothing is wrong with it: `not-ready` is the server's own
 * word while it starts, `unavailable` what a client reads from a connection that is refused.
 */
export type RefusalKind =
  'access-denied' | 'deadline' | 'not-leader' | 'not-ready' | 'timeout' | 'unavailable';

/** How many calls of which kinds an order hits. */
interface Aim {
  readonly times: number;
  readonly calls: readonly CallKind[];
}

/** An order that waits for the calls it is meant for. */
export type QueuedFault = Aim &
  (
    | { readonly fault: 'refuse'; readonly how: RefusalKind; readonly leader?: Endpoint }
    | { readonly fault: 'slow'; readonly ms: number }
    | { readonly fault: 'hang' }
    | { readonly fault: 'lose-answers' }
    | { readonly fault: 'slow-answers'; readonly ms: number }
  );

/** One order to the server to misbehave; it crosses the control port as JSON. */
export type FaultCommand =
  | QueuedFault
  | { readonly fault: 'drop-subscriptions'; readonly withError: boolean }
  | { readonly fault: 'drop-connections' }
  | { readonly fault: 'none' };

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}
