import type { EventLog } from '../log/event-log.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';

/** The objects that every service of one server uses. */
export interface ServerContext {
  readonly log: EventLog;
  readonly faults: FaultPlan;
  /** The limit in bytes for all events of one append. */
  readonly maxAppendBytes: number;
  readonly offersBatchAppend: boolean;
  /** How far the clock that is reported to other nodes is ahead of the machine's clock. */
  readonly clockAheadMs: number;
  /** The address of the server itself. */
  readonly host: string;
  port(): number;
}
