import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  PreviewDepartureUndo,
  UndoDepartureChange,
} from '../../../libs/application/command-handling/departure/departure.commands.ts';
import { departureUndoEffects } from '../../../libs/application/wire/undo-answers.ts';
import type { DepartureRef } from '../../../libs/contracts/departure/departure-id.ts';
import type { DepartureAnswer } from '../../../libs/contracts/departure/departure-view.ts';
import type { UndoPreviewView } from '../../../libs/contracts/history/undo-view.ts';
import { DepartureAnswers } from '../departure/departure-answers.ts';
import { DepartureIdPipe } from '../departure/departure-id.pipe.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';
import { undoPreviewAnswer } from './undo-preview.ts';
import { UndoInput } from './undo.inputs.ts';

/** Lets staff undo the cancellation or the move of a departure. */
@Controller('api/admin/departures')
@Only('owner', 'staff')
export class DepartureUndoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: DepartureAnswers,
  ) {}

  /** Returns the effects of undoing an entry of the departure's history, without changing anything. */
  @Get(':id/undo')
  async preview(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Query() { revision }: UndoInput,
    @Context({ idempotencyKey: 'ignored' }) context: CommandContext,
  ): Promise<Answer<UndoPreviewView>> {
    const input = { departure, revision: Number(revision) };
    const outcome = await this.commands.execute(new PreviewDepartureUndo(input, context));
    return undoPreviewAnswer(outcome, (preview) => departureUndoEffects(preview, input.revision));
  }

  /** Reopens a departure that was cancelled or moved, and begins to restore its bookings. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @Param('id', DepartureIdPipe) departure: DepartureRef,
    @Body() { revision }: UndoInput,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<DepartureAnswer>> {
    const input = { departure, revision: Number(revision) };
    return this.answers.answer(
      await this.commands.execute(new UndoDepartureChange(input, context)),
    );
  }
}
