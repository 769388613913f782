import type { BulkActEvent, BulkActKind } from '../../../domain/bulk-act/bulk-act.events.ts';
import type {
  BeginBulkActRefusal,
  GoOnWithBulkActRefusal,
  UndoBulkActRefusal,
} from '../../../domain/bulk-act/bulk-act.refusals.ts';
import type { BulkActState } from '../../../domain/bulk-act/bulk-act.state.ts';
import type { FailedBooking } from '../../../domain/bulk-act/work-list.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

/** The answer of every command of a bulk act. */
export type BulkActAsOf = StreamAsOf<BulkActState, BulkActEvent>;

export interface BeginBulkActWish {
  readonly act: BulkActKind;
  readonly bookings: readonly number[];
  readonly reason: string;
}

/** Begins a bulk act, which gets this command's id. */
export class BeginBulkAct extends RequestedCommand<
  BeginBulkActWish,
  BulkActAsOf,
  BeginBulkActRefusal
> {
  readonly target = '';
}

export interface BulkActWish {
  readonly bulkActId: string;
}

abstract class BulkActCommand<
  Wish extends BulkActWish,
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, BulkActAsOf, Refusal> {
  get target(): string {
    return this.wish.bulkActId;
  }
}

export class StopBulkAct extends BulkActCommand<BulkActWish, GoOnWithBulkActRefusal> {}

export class ResumeBulkAct extends BulkActCommand<BulkActWish, GoOnWithBulkActRefusal> {}

/** Undoes what the act changed. */
export class UndoBulkAct extends BulkActCommand<BulkActWish, UndoBulkActRefusal> {}

export interface NoteBulkActProgressWish extends BulkActWish {
  readonly workId: string;
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/** Notes the outcome for some bookings. Sent only by the policy. */
export class NoteBulkActProgress extends BulkActCommand<NoteBulkActProgressWish, never> {}
