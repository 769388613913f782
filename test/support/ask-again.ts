import type { Answered } from './visitor.ts';

/** How often a busy product is asked; it answers each time within two seconds. */
const triesMax = 10;

/** Asks as the site does, which asks for the very same again where it is told to (503). */
export async function askAgainWhileBusy<Body>(
  ask: () => Promise<Answered<Body>>,
): Promise<Answered<Body>> {
  let answer = await ask();
  for (let tries = 1; answer.status === 503 && tries < triesMax; tries += 1) answer = await ask();
  return answer;
}
