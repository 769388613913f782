import type { Request } from 'express';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends a change on behalf of another site. The browser itself says so (Fetch Metadata, or Origin if
 * that is missing). A caller that sends neither header is let through: it is not a browser, so no other site can make
 * it send a cookie.
 */
export function isFromElsewhere(request: Request, publicUrl: string): boolean {
  if (harmless.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !isOwn(origin, request, publicUrl);
}

/** Whether the origin is the site's public address or the host of the request (a developer may use another name). */
function isOwn(origin: string, request: Request, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
