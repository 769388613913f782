import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  BookTour,
  type BookTourRefusedToTraveller,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { shownIn } from '../../../libs/application/queries/booking/showing.ts';
import { bookTourInput } from '../../../libs/application/wire/booking-inputs.ts';
import { customerEmail } from '../../../libs/contracts/customer/customer-email.ts';
import type { PlacedBookingAnswer } from '../../../libs/contracts/booking/booking-view.ts';
import { Answer } from '../http/answer.ts';
import { customerAsOf } from '../../../libs/application/queries/booking/present-customer.ts';
import { Context } from '../http/context.ts';
import { acceptedInput } from '../http/outcomes.ts';
import { Anyone } from '../session/access.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingLimits } from './booking-limits.ts';
import { BookingProof } from './booking-proof.ts';
import { PlaceBookingBody } from './booking.inputs.ts';
import { BookingOriginNotes } from './booking-origin-notes.ts';
import { ConfirmationMail } from './confirmation-mail.ts';

/** Lets travellers book. */
@Controller('api/bookings')
@Anyone()
export class PlaceBookingController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
    private readonly proof: BookingProof,
    private readonly mail: ConfirmationMail,
    private readonly origins: BookingOriginNotes,
    private readonly limits: BookingLimits,
  ) {}

  /**
   * Books a tour. If the network already holds its share of the seats, the booking becomes a request without seats.
   * This browser then has a proof of the booking for a while.
   */
  @Post()
  async place(
    @Body() body: PlaceBookingBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<PlacedBookingAnswer>> {
    const input = acceptedInput(bookTourInput(body, { origin: 'site' }));
    const email = customerEmail(body.customer.email);
    const outcome = await this.limits.place({ request, context }, email, (counted) =>
      this.commands.execute(new BookTour<BookTourRefusedToTraveller>(input, counted)),
    );
    const isNew = outcome.done && outcome.replayed !== true;
    if (isNew && outcome.result.state.status === 'requested') {
      this.limits.noteRequestWithoutSeats();
    }
    const guests = body.travellers.reduce((sum, { count }) => sum + count, 0);
    const { body: booking, headers } = await this.answers.answer(outcome, shownIn('clear'), () =>
      Promise.resolve({ tourId: input.tourId, ...input.slot, guests }),
    );
    this.origins.note(booking.bookingNumber, request.ip);
    const customerId = outcome.done ? customerAsOf(outcome.result) : undefined;
    if (customerId !== undefined) this.proof.give(response, booking.bookingNumber, customerId);
    return new Answer(
      {
        ...booking,
        confirmationEmail: this.mail.state,
        manageUrl: this.mail.manageUrl(booking.bookingNumber),
      },
      headers,
    );
  }
}
