/** An event by where it stands in the log; nothing of what it says. */
export interface EventPlaceView {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
}

/** One document that a rebuild changed: which of its fields, never what is in them. */
export interface DocumentDifferenceView {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'missing';
  /** Top-level fields; none where there is no document to compare with. */
  readonly fields: readonly string[];
}

/** What the documents that serve hold against those that served before they were built anew. */
export interface RebuildComparisonView {
  /** When they were compared. */
  readonly at: string;
  readonly documents: { readonly before: number; readonly after: number };
  readonly changed: number;
  readonly added: number;
  readonly missing: number;
  /** Documents that took in events faster than they could be compared. */
  readonly unsettled: number;
  /** Some of those that differ. */
  readonly sample: readonly DocumentDifferenceView[];
}

/** How one projection stands. */
export interface ProjectionView {
  readonly name: string;
  readonly version: number;
  /** Which build of the version is described: the one that serves, or while none does the newest. */
  readonly build: number;
  readonly isServing: boolean;
  readonly state: 'live' | 'building' | 'degraded';
  readonly position: string;
  /** How far the checkpoint is behind the head of the log, in the log's own counting: events, or bytes. */
  readonly lag: number;
  /** The same in events, counted up to a thousand, and since when the first of them waits, in milliseconds. */
  readonly behind: { readonly events: number; readonly isMore: boolean; readonly ms: number };
  /** 0 to 1, while building. */
  readonly progress: number;
  /** Documents held back by an event that could not be applied. */
  readonly parked: number;
  /** The event at which a rebuild stopped, until it is acknowledged. */
  readonly stoppedBy?: EventPlaceView;
  /** Of the build that serves with the one before it; absent until it was made, and where there was none. */
  readonly comparison?: RebuildComparisonView;
}

/** A document that stands still at an event that could not be applied to it. */
export interface ParkedDocumentView {
  readonly id: string;
  /** The kind of error and the line it came from; its message may name a person, and is not kept. */
  readonly failure: string;
  readonly event: EventPlaceView;
  /** Events that came after it and wait for it. */
  readonly waiting: number;
}
