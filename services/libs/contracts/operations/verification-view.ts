/** What was found not to be as it was stored. */
export interface LogFaultView {
  /**
   * `event`: one event is not what was stored; `missing`: one or more are gone; `unreadable`: the
   * store could not give back what follows; `anchor`: the log is not what an anchor says it was;
   * `forged-anchor`: an anchor was not written by this product, or was changed; `damaged-key` and
   * `missing-key`: the personal data of a customer cannot be read; `lost`: events are missing that the
   * log's mark, a read model or a policy had read; `damaged`: a file beside the log is damaged, such as
   * that of the accounts or the read models.
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
  /** What is wrong, as the end of a sentence. */
  readonly what: string;
  /** Where in the log, as the log counts. */
  readonly position?: string;
  readonly stream?: string;
  /** Of the event in its stream, the first being 0. */
  readonly revision?: number;
  readonly eventId?: string;
  readonly eventType?: string;
  /** The name of the anchor that shows it. */
  readonly anchor?: string;
}

/** What a check of the log came to. */
export interface LogVerdictView {
  /** Read and found as they were stored. */
  readonly events: number;
  readonly streams: number;
  /** Anchors that the log was compared with and agrees with. */
  readonly anchors: number;
  readonly faults: readonly LogFaultView[];
}

/** One check of the log, under way or done. */
export interface VerificationView {
  readonly state: 'running' | 'done' | 'broken-off';
  readonly startedAt: string;
  /** The username; absent where it was the daily check. */
  readonly startedBy?: string;
  readonly finishedAt?: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Absent until it is done. */
  readonly verdict?: LogVerdictView;
}

/** What GET and POST /api/admin/verification answer. */
export interface VerificationsView {
  /** The check that is under way, or the last one; absent where there never was one. */
  readonly last?: VerificationView;
}

/** What the log was on a day, kept where whoever changes the log cannot change it. */
export interface AnchorView {
  /** The day in Zanzibar; one made on demand says where the log stood, too. */
  readonly name: string;
  readonly at: string;
  readonly position: string;
  readonly events: number;
  readonly streams: number;
  /** SHA-256 over the last event of every stream. */
  readonly heads: string;
  /** Whether it carries the seal of this product's secret key. */
  readonly isAuthentic: boolean;
  /** Whether a backup was brought back that lacks what it knows: no check compares the log with it. */
  readonly isGivenUp: boolean;
}
