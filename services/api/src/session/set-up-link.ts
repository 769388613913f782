import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';

/** How long the printed link opens the door, in milliseconds. */
const validMs = 3_600_000;

/**
 * The one-time way to make the first account where none is configured. The token lives in this
 * process alone: it is printed once at the start, works for one hour, and once.
 */
@Injectable()
export class SetUpLink {
  readonly #clock: Clock;
  readonly #identifiers: Identifiers;
  #issued: { readonly digest: Buffer; readonly untilMs: number } | undefined;

  constructor(clock: Clock, identifiers: Identifiers) {
    this.#clock = clock;
    this.#identifiers = identifiers;
  }

  /** The address to print; the token stands in the fragment, which no server and no log sees. */
  issue(publicUrl: string): string {
    const token = Buffer.from(this.#identifiers.bytes(32)).toString('base64url');
    this.#issued = { digest: digestOf(token), untilMs: this.#clock.monotonicMs() + validMs };
    return `${publicUrl}/auth#set-up=${token}`;
  }

  /** Whether the token opens the door now. */
  isOpenTo(token: string): boolean {
    if (this.#issued === undefined || this.#clock.monotonicMs() > this.#issued.untilMs)
      return false;
    return timingSafeEqual(this.#issued.digest, digestOf(token));
  }

  /** The door stays shut from now on. */
  shut(): void {
    this.#issued = undefined;
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
