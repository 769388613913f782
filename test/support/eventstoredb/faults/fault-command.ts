/** The kinds of calls for which faults can be ordered. */
export type CallKind = 'append' | 'delete' | 'read' | 'subscribe' | 'scavenge';

/**
 * The refusals that a faultless call may get. `not-ready` is the server's own answer while it starts. `unavailable`
 * is the client's error for a refused connection.
 */
export type RefusalKind =
  'access-denied' | 'deadline' | 'not-leader' | 'not-ready' | 'timeout' | 'unavailable';

/** The number and the kinds of calls that an order affects. */
interface Aim {
  readonly times: number;
  readonly calls: readonly CallKind[];
}

/** An order that waits for the calls that it affects. */
export type QueuedFault = Aim &
  (
    | { readonly fault: 'refuse'; readonly how: RefusalKind; readonly leader?: Endpoint }
    | { readonly fault: 'slow'; readonly ms: number }
    | { readonly fault: 'hang' }
    | { readonly fault: 'lose-answers' }
    | { readonly fault: 'slow-answers'; readonly ms: number }
  );

/** One order to the server to misbehave; it is sent over the control port as JSON. */
export type FaultCommand =
  | QueuedFault
  | { readonly fault: 'drop-subscriptions'; readonly withError: boolean }
  | { readonly fault: 'drop-connections' }
  | { readonly fault: 'none' };

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}
