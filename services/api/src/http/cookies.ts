import type { Request, Response } from 'express';

/**
 * The name of a cookie at this address. The prefix `__Host-` binds the cookie to this host and to https. It is used
 * only if the site is reached by https, because without https a browser would refuse the cookie.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** Returns the value of a cookie, or undefined. Only the first cookie of a name counts. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) {
      return pair.slice(separator + 1).trim();
    }
  }
  return undefined;
}

interface CookieInput {
  readonly name: string;
  /** Null removes the cookie. */
  readonly value: string | null;
  readonly publicUrl: string;
  /** How many seconds the browser keeps it; by default until it is closed. */
  readonly maxAgeSeconds?: number;
  readonly sameSite: 'Strict' | 'Lax';
}

/** Sets or removes a cookie that scripts cannot read. */
export function setCookie(response: Response, input: CookieInput): void {
  const maxAge = input.value === null ? 0 : input.maxAgeSeconds;
  const attributes = [
    `${input.name}=${input.value ?? ''}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${input.sameSite}`,
    ...(input.publicUrl.startsWith('https:') ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ];
  response.append('set-cookie', attributes.join('; '));
}
