import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  RecordCollection,
  RecordRefund,
  UndoWriteOff,
  VoidPayment,
  VoidRefund,
  WriteOffDebt,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { paymentsWithNames } from '../../../libs/application/queries/audit/named-actors.ts';
import { GetPayments } from '../../../libs/application/queries/booking/booking.queries.ts';
import { shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import { paymentInput } from '../../../libs/application/wire/booking-inputs.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { PaymentEntryView } from '../../../libs/contracts/booking/payment-entry-view.ts';
import { AsOfQuery, pastInstant } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { acceptedInput } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { PaymentBody, RefundBody, VoidBody } from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { EntryNumberPipe } from './entry-number.pipe.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Records payments. Every request is a separate payment, unless its key shows that it is a repeat. */
@Controller('api/admin/bookings/:number')
@Only('owner', 'staff')
export class AdminPaymentsController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: BookingAnswers,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Returns the payments and refunds of a booking, in the order in which they were recorded. */
  @Get('payments')
  @Only(...Everyone)
  async list(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Query() query: AsOfQuery,
  ): Promise<Answer<ListView<PaymentEntryView>>> {
    const asOf = pastInstant(query, this.clock);
    const input = { bookingNumber, ...(asOf !== undefined && { asOf }) };
    const answer = await this.queries.execute(new GetPayments(input));
    const entries = found(answer, 'BookingNotFound');
    return answerOf({ items: paymentsWithNames(entries, await this.accounts.list()) }, answer);
  }

  /** Records money that staff collected, in any currency, also for a cancelled booking. */
  @Post('collections')
  async collect(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: PaymentBody,
    @Context({ idempotencyKey: 'required', ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = acceptedInput(paymentInput(bookingNumber, body));
    return this.answers.answer(
      await this.commands.execute(new RecordCollection(input, context)),
      shownToStaff,
    );
  }

  /** Records a refund, of at most the collected money. */
  @Post('refunds')
  async refund(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: RefundBody,
    @Context({ idempotencyKey: 'required', ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = acceptedInput(paymentInput(bookingNumber, body));
    return this.answers.answer(
      await this.commands.execute(new RecordRefund(input, context)),
      shownToStaff,
    );
  }

  /** Voids a payment that was entered by mistake. Both entries stay visible. */
  @Post('payments/:entry/void')
  @HttpCode(200)
  async voidPayment(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Param('entry', EntryNumberPipe) paymentNo: number,
    @Body() { reason }: VoidBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new VoidPayment({ bookingNumber, paymentNo, reason }, context)),
      shownToStaff,
    );
  }

  /** Voids a refund that was entered by mistake. Both entries stay visible. */
  @Post('refunds/:entry/void')
  @HttpCode(200)
  async voidRefund(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Param('entry', EntryNumberPipe) refundNo: number,
    @Body() { reason }: VoidBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new VoidRefund({ bookingNumber, refundNo, reason }, context)),
      shownToStaff,
    );
  }

  /** Writes off what the travellers of a no-show owe. */
  @Post('write-off')
  @HttpCode(200)
  async writeOff(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { reason }: VoidBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new WriteOffDebt({ bookingNumber, reason }, context)),
      shownToStaff,
    );
  }

  /** Makes a written-off debt due again. */
  @Delete('write-off')
  async undoWriteOff(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new UndoWriteOff({ bookingNumber }, context)),
      shownToStaff,
    );
  }
}
