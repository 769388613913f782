import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import {
  AddBookingNote,
  BookTour,
  CancelBooking,
  ConfirmBooking,
  DeclineBooking,
  EndMailedLinks,
  ModifyBooking,
  RebookBooking,
} from '../../../libs/application/command-handling/commands/booking.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { GetBookingAsOf } from '../../../libs/application/queries/as-of.queries.ts';
import {
  CountBookings,
  GetAdminBooking,
  GetAdminBookingHistory,
  ListBookings,
} from '../../../libs/application/queries/booking.queries.ts';
import { withNames } from '../../../libs/application/queries/named-actors.ts';
import { shownToStaff } from '../../../libs/application/queries/showing.ts';
import {
  bookTourWish,
  endBookingWish,
  modifyBookingWish,
  rebookBookingWish,
} from '../../../libs/application/wire/booking-wishes.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import type {
  BookingCountsView,
  HistoryEntryView,
} from '../../../libs/contracts/booking/booking-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import { AsOfQuery, instantThen } from '../history/as-of.query.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { revisionEtag, wished } from '../http/outcomes.ts';
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
} from './admin-booking.inputs.ts';
import { BookingAnswers } from './booking-answers.ts';
import { BookingReferencePipe } from './booking-reference.pipe.ts';

/** Bookings on one page where nothing else is asked. */
const pageSize = 50;

/** The bookings, as staff see and change them. */
@Controller('api/admin/bookings')
@Only('owner', 'staff')
export class AdminBookingsController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #answers: BookingAnswers;
  readonly #accounts: Accounts;
  readonly #clock: Clock;

  // eslint-disable-next-line max-params -- both buses and what an answer is made of, injected by type
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    answers: BookingAnswers,
    accounts: Accounts,
    clock: Clock,
  ) {
    this.#commands = commands;
    this.#queries = queries;
    this.#answers = answers;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  /** One page of a tab, the newest bookings first. */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...query }: ListBookingsQuery,
  ): Promise<Answer<ListView<AdminBookingView>>> {
    const answer = await this.#queries.execute(new ListBookings({ limit, ...query }));
    return answerOf(answer.view ?? { items: [] }, answer);
  }

  /** The same; what is searched for may name a person, and is in no URL that a proxy may log. */
  @Post('search')
  @HttpCode(200)
  @Only(...Everyone)
  search(@Body() body: ListBookingsQuery): Promise<Answer<ListView<AdminBookingView>>> {
    return this.list(body);
  }

  /** How many bookings each tab holds, of those the search finds. */
  @Get('counts')
  @Only(...Everyone)
  async counts(@Query() query: CountBookingsQuery): Promise<Answer<BookingCountsView>> {
    const answer = await this.#queries.execute(new CountBookings(query));
    return answerOf(found(answer, 'NotFound'), answer);
  }

  /** The same, in no URL. */
  @Post('counts')
  @HttpCode(200)
  @Only(...Everyone)
  countFound(@Body() body: CountBookingsQuery): Promise<Answer<BookingCountsView>> {
    return this.counts(body);
  }

  /** Books on a caller's behalf; with a reason also what is past, closed or full. */
  @Post()
  async place(
    @Body() body: AdminPlaceBookingBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = wished(bookTourWish(body));
    const outcome = await this.#commands.execute(new BookTour(wish, context));
    const guests = body.travellers.reduce((sum, { count }) => sum + count, 0);
    const wanted = { tourId: body.tourId, date: body.date, time: body.pickupTime, guests };
    return this.#answers.answer(outcome, shownToStaff, () => Promise.resolve(wanted));
  }

  /** One booking, as it stands or stood at an instant. */
  @Get(':number')
  @Only(...Everyone)
  async one(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Query() query: AsOfQuery,
  ): Promise<Answer<AsOf<AdminBookingView>>> {
    const asOf = instantThen(query, this.#clock);
    if (asOf !== undefined) {
      const then = await this.#queries.execute(new GetBookingAsOf({ bookingNumber, asOf }));
      return answerOf(found(then, 'BookingNotFound'), then);
    }
    const answer = await this.#queries.execute(new GetAdminBooking({ bookingNumber }));
    const booking = found(answer, 'BookingNotFound');
    return answerOf(booking, answer, { etag: revisionEtag(booking.revision) });
  }

  /** What happened to a booking, the oldest first. */
  @Get(':number/history')
  @Only(...Everyone)
  async history(
    @Param('number', BookingReferencePipe) bookingNumber: number,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.#queries.execute(new GetAdminBookingHistory({ bookingNumber }));
    const entries = found(answer, 'BookingNotFound');
    return answerOf({ items: withNames(entries, await this.#accounts.list()) }, answer);
  }

  /** Moves a booking, changes its travellers, corrects its contact. */
  @Patch(':number')
  async modify(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: AdminModifyBookingBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = wished(modifyBookingWish(bookingNumber, body));
    return this.#answers.answer(
      await this.#commands.execute(new ModifyBooking(wish, context)),
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
    const wish = endBookingWish(bookingNumber, body);
    return this.#answers.answer(
      await this.#commands.execute(new CancelBooking(wish, context)),
      shownToStaff,
    );
  }

  /** Takes a cancelled booking up again, as it was or changed. */
  @Post(':number/rebooking')
  @HttpCode(200)
  async rebook(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: RebookBookingBody,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = wished(rebookBookingWish(bookingNumber, body));
    return this.#answers.answer(
      await this.#commands.execute(new RebookBooking(wish, context)),
      shownToStaff,
    );
  }

  /** Accepts a request. */
  @Post(':number/confirmation')
  @HttpCode(200)
  async confirm(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new ConfirmBooking({ bookingNumber }, context)),
      shownToStaff,
    );
  }

  /** Turns a request down. */
  @Post(':number/decline')
  @HttpCode(200)
  async decline(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() body: EndBookingBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    const wish = endBookingWish(bookingNumber, body);
    return this.#answers.answer(
      await this.#commands.execute(new DeclineBooking(wish, context)),
      shownToStaff,
    );
  }

  /** Writes something down about a booking. */
  @Post(':number/notes')
  async note(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { text }: AddNoteBody,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new AddBookingNote({ bookingNumber, text }, context)),
      shownToStaff,
    );
  }

  /** Ends the links in all e-mails of the booking sent until now, and what browsers proved until now. */
  @Delete(':number/mailed-links')
  async endMailedLinks(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context() context: CommandContext,
  ): Promise<Answer<AdminBookingAnswer>> {
    return this.#answers.answer(
      await this.#commands.execute(new EndMailedLinks({ bookingNumber }, context)),
      shownToStaff,
    );
  }
}
