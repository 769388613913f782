import { Injectable, Logger } from '@nestjs/common';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { BookingOrigins } from '../../../libs/application/ports/booking-origins.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { callerNetworks } from '../http/caller-network.ts';

/**
 * Records which network booked, as keyed hashes, in the background. A note that fails is logged and does not
 * affect the booking.
 */
@Injectable()
export class BookingOriginNotes {
  readonly #logger = new Logger('BookingOrigins');

  constructor(
    private readonly origins: BookingOrigins,
    private readonly cryptography: Cryptography,
    private readonly clock: Clock,
  ) {}

  /** @param address The caller's; a retry of the same booking keeps the first note. */
  note(bookingNumber: number, address: string | undefined): void {
    const { near, wide } = callerNetworks(address);
    this.#keep(
      this.origins.record({
        bookingNumber,
        network: this.cryptography.mac('booking-network', wide),
        nearNetwork: this.cryptography.mac('booking-network', near),
        at: this.clock.now(),
      }),
    );
  }

  #keep(noting: Promise<void>): void {
    noting.catch((error: unknown) => {
      this.#logger.warn(
        `The network of a booking could not be noted: ${causeInWords(error)}. The booking is not affected.`,
      );
    });
  }
}
