import { useState } from 'react';
import { faultWords } from './departure-words.ts';

/** What a mutation comes to. */
interface Outcome {
  readonly error?: unknown;
}

/** Notes something by a press, one at a time, and says what stood in the way until the next one. */
export function useNoting() {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function note(wish: () => Promise<Outcome>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFault(undefined);
    const { error } = await wish();
    setIsBusy(false);
    setFault(error === undefined ? undefined : faultWords(error));
    return error === undefined;
  }
  return { note, isBusy, fault };
}
