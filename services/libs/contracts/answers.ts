/** A list, and the cursor of its next page if there is one. Cursors are opaque. */
export interface ListView<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** The members of the answer of every command, besides its result. Both are opaque strings. */
export interface CommandAnswer {
  /** The resource's revision, also its ETag: the revision of the last event that a client can see. */
  readonly revision: string;
  /**
   * The position of the log after the command; a client sends it back as `x-min-position`, so that its next
   * read includes this command.
   */
  readonly position: string;
}
