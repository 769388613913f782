import { setTimeout as pause } from 'node:timers/promises';

/** The number of tries while the product is busy; each answer takes at most two seconds. */
const triesMax = 10;

/**
 * The pause before the second try, in milliseconds. It grows by the same time before each further try. So the clients
 * do not all repeat their requests at once.
 */
const pauseMs = 100;

/** Asks, and repeats the same request when the answer says so (503 with Retry-After). The site does this too. */
export async function askAgainWhileBusy<Answer extends Refusable>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (let tries = 1; isBusy(answer) && tries < triesMax; tries += 1) {
    await pause(tries * pauseMs);
    answer = await ask();
  }
  return answer;
}

interface Refusable {
  readonly status: number;
  readonly headers: Headers;
}

function isBusy({ status, headers }: Refusable): boolean {
  return status === 503 && headers.has('retry-after');
}
