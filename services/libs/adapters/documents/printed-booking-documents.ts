import {
  BookingDocuments,
  type CalendarEntry,
  type VoucherWords,
} from '../../application/ports/booking-documents.ts';
import { VoucherThread } from './voucher-thread.ts';

/**
 * Draws vouchers as PDFs in a separate thread, and writes calendar files with a library that is loaded with
 * the first file.
 */
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
