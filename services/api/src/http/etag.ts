import { createHash } from 'node:crypto';

/** The ETag of content that is the same for every caller. */
export function contentEtag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names the ETag (RFC 9110, 13.1.2: weak comparison against a list, or `*`). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
