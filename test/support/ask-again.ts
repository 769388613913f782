import { setTimeout as pause } from 'node:timers/promises';

/** How often a busy product is asked; it answers each time within two seconds. */
const triesMax = 10;

/** Before the second try, and that much more before each further one, in milliseconds: crowds do not come at once again. */
const pauseMs = 100;

/** Asks as the site does, which asks for the very same again where it is told to (503 with Retry-After). */
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
