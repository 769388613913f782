import { customerEmail } from '../../../libs/contracts/customer/customer-email.ts';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { ExportCustomerData } from '../../../libs/application/command-handling/customer/customer.commands.ts';
import {
  CustomerErasure,
  type Held,
  type Whom,
} from '../../../libs/application/erasure/customer-erasure.ts';
import { listErasedCustomers } from '../../../libs/application/erasure/list-erased-customers.ts';
import { previewErasure } from '../../../libs/application/erasure/preview-erasure.ts';
import { positionToken } from '../../../libs/application/event-log/position-token.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { DataPeriods } from '../../../libs/application/ports/data-periods.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import { personInput } from '../../../libs/application/wire/person-input.ts';
import { KeyVault } from '../../../libs/application/ports/key-vault.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import type {
  ErasedCustomersView,
  ErasurePreviewView,
  ErasureView,
} from '../../../libs/contracts/customer/customer-view.ts';
import { Context } from '../http/context.ts';
import { acceptedInput, done } from '../http/outcomes.ts';
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { type HeaderList, securityHeaders } from '../http/security-headers.ts';
import { sendFile } from '../http/send-file.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { CustomerBody, ExportCustomerQuery } from './customer.inputs.ts';
import { CustomerFile } from './customer-file.ts';

/** Enough for all people who ask for their data, and too few to look up all customers. */
const perAccount: RateLimit = { attemptsMax: 120, windowMs: 3_600_000 };

/**
 * Shows, exports and erases the data of customers. Logs, events and names contain only ids of customers, no
 * addresses.
 */
@Controller('api/admin/customers')
@Only('owner')
export class AdminCustomersController {
  readonly #headers: HeaderList;

  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly erasure: CustomerErasure,
    private readonly file: CustomerFile,
    private readonly readStore: ReadStore,
    private readonly accounts: Accounts,
    private readonly vault: KeyVault,
    private readonly limiter: RateLimiter,
    private readonly cryptography: Cryptography,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
    private readonly log: EventLogReader,
    private readonly periods: DataPeriods,
    @Inject(PublicUrl) publicUrl: string,
  ) {
    this.#headers = securityHeaders(publicUrl).data;
  }

  /** Returns who was erased and when, the latest first: ids, no names. */
  @Get('erasures')
  async erasures(): Promise<ErasedCustomersView> {
    const { bookingDataMonths, contactDataMonths } = this.periods;
    return {
      items: await listErasedCustomers(this.readStore, await this.accounts.list()),
      awaitsScavenge: this.vault.awaitsScavenge,
      bookingDataMonths,
      contactDataMonths,
    };
  }

  /** Returns the data that an erasure of the person would make unreadable. */
  @Post('erasure/preview')
  @HttpCode(200)
  async preview(
    @Body() body: CustomerBody,
    @Req() request: RecognisedRequest,
  ): Promise<ErasurePreviewView> {
    await this.#allow(request);
    return await previewErasure(
      this.readStore,
      await this.#find(acceptedInput(personInput(body))),
      this.clock.now(),
    );
  }

  /** Erases a customer: all data sealed with the keys of the person becomes unreadable. This cannot be undone. */
  @Post('erasure')
  @HttpCode(200)
  @NeedsRecentPassword()
  async erase(
    @Body() body: CustomerBody,
    @Context() context: CommandContext,
    @Req() request: RecognisedRequest,
  ): Promise<ErasureView> {
    await this.#allow(request);
    const { actor, requestId } = context;
    const commandId = this.#commandId(context);
    const erased = await this.erasure.erase(acceptedInput(personInput(body)), {
      actor,
      requestId,
      commandId,
    });
    if (erased === undefined) throw new Problem('CustomerNotFound');
    return {
      bookings: erased.bookings.length,
      messages: erased.messages.length,
      addresses: erased.customers.length,
      isPurged: erased.isPurged,
      awaitsScavenge: this.vault.awaitsScavenge,
      position: positionToken(this.log.logId, erased.position),
    };
  }

  /**
   * Sends all data about a person as a file. The export is recorded first.
   *
   * @produces application/json {CustomerExportView} All data about the person.
   */
  @Post('export')
  @HttpCode(200)
  @NeedsRecentPassword()
  export(
    @Body() body: CustomerBody,
    @Context() context: CommandContext,
    @Req() request: RecognisedRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.#export(acceptedInput(personInput(body)), context, request, response);
  }

  /**
   * For older clients: sends all data about a person as a file. The address is in the URL, which proxies may log.
   *
   * @produces application/json {CustomerExportView} All data about the person.
   */
  @Get('export')
  @NeedsRecentPassword()
  exportByUrl(
    @Query() { email }: ExportCustomerQuery,
    @Context() context: CommandContext,
    @Req() request: RecognisedRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.#export({ email }, context, request, response);
  }

  async #export(
    whom: Whom,
    context: CommandContext,
    request: RecognisedRequest,
    response: Response,
  ): Promise<void> {
    await this.#allow(request);
    const held = await this.#find(whom);
    const records = this.file.recordsOf(held);
    const bookings = records.filter(({ kind }) => kind === 'booking').length;
    const messages = records.length - bookings;
    const customers = held.own.filter((each) => held.living.includes(each));
    for (const customerId of customers) {
      const input = { customerId, bookings, messages };
      done(await this.commands.execute(new ExportCustomerData(input, context)));
    }
    const now = this.clock.now();
    await sendFile(request, response, this.#headers, {
      name: `personal-data-${now.slice(0, 10)}.json`,
      type: 'application/json; charset=utf-8',
      pieces: this.file.pieces(addressOf(whom), now, customers, records),
    });
  }

  async #find(whom: Whom): Promise<Held> {
    const held = await this.erasure.find(whom);
    if (held?.own.some((each) => held.living.includes(each)) === true) return held;
    throw new Problem('CustomerNotFound');
  }

  async #allow({ signedIn }: RecognisedRequest): Promise<void> {
    const who = signedIn?.accountId ?? '';
    const key = this.cryptography.mac('attempts', `customers looked up by ${who}`);
    const allowed = await this.limiter.attempt(key, perAccount);
    if (!allowed.isAllowed) throw tooManyRequests(allowed, { reason: 'customer-search' });
  }

  /** Returns the command id, which is the same for every repeat with the same key, as for any command. */
  #commandId({ scope, idempotencyKey }: CommandContext): string {
    return idempotencyKey === undefined
      ? this.identifiers.uuid()
      : this.cryptography.uuidV5('command', scope, 'EraseCustomers', '', idempotencyKey);
  }
}

/** The address that was looked up; null if the person was found in another way. */
function addressOf(whom: Whom): string | null {
  return 'email' in whom ? customerEmail(whom.email) : null;
}
