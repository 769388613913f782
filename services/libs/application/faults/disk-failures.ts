/** The meanings of the file system's error codes, in words for the person who has to fix the cause. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, not a directory',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk could not be read or written',
  // SQLite does not say why.
  CANTOPEN: 'a file could not be opened',
};

/**
 * SQLite's primary result codes for a disk that refuses a read or a write, with the file system's names for them. A
 * read that fails with EIO is reported as 11, "malformed", because SQLite treats the page as damaged.
 */
const sqliteCodes: Readonly<Record<number, string>> = {
  8: 'EROFS',
  10: 'EIO',
  11: 'EIO',
  13: 'ENOSPC',
  14: 'CANTOPEN',
};

/** SQLite adds detail in the higher bits of a result code. */
const primaryCode = 0xff;

/**
 * Failures that end when there is space again or the disk is repaired. The other failures are caused by a wrong path.
 */
const ofTheDisk: readonly unknown[] = [
  reasons.ENOSPC,
  reasons.EIO,
  reasons.EROFS,
  reasons.CANTOPEN,
];

/** Whether the disk is full, read-only or faulty, so that a later retry can succeed. */
export function isDiskAway(error: unknown): boolean {
  const why = whyDiskRefuses(error);
  return why !== undefined && ofTheDisk.includes(why);
}

/**
 * Returns why the disk refused a read or a write, in words for the person who can fix it; undefined if the disk was not
 * the cause.
 */
export function whyDiskRefuses(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const name = typeof errcode === 'number' ? sqliteCodes[errcode & primaryCode] : undefined;
  return reasons[name ?? String(code)];
}
