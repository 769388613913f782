/** A list, and the cursor of its next page where there is one. Cursors are opaque. */
export interface ListView<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** What every command answers beside its result. Both are opaque strings. */
export interface CommandAnswer {
  /** The resource's revision, also its ETag: that of the last event a client can see. */
  readonly revision: string;
  /** Where the log stood after the command; sent back as `x-min-position` to read one's own write. */
  readonly position: string;
}
