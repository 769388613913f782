import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  RecordCollection,
  RecordRefund,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import { paymentInput } from '../../../libs/application/wire/booking-inputs.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { acceptedInput } from '../http/outcomes.ts';
import { Only } from '../session/access.ts';
import { PaymentBody } from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Notes payments. Every request is a separate payment, unless its key shows that it is a repeat. */
@Controller('api/admin/bookings/:number')
@Only('owner', 'staff')
export class AdminPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
  ) {}

  /** Notes money that staff collected, also for a cancelled booking. */
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

  /** Notes money that staff paid back: no more than was collected. */
  @Post('refunds')
  async refund(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: PaymentBody,
    @Context({ idempotencyKey: 'required', ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = acceptedInput(paymentInput(bookingNumber, body));
    return this.answers.answer(
      await this.commands.execute(new RecordRefund(input, context)),
      shownToStaff,
    );
  }
}
