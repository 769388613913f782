import { Module, type Provider } from '@nestjs/common';
import { CheckRecords } from '../ports/check-records.ts';
import { Clock } from '../ports/clock.ts';
import { Identifiers } from '../ports/identifiers.ts';
import { LogChecker } from '../ports/log-checker.ts';
import { LogChecks } from './log-checks.ts';

const logChecks: Provider = {
  provide: LogChecks,
  useFactory: (
    checker: LogChecker,
    records: CheckRecords,
    clock: Clock,
    identifiers: Identifiers,
  ) => new LogChecks({ checker, records, clock, identifiers }),
  inject: [LogChecker, CheckRecords, Clock, Identifiers],
};

/** Checks the log. A global module of the process provides the ports. */
@Module({ providers: [logChecks], exports: [logChecks] })
export class VerificationModule {}
