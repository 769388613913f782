import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  AddBookingNote,
  BookTour,
  type BookTourRefusedToStaff,
  CancelBooking,
  type CancelBookingRefusedToStaff,
  ConfirmBooking,
  type ConfirmBookingRefusedToStaff,
  DeclineBooking,
  ModifyBooking,
  type ModifyBookingRefusedToStaff,
  RebookBooking,
  type RebookBookingRefusedToStaff,
  TagBooking,
  UntagBooking,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import {
  CountBookings,
  GetAdminBooking,
  GetAdminBookingHistory,
  ListBookings,
  ListBookingTags,
  GetBookingAsOf,
} from '../../../libs/application/queries/booking/booking.queries.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import { shownToStaff } from '../../../libs/application/queries/booking/showing.ts';
import {
  bookTourInput,
  endBookingInput,
  modifyBookingInput,
  rebookBookingInput,
} from '../../../libs/application/wire/booking-inputs.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
  BookingTagView,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  HistoryEntryView,
} from '../../../libs/contracts/booking/booking-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import { AsOfQuery, pastInstant } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { revisionEtag, acceptedInput } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import {
  AddNoteBody,
  AdminModifyBookingBody,
  AdminPlaceBookingBody,
  CountBookingsQuery,
  EndBookingBody,
  ListBookingsQuery,
  RebookBookingBody,
  TagBody,
} from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** The default number of bookings on a page. */
const pageSize = 50;

/** Staff write the numbers of callers from their own country without its code. */
const operatorsCountry = 'TZ';

/** The bookings, as staff see and change them. */
@Controller('api/admin/bookings')
@Only('owner', 'staff')
export class AdminBookingsController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: BookingAnswers,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** One page of a tab, the newest bookings first. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...query }: ListBookingsQuery,
  ): Promise<Answer<ListView<AdminBookingView>>> {
    const answer = await this.queries.execute(new ListBookings({ limit, ...query }));
    return answerOf(answer.view, answer);
  }

  /** One page of a tab, with the search in the body, because the search may name a person and a proxy may log URLs. */
  @Post('search')
  @HttpCode(200)
  @Only(...Everyone)
  search(@Body() body: ListBookingsQuery): Promise<Answer<ListView<AdminBookingView>>> {
    return this.list(body);
  }

  /** Returns the number of found bookings in each tab. */
  @Get('counts')
  @Only(...Everyone)
  async counts(@Query() query: CountBookingsQuery): Promise<Answer<BookingCountsView>> {
    const answer = await this.queries.execute(new CountBookings(query));
    return answerOf(answer.view, answer);
  }

  /** Returns the number of found bookings in each tab, with the search in the body. */
  @Post('counts')
  @HttpCode(200)
  @Only(...Everyone)
  countFound(@Body() body: CountBookingsQuery): Promise<Answer<BookingCountsView>> {
    return this.counts(body);
  }

  /** The tags in use, each with the number of its bookings, the most used first. */
  @Get('tags')
  @Only(...Everyone)
  async tags(): Promise<Answer<ListView<BookingTagView>>> {
    const answer = await this.queries.execute(new ListBookingTags(null));
    return answerOf({ items: answer.view }, answer);
  }

  /** Books for a caller. With a reason, staff can also book a departure that is past, closed or full. */
  @Post()
  async place(
    @Body() body: AdminPlaceBookingBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const origin = body.origin === undefined ? {} : { origin: body.origin };
    const input = acceptedInput(bookTourInput(body, { ...origin, usualCountry: operatorsCountry }));
    const outcome = await this.commands.execute(
      new BookTour<BookTourRefusedToStaff>(input, context),
    );
    const guests = body.travellers.reduce((sum, { count }) => sum + count, 0);
    const wanted = { tourId: body.tourId, date: body.date, time: body.pickupTime, guests };
    return this.answers.answer(outcome, shownToStaff, () => Promise.resolve(wanted));
  }

  /** Returns one booking, as it is now or was at an instant. */
  @Get(':number')
  @Only(...Everyone)
  async one(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Query() query: AsOfQuery,
  ): Promise<Answer<AsOf<AdminBookingView>>> {
    const asOf = pastInstant(query, this.clock);
    if (asOf !== undefined) {
      const then = await this.queries.execute(new GetBookingAsOf({ bookingNumber, asOf }));
      return answerOf(found(then, 'BookingNotFound'), then);
    }
    const answer = await this.queries.execute(new GetAdminBooking({ bookingNumber }));
    const booking = found(answer, 'BookingNotFound');
    return answerOf(booking, answer, { etag: revisionEtag(booking.revision) });
  }

  /** Returns the history of a booking, the oldest entry first. */
  @Get(':number/history')
  @Only(...Everyone)
  async history(
    @Param('number', BookingReferencePipe) bookingNumber: number,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetAdminBookingHistory({ bookingNumber }));
    const entries = found(answer, 'BookingNotFound');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Moves a booking, changes its travellers or corrects its contact. */
  @Patch(':number')
  async modify(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: AdminModifyBookingBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = acceptedInput(modifyBookingInput(bookingNumber, body, operatorsCountry));
    return this.answers.answer(
      await this.commands.execute(new ModifyBooking<ModifyBookingRefusedToStaff>(input, context)),
      shownToStaff,
    );
  }

  /** Cancels a booking, at any time. */
  @Post(':number/cancellation')
  @HttpCode(200)
  async cancel(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: EndBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = endBookingInput(bookingNumber, body);
    return this.answers.answer(
      await this.commands.execute(new CancelBooking<CancelBookingRefusedToStaff>(input, context)),
      shownToStaff,
    );
  }

  /** Rebooks a cancelled booking, as it was or changed. */
  @Post(':number/rebooking')
  @HttpCode(200)
  async rebook(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: RebookBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = acceptedInput(rebookBookingInput(bookingNumber, body));
    return this.answers.answer(
      await this.commands.execute(new RebookBooking<RebookBookingRefusedToStaff>(input, context)),
      shownToStaff,
    );
  }

  /** Accepts a request, and takes seats if the request holds none. */
  @Post(':number/confirmation')
  @HttpCode(200)
  async confirm(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(
        new ConfirmBooking<ConfirmBookingRefusedToStaff>({ bookingNumber }, context),
      ),
      shownToStaff,
    );
  }

  /** Declines a request. */
  @Post(':number/decline')
  @HttpCode(200)
  async decline(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: EndBookingBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const input = endBookingInput(bookingNumber, body);
    return this.answers.answer(
      await this.commands.execute(new DeclineBooking(input, context)),
      shownToStaff,
    );
  }

  /** Adds a note to a booking. */
  @Post(':number/notes')
  async note(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { text }: AddNoteBody,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new AddBookingNote({ bookingNumber, text }, context)),
      shownToStaff,
    );
  }

  /** Puts a tag on a booking, unless the booking has it already. */
  @Post(':number/tags')
  @HttpCode(200)
  async tag(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { tag }: TagBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new TagBooking({ bookingNumber, tag }, context)),
      shownToStaff,
    );
  }

  /** Takes a tag off a booking. */
  @Delete(':number/tags/:tag')
  async untag(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Param('tag') tag: string,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.answers.answer(
      await this.commands.execute(new UntagBooking({ bookingNumber, tag }, context)),
      shownToStaff,
    );
  }
}
