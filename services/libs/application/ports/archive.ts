/** The kinds of entries. */
export type Shelf = 'anchors' | 'backups' | 'erasures' | 'marks' | 'restores';

/**
 * Entries that must stay out of reach of anyone who can change the log. They are added, never changed and
 * never removed. Keep its storage, and its backups, apart from the log's.
 */
export abstract class Archive {
  /**
   * Stores an entry, whole or not at all; durable when it answers. False where an entry with this name
   * exists, which stays unchanged: of several callers that add the same name, one succeeds.
   */
  abstract add(shelf: Shelf, name: string, content: string): Promise<boolean>;

  /** Undefined where there is no such entry. */
  abstract get(shelf: Shelf, name: string): Promise<string | undefined>;

  /** The names of a shelf's entries, sorted. */
  abstract names(shelf: Shelf): Promise<readonly string[]>;
}

/** Whether an entry can have this name. */
export function isEntryName(name: string): boolean {
  return /^[0-9A-Za-z][\w-]{0,99}$/.test(name);
}
