import { Injectable, Logger, Module } from '@nestjs/common';
import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import { Accounts } from '../ports/accounts.ts';
import { CheckRecords } from '../ports/check-records.ts';
import { Clock } from '../ports/clock.ts';
import { Identifiers } from '../ports/identifiers.ts';
import { LogChecker } from '../ports/log-checker.ts';
import { Mailer } from '../ports/mailer.ts';
import { MessageRenderer } from '../ports/message-renderer.ts';
import { Operator } from '../ports/operator.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { informOwnersOfFaults, type InformOwnersTools } from './inform-owners.ts';
import { LogChecks } from './log-checks.ts';

/** Sends owners e-mails about faults of the log. */
@Injectable()
class OwnersMail {
  readonly #logger = new Logger('Verification');
  readonly #tools: Omit<InformOwnersTools, 'onFailure'>;

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    accounts: Accounts,
    mailer: Mailer,
    messageRenderer: MessageRenderer,
    identifiers: Identifiers,
    operator: Operator,
    telemetry: Telemetry,
  ) {
    this.#tools = { accounts, mailer, messageRenderer, identifiers, operator, telemetry };
  }

  inform(verdict: LogVerdictView): Promise<boolean> {
    const onFailure = (why: string) => {
      this.#logger.warn(`An owner was not informed of the faults of the log: ${why}.`);
    };
    return informOwnersOfFaults(verdict, { ...this.#tools, onFailure });
  }
}

/** Checks the log. A global module of the process provides the ports. */
@Module({
  providers: [
    OwnersMail,
    {
      provide: LogChecks,
      useFactory: (
        ...[checker, records, clock, identifiers, mail]: [
          LogChecker,
          CheckRecords,
          Clock,
          Identifiers,
          OwnersMail,
        ]
      ) => {
        const informOwners = (verdict: LogVerdictView) => mail.inform(verdict);
        return new LogChecks({ checker, records, clock, identifiers, informOwners });
      },
      inject: [LogChecker, CheckRecords, Clock, Identifiers, OwnersMail],
    },
  ],
  exports: [LogChecks],
})
export class VerificationModule {}
