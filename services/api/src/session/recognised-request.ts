import type { Request } from 'express';
import type { SignedIn } from './signed-in.ts';

/** A request whose session was looked up. */
export type RecognisedRequest = Request & { signedIn?: SignedIn };
