import { Agent, request } from 'node:http';

/** A request of an attacker who guesses. */
export interface Guess {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** The client address that the proxy reports. */
  readonly from: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** The number of parallel guesses; more would only wait for one another. */
const atOnce = 40;

/**
 * Sends all guesses as fast as the product answers, over kept-alive connections.
 *
 * @param triesMax How often each guess is sent while the product is busy (503).
 */
export async function guessAll(
  url: string,
  guesses: readonly Guess[],
  triesMax = 1,
): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: Answered[] = [];
  let next = 0;
  const work = async () => {
    for (let guess = guesses[next]; guess !== undefined; guess = guesses[next]) {
      const place = next;
      next += 1;
      answers[place] = await askUntilAnswered(url, guess, { agent, triesMax });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return answers;
}

async function askUntilAnswered(
  url: string,
  guess: Guess,
  { agent, triesMax }: { readonly agent: Agent; readonly triesMax: number },
): Promise<Answered> {
  let answer = await ask(url, guess, agent);
  for (let tries = 1; answer.status === 503 && tries < triesMax; tries += 1) {
    answer = await ask(url, guess, agent);
  }
  return answer;
}

function ask(url: string, { method, path, body, from }: Guess, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const asked = request(`${url}${path}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The number of answers by status. */
export function countsOf(answers: readonly Answered[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
