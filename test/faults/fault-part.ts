/** How long and how often things go wrong. */
export interface Extent {
  /** How long an engine is away, in milliseconds. */
  readonly awayMs: number;
  /** How long it stands still or is cut off without a word, in milliseconds. */
  readonly silentMs: number;
  /** How often a worker is killed under load. */
  readonly kills: number;
  /** How often everybody wants the last seats. */
  readonly rounds: number;
}

export interface FaultReport {
  /** The first row is the head. */
  readonly table: readonly (readonly string[])[];
  /** What was not as it must be, a sentence each. */
  readonly wrong: readonly string[];
}

/** One kind of trouble that the program makes. */
export interface FaultPart {
  readonly name: string;
  readonly title: string;
  /** What exactly is done, for the page. */
  readonly about: string;
  readonly run: (extent: Extent, tell: (sentence: string) => void) => Promise<FaultReport>;
}
