import type { Instant } from '../../domain/calendar/instants.ts';

/** The kind of a process of the product; `tool` is a command that works on the stores. */
export type ProcessKind = 'api' | 'projector' | 'standalone' | 'tool' | 'worker';

/** What a process notes about itself every two seconds while it lives. */
export interface RunningProcess {
  /** Drawn at the start of the process. */
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

/** The id of each directory's content; absent where the process does not use the directory. */
export interface SharedDirectories {
  readonly images?: string;
  readonly archive?: string;
}

/** How often a process notes that it lives, in milliseconds. */
export const beatMs = 2_000;

/** A process without a note for this long has ended or hangs, in milliseconds. */
export const beatMsMax = 6_000;

/** Where processes that share stores note that they are alive. */
export abstract class RunningProcesses {
  abstract note(process: RunningProcess): Promise<void>;

  /** Called by a process that ends normally. */
  abstract remove(id: string): Promise<void>;

  /** All processes, including those that did not end normally. */
  abstract list(): Promise<readonly RunningProcess[]>;
}
