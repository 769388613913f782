import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { PublicUrl } from '../http/public-url.ts';

/** The cookie in which a browser keeps the secret id of its session. */
@Injectable()
export class SessionCookie {
  readonly #name: string;

  constructor(@Inject(PublicUrl) private readonly publicUrl: string) {
    this.#name = cookieName('session', publicUrl);
  }

  read(request: Request): string | undefined {
    return readCookie(request, this.#name);
  }

  /** Sets the cookie; null removes it. */
  set(response: Response, value: string | null): void {
    response.setHeader('cache-control', 'no-store');
    // Clears neither "storage" nor "cookies": favourites and the known device stay in a shared browser.
    if (value === null) response.setHeader('clear-site-data', '"cache"');
    setCookie(response, {
      name: this.#name,
      value,
      publicUrl: this.publicUrl,
      sameSite: 'Strict',
    });
  }
}
