import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';

/** How long the printed link works, in milliseconds. */
const validMs = 3_600_000;

/**
 * The one-time link that creates the first account if no account is configured. Only this process has the token. The
 * token is printed once at the start, and works once within one hour.
 */
@Injectable()
export class SetUpLink {
  #issued: { readonly digest: Buffer; readonly untilMs: number } | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  /** Returns the address to print. The token is in the fragment, which browsers do not send to servers or logs. */
  issue(publicUrl: string): string {
    const token = Buffer.from(this.identifiers.bytes(32)).toString('base64url');
    this.#issued = { digest: digestOf(token), untilMs: this.clock.monotonicMs() + validMs };
    return `${publicUrl}/auth#set-up=${token}`;
  }

  /** Whether the token works now. */
  isOpenTo(token: string): boolean {
    if (this.#issued === undefined || this.clock.monotonicMs() > this.#issued.untilMs) return false;
    return timingSafeEqual(this.#issued.digest, digestOf(token));
  }

  /** Invalidates the link. */
  shut(): void {
    this.#issued = undefined;
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
