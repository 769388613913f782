import { Body, Controller, Delete, HttpCode, Inject, Patch, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import {
  type BookingAsOf,
  ChangeHold,
  type ChangeHoldRefusedToTraveller,
  ExtendHold,
  type ExtendHoldRefusedToTraveller,
  HoldBooking,
  type HoldBookingRefusedToTraveller,
  ReleaseHold,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandDone } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { holdInput, holdView } from '../../../libs/application/wire/hold-answers.ts';
import type { HoldAnswer } from '../../../libs/contracts/booking/hold-view.ts';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import { Context } from '../http/context.ts';
import { done, problemOf } from '../http/outcomes.ts';
import { Anyone } from '../session/access.ts';
import { Site } from '../site/site.ts';
import { BookingLimits } from './booking-limits.ts';
import { ChangeHoldBody, HoldBody } from './booking.inputs.ts';

/**
 * Holds seats for the form that a traveller fills in. The Idempotency-Key of the form is the address of its hold, and
 * the booking is sent with the same key. So only the browser with the form can change or release the hold.
 */
@Controller('api/holds')
@Anyone()
export class HoldsController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: BookingLimits,
    private readonly log: EventLogReader,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
    @Inject(Site) private readonly site: SiteView,
  ) {}

  /** Holds seats for ten minutes, if few are free. */
  @Post()
  async hold(
    @Body() body: HoldBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<HoldAnswer> {
    if (!this.site.holdsSeats) throw problemOf({ code: 'HoldNotNeeded' });
    const input = { ...holdInput(body), tourId: body.tourId, ...ofForm(context) };
    const outcome = await this.limits.hold({ request, context }, (counted) =>
      this.commands.execute(
        new HoldBooking<HoldBookingRefusedToTraveller>({ ...input, origin: 'site' }, counted),
      ),
    );
    return this.#answer(done(outcome));
  }

  /** Holds other seats instead, until the same end. */
  @Patch()
  async change(
    @Body() body: ChangeHoldBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<HoldAnswer> {
    const input = { ...holdInput(body), ...ofForm(context) };
    // A form changes its hold several times with its one key. So the id of the command does not come from the key.
    const commandId = this.identifiers.uuid();
    const outcome = await this.limits.write({ request, context }, (counted) =>
      this.commands.execute(
        new ChangeHold<ChangeHoldRefusedToTraveller>(input, { ...counted, commandId }),
      ),
    );
    return this.#answer(done(outcome));
  }

  /** Holds the seats for ten minutes more; this is possible only once. */
  @Post('extension')
  @HttpCode(200)
  async extend(
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<HoldAnswer> {
    const outcome = await this.limits.write({ request, context }, (counted) =>
      this.commands.execute(new ExtendHold<ExtendHoldRefusedToTraveller>(ofForm(context), counted)),
    );
    return this.#answer(done(outcome));
  }

  /** Releases the seats, because the traveller left the form. A form without a hold has nothing to release. */
  @Delete()
  @HttpCode(204)
  async release(
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
    @Req() request: Request,
  ): Promise<void> {
    const outcome = await this.limits.write({ request, context }, (counted) =>
      this.commands.execute(new ReleaseHold(ofForm(context), counted)),
    );
    done(outcome);
  }

  /** Answers a repeat with the hold as it was then. A hold that became a booking holds nothing any more. */
  #answer({ result, position }: CommandDone<BookingAsOf>): HoldAnswer {
    const view = holdView(result.state, this.clock.now());
    if (view === undefined) throw problemOf({ code: 'HoldEnded' });
    return { ...view, position: positionToken(this.log.logId, position) };
  }
}

function ofForm({ idempotencyKey = '' }: CommandContext): { readonly formKey: string } {
  return { formKey: idempotencyKey };
}
