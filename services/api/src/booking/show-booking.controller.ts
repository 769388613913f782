import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import {
  GetBooking,
  GetBookingHistory,
  GetBookingHolder,
  IsBookersEmail,
  IsBookersToken,
} from '../../../libs/application/queries/booking/booking.queries.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { stoppedEmail } from '../../../libs/application/queries/customer/stopped-email.ts';
import { shownProof } from '../../../libs/application/wire/proof-input.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  HistoryEntryView,
  ShownBooking,
} from '../../../libs/contracts/booking/booking-view.ts';
import type { BookingEmailsView } from '../../../libs/contracts/notification/suppression-view.ts';
import { Answer } from '../http/answer.ts';
import { revisionEtag, acceptedInput } from '../http/outcomes.ts';
import { Problem } from '../http/problem.ts';
import { answerOf, found, Freshness } from '../http/query-answers.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { Anyone } from '../session/access.ts';
import { BookingAttempts } from './booking-attempts.ts';
import { BookingProof } from './booking-proof.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';
import { ProveBookingBody } from './booking.inputs.ts';
import { ProofGuard } from './proof.guard.ts';

/** Lets travellers find a booking by its reference, and prove that it is theirs. */
@Controller('api/bookings/:reference')
@Anyone()
export class ShowBookingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly proof: BookingProof,
    private readonly attempts: BookingAttempts,
    private readonly readStore: ReadStore,
  ) {}

  /** Returns the booking, and whether a change needs a proof; without a proof, personal data is masked. */
  @Get()
  async show(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Freshness() context: QueryContext,
    @Req() request: Request,
  ): Promise<Answer<ShownBooking>> {
    const sight = await this.proof.sightOf(request, bookingNumber);
    const look = () => this.queries.execute(new GetBooking({ bookingNumber, sight }, context));
    const answer =
      sight === 'clear' ? await look() : await this.attempts.lookUp(callerOf(request), look);
    const booking = found(answer, 'BookingNotFound');
    const proof = await this.proof.stateOf(request, bookingNumber);
    const etag = revisionEtag(booking.revision);
    return answerOf({ ...booking, proof }, answer, { etag });
  }

  /** Opens this booking in the browser of a visitor who gives its e-mail address or has its mailed link. */
  @Post('proof')
  @HttpCode(204)
  async prove(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() body: ProveBookingBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const proof = acceptedInput(shownProof(body));
    const guess = { ...callerOf(request), bookingNumber };
    const isProven = await ('email' in proof
      ? this.attempts.proveByEmail(guess, () =>
          this.#isTrue(new IsBookersEmail({ bookingNumber, ...proof })),
        )
      : this.attempts.proveByToken(guess, () =>
          this.#isTrue(new IsBookersToken({ bookingNumber, ...proof })),
        ));
    if (!isProven) {
      const reason = 'email' in proof ? 'email' : 'link';
      throw new Problem('ProofRefused', { refusal: { kind: 'proof-refused', reason } });
    }
    const { view: holder } = await this.queries.execute(new GetBookingHolder({ bookingNumber }));
    if (holder === undefined) throw new Problem('ProofRefused');
    this.proof.give(response, bookingNumber, holder);
  }

  /** Returns the history of the booking, the oldest entry first. */
  @Get('history')
  @UseGuards(ProofGuard)
  async history(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Freshness() context: QueryContext,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetBookingHistory({ bookingNumber }, context));
    // Nobody can have a proof of a booking that does not exist.
    return answerOf({ items: found(answer, 'ProofRequired') }, answer);
  }

  /** Whether an e-mail about the last change was stopped. */
  @Get('emails')
  @UseGuards(ProofGuard)
  async emails(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
  ): Promise<BookingEmailsView> {
    return { stopped: await stoppedEmail(this.readStore, bookingNumber) };
  }

  async #isTrue(question: IsBookersEmail | IsBookersToken): Promise<boolean> {
    const { view } = await this.queries.execute(question);
    return view;
  }
}
