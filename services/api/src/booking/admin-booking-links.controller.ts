import { Controller, Delete, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  EndMailedLinks,
  HandOutManageLink,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { manageUrl, tokenOfBooking } from '../../../libs/application/manage-link/manage-link.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type Showing, shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
  ManageLinkAnswer,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { PublicUrl } from '../http/public-url.ts';
import { Only } from '../session/access.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** The links with which travellers manage a booking without another proof. */
@Controller('api/admin/bookings')
@Only('owner', 'staff')
export class AdminBookingLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: BookingAnswers,
    private readonly cryptography: Cryptography,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {}

  /** Makes the links in all e-mails sent so far invalid, and also the proofs that browsers have now. */
  @Delete(':number/mailed-links')
  async endMailedLinks(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new EndMailedLinks({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /**
   * Returns the link with which a traveller without an e-mail address manages the booking, so that staff can give it to
   * them. The history records each request.
   */
  @Post(':number/manage-link')
  @HttpCode(200)
  async handOut(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context() context: CommandContext,
  ): Promise<Answer<ManageLinkAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new HandOutManageLink({ bookingNumber }, context)),
      this.#withLink,
    );
  }

  readonly #withLink: Showing<AdminBookingView & Pick<ManageLinkAnswer, 'manageUrl'>> = async (
    people,
    card,
  ) => {
    const token = tokenOfBooking(this.cryptography, card);
    return {
      ...(await shownToStaff(people, card)),
      manageUrl: manageUrl(this.publicUrl, card.bookingNumber, token),
    };
  };
}
