import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import {
  CheckInGuests,
  MarkNoShow,
  UndoCheckIn,
  UndoNoShow,
} from '../../../libs/application/command-handling/commands/booking.commands.ts';
import { shownToStaff } from '../../../libs/application/queries/showing.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';
import { CheckInBody } from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Whether the travellers of a booking came. */
@Controller('api/admin/bookings/:number')
@Only('owner', 'staff')
export class AdminAttendanceController {
  readonly #commands: CommandBus;
  readonly #answers: BookingAnswers;

  constructor(commands: CommandBus, answers: BookingAnswers) {
    this.#commands = commands;
    this.#answers = answers;
  }

  /** They came, all of them or so many; told again with another number, that number counts. */
  @Post('check-in')
  @HttpCode(200)
  async checkIn(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { guests }: CheckInBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = { bookingNumber, ...(guests === undefined ? {} : { guests }) };
    return this.#answers.answer(
      await this.#commands.execute(new CheckInGuests(wish, context)),
      shownToStaff,
    );
  }

  /** That was a mistake. */
  @Delete('check-in')
  async undoCheckIn(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new UndoCheckIn({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /** Nobody came. */
  @Post('no-show')
  @HttpCode(200)
  async markNoShow(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new MarkNoShow({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /** That was a mistake. */
  @Delete('no-show')
  async undoNoShow(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new UndoNoShow({ bookingNumber }, context)),
      shownToStaff,
    );
  }
}
