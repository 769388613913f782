import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import {
  RecordCollection,
  RecordRefund,
} from '../../../libs/application/command-handling/commands/booking.commands.ts';
import { shownToStaff } from '../../../libs/application/queries/showing.ts';
import { paymentWish } from '../../../libs/application/wire/booking-wishes.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { wished } from '../http/outcomes.ts';
import { Only } from '../session/access.ts';
import { PaymentBody } from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Money that changed hands. Each payment is one of its own: only its key tells a repeat. */
@Controller('api/admin/bookings/:number')
@Only('owner', 'staff')
export class AdminPaymentsController {
  readonly #commands: CommandBus;
  readonly #answers: BookingAnswers;

  constructor(commands: CommandBus, answers: BookingAnswers) {
    this.#commands = commands;
    this.#answers = answers;
  }

  /** Notes what was collected, of a cancelled booking too. */
  @Post('collections')
  async collect(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: PaymentBody,
    @Context({ idempotencyKey: 'required', ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = wished(paymentWish(bookingNumber, body));
    return this.#answers.answer(
      await this.#commands.execute(new RecordCollection(wish, context)),
      shownToStaff,
    );
  }

  /** Notes what was given back: no more than was collected. */
  @Post('refunds')
  async refund(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: PaymentBody,
    @Context({ idempotencyKey: 'required', ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = wished(paymentWish(bookingNumber, body));
    return this.#answers.answer(
      await this.#commands.execute(new RecordRefund(wish, context)),
      shownToStaff,
    );
  }
}
