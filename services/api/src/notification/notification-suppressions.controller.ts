import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SuppressedAddresses } from '../../../libs/application/notifications/suppressed-addresses.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { MailSuppressions } from '../../../libs/application/ports/mail-suppressions.ts';
import { GetNotification } from '../../../libs/application/queries/notification/notification.queries.ts';
import type { SuppressionView } from '../../../libs/contracts/notification/suppression-view.ts';
import { Problem } from '../http/problem.ts';
import { found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { NotificationIdPipe } from './notification-id.pipe.ts';
import { SuppressAddressBody } from './notification.inputs.ts';

/** Stops mail to the address of an e-mail, and allows it again. Requests name the e-mail, not the address. */
@Controller('api/admin/notifications/:id/suppression')
@Only('owner', 'staff')
export class NotificationSuppressionsController {
  readonly #addresses: SuppressedAddresses;

  constructor(
    private readonly queries: QueryBus,
    suppressions: MailSuppressions,
    cryptography: Cryptography,
    clock: Clock,
  ) {
    this.#addresses = new SuppressedAddresses({ suppressions, cryptography, clock });
  }

  /** Returns why the address of an e-mail gets no mail, and since when; null if it gets mail. */
  @Get()
  @Only(...Everyone)
  async look(@Param('id', NotificationIdPipe) notificationId: string): Promise<SuppressionView> {
    const suppression = await this.#addresses.of(await this.#addressOf(notificationId));
    return { suppression: suppression ?? null };
  }

  /** Stops all mail to the address of an e-mail. */
  @Post()
  @HttpCode(204)
  async suppress(
    @Param('id', NotificationIdPipe) notificationId: string,
    @Body() { reason }: SuppressAddressBody,
  ): Promise<void> {
    await this.#addresses.suppress(await this.#addressOf(notificationId), reason);
  }

  /** Allows mail to the address of an e-mail again. */
  @Delete()
  @HttpCode(204)
  async lift(@Param('id', NotificationIdPipe) notificationId: string): Promise<void> {
    await this.#addresses.lift(await this.#addressOf(notificationId));
  }

  /** Returns the traveller's address: mail to the operator cannot be stopped here. */
  async #addressOf(notificationId: string): Promise<string> {
    const input = { notificationId, isForReader: true };
    const { to, recipient } = found(
      await this.queries.execute(new GetNotification(input)),
      'NotificationNotFound',
    );
    if (to === undefined || recipient === 'operator') throw new Problem('NotificationNotFound');
    return to;
  }
}
