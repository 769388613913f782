import {
  BookingDocuments,
  type CalendarFacts,
  type VoucherFacts,
} from '../../application/ports/booking-documents.ts';
import { VoucherThread } from './voucher-thread.ts';

/** Vouchers as PDFs, drawn in a thread of their own, and calendar files by a library that is loaded with the first. */
export class PrintedBookingDocuments extends BookingDocuments {
  readonly #thread = new VoucherThread();

  override voucher(facts: VoucherFacts): Promise<Uint8Array> {
    return this.#thread.draw(facts);
  }

  override async calendar(facts: CalendarFacts): Promise<string> {
    const { calendarFile } = await import('./calendar-file.ts');
    return calendarFile(facts);
  }
}
