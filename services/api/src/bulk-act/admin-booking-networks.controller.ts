import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  BookingOrigins,
  originsKeptMs,
  type Period,
} from '../../../libs/application/ports/booking-origins.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { GetAdminBookings } from '../../../libs/application/queries/bulk-act/bulk-act.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  BookingNetworksView,
  NetworkBookingView,
} from '../../../libs/contracts/bulk-act/booking-network-view.ts';
import type { Answer } from '../http/answer.ts';
import { answerOf } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { PeriodQuery } from './bulk-act.inputs.ts';

const dayMs = 86_400_000;

/** Shows which networks booked, so that staff can find and cancel the bookings of an abuser. */
@Controller('api/admin/booking-networks')
@Only(...Everyone)
export class AdminBookingNetworksController {
  constructor(
    private readonly origins: BookingOrigins,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Returns the networks that booked in a period, or in the last 24 hours. Networks that reached limits come first. */
  @Get()
  async list(@Query() query: PeriodQuery): Promise<BookingNetworksView> {
    const period = this.#period(query);
    const items = await this.origins.networks(period);
    return { items, ...period, keptDays: originsKeptMs / dayMs };
  }

  /** The bookings that one network made within a period, as they are now. */
  @Get(':network/bookings')
  async bookings(
    @Param('network') network: string,
    @Query() query: PeriodQuery,
  ): Promise<Answer<ListView<NetworkBookingView>>> {
    const origins = await this.origins.of(network, this.#period(query));
    const bookingNumbers = origins.map(({ bookingNumber }) => bookingNumber);
    const answer = await this.queries.execute(new GetAdminBookings({ bookingNumbers }));
    const bookings = new Map(answer.view.map((each) => [each.bookingNumber, each]));
    const items = origins.flatMap(({ bookingNumber, at, nearNetwork }) => {
      const booking = bookings.get(bookingNumber);
      return booking === undefined ? [] : [{ placedAt: at, nearNetwork, booking }];
    });
    return answerOf({ items }, answer);
  }

  #period({ from, to }: PeriodQuery): Period {
    const nowMs = Date.parse(this.clock.now());
    return {
      from: new Date(from ?? nowMs - dayMs).toISOString(),
      // The end is not included, so this is the next millisecond.
      to: new Date(to ?? nowMs + 1).toISOString(),
    };
  }
}
