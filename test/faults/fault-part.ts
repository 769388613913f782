/** The length and number of the faults. */
export interface Extent {
  /** How long an engine is down, in milliseconds. */
  readonly awayMs: number;
  /** How long an engine is paused or cut off without an error, in milliseconds. */
  readonly silentMs: number;
  /** How often a worker is killed under load. */
  readonly kills: number;
  /** How many times all clients ask for the last seats. */
  readonly rounds: number;
}

export interface FaultReport {
  /** The first row is the head. */
  readonly table: readonly (readonly string[])[];
  /** The faults that were found, a sentence each. */
  readonly wrong: readonly string[];
}

/** One kind of fault that the program can cause. */
export interface FaultPart {
  readonly name: string;
  readonly title: string;
  /** An exact description of the fault, for the page of figures. */
  readonly about: string;
  readonly run: (extent: Extent, tell: (sentence: string) => void) => Promise<FaultReport>;
}
