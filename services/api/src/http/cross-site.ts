import type { Request } from 'express';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends a change on behalf of another site. Judged by what the browser itself says
 * (Fetch Metadata, and Origin where that is missing); a caller that says nothing is no browser, has
 * no cookie it did not mean to send, and is let through.
 */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  if (harmless.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !isOwn(origin, request, publicUrl);
}

/** The site's public address, or the very host that was asked (a developer's, by another name). */
function isOwn(origin: string, request: Request, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
