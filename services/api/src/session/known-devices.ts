import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { PublicUrl } from '../http/public-url.ts';

/** How long a browser stays known without a sign-in, in seconds. */
const validSeconds = 180 * 24 * 3_600;

/**
 * Browsers in which an account signed in before, recognised by a signed cookie. Their sign-in attempts are counted
 * separately, so that guesses from elsewhere cannot lock out the account's person. The cookie gives no access.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly cryptography: Cryptography,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {}

  /** Returns the name of a browser that the account has used; undefined if it has not used this browser. */
  nameOf(request: Request, accountId: string): string | undefined {
    const cookie = readCookie(request, this.#cookieName(accountId)) ?? '';
    const [, name = '', until = '', mac = ''] =
      /^([\w-]{22})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(cookie) ?? [];
    const isGenuine =
      mac !== '' &&
      timingSafeEqual(Buffer.from(mac), Buffer.from(this.#mac(accountId, `${name} ${until}`)));
    return isGenuine && this.#nowSeconds() < Number(until) ? name : undefined;
  }

  /** Makes the browser known to the account, under its earlier name if it had one. */
  know(request: Request, response: Response, accountId: string): void {
    const name =
      this.nameOf(request, accountId) ??
      Buffer.from(this.identifiers.bytes(16)).toString('base64url');
    const until = String(this.#nowSeconds() + validSeconds);
    setCookie(response, {
      name: this.#cookieName(accountId),
      value: `${name}.${until}.${this.#mac(accountId, `${name} ${until}`)}`,
      publicUrl: this.publicUrl,
      maxAgeSeconds: validSeconds,
      sameSite: 'Strict',
    });
  }

  /** Each account has its own cookie, whose name does not reveal the account. */
  #cookieName(accountId: string): string {
    return cookieName(`device-${this.#mac(accountId, 'name').slice(0, 8)}`, this.publicUrl);
  }

  #mac(accountId: string, text: string): string {
    return this.cryptography.mac('known-device', `${accountId} ${text}`);
  }

  #nowSeconds(): number {
    return Math.floor(Date.parse(this.clock.now()) / 1000);
  }
}
