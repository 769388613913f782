import type { Request } from 'express';
import { proofOfWorkHeader } from '../../../libs/contracts/proof-of-work.ts';
import type { Caller } from './guarded-attempts.ts';

/** Where the request comes from, and the proof of work that it brings. */
export function callerOf(request: Request): Caller {
  const work = request.headers[proofOfWorkHeader.toLowerCase()];
  return { address: request.ip, work: typeof work === 'string' ? work : undefined };
}
