import {
  BookingDocuments,
  type CalendarEntry,
  type VoucherWords,
} from '../../application/ports/booking-documents.ts';
import { VoucherThread } from './voucher-thread.ts';

/** Vouchers as PDFs, drawn in a thread of their own, and calendar files by a library that is loaded with the first. */
export class PrintedBookingDocuments extends BookingDocuments {
  readonly #thread = new VoucherThread();

  override voucher(words: VoucherWords): Promise<Uint8Array> {
    return this.#thread.draw(words);
  }

  override async calendar(entry: CalendarEntry): Promise<string> {
    const { calendarFile } = await import('./calendar-file.ts');
    return calendarFile(entry);
  }
}
