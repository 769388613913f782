import { Controller, Get } from '@nestjs/common';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Mailer } from '../../../libs/application/ports/mailer.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { getMailFault } from '../../../libs/application/queries/notification/get-mail-fault.ts';
import type { MailStateView } from '../../../libs/contracts/notification/mail-state-view.ts';
import { Everyone, Only } from '../session/access.ts';

/** Whether e-mails leave the product, for a notice on every screen of the console. */
@Controller('api/admin/mail')
@Only(...Everyone)
export class MailStateController {
  constructor(
    private readonly mailer: Mailer,
    private readonly readStore: ReadStore,
    private readonly accounts: Accounts,
  ) {}

  /** Returns whether e-mails are sent. If the mail server accepts no e-mails, also returns since when and why. */
  @Get()
  async state(): Promise<MailStateView> {
    const { mailer, readStore, accounts } = this;
    if (!mailer.delivers) return { delivery: 'outbox', fault: null };
    return { delivery: 'smtp', fault: await getMailFault({ readStore, accounts }) };
  }
}
