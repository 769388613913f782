import type { Request } from 'express';
import { proofOfWorkHeader } from '../../../libs/contracts/proof-of-work.ts';
import type { Caller } from './guarded-attempts.ts';

/** Returns the address of a request, and its proof of work. */
export function callerOf(request: Request): Caller {
  const work = request.headers[proofOfWorkHeader.toLowerCase()];
  return { address: request.ip, work: typeof work === 'string' ? work : undefined };
}
