import type { EventLog } from '../log/event-log.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';

/** What every service of one server works with. */
export interface ServerContext {
  readonly log: EventLog;
  readonly faults: FaultPlan;
  /** Bytes of all events of one append. */
  readonly maxAppendBytes: number;
  readonly offersBatchAppend: boolean;
  /** How far the clock that other nodes are told is ahead of the machine's. */
  readonly clockAheadMs: number;
  /** Where the server itself can be reached. */
  readonly host: string;
  port(): number;
}
