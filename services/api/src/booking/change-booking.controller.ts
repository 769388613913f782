import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  CancelBooking,
  ModifyBooking,
  type ModifyBookingRefusedToTraveller,
  UndoOwnCancellation,
  type UndoOwnRefusedToTraveller,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import {
  GetBooking,
  QuoteBookingChange,
} from '../../../libs/application/queries/booking/booking.queries.ts';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { shownIn } from '../../../libs/application/queries/booking/showing.ts';
import type { FreeDeparturesInput } from '../../../libs/application/queries/tour/tour.queries.ts';
import { changesInput, modifyBookingInput } from '../../../libs/application/wire/booking-inputs.ts';
import type {
  BookingAnswer,
  ModifyBookingRequest,
  QuoteView,
} from '../../../libs/contracts/booking/booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { problemOf, acceptedInput } from '../http/outcomes.ts';
import { answerOf, found, Freshness } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingLimits } from './booking-limits.ts';
import { BookingProof } from './booking-proof.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';
import { CancelBookingBody, ModifyBookingBody, QuoteChangeBody } from './booking.inputs.ts';
import { ChangeGuard } from './proof.guard.ts';

/** Lets travellers change and cancel their booking. */
@Controller('api/bookings/:reference')
@Anyone()
@UseGuards(ChangeGuard)
export class ChangeBookingController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: BookingAnswers,
    private readonly proof: BookingProof,
    private readonly limits: BookingLimits,
  ) {}

  /** Moves the booking, changes its travellers or corrects its contact. Makes all the requested changes, or none. */
  @Patch()
  async modify(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() body: ModifyBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const input = acceptedInput(modifyBookingInput(bookingNumber, body));
    const outcome = await this.limits.change({ request, context }, bookingNumber, (counted) =>
      this.commands.execute(new ModifyBooking<ModifyBookingRefusedToTraveller>(input, counted)),
    );
    const show = shownIn(await this.proof.sightOf(request, bookingNumber));
    return this.answers.answer(outcome, show, () => this.#seatsWanted(bookingNumber, body));
  }

  /** Returns what the booking would cost after the changes, and the difference from its price. */
  @Post('quote')
  @HttpCode(200)
  async quote(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() body: QuoteChangeBody,
    @Freshness() context: QueryContext,
  ): Promise<Answer<QuoteView>> {
    const { guests, ...changes } = acceptedInput(changesInput(body));
    const input = { bookingNumber, changes, ...(guests === undefined ? {} : { guests }) };
    const answer = await this.queries.execute(new QuoteBookingChange(input, context));
    const quote = found(answer, 'BookingNotFound');
    if ('code' in quote) throw problemOf(quote);
    return answerOf(quote, answer);
  }

  /** Cancels the booking; a booking that is already cancelled does not change. */
  @Post('cancellation')
  @HttpCode(200)
  async cancel(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() { reason }: CancelBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const input = { bookingNumber, ...(reason === undefined ? {} : { reason }) };
    const outcome = await this.limits.write({ request, context }, (counted) =>
      this.commands.execute(new CancelBooking(input, counted)),
    );
    return this.answers.answer(outcome, shownIn(await this.proof.sightOf(request, bookingNumber)));
  }

  /** Undoes a cancellation by the traveller, within an hour and while the departure has room. */
  @Delete('cancellation')
  async undoCancellation(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const outcome = await this.limits.change({ request, context }, bookingNumber, (counted) =>
      this.commands.execute(
        new UndoOwnCancellation<UndoOwnRefusedToTraveller>({ bookingNumber }, counted),
      ),
    );
    const show = shownIn(await this.proof.sightOf(request, bookingNumber));
    return this.answers.answer(outcome, show, () => this.#seatsWanted(bookingNumber, {}));
  }

  /** Returns the seats that a change asks for; fields without a change come from the booking. */
  async #seatsWanted(
    bookingNumber: number,
    { date, pickupTime, guests, travellers }: ModifyBookingRequest,
  ): Promise<FreeDeparturesInput | undefined> {
    const { view } = await this.queries.execute(new GetBooking({ bookingNumber, sight: 'masked' }));
    return (
      view && {
        tourId: view.tourId,
        date: date ?? view.date,
        time: pickupTime ?? view.pickupTime,
        guests: guests ?? travellers?.reduce((sum, { count }) => sum + count, 0) ?? view.guests,
      }
    );
  }
}
