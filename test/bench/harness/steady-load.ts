import { askToBook } from '../../support/stories/booking-requests.ts';
import { freshKey, Visitor } from '../../support/stories/visitor.ts';

const firstDay = Date.UTC(2027, 2, 1);
const dayMs = 86_400_000;
const days = 250;

/** Travellers who book at an even pace, whether earlier bookings were answered or not. */
export class SteadyLoad {
  readonly #asked: Promise<void>[] = [];
  readonly #timer: NodeJS.Timeout;
  #refused = 0;

  private constructor(url: string, perSecond: number) {
    this.#timer = setInterval(() => {
      this.#asked.push(this.#book(url));
    }, 1_000 / perSecond);
  }

  static begin(url: string, perSecond: number): SteadyLoad {
    return new SteadyLoad(url, perSecond);
  }

  /** Makes no more bookings; those under way continue. */
  stop(): void {
    clearInterval(this.#timer);
  }

  /** @throws Error when not every booking was made, because the load was then lower than stated. */
  async end(): Promise<void> {
    this.stop();
    await Promise.all(this.#asked);
    if (this.#refused > 0) {
      throw new Error(`${this.#refused} of ${this.#asked.length} bookings were not made.`);
    }
  }

  async #book(url: string): Promise<void> {
    const day = firstDay + (this.#asked.length % days) * dayMs;
    const date = new Date(day).toISOString().slice(0, 10);
    const key = freshKey();
    const customer = { name: 'Juma Asha', email: `${key}@example.com`, phone: '+255 700 000 001' };
    const visitor = new Visitor(() => url);
    const ask = () => askToBook(visitor, { date, customer }, key);
    // A kept-alive connection may be closed just as it is used again; with its key a repeated request books
    // once.
    const answer = await ask()
      .catch(ask)
      .catch(() => undefined);
    if (answer?.status !== 201) this.#refused += 1;
  }
}
