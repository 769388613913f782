import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { cookieName, readCookie } from '../http/cookies.ts';
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { type Access, accessOf } from './access-of-route.ts';
import type { RecognisedRequest } from './recognised-request.ts';
import { type SignedIn, SignIn } from './sign-in.ts';

/**
 * Admits to a route the roles it is for. It stands only where somebody has to be signed in; that every
 * route says who may call it is seen to at the start (access-check.ts).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  readonly #signIn: SignIn;
  readonly #publicUrl: string;

  constructor(signIn: SignIn, @Inject(PublicUrl) publicUrl: string) {
    this.#signIn = signIn;
    this.#publicUrl = publicUrl;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access: Access = accessOf(context.getClass(), context.getHandler()) ?? [];
    if (access === 'anyone') return true;
    const request = context.switchToHttp().getRequest<RecognisedRequest>();
    // A route may be guarded twice: by itself and by its controller.
    request.signedIn ??= await this.#recognise(request);
    if (!access.includes(request.signedIn.role)) throw new Problem('NotAllowed');
    return true;
  }

  /** @throws Problem NotSignedIn */
  async #recognise(request: RecognisedRequest): Promise<SignedIn> {
    const sessionId = readCookie(request, cookieName('session', this.#publicUrl));
    const who = await this.#signIn.recognise(sessionId);
    if (who === undefined) throw new Problem('NotSignedIn');
    return who;
  }
}
