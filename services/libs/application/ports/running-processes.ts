import type { Instant } from '../../domain/calendar/instants.ts';

/** The kind of a process of the product; `tool` is a command that works on the stores. */
export type ProcessKind = 'api' | 'projector' | 'standalone' | 'tool' | 'worker';

/** The data that a process notes about itself every two seconds while it runs. */
export interface RunningProcess {
  /** A random id, drawn at the start of the process. */
  readonly id: string;
  readonly kind: ProcessKind;
  readonly host: string;
  readonly pid: number;
  readonly since: Instant;
  /** The time of the last note, by the clock of the process's machine. */
  readonly seenAt: Instant;
  /** Grows with each note. */
  readonly beat: number;
  /** The ids of the directories that it uses and shares with others. */
  readonly directories: SharedDirectories;
}

/** The id of each directory's content; absent if the process does not use the directory. */
export interface SharedDirectories {
  readonly images?: string;
  readonly archive?: string;
}

/** The pause between two notes of a process, in milliseconds. */
export const beatMs = 2_000;

/** A process that has not stored a note for this time, in milliseconds, has ended or hangs. */
export const beatMsMax = 6_000;

/** Processes that share stores note here that they are alive. */
export abstract class RunningProcesses {
  abstract note(process: RunningProcess): Promise<void>;

  /** Called by a process that ends normally. */
  abstract remove(id: string): Promise<void>;

  /** All processes, including those that did not end normally. */
  abstract list(): Promise<readonly RunningProcess[]>;
}
