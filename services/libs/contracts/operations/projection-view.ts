import type { WholeNumber } from '../whole-number.ts';
/** An event by its place in the log, without its content. */
export interface EventPlaceView {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: WholeNumber;
}

/** One document that a rebuild changed: the names of its fields, never their values. */
export interface DocumentDifferenceView {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'missing';
  /** Top-level fields; empty if there is no document to compare with. */
  readonly fields: readonly string[];
}

/** The documents that are served now, compared with those served before the rebuild. */
export interface RebuildComparisonView {
  /** When the documents were compared. */
  readonly at: string;
  readonly documents: { readonly before: WholeNumber; readonly after: WholeNumber };
  readonly changed: WholeNumber;
  readonly added: WholeNumber;
  readonly missing: WholeNumber;
  /** Documents that changed again before they could be compared. */
  readonly unsettled: WholeNumber;
  /** Some of the documents that differ. */
  readonly sample: readonly DocumentDifferenceView[];
}

/** The state of one projection. */
export interface ProjectionView {
  readonly name: string;
  readonly version: WholeNumber;
  /** The number of the described build: the build of this version that is served or, if there is none, the newest. */
  readonly build: WholeNumber;
  readonly isServing: boolean;
  readonly state: 'live' | 'building' | 'degraded';
  readonly position: string;
  /** How far the checkpoint is behind the head of the log, in the log's own unit: events, or bytes. */
  readonly lag: WholeNumber;
  /**
   * The same distance in events, counted up to a thousand, and how long the first of them has waited, in
   * milliseconds.
   */
  readonly behind: {
    readonly events: WholeNumber;
    readonly isMore: boolean;
    readonly ms: WholeNumber;
  };
  /** From 0 to 1, while building. */
  readonly progress: number;
  /** Documents held back by an event that could not be applied. */
  readonly parked: WholeNumber;
  /** The event at which a rebuild stopped, until it is acknowledged. */
  readonly stoppedBy?: EventPlaceView;
  /**
   * The served build compared with the build before it. Absent before the comparison, and if there was no earlier
   * build.
   */
  readonly comparison?: RebuildComparisonView;
}

/** A document that is held back by an event that could not be applied to it. */
export interface ParkedDocumentView {
  readonly id: string;
  /** The kind of error and the line it came from. Its message may name a person and is not stored. */
  readonly failure: string;
  readonly event: EventPlaceView;
  /** Later events that wait for it. */
  readonly waiting: WholeNumber;
}
