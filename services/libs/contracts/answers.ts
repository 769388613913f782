/** A list, and the cursor of its next page if there is one. Cursors are opaque. */
export interface ListView<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** What every command answers besides its result. Both are opaque strings. */
export interface CommandAnswer {
  /** The resource's revision, also its ETag: the revision of the last event that a client can see. */
  readonly revision: string;
  /** The position of the log after the command; sent back as `x-min-position` to read one's own write. */
  readonly position: string;
}
