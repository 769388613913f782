/** What the file system answers, in the words of who has to mend it. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file, not a directory',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** SQLITE_FULL. */
const sqliteFull = 13;

/** Why the disk took something not, for what whoever runs the product can mend; else undefined. */
export function whyDiskRefuses(error: unknown): string | undefined {
  const { code = '', errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return errcode === sqliteFull ? reasons.ENOSPC : reasons[String(code)];
}
