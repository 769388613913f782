import type { HeldByBooking } from '../../../domain/booking/booking.refusals.ts';
import type { DepartureRef } from '../../../domain/departure/departure-id.ts';
import { RequestedCommand } from '../engine/requested-command.ts';

export interface ReleaseReservationInput {
  readonly reservationId: string;
  readonly bookingNumber: number;
  readonly departure: DepartureRef;
}

export interface ReleaseResult {
  /** Whether there were seats to release; false if they were released before or never reserved. */
  readonly wasOpen: boolean;
}

/** Releases seats that no booking holds. Sent only by the system. */
export class ReleaseReservation extends RequestedCommand<
  ReleaseReservationInput,
  ReleaseResult,
  HeldByBooking
> {
  get target(): string {
    return this.input.reservationId;
  }
}
