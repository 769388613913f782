import type { Request } from 'express';
import { callerNetworks } from '../http/caller-network.ts';

/** Where a session was opened, in words that its person recognises in a list. */
export interface SessionOrigin {
  /** Such as `Firefox on Windows`. */
  readonly device: string;
  /** The caller's /24 or /48, never the whole address. */
  readonly network: string;
}

export function sessionOrigin(request: Request): SessionOrigin {
  return {
    device: deviceWords(request.headers['user-agent'] ?? ''),
    network: callerNetworks(request.ip).wide,
  };
}

/** The order matters: most browsers also claim to be the browsers below them in this list. */
const browsers: readonly (readonly [words: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [words: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns browser and system of a `User-Agent` header; an unknown browser is `Unknown browser`. */
function deviceWords(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent) ?? 'Unknown browser';
  const system = firstMatch(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function firstMatch(
  kinds: readonly (readonly [words: string, pattern: RegExp])[],
  userAgent: string,
): string | undefined {
  return kinds.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
