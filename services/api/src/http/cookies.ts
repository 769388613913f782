import type { Request, Response } from 'express';

/**
 * The name a cookie has at this address. `__Host-` binds it to this very host and to https, so it is
 * used wherever the site is reached by https, and nowhere else, since a browser would refuse it.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** The value of a cookie, or undefined. Only the first of a name counts. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) {
      return pair.slice(separator + 1).trim();
    }
  }
  return undefined;
}

interface CookieWish {
  readonly name: string;
  /** Null removes the cookie. */
  readonly value: string | null;
  readonly publicUrl: string;
  /** Seconds to keep it; without, until the browser is closed. */
  readonly maxAgeSeconds?: number;
  readonly sameSite: 'Strict' | 'Lax';
}

/** Sets or removes a cookie that scripts cannot read. */
export function setCookie(response: Response, wish: CookieWish): void {
  const maxAge = wish.value === null ? 0 : wish.maxAgeSeconds;
  const attributes = [
    `${wish.name}=${wish.value ?? ''}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${wish.sameSite}`,
    ...(wish.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ];
  response.append('set-cookie', attributes.join('; '));
}
