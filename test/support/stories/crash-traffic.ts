import { spiceFarm } from './booking-requests.ts';
import { type Answered, freshKey, type Visitor } from './visitor.ts';

interface Booked {
  readonly reference: string;
  readonly revision: string;
  readonly status: string;
  readonly guests: number;
}

/** One command of a traveller, which is repeated as often as the connection drops. */
interface Input {
  readonly key: string;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
  readonly ifMatch?: string;
  readonly acknowledged: (answer: Booked) => void;
}

/** Few seats and several departures, so that travellers compete for seats. */
const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];
const tourId = 'jozani-forest-mangrove';
const times = ['08:00', '14:00'];

/**
 * Travellers who book, change and cancel while the product is being killed. They ask again with the same key until
 * there is an answer. The answers are stored here.
 */
export class CrashTraffic {
  /** The latest answer about each booking. */
  readonly told = new Map<string, Booked>();
  /** How many commands were acknowledged, how many of them only after a repeat, and how many were refused. */
  readonly counts = { acknowledged: 0, afterAsking: 0, refused: 0 };
  readonly surprises: string[] = [];
  readonly #staff: Visitor;
  readonly #random: () => number;
  readonly #open = new Set<Input>();

  constructor(staff: Visitor, random: () => number) {
    this.#staff = staff;
    this.#random = random;
  }

  /** Sends requests until stopped; a request without an answer stays open. */
  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const input = this.#input();
      this.#open.add(input);
      await this.#ask(input, false);
    }
  }

  /** Repeats every request that was never answered. */
  async askAgain(): Promise<void> {
    await Promise.all([...this.#open].map((input) => this.#ask(input, true)));
  }

  get openInputs(): number {
    return this.#open.size;
  }

  async #ask(input: Input, isAgain: boolean): Promise<void> {
    const answer = await this.#send(input);
    if (answer === undefined || answer.status === 503) return;
    this.#open.delete(input);
    if (answer.status === 200 || answer.status === 201) {
      this.counts.acknowledged += 1;
      if (isAgain) this.counts.afterAsking += 1;
      input.acknowledged(answer.body);
    } else if (answer.status === 409 || answer.status === 412) {
      this.counts.refused += 1;
    } else {
      this.surprises.push(`${input.method} ${input.path}: ${answer.status} ${answer.text}`);
    }
  }

  async #send({ method, path, body, key, ifMatch }: Input): Promise<Answered<Booked> | undefined> {
    const headers = {
      'idempotency-key': key,
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    };
    try {
      return await this.#staff.ask<Booked>(method, path, { body, headers });
    } catch {
      return undefined; // The process was killed, so the outcome is still unknown.
    }
  }

  #input(): Input {
    const live = [...this.told.values()].filter(({ status }) => status === 'confirmed');
    const one = live[Math.floor(this.#random() * live.length)];
    const lot = this.#random();
    if (one === undefined || lot < 0.6) return this.#book();
    return lot < 0.8 ? this.#change(one) : this.#cancel(one);
  }

  #book(): Input {
    const body = { ...spiceFarm, tourId, ...this.#slot(), travellers: this.#travellers() };
    return this.#inputFor('POST', '/api/admin/bookings', body);
  }

  #change({ reference, revision }: Booked): Input {
    const body = this.#random() < 0.5 ? this.#slot() : { travellers: this.#travellers() };
    return this.#inputFor('PATCH', `/api/admin/bookings/${reference}`, body, revision);
  }

  #cancel({ reference, revision }: Booked): Input {
    return this.#inputFor('POST', `/api/admin/bookings/${reference}/cancellation`, {}, revision);
  }

  #inputFor(method: Input['method'], path: string, body: object, revision?: string): Input {
    return {
      key: freshKey(),
      method,
      path,
      body,
      ...(revision === undefined ? {} : { ifMatch: `"${revision}"` }),
      acknowledged: (answer) => {
        const known = this.told.get(answer.reference);
        // An answer with a lower revision arrived late, and is older than the known one.
        if (known === undefined || Number(known.revision) < Number(answer.revision)) {
          this.told.set(answer.reference, answer);
        }
      },
    };
  }

  #slot() {
    return { date: this.#oneOf(dates), pickupTime: this.#oneOf(times) };
  }

  #travellers() {
    return [{ category: 'Adult (12+)', count: 1 + Math.floor(this.#random() * 4) }];
  }

  #oneOf(values: readonly string[]): string {
    return values[Math.floor(this.#random() * values.length)] ?? '';
  }
}
