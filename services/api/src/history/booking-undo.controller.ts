import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  PreviewBookingUndo,
  UndoBookingChange,
  type UndoBookingRefusedToStaff,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { PersonalReader } from '../../../libs/application/queries/engine/personal-reader.ts';
import { shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import { bookingUndoEffects } from '../../../libs/application/wire/undo-answers.ts';
import type { AdminBookingAnswer } from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { UndoPreviewView } from '../../../libs/contracts/history/undo-view.ts';
import { BookingAnswers } from '../booking/booking-answers.ts';
import { BookingReferencePipe } from '../booking/booking-reference.pipe.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';
import { undoPreviewAnswer } from './undo-preview.ts';
import { UndoInput } from './undo.inputs.ts';

/** Lets staff undo what was done to a booking. */
@Controller('api/admin/bookings')
@Only('owner', 'staff')
export class BookingUndoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
    private readonly people: PersonalReader,
  ) {}

  /** Returns the effects of undoing an entry of the booking's history, without changing anything. */
  @Get(':number/undo')
  async preview(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Query() { revision }: UndoInput,
    @Context({ idempotencyKey: 'ignored' }) context: CommandContext,
  ): Promise<Answer<UndoPreviewView>> {
    const input = { bookingNumber, revision: Number(revision) };
    const outcome = await this.commands.execute(new PreviewBookingUndo(input, context));
    return undoPreviewAnswer(outcome, (preview) => bookingUndoEffects(this.people, preview));
  }

  /** Undoes an entry of the booking's history: a cancellation, a move, an edit. */
  @Post(':number/undo')
  @HttpCode(200)
  async undo(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { revision }: UndoInput,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = { bookingNumber, revision: Number(revision) };
    return this.answers.answer(
      await this.commands.execute(new UndoBookingChange<UndoBookingRefusedToStaff>(input, context)),
      shownToStaff,
    );
  }
}
