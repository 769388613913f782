import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type { BookingEvent } from '../../services/libs/domain/booking/booking.events.ts';
import type { BulkActEvent } from '../../services/libs/domain/bulk-act/bulk-act.events.ts';
import type { NotificationEvent } from '../../services/libs/domain/notification/notification.events.ts';
import { breaks, type Law } from './law.ts';

/** A booking that an import made. */
interface Imported {
  readonly bookingNumber: number;
  readonly bulkActId: string;
  readonly key: string;
  /** The command that made it. */
  readonly commandId: string;
  /** A command other than the import changed it. */
  isChanged: boolean;
  isLive: boolean;
  /** The payments of the file that still count. */
  payments: number;
}

interface Import {
  isUndone: boolean;
  /** The bookings that the undo cancelled. */
  readonly cancelled: Set<number>;
}

/** Events that clients do not see: they do not change the booking. */
const internal: readonly string[] = ['ReservationAbandoned'];

/**
 * The rules of imports, in plain words. A line of a file becomes at most one booking, and nobody gets an e-mail about it
 * or its undo. A preview stores nothing. After the undo, no booking of the file takes seats or counts as paid, unless
 * somebody changed it after the import.
 */
export class ImportLaws {
  readonly #imports = new Map<string, Import>();
  readonly #bookings = new Map<number, Imported>();
  /** Commands about which nobody gets an e-mail. */
  readonly #silent = new Set<string>();
  readonly #previews = new Set<string>();

  /** Whether an import was undone. */
  get hasUndone(): boolean {
    return [...this.#imports.values()].some(({ isUndone }) => isUndone);
  }

  /** A request that must store nothing. */
  preview(requestId: string): void {
    this.#previews.add(requestId);
  }

  watchRequest(event: RecordedEvent, law: Law): void {
    law(!this.#previews.has(event.metadata.correlationId), event, 'was stored by a preview');
  }

  watchBooking(event: RecordedEvent<BookingEvent>, law: Law): void {
    const bookingNumber = Number(event.stream.slice('booking-'.length));
    const { commandId } = event.metadata;
    if (event.type === 'BookingPlaced' && event.data.imported !== undefined) {
      const { imported, bulkActId = '' } = event.data;
      const other = [...this.#bookings.values()].find(
        (each) => each.key === imported.key && !this.#isUndone(each),
      );
      law(other === undefined, event, `is the line of booking ${other?.bookingNumber} again`);
      const { key } = imported;
      this.#bookings.set(bookingNumber, {
        ...{ bookingNumber, bulkActId, key, commandId },
        ...{ isChanged: false, isLive: true, payments: 0 },
      });
      this.#silent.add(commandId);
      return;
    }
    const booking = this.#bookings.get(bookingNumber);
    if (booking === undefined || internal.includes(event.type)) return;
    if (event.type === 'PaymentCollected') booking.payments += 1;
    if (event.type === 'PaymentVoided') booking.payments -= 1;
    if (event.type === 'BookingRebooked') booking.isLive = true;
    if (event.type === 'BookingCancelled') {
      booking.isLive = false;
      if (event.data.bulkActId === booking.bulkActId) {
        law(!booking.isChanged, event, 'cancels a booking that somebody changed after the import');
        law(booking.payments === 0, event, 'leaves a payment of the file');
        this.#import(booking.bulkActId).cancelled.add(bookingNumber);
        this.#silent.add(commandId);
        return;
      }
    }
    const isByUndo = event.type === 'PaymentVoided' && this.#import(booking.bulkActId).isUndone;
    if (commandId !== booking.commandId && !isByUndo) booking.isChanged = true;
  }

  watchImport(event: RecordedEvent<BulkActEvent>, law: Law): void {
    const bulkActId = event.stream.slice('bulk-'.length);
    if (event.type === 'ImportProgressed') {
      for (const each of event.data.bookings) {
        const isOwn = this.#bookings.get(each)?.bulkActId === bulkActId;
        law(isOwn, event, `notes booking ${each}, which it did not make`);
      }
    }
    if (event.type === 'ImportUndoBegun') this.#import(bulkActId).isUndone = true;
  }

  watchMail(event: RecordedEvent<NotificationEvent>, law: Law): void {
    if (event.type !== 'NotificationQueued') return;
    law(!this.#silent.has(event.data.cause.commandId), event, 'is an e-mail about an import');
  }

  /** @param holdsSeats Whether a booking has seats of its departure. */
  checkAtRest(holdsSeats: (bookingNumber: number) => boolean): void {
    for (const booking of this.#bookings.values()) {
      const { bookingNumber, bulkActId, isChanged, isLive } = booking;
      if (!this.#import(bulkActId).isUndone || isChanged) continue;
      if (isLive) throw breaks(`booking ${bookingNumber} stays, although its import was undone`);
      if (holdsSeats(bookingNumber)) {
        throw breaks(`booking ${bookingNumber} keeps seats, although its import was undone`);
      }
    }
  }

  #isUndone({ bulkActId, bookingNumber }: Imported): boolean {
    return this.#import(bulkActId).cancelled.has(bookingNumber);
  }

  #import(bulkActId: string): Import {
    const known = this.#imports.get(bulkActId) ?? { isUndone: false, cancelled: new Set() };
    this.#imports.set(bulkActId, known);
    return known;
  }
}
