import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AccountLinkView } from '../../../libs/contracts/account/account-view.ts';
import type { SessionView } from '../../../libs/contracts/session/session-view.ts';
import { Problem } from '../http/problem.ts';
import { requestIdOf } from '../http/request-id.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { Anyone } from './access.ts';
import { FirstAccount } from './first-account.ts';
import { KnownDevices } from './known-devices.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { type OpenedSession, OpenSessions } from './open-sessions.ts';
import { ChoosePasswordBody, LinkBody, SetUpBody, SignInBody } from './session.bodies.ts';
import { PasswordChoice } from './password-choice.ts';
import { SessionCookie } from './session-cookie.ts';
import { SetUpLink } from './set-up-link.ts';
import { sessionOrigin } from './session-origin.ts';
import { SignIn } from './sign-in.ts';
import { StaffMail } from './staff-mail.ts';
import { sessionView } from './signed-in.ts';

/** Signing in and out, and the links by which people choose their first password. */
@Controller('api/auth')
@Anyone()
export class AuthController {
  readonly #signIn: SignIn;

  // eslint-disable-next-line max-params -- the services of signing in, injected by type
  constructor(
    signIn: SignIn,
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
    private readonly setUpLink: SetUpLink,
    private readonly firstAccount: FirstAccount,
    private readonly links: OneTimeLinks,
    private readonly choice: PasswordChoice,
    private readonly mail: StaffMail,
  ) {
    this.#signIn = signIn;
  }

  /** Signs a member of staff in and sets the session's cookie. */
  @Post('sign-in')
  @HttpCode(200)
  signIn(
    @Body() body: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    const place = {
      ...callerOf(request),
      ...placeOf(request),
      deviceOf: (accountId: string) => this.devices.nameOf(request, accountId),
    };
    return this.#begin(this.#signIn.signIn(place, body), request, response);
  }

  /** Ends the session. */
  @Post('sign-out')
  @HttpCode(200)
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.sessions.close(this.cookie.read(request));
    this.cookie.set(response, null);
    return sessionView(undefined);
  }

  /** Returns who is signed in, or why the browser’s session is over. */
  @Get('session')
  async session(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    response.setHeader('cache-control', 'no-store');
    const sessionId = this.cookie.read(request);
    const who = await this.sessions.recognise(sessionId);
    if (who !== undefined) return sessionView(who);
    const ended = await this.sessions.endOf(sessionId);
    return { ...sessionView(who), ...(ended === undefined ? {} : { ended }) };
  }

  /** Creates the owner's account by the one-time link that the first start prints. */
  @Post('set-up')
  async setUp(
    @Body() body: SetUpBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    if (!this.setUpLink.isOpenTo(body.token)) throw new Problem('SetUpLinkInvalid');
    await this.choice.check({ password: body.password }, body.username);
    this.setUpLink.shut();
    // Another process may have printed a link too, and that link may have been used first.
    if (!(await this.firstAccount.isMissing())) throw new Problem('SetUpLinkInvalid');
    await this.firstAccount.make(body);
    const opening = this.#signIn.signInByLink(placeOf(request), body);
    return this.#begin(opening, request, response);
  }

  /** Returns the username and the purpose of a one-time link. */
  @Post('link')
  @HttpCode(200)
  link(@Body() { token }: LinkBody): Promise<AccountLinkView> {
    return this.links.look(token);
  }

  /**
   * Chooses a password by a one-time link, and signs in with it. An account that still has a second factor
   * is not signed in: its person signs in with the new password and a code.
   */
  @Post('link/password')
  @HttpCode(200)
  async choosePassword(
    @Body() { token, password }: ChoosePasswordBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    const place = placeOf(request);
    await this.choice.check({ password }, (await this.links.look(token)).username);
    const { account, hadPassword } = await this.links.choosePassword(token, {
      password,
      requestId: place.requestId,
    });
    if (hadPassword) this.mail.sayPasswordChanged(account);
    const { username, totp } = account;
    if (totp !== null) {
      await this.sessions.close(this.cookie.read(request));
      this.cookie.set(response, null);
      return sessionView(undefined);
    }
    const opening = this.#signIn.signInByLink(place, { username, password });
    return this.#begin(opening, request, response);
  }

  async #begin(
    opening: Promise<OpenedSession>,
    request: Request,
    response: Response,
  ): Promise<SessionView> {
    const { sessionId, who } = await opening;
    await this.sessions.close(this.cookie.read(request));
    this.cookie.set(response, sessionId);
    this.devices.know(request, response, who.accountId);
    return sessionView(who);
  }
}

function placeOf(request: Request) {
  return { requestId: requestIdOf(request), origin: sessionOrigin(request) };
}
