import type { WholeNumber } from '../whole-number.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
/** A fault that a check of the log found. */
export interface LogFaultView {
  /**
   * `event`: an event is not as it was stored; `missing`: one or more events are gone; `unreadable`: the store could
   * not read what follows; `anchor`: the log differs from an anchor; `forged-anchor`: an anchor was not written by this
   * product, or was changed; `damaged-key` and `missing-key`: the personal data of a customer cannot be read; `lost`:
   * events are missing that the log's mark, a read model or a policy had read; `damaged`: a file beside the log is
   * damaged, such as that of the accounts or the read models.
   */
  readonly kind:
    | 'event'
    | 'missing'
    | 'unreadable'
    | 'anchor'
    | 'forged-anchor'
    | 'damaged-key'
    | 'missing-key'
    | 'lost'
    | 'damaged';
  /** The fault, as the end of a sentence. */
  readonly what: string;
  /** The position in the log, in the log's own counting. */
  readonly position?: string;
  readonly stream?: string;
  /** The revision of the event in its stream; the first is 0. */
  readonly revision?: WholeNumber;
  readonly eventId?: string;
  readonly eventType?: string;
  /** The name of the anchor that shows the fault. */
  readonly anchor?: string;
}

/** The result of a check of the log. */
export interface LogVerdictView {
  /** Events that were read; absent in the result of an earlier release, which stopped at the first fault. */
  readonly checked?: WholeNumber;
  /** Events that were read and are intact. */
  readonly events: WholeNumber;
  readonly streams: WholeNumber;
  /** Anchors that agree with the log. */
  readonly anchors: WholeNumber;
  /** At most about 500 faults, because a longer list would not help. */
  readonly faults: readonly LogFaultView[];
  /** All faults, also those that are not listed; absent in the result of an earlier release. */
  readonly faultCount?: WholeNumber;
}

/** The faults that the last check with a result found. */
export interface StandingFaultsView {
  readonly count: WholeNumber;
  readonly foundAt: Instant;
}

/** One check of the log, running or done. */
export interface VerificationView {
  readonly state: 'running' | 'done' | 'broken-off';
  readonly startedAt: Instant;
  /** The username; absent for the daily check. */
  readonly startedBy?: string;
  readonly finishedAt?: Instant;
  /** From 0 to 1. */
  readonly progress: number;
  /** Absent until the check is done. */
  readonly verdict?: LogVerdictView;
}

/** The answer of GET and POST /api/admin/verification. */
export interface VerificationsView {
  /** The faults that owners have to act on; absent if the last check with a result found none. */
  readonly faults?: StandingFaultsView;
  /** The running check, or the last one; absent before the first. */
  readonly last?: VerificationView;
}

/** The state of the log on a day, kept where somebody who changes the log cannot change it. */
export interface AnchorView {
  /** The day in Zanzibar. If the anchor was made on demand, the name also has the position of the log. */
  readonly name: string;
  readonly at: Instant;
  readonly position: string;
  readonly events: WholeNumber;
  readonly streams: WholeNumber;
  /** SHA-256 over the last event of every stream. */
  readonly heads: string;
  /** Whether the anchor has the seal of this product's secret key. */
  readonly isAuthentic: boolean;
  /** A restored backup lacks events that this anchor covers, so checks no longer compare the log with it. */
  readonly isGivenUp: boolean;
}
