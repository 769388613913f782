/** The kinds of entries. */
export type Shelf = 'anchors' | 'backups' | 'erasures' | 'marks' | 'restores';

/**
 * Stores entries that a person who can change the log must not be able to change. Entries are added, but never changed
 * or removed. Keep the archive and its backups apart from the storage of the log.
 */
export abstract class Archive {
  /**
   * Stores an entry, whole or not at all; durable when it resolves. False if an entry with this name exists; the
   * existing entry stays unchanged. If several callers add the same name, only one succeeds.
   */
  abstract add(shelf: Shelf, name: string, content: string): Promise<boolean>;

  /** Undefined if there is no such entry. */
  abstract get(shelf: Shelf, name: string): Promise<string | undefined>;

  /** The names of all entries of a kind, sorted. */
  abstract names(shelf: Shelf): Promise<readonly string[]>;
}

/** Whether an entry can have this name. */
export function isEntryName(name: string): boolean {
  return /^[0-9A-Za-z][\w-]{0,99}$/.test(name);
}
