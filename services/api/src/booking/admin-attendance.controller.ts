import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  CheckInGuests,
  MarkNoShow,
  UndoCheckIn,
  UndoNoShow,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';
import { CheckInBody } from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Records whether the travellers of a booking came. */
@Controller('api/admin/bookings/:number')
@Only('owner', 'staff')
export class AdminAttendanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
  ) {}

  /** Checks in all travellers, or the given number; a later check-in replaces the number. */
  @Post('check-in')
  @HttpCode(200)
  async checkIn(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { guests }: CheckInBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = { bookingNumber, ...(guests === undefined ? {} : { guests }) };
    return this.answers.answer(
      await this.commands.execute(new CheckInGuests(input, context)),
      shownToStaff,
    );
  }

  /** Undoes the check-in. */
  @Delete('check-in')
  async undoCheckIn(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new UndoCheckIn({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /** Marks the booking as a no-show. */
  @Post('no-show')
  @HttpCode(200)
  async markNoShow(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new MarkNoShow({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /** Undoes the no-show. */
  @Delete('no-show')
  async undoNoShow(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new UndoNoShow({ bookingNumber }, context)),
      shownToStaff,
    );
  }
}
