/** What the file system answers, in the words of who has to mend it. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, not a directory',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk could not be read or written',
};

/**
 * SQLite's primary result codes for a disk that does not take something, as the file system names them. A read
 * that fails with EIO comes as 11, "malformed": SQLite takes the place of the page for damaged.
 */
const sqliteCodes: Readonly<Record<number, string>> = {
  8: 'EROFS',
  10: 'EIO',
  11: 'EIO',
  13: 'ENOSPC',
};

/** SQLite adds detail in the higher bits of a result code. */
const primaryCode = 0xff;

/** What passes once there is space again, or the disk is mended; the others are mistakes in a path. */
const ofTheDisk: readonly unknown[] = [reasons.ENOSPC, reasons.EIO, reasons.EROFS];

/** Whether the disk is full, read-only or faulty: asking again later is the answer. */
export function isDiskAway(error: unknown): boolean {
  const why = whyDiskRefuses(error);
  return why !== undefined && ofTheDisk.includes(why);
}

/** Why the disk did not take something, in words for the person who can fix it; else undefined. */
export function whyDiskRefuses(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const name = typeof errcode === 'number' ? sqliteCodes[errcode & primaryCode] : undefined;
  return reasons[name ?? String(code)];
}
