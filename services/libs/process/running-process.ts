/** A part of the product, or all of it, at work in this process. */
export interface RunningProcess {
  /** What is printed, in one line, once it is ready. */
  readonly greeting: string;
  /** Resolves to why it can go on no longer and has to end. */
  readonly broken?: Promise<string> | undefined;
  /** Finishes what is under way and lets go of everything. */
  end(): Promise<void>;
}

/** How each part of a process ends, in the order in which they began. */
export type Ends = (() => Promise<void> | void)[];

/**
 * Begins one part after another; where one cannot, those before it are ended again.
 *
 * @param begin Notes how to end each part it began; answers the greeting, or more.
 */
export async function beginProcess(
  begin: (ends: Ends) => Promise<string | Omit<RunningProcess, 'end'>>,
): Promise<RunningProcess> {
  const ends: Ends = [];
  const end = async () => {
    for (const endPart of ends.toReversed()) await endPart();
  };
  try {
    const begun = await begin(ends);
    return typeof begun === 'string' ? { greeting: begun, end } : { ...begun, end };
  } catch (error) {
    await end();
    throw error;
  }
}
