import type { Request } from 'express';
import type { SignedIn } from './sign-in.ts';

/** A request whose session was looked up. */
export type RecognisedRequest = Request & { signedIn?: SignedIn };
