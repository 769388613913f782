/** The kinds of calls that can go wrong. */
export type CallKind = 'append' | 'delete' | 'read' | 'subscribe' | 'scavenge';

/**
 * The refusals a call may meet although nothing is wrong with it: `not-ready` is the server's own
 * word while it starts, `unavailable` what a client reads from a connection that is refused.
 */
export type RefusalKind =
  'access-denied' | 'deadline' | 'not-leader' | 'not-ready' | 'timeout' | 'unavailable';

/** One order to the server to misbehave; it crosses the control port as JSON. */
export type FaultCommand =
  | {
      readonly fault: 'refuse';
      readonly how: RefusalKind;
      readonly times: number;
      readonly calls: readonly CallKind[];
      readonly leader?: Endpoint;
    }
  | {
      readonly fault: 'slow';
      readonly ms: number;
      readonly times: number;
      readonly calls: readonly CallKind[];
    }
  | { readonly fault: 'hang'; readonly times: number; readonly calls: readonly CallKind[] }
  | { readonly fault: 'lose-answers'; readonly times: number; readonly calls: readonly CallKind[] }
  | { readonly fault: 'drop-subscriptions'; readonly withError: boolean }
  | { readonly fault: 'drop-connections' }
  | { readonly fault: 'none' };

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}
