import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionView } from '../../../libs/contracts/session/session-view.ts';
import { cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { Anyone } from './access.ts';
import { SetUpBody, SignInBody } from './session.bodies.ts';
import { SetUpLink } from './set-up-link.ts';
import { type SignedIn, SignIn } from './sign-in.ts';

/** Signing in and out. */
@Controller('api/auth')
@Anyone()
export class AuthController {
  readonly #signIn: SignIn;
  readonly #setUpLink: SetUpLink;
  readonly #publicUrl: string;

  constructor(signIn: SignIn, setUpLink: SetUpLink, @Inject(PublicUrl) publicUrl: string) {
    this.#signIn = signIn;
    this.#setUpLink = setUpLink;
    this.#publicUrl = publicUrl;
  }

  /** Signs a member of staff in and sets the session's cookie. */
  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Body() body: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.#signIn.signOut(this.#sessionIdOf(request));
    const { sessionId, who } = await this.#signIn.signIn(request.ip ?? '', body);
    this.#setSession(response, sessionId);
    return view(who);
  }

  /** Ends the session. */
  @Post('sign-out')
  @HttpCode(200)
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.#signIn.signOut(this.#sessionIdOf(request));
    this.#setSession(response, null);
    return view(undefined);
  }

  /** Who is signed in. */
  @Get('session')
  async session(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    response.setHeader('cache-control', 'no-store');
    return view(await this.#signIn.recognise(this.#sessionIdOf(request)));
  }

  /** Makes the owner's account by the one-time link that the first start prints. */
  @Post('set-up')
  async setUp(
    @Body() body: SetUpBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    if (!this.#setUpLink.isOpenTo(body.token)) throw new Problem('SetUpLinkInvalid');
    this.#setUpLink.shut();
    await this.#signIn.createAccount(body, 'owner');
    const { sessionId, who } = await this.#signIn.signIn(request.ip ?? '', body);
    this.#setSession(response, sessionId);
    return view(who);
  }

  #sessionIdOf(request: Request): string | undefined {
    return readCookie(request, cookieName('session', this.#publicUrl));
  }

  #setSession(response: Response, value: string | null): void {
    response.setHeader('cache-control', 'no-store');
    const name = cookieName('session', this.#publicUrl);
    setCookie(response, { name, value, publicUrl: this.#publicUrl, sameSite: 'Strict' });
  }
}

function view(who: SignedIn | undefined): SessionView {
  if (who === undefined) return { user: null };
  const { accountId: id, username, email, role } = who;
  return { user: { id, username, ...(email === null ? {} : { email }), role, hasTotp: false } };
}
