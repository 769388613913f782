import type { Instant } from '../../domain/calendar/instants.ts';

/** What a process of the product is; `tool` for a command that works on the stores. */
export type ProcessKind = 'api' | 'projector' | 'standalone' | 'tool' | 'worker';

/** What a process says about itself every two seconds while it lives. */
export interface RunningProcess {
  /** Its own, drawn at its start. */
  readonly id: string;
  readonly kind: ProcessKind;
  readonly host: string;
  readonly pid: number;
  readonly since: Instant;
  /** By the clock of its machine. */
  readonly seenAt: Instant;
  /** Grows with each note. */
  readonly beat: number;
  /** The ids of the directories that it uses and shares with others. */
  readonly directories: SharedDirectories;
}

/** The id of a directory's content, absent where the process does not use one. */
export interface SharedDirectories {
  readonly images?: string;
  readonly archive?: string;
}

/** How often a process says that it lives, in milliseconds. */
export const beatMs = 2_000;

/** A process that said nothing for so long has ended or stands still, in milliseconds. */
export const beatMsMax = 6_000;

/** Where processes that share stores say that they live. */
export abstract class RunningProcesses {
  abstract note(process: RunningProcess): Promise<void>;

  /** Called by a process that ends as it is meant to. */
  abstract remove(id: string): Promise<void>;

  /** Every process that did not end as it is meant to is among them as well. */
  abstract list(): Promise<readonly RunningProcess[]>;
}
