import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  SeatRequest,
  type SeatRequestRefusedToTraveller,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { IsBookersToken } from '../../../libs/application/queries/booking/booking.queries.ts';
import { shownIn } from '../../../libs/application/queries/booking/showing.ts';
import type { BookingAnswer } from '../../../libs/contracts/booking/booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { Anyone } from '../session/access.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingAttempts } from './booking-attempts.ts';
import { BookingLimits } from './booking-limits.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';
import { TakeSeatsBody } from './booking.inputs.ts';

/** Lets travellers take seats for a request that holds none. */
@Controller('api/bookings/:reference')
@Anyone()
export class SeatRequestController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: BookingAnswers,
    private readonly attempts: BookingAttempts,
    private readonly limits: BookingLimits,
  ) {}

  /**
   * Takes the seats of a request for the traveller who got its mailed link. The cookie of the browser that sent the
   * request is not enough, and the e-mail address is not enough either. The page calls this route only when the
   * traveller presses the button. So a program that opens the links in e-mails takes no seats.
   */
  @Post('seats')
  @HttpCode(200)
  async take(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() { token }: TakeSeatsBody,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingAnswer>> {
    const guess = { ...callerOf(request), bookingNumber };
    const isProven = await this.attempts.proveByToken(guess, async () => {
      const { view } = await this.queries.execute(new IsBookersToken({ bookingNumber, token }));
      return view;
    });
    if (!isProven) {
      throw new Problem('ProofRefused', { refusal: { kind: 'proof-refused', reason: 'link' } });
    }
    const outcome = await this.limits.write({ request, context }, (counted) =>
      this.commands.execute(
        new SeatRequest<SeatRequestRefusedToTraveller>({ bookingNumber }, counted),
      ),
    );
    return this.answers.answer(outcome, shownIn('clear'));
  }
}
