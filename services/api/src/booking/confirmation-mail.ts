import { Inject, Injectable } from '@nestjs/common';
import { PublicUrl } from '../http/public-url.ts';

/** The e-mail that confirms a booking. */
@Injectable()
export class ConfirmationMail {
  /**
   * Whether it is on its way when somebody books. Known before, so that a booking never waits for the
   * mail (correctness rule 22). There is no mail yet.
   */
  readonly state: 'queued' | 'failed' = 'failed';
  readonly #publicUrl: string;

  constructor(@Inject(PublicUrl) publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  /** Where the booking is managed; whoever follows it still has to prove whose booking it is. */
  manageUrl(reference: string): string {
    return `${this.#publicUrl}/manage-booking/${reference}`;
  }
}
