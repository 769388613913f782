import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';

/** Whether a route requires the header, uses it if it is sent, or ignores it. */
export type HeaderUse = 'required' | 'optional' | 'ignored';

/** 1 to 128 visible characters of ASCII, which is all a header can carry safely. */
const keyPattern = /^[\x21-\x7e]{1,128}$/;

/** @throws Problem IdempotencyKeyMissing, IdempotencyKeyInvalid */
export function idempotencyKeyOf(headers: IncomingHttpHeaders, use: HeaderUse): string | undefined {
  const key = headers['idempotency-key'];
  if (use === 'ignored' || (key === undefined && use === 'optional')) return undefined;
  if (key === undefined) throw new Problem('IdempotencyKeyMissing');
  if (typeof key !== 'string' || !keyPattern.test(key)) throw new Problem('IdempotencyKeyInvalid');
  return key;
}

/** A revision as the API returned it, with or without the quotes of an ETag. */
const revisionPattern = /^(?:"(-?\d{1,15})"|(-?\d{1,15}))$/;

/** @throws Problem IfMatchMissing, MalformedRequest */
export function ifMatchOf(headers: IncomingHttpHeaders, use: HeaderUse): number | '*' | undefined {
  const sent = headers['if-match']?.trim();
  if (use === 'ignored' || (sent === undefined && use === 'optional')) return undefined;
  if (sent === undefined) throw new Problem('IfMatchMissing');
  if (sent === '*') return '*';
  const [, quoted, bare] = revisionPattern.exec(sent) ?? [];
  const revision = quoted ?? bare;
  if (revision === undefined) {
    throw new Problem('MalformedRequest', {
      detail: 'If-Match must be a revision from an answer, or *.',
    });
  }
  return Number(revision);
}
