import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { calendarEntry } from '../../../libs/application/documents/calendar-entry.ts';
import { voucherWords } from '../../../libs/application/documents/voucher-words.ts';
import {
  BookingDocuments,
  type NamedBooking,
} from '../../../libs/application/ports/booking-documents.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Operator } from '../../../libs/application/ports/operator.ts';
import { GetBooking } from '../../../libs/application/queries/booking/booking.queries.ts';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { GetAdminTour } from '../../../libs/application/queries/tour/tour.queries.ts';
import { ContentAnswer } from '../http/answer.ts';
import { InTurn } from '../http/in-turn.ts';
import { Problem } from '../http/problem.ts';
import { found, Freshness } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';
import { ProofGuard } from './proof.guard.ts';

/**
 * Serves travellers the documents of their booking. Documents name the traveller, so they always need a proof, also if
 * the operator asks for none before a change.
 */
@Controller('api/bookings/:reference')
@Anyone()
@UseGuards(ProofGuard)
export class BookingDocumentsController {
  /**
   * Drawing takes some 50 ms of CPU time. One voucher is drawn at a time, so that repeated requests do not
   * take the whole processor.
   */
  readonly #turns = new InTurn({ atOnce: 1, waitingMax: 30 });

  constructor(
    private readonly queries: QueryBus,
    private readonly documents: BookingDocuments,
    private readonly operator: Operator,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the voucher of a booking, to show on the day.
   *
   * @produces application/pdf One page, A5.
   */
  @Get('voucher.pdf')
  async voucher(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Freshness() context: QueryContext,
  ): Promise<ContentAnswer> {
    const booking = await this.#booking(bookingNumber, context);
    if (booking.status === 'cancelled') throw new Problem('BookingIsCancelled');
    const { tourId } = booking;
    // Reads the tour as it is today, because the list of things to bring may have changed. The tour may be withdrawn.
    const { view: tour } = await this.queries.execute(new GetAdminTour({ tourId }));
    const words = voucherWords({
      booking,
      whatToBring: tour?.whatToBring ?? [],
      operator: this.operator,
    });
    const pdf = await this.#turns.run(() => this.documents.voucher(words));
    return file(`voucher-${booking.reference}.pdf`, 'application/pdf', Buffer.from(pdf));
  }

  /**
   * Returns a calendar entry; the entry of a cancelled booking removes the entry that was added before.
   *
   * @produces text/calendar After RFC 5545. Every entry of a booking has the same UID, and a SEQUENCE
   *   that rises.
   */
  @Get('calendar.ics')
  async calendar(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Freshness() context: QueryContext,
  ): Promise<ContentAnswer> {
    const booking = await this.#booking(bookingNumber, context);
    const entry = calendarEntry({
      booking,
      operator: this.operator,
      method: 'PUBLISH',
      writtenAt: this.clock.now(),
    });
    const content = await this.documents.calendar(entry);
    const type = 'text/calendar; method=PUBLISH; charset=utf-8';
    return file(`${booking.reference}.ics`, type, Buffer.from(content));
  }

  /** @throws Problem SeatsNotHeld, CustomerErased; ProofRequired if there is no booking, as the guard does */
  async #booking(bookingNumber: number, context: QueryContext): Promise<NamedBooking> {
    const query = new GetBooking({ bookingNumber, sight: 'clear' }, context);
    const { customer, ...booking } = found(await this.queries.execute(query), 'ProofRequired');
    if (booking.seats !== undefined) throw new Problem('SeatsNotHeld');
    if (customer === undefined) throw new Problem('CustomerErased');
    return { ...booking, customer };
  }
}

/** A download with this name, which no cache may store. */
function file(name: string, type: string, content: Buffer): ContentAnswer {
  return new ContentAnswer(type, content, {
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
  });
}
