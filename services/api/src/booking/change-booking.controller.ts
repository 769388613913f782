import { Body, Controller, HttpCode, Param, Patch, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import {
  CancelBooking,
  ModifyBooking,
} from '../../../libs/application/command-handling/commands/booking.commands.ts';
import {
  GetBooking,
  QuoteBookingChange,
} from '../../../libs/application/queries/booking.queries.ts';
import type { QueryContext } from '../../../libs/application/queries/requested-query.ts';
import { shownIn } from '../../../libs/application/queries/showing.ts';
import type { FreeDeparturesWish } from '../../../libs/application/queries/tour.queries.ts';
import { changesWish, modifyBookingWish } from '../../../libs/application/wire/booking-wishes.ts';
import type { BookingAnswer, QuoteView } from '../../../libs/contracts/booking/booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { problemOf, wished } from '../http/outcomes.ts';
import { answerOf, found, Freshness } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingLimits } from './booking-limits.ts';
import { BookingProof } from './booking-proof.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';
import { CancelBookingBody, ModifyBookingBody, QuoteChangeBody } from './booking.inputs.ts';
import { ChangeGuard } from './proof.guard.ts';

/** Where travellers change and cancel a booking of theirs. */
@Controller('api/bookings/:reference')
@Anyone()
@UseGuards(ChangeGuard)
export class ChangeBookingController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #answers: BookingAnswers;
  readonly #proof: BookingProof;
  readonly #limits: BookingLimits;

  // eslint-disable-next-line max-params -- what it is made of, injected by type
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    answers: BookingAnswers,
    proof: BookingProof,
    limits: BookingLimits,
  ) {
    this.#commands = commands;
    this.#queries = queries;
    this.#answers = answers;
    this.#proof = proof;
    this.#limits = limits;
  }

  /** Moves the booking, changes who travels, corrects its contact: all of it or nothing. */
  @Patch()
  async modify(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() body: ModifyBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const wish = wished(modifyBookingWish(bookingNumber, body));
    const outcome = await this.#limits.change({ request, context }, bookingNumber, (counted) =>
      this.#commands.execute(new ModifyBooking(wish, counted)),
    );
    const show = shownIn(await this.#proof.sightOf(request, bookingNumber));
    return this.#answers.answer(outcome, show, () => this.#seatsWanted(bookingNumber, body));
  }

  /** What the booking would cost if it were changed, and how much that differs. */
  @Post('quote')
  @HttpCode(200)
  async quote(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() body: QuoteChangeBody,
    @Freshness() context: QueryContext,
  ): Promise<Answer<QuoteView>> {
    const { guests, ...changes } = wished(changesWish(body));
    const wish = { bookingNumber, changes, ...(guests === undefined ? {} : { guests }) };
    const answer = await this.#queries.execute(new QuoteBookingChange(wish, context));
    const quote = found(answer, 'BookingNotFound');
    if ('code' in quote) throw problemOf(quote);
    return answerOf(quote, answer);
  }

  /** Cancels the booking; of one that is cancelled already nothing changes. */
  @Post('cancellation')
  @HttpCode(200)
  async cancel(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() { reason }: CancelBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const wish = { bookingNumber, ...(reason === undefined ? {} : { reason }) };
    const outcome = await this.#limits.write({ request, context }, (counted) =>
      this.#commands.execute(new CancelBooking(wish, counted)),
    );
    return this.#answers.answer(
      outcome,
      shownIn(await this.#proof.sightOf(request, bookingNumber)),
    );
  }

  /** The seats a change asks for, with what stays as it is filled in. */
  async #seatsWanted(
    bookingNumber: number,
    { date, pickupTime, guests, travellers }: QuoteChangeBody,
  ): Promise<FreeDeparturesWish | undefined> {
    const { view } = await this.#queries.execute(
      new GetBooking({ bookingNumber, sight: 'masked' }),
    );
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
