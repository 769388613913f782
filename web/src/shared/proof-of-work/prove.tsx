import { type ProofOfWorkChallenge, slowPhoneSeconds } from '@contracts/proof-of-work.ts';
import { createRoot } from 'react-dom/client';
import { ProofDialog } from './proof-dialog.tsx';
import { solve } from './solve.ts';

/** The dialog is shown at least this long, so that it can be read, in milliseconds. */
const shownMsMin = 700;

/** The last puzzle. Puzzles are solved one after another, because two dialogs at once would confuse people. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Solves a challenge while a dialog explains it. Returns the value of the header `X-Proof-Of-Work`; undefined
 * if the person cancelled or the device could not solve it.
 */
export function prove(challenge: ProofOfWorkChallenge): Promise<string | undefined> {
  const proven = last.then(() => proveNow(challenge));
  last = proven;
  return proven;
}

async function proveNow(challenge: ProofOfWorkChallenge): Promise<string | undefined> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'proof-' });
  const controller = new AbortController();
  const { promise: closed, resolve: close } = Promise.withResolvers<undefined>();
  const show = (state: 'working' | 'failed') => {
    const seconds = slowPhoneSeconds(Number(challenge.parameters.data?.difficulty ?? 0));
    const onClose = () => {
      controller.abort();
      close(undefined);
    };
    root.render(<ProofDialog state={state} seconds={seconds} onClose={onClose} />);
  };
  try {
    show('working');
    const [work] = await Promise.race([
      Promise.all([solve(challenge, controller).catch(() => undefined), shownLongEnough()]),
      closed.then(() => [undefined]),
    ]);
    if (work === undefined && !controller.signal.aborted) {
      show('failed');
      await closed;
    }
    return work;
  } finally {
    controller.abort();
    root.unmount();
    place.remove();
  }
}

function shownLongEnough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, shownMsMin));
}
