import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { GetBookingHolder } from '../../../libs/application/queries/booking/booking.queries.ts';
import type { Sight } from '../../../libs/application/queries/booking/booking-view.ts';
import type { ProofState } from '../../../libs/contracts/booking/booking-view.ts';
import { cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { PublicUrl } from '../http/public-url.ts';
import { type AskedProof, ManageBookingProof } from './manage-booking-proof.ts';

/** How long a proof is valid in a browser, in seconds. */
const validSeconds = 2 * 3_600;

/**
 * The cookie of a visitor who proved that a booking is theirs: by its e-mail address, by a mailed link, or
 * by having just made it. It opens this one booking; the server does not store it.
 */
@Injectable()
export class BookingProof {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly cryptography: Cryptography,
    private readonly clock: Clock,
    @Inject(PublicUrl) private readonly publicUrl: string,
    @Inject(ManageBookingProof) private readonly asked: AskedProof,
    @Inject(QueryBus) private readonly queries: Pick<QueryBus, 'execute'>,
  ) {}

  /**
   * @param holder The current holder of the booking, as `holderOf` returns it; the cookie ends when the
   * holder changes.
   */
  give(response: Response, bookingNumber: number, holder: string): void {
    const until = Math.floor(Date.parse(this.clock.now()) / 1000) + validSeconds;
    setCookie(response, {
      name: this.#cookieName(bookingNumber),
      value: `${until}.${this.#mac({ bookingNumber, holder, until })}`,
      publicUrl: this.publicUrl,
      maxAgeSeconds: validSeconds,
      sameSite: 'Lax',
    });
  }

  /** Whether the request has a valid cookie. Queries the current holder only if there is a cookie to check. */
  async isGiven(request: Request, bookingNumber: number): Promise<boolean> {
    const cookie = readCookie(request, this.#cookieName(bookingNumber)) ?? '';
    const [, seconds, mac = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(cookie) ?? [];
    if (seconds === undefined || Date.parse(this.clock.now()) >= Number(seconds) * 1000) {
      return false;
    }
    const { view: holder } = await this.queries.execute(new GetBookingHolder({ bookingNumber }));
    if (holder === undefined) return false;
    const expected = this.#mac({ bookingNumber, holder, until: Number(seconds) });
    return timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  }

  /** Whether the sender of the request gave a proof, has to give one before a change, or needs none. */
  async stateOf(request: Request, bookingNumber: number): Promise<ProofState> {
    if (await this.isGiven(request, bookingNumber)) return 'given';
    return this.asked === 'none' ? 'not-asked' : 'asked';
  }

  /** How much of the booking the sender of the request may see. */
  async sightOf(request: Request, bookingNumber: number): Promise<Sight> {
    return (await this.isGiven(request, bookingNumber)) ? 'clear' : 'masked';
  }

  #cookieName(bookingNumber: number): string {
    return cookieName(`booking-${bookingNumber}`, this.publicUrl);
  }

  #mac(of: {
    readonly bookingNumber: number;
    readonly holder: string;
    readonly until: number;
  }): string {
    const { bookingNumber, holder, until } = of;
    return this.cryptography.mac('proof-cookie', `${bookingNumber} ${holder} ${until}`);
  }
}
