/** What is kept apart, by what it is. */
export type Shelf = 'anchors' | 'backups' | 'erasures' | 'marks' | 'restores';

/**
 * Where things are kept that whoever changes the log must not be able to change with it: entries are
 * added, never changed and never removed. Keep its place, and its backups, apart from the log's.
 */
export abstract class Archive {
  /**
   * Keeps an entry, whole or not at all; durable when it answers. False where there is one of this
   * name already, which stays as it is: of several who add the same, one does.
   */
  abstract add(shelf: Shelf, name: string, content: string): Promise<boolean>;

  /** Undefined where there is no such entry. */
  abstract get(shelf: Shelf, name: string): Promise<string | undefined>;

  /** The names of a shelf's entries, sorted. */
  abstract names(shelf: Shelf): Promise<readonly string[]>;
}

/** Whether an entry can be called that. */
export function isEntryName(name: string): boolean {
  return /^[0-9A-Za-z][\w-]{0,99}$/.test(name);
}
