import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** The messages that `solveChallengeWorkers` of altcha-lib sends to a worker. */
type Told =
  | { readonly type: 'abort' }
  | {
      readonly type: 'work';
      readonly challenge: Challenge;
      readonly counterStart: number;
      readonly counterStep: number;
      readonly timeout: number;
    };

let controller = new AbortController();

globalThis.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.type === 'abort') {
    controller.abort();
    return;
  }
  const { challenge, counterStart, counterStep, timeout } = data;
  controller = new AbortController();
  solveChallenge({ challenge, controller, counterStart, counterStep, deriveKey, timeout }).then(
    (solution) => {
      globalThis.postMessage(solution);
    },
    (error: unknown) => {
      globalThis.postMessage({ error: String(error) });
    },
  );
};
