import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, Visitor } from '../support/visitor.ts';

/** A command that somebody wants done, and asks for until they know what became of it. */
export interface Wish {
  readonly who: Visitor;
  /** Whose key it is: an account's id, or the public. */
  readonly scope: string;
  /** What the product calls it, and what it is done to: with the key they make the command's id. */
  readonly command: 'BookTour' | 'ModifyBooking' | 'CancelBooking' | 'EditTour';
  readonly target: string;
  readonly key: string;
  readonly method: 'POST' | 'PATCH' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly ifMatch?: string;
  /** Done before asking again when the product no longer knows who asks. */
  readonly proveAgain: () => Promise<void>;
}

/** What became of a wish. */
export interface Settled {
  readonly wish: Wish;
  readonly outcome: 'done' | 'refused';
  readonly answer: Answered;
  /** How often it was asked. */
  readonly asked: number;
  readonly ms: number;
}

/** As long as somebody waits for an answer before they ask again, in milliseconds. */
const patienceMs = 10_000;
/** Between one try and the next: twice as long each time, up to a limit. */
const firstPauseMs = 300;
const pauseMsMax = 8_000;

/** Refusals that a day with many travellers brings by itself. */
const ordinary = new Set([409, 412]);

/** Keeps what everybody wanted and what they were told. */
export class Wishes {
  readonly settled: Settled[] = [];
  readonly surprises: string[] = [];
  /** Tries that were not answered, or answered with "not now". */
  readonly tries = { unanswered: 0, notNow: 0, slowestMs: 0 };
  readonly #open = new Set<Wish>();
  readonly #random: () => number;
  readonly #isGivenUp: () => boolean;

  constructor(random: () => number, isGivenUp: () => boolean) {
    this.#random = random;
    this.#isGivenUp = isGivenUp;
  }

  get open(): readonly Wish[] {
    return [...this.#open];
  }

  /** Asks until it is answered; undefined where the whole day is given up first. */
  async grant(wish: Wish): Promise<Settled | undefined> {
    this.#open.add(wish);
    const beganMs = Date.now();
    for (let asked = 1; !this.#isGivenUp(); asked += 1) {
      const answer = await this.#ask(wish);
      if (answer !== undefined && answer.status !== 401) {
        this.#open.delete(wish);
        const outcome = answer.status < 300 ? 'done' : 'refused';
        const settled = { wish, outcome, answer, asked, ms: Date.now() - beganMs } as const;
        this.settled.push(settled);
        if (outcome === 'refused' && !ordinary.has(answer.status)) {
          this.surprises.push(`${wish.command}: ${String(answer.status)} ${answer.text}`);
        }
        return settled;
      }
      const pauseMs = Math.min(pauseMsMax, firstPauseMs * 2 ** (asked - 1));
      await pause(pauseMs * (0.5 + this.#random()));
      if (answer?.status === 401) await wish.proveAgain();
    }
    return undefined;
  }

  /** The answer, where there is one that says what became of the wish, or that asks for a proof. */
  async #ask(wish: Wish): Promise<Answered | undefined> {
    const { who, method, path, body, key, ifMatch } = wish;
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

/** The answer; undefined where the line broke, or nothing came for as long as somebody waits. */
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
