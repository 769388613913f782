import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Visitor } from '../support/stories/visitor.ts';

/** A command that a person repeats until its outcome is known. */
export interface PersonRequest {
  readonly who: Visitor;
  /** The scope of the key: an account's id, or the public. */
  readonly scope: string;
  /** The name of the command and its target: with the key they determine the command's id. */
  readonly command: 'BookTour' | 'ModifyBooking' | 'CancelBooking' | 'EditTour';
  readonly target: string;
  readonly key: string;
  readonly method: 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly ifMatch?: string;
  /** Renews the proof or the session before a repeat, if the product no longer accepts the old one. */
  readonly proveAgain: () => Promise<void>;
}

/** The outcome of a request. */
export interface Settled {
  readonly request: PersonRequest;
  readonly outcome: 'done' | 'refused';
  readonly answer: Answered;
  /** The number of tries. */
  readonly asked: number;
  readonly ms: number;
}

/** How long a person waits for an answer before they ask again, in milliseconds. */
const patienceMs = 10_000;
/** The pause before the next try: it doubles each time, up to a limit. */
const firstPauseMs = 300;
const pauseMsMax = 8_000;

/** Refusals that are normal on a day with many travellers. */
const ordinary = new Set([409, 412]);

/** Keeps all commands and their outcomes. */
export class Requests {
  readonly settled: Settled[] = [];
  readonly surprises: string[] = [];
  /** Tries without an answer, or with the answer to ask again later. */
  readonly tries = { unanswered: 0, notNow: 0, slowestMs: 0 };
  readonly #open = new Set<PersonRequest>();
  readonly #random: () => number;
  readonly #isGivenUp: () => boolean;

  constructor(random: () => number, isGivenUp: () => boolean) {
    this.#random = random;
    this.#isGivenUp = isGivenUp;
  }

  get open(): readonly PersonRequest[] {
    return [...this.#open];
  }

  /** Asks until there is an answer; undefined if the whole day is given up first. */
  async grant(request: PersonRequest): Promise<Settled | undefined> {
    this.#open.add(request);
    const beganMs = Date.now();
    for (let asked = 1; !this.#isGivenUp(); asked += 1) {
      const answer = await this.#ask(request);
      if (answer !== undefined && answer.status !== 401) {
        this.#open.delete(request);
        const outcome = answer.status < 300 ? 'done' : 'refused';
        const settled = { request, outcome, answer, asked, ms: Date.now() - beganMs } as const;
        this.settled.push(settled);
        if (outcome === 'refused' && !ordinary.has(answer.status)) {
          this.surprises.push(`${request.command}: ${String(answer.status)} ${answer.text}`);
        }
        return settled;
      }
      const pauseMs = Math.min(pauseMsMax, firstPauseMs * 2 ** (asked - 1));
      await pause(pauseMs * (0.5 + this.#random()));
      if (answer?.status === 401) await request.proveAgain();
    }
    return undefined;
  }

  /** The answer, if it gives the outcome of the request or asks for a proof. */
  async #ask(request: PersonRequest): Promise<Answered | undefined> {
    const { who, method, path, body, key, ifMatch } = request;
    const headers = {
      'idempotency-key': key,
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    };
    const beganMs = Date.now();
    const answer = await patiently(who.ask(method, path, { body, headers }));
    if (answer === undefined) {
      this.tries.unanswered += 1;
      return undefined;
    }
    if (answer.status === 503) {
      this.tries.notNow += 1;
      this.tries.slowestMs = Math.max(this.tries.slowestMs, Date.now() - beganMs);
      return undefined;
    }
    return answer;
  }
}

/** The answer; undefined if the connection broke, or no answer came in time. */
export async function patiently<Body>(
  asking: Promise<Answered<Body>>,
): Promise<Answered<Body> | undefined> {
  const gone = asking.catch(() => undefined);
  const timer = new AbortController();
  const late = pause(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([gone, late]);
  } finally {
    timer.abort();
  }
}
