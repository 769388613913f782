import { useState } from 'react';
import { faultWords } from './departure-words.ts';

/** The result of a mutation. */
interface Outcome {
  readonly error?: unknown;
}

/** Runs one command at a time, and keeps its error message until the next command. */
export function useNoting() {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function note(input: () => Promise<Outcome>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(undefined);
    const { error } = await input();
    setIsBusy(false);
    setFault(error === undefined ? undefined : faultWords(error));
    return error === undefined;
  }
  return { note, isBusy, fault };
}
