/** A part of the product, or all of it, that runs in this process. */
export interface RunningProcess {
  /** The line that is printed once it is ready. */
  readonly greeting: string;
  /** Resolves to the reason why it cannot continue and must end. */
  readonly broken?: Promise<string> | undefined;
  /** Finishes what is under way and closes everything. */
  end(): Promise<void>;
}

/** The functions that end the parts of a process, in the order in which the parts began. */
export type Ends = (() => Promise<void> | void)[];

/**
 * Begins one part after another. If one fails, those before it are ended.
 *
 * @param begin Notes how to end each part that it began; returns the greeting, perhaps with a reason to end.
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
