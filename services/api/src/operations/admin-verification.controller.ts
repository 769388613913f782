import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { readAnchors } from '../../../libs/application/event-log/anchor.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Archive } from '../../../libs/application/ports/archive.ts';
import { type CheckRecord, CheckRecords } from '../../../libs/application/ports/check-records.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { LogChecks } from '../../../libs/application/verification/log-checks.ts';
import {
  anchorView,
  standingFaults,
  verificationView,
} from '../../../libs/application/verification/verification-views.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type {
  AnchorView,
  VerificationsView,
} from '../../../libs/contracts/operations/verification-view.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';

/** Checks whether the log is intact, shows the results, and lists the anchors of the log. */
@Controller('api/admin')
@Only('owner')
export class AdminVerificationController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly checks: LogChecks,
    private readonly records: CheckRecords,
    private readonly archive: Archive,
    private readonly cryptography: Cryptography,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Returns the running check of the log, or the last one, and whether faults are known. */
  @Get('verification')
  async last(): Promise<VerificationsView> {
    return this.#view(await this.records.load());
  }

  /** Begins a check of the log, unless one is running. */
  @Post('verification')
  @HttpCode(202)
  async begin(
    @Context({ idempotencyKey: 'ignored' }) { actor }: CommandContext,
  ): Promise<VerificationsView> {
    return this.#view((await this.checks.begin(actor.id)).record);
  }

  /** The anchors of the log, the newest first. */
  @Get('anchors')
  async anchors(): Promise<ListView<AnchorView>> {
    const entries = await readAnchors({
      archive: this.archive,
      cryptography: this.cryptography,
    });
    return {
      items: entries
        .map(anchorView)
        .filter((view) => view !== undefined)
        .toReversed(),
    };
  }

  async #view(record: CheckRecord | undefined): Promise<VerificationsView> {
    if (record === undefined) return {};
    const faults = standingFaults(record);
    return {
      last: verificationView(record, await this.accounts.list(), this.clock),
      ...(faults === undefined ? {} : { faults }),
    };
  }
}
