import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import type { Sight } from '../../../libs/application/queries/booking-view.ts';
import type { ProofState } from '../../../libs/contracts/booking/booking-view.ts';
import { cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { PublicUrl } from '../http/public-url.ts';
import { type AskedProof, ManageBookingProof } from './manage-booking-proof.ts';

/** How long a browser that proved whose booking it is need not do so again, in seconds. */
const validSeconds = 2 * 3_600;

/**
 * The cookie of somebody who proved that a booking is theirs, by its e-mail address, a link they were
 * mailed, or by having just made it. It opens this one booking; nothing is kept of it here.
 */
@Injectable()
export class BookingProof {
  readonly #cryptography: Cryptography;
  readonly #clock: Clock;
  readonly #publicUrl: string;
  readonly #asked: AskedProof;

  constructor(
    cryptography: Cryptography,
    clock: Clock,
    @Inject(PublicUrl) publicUrl: string,
    @Inject(ManageBookingProof) asked: AskedProof,
  ) {
    this.#cryptography = cryptography;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
    this.#asked = asked;
  }

  give(response: Response, bookingNumber: number): void {
    const until = Math.floor(Date.parse(this.#clock.now()) / 1000) + validSeconds;
    setCookie(response, {
      name: this.#cookieName(bookingNumber),
      value: `${until}.${this.#mac(bookingNumber, until)}`,
      publicUrl: this.#publicUrl,
      maxAgeSeconds: validSeconds,
      sameSite: 'Lax',
    });
  }

  isGiven(request: Request, bookingNumber: number): boolean {
    const cookie = readCookie(request, this.#cookieName(bookingNumber)) ?? '';
    const [, seconds, mac = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(cookie) ?? [];
    if (seconds === undefined) return false;
    const isGenuine = timingSafeEqual(
      Buffer.from(mac),
      Buffer.from(this.#mac(bookingNumber, Number(seconds))),
    );
    return isGenuine && Date.parse(this.#clock.now()) < Number(seconds) * 1000;
  }

  /** What the sender of the request still has to do before a change. */
  stateOf(request: Request, bookingNumber: number): ProofState {
    if (this.isGiven(request, bookingNumber)) return 'given';
    return this.#asked === 'none' ? 'not-asked' : 'asked';
  }

  /** How much of the booking the sender of the request may see. */
  sightOf(request: Request, bookingNumber: number): Sight {
    return this.isGiven(request, bookingNumber) ? 'clear' : 'masked';
  }

  #cookieName(bookingNumber: number): string {
    return cookieName(`booking-${bookingNumber}`, this.#publicUrl);
  }

  #mac(bookingNumber: number, until: number): string {
    return this.#cryptography.mac('proof-cookie', `${bookingNumber} ${until}`);
  }
}
